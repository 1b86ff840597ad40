import type { Language } from '../language.ts';
import { list, nameOfRoom, names, ofCard, ofSaying, quoted, tokens, turns, whyLost } from './events.ts';
import { actions, gaps as characters, colours, roles } from './words.ts';

const turnsLeft = (count: number): string => (count === 1 ? 'Dernier tour' : `Encore ${turns(count)}`);

export const phrases: Language['phrases'] = {
  turnsLeft,
  turn: (turn, left) => `Tour ${turn} · ${turnsLeft(left)}`,
  round: (round) => (round === 3 ? 'Adrénaline' : `${round === 1 ? 'Premier' : 'Second'} tour de table`),
  phases: {
    clues: 'Indices de départ',
    starting: 'Cartes M.A.C.',
    programming: 'Programmation',
    acting: 'Actions',
    over: 'La partie est finie',
  },
  awaited: (whom) => (whom.length === 0 ? 'On n’attend personne.' : `On attend ${names(whom)}.`),
  awaitsYou: 'On vous attend.',
  youKnow: 'Vous connaissez',
  room: (cell, room, edition) => `${cell} : ${nameOfRoom(room, edition && { edition })}`,
  yourRole: (role) => `Votre rôle : ${roles[role].name}.`,
  roleOf: (who, role) => `Rôle de ${characters[who].name} : ${roles[role].name}.`,
  signal: (by, cell, colour) => `${cell}, selon ${names(by)} : ${colours[colour].name}, ${colours[colour].danger}.`,
  saying: ofSaying,
  refused: (why) => `Impossible. ${why}`,
  look: (rooms) =>
    rooms.every(({ who }) => who.length === 1)
      ? `${names(rooms.flatMap(({ who }) => who))} regardent respectivement ${list(rooms.map(({ cell }) => cell))}.`
      : `${rooms.map(({ cell, who }, place) => `${names(who)} ${place === 0 ? 'regardent ' : ''}${cell}`).join(', ')}.`,
  wait: (who) => `${names(who)} attendent le second tour de table.`,
  lose: (who, lost) => `${names(who)} perdent l’action ${quoted(lost.action)}${whyLost(lost)}`,
  names,
  whom: names,
  forbidden: (lost) => `interdit : ${list(lost.map((action) => actions[action].name))}`,
  pile: (count) => `paranoïa : ${tokens(count)}`,
  adrenaline: (whom) => `Adrénaline : ${whom.length > 0 ? names(whom) : 'personne'}.`,
  card: ofCard,
  deck: (left, lying, last) =>
    [
      `Cartes M.A.C. restantes : ${left}.`,
      ...lying.map((card) => `En jeu : ${ofCard(card)}.`),
      ...(last ? [`La dernière : ${ofCard(last)}.`] : []),
    ].join(' '),
  states: {
    hidden: 'cachée',
    known: 'connue de vous',
    signal: 'signal',
    closed: 'fermée',
    locked: 'verrouillée',
    robot: 'robot',
    trapped: 'piège armé',
    dead: 'hors jeu',
    shown: 'rôle dévoilé',
    hiding: 'à couvert',
    adrenaline: 'adrénaline',
    single: 'une action',
    committed: 'adrénaline engagée',
    jammed: 'brouillage : aucun signal',
    reminder: 'balise',
    programmed: 'actions choisies',
    onAir: 'en action',
    alarm: 'alarme',
    key: 'clé activée',
    you: 'vous',
  },
};
