import type { Language } from '../language.ts';
import { list, nameOfRoom, names, ofCard, ofRole, ofSaying, tokens, turns, whyLost } from './events.ts';
import { actions, gaps as characters, colours } from './words.ts';

const turnsLeft = (count: number): string => (count === 1 ? 'Last turn' : `${turns(count)} left`);

export const phrases: Language['phrases'] = {
  turnsLeft,
  turn: (turn, left) => `Turn ${turn} · ${turnsLeft(left)}`,
  round: (round) => (round === 3 ? 'Adrenaline' : `Round ${round}`),
  phases: {
    clues: 'Starting clues',
    starting: 'M.A.C. cards',
    programming: 'Programming',
    acting: 'Action',
    over: 'The game is over',
  },
  awaited: (whom) => (whom.length === 0 ? 'Waiting for nobody.' : `Waiting for ${names(whom)}.`),
  awaitsYou: 'Waiting for you.',
  youKnow: 'You know',
  room: (cell, room, edition) => `${cell}: ${nameOfRoom(room, edition && { edition })}`,
  yourRole: (role) => `Your role: ${ofRole(role)}.`,
  roleOf: (who, role) => `${characters[who].name}’s role: ${ofRole(role)}.`,
  signal: (by, cell, colour) =>
    `${cell}, according to ${names(by)}: ${colours[colour].name}, ${colours[colour].danger}.`,
  saying: ofSaying,
  refused: (why) => `Not possible. ${why}`,
  look: (rooms) =>
    rooms.every(({ who }) => who.length === 1)
      ? `${names(rooms.flatMap(({ who }) => who))} look at ${list(rooms.map(({ cell }) => cell))}.`
      : `${rooms.map(({ cell, who }, place) => `${names(who)} ${place === 0 ? 'look ' : ''}at ${cell}`).join(', ')}.`,
  wait: (who) => `${names(who)} wait for round 2.`,
  lose: (who, lost) => `${names(who)} lose ${actions[lost.action].name}${whyLost(lost)}`,
  names,
  whom: names,
  forbidden: (lost) => `forbidden: ${list(lost.map((action) => actions[action].name))}`,
  pile: (count) => `paranoia: ${tokens(count)}`,
  adrenaline: (whom) => `Adrenaline: ${whom.length > 0 ? names(whom) : 'nobody'}.`,
  card: ofCard,
  deck: (left, lying, last) =>
    [
      `M.A.C. cards left: ${left}.`,
      ...lying.map((card) => `In effect this turn: ${ofCard(card)}.`),
      ...(last ? [`Last drawn: ${ofCard(last)}.`] : []),
    ].join(' '),
  states: {
    hidden: 'hidden',
    known: 'known to you',
    signal: 'signal',
    closed: 'closed',
    locked: 'locked',
    robot: 'robot',
    trapped: 'trap armed',
    dead: 'dead',
    shown: 'role revealed',
    hiding: 'hiding',
    adrenaline: 'adrenaline',
    single: 'one action',
    committed: 'adrenaline committed',
    jammed: 'jammed: no signals',
    reminder: 'reminder',
    programmed: 'ready',
    onAir: 'acting',
    alarm: 'alarm',
    key: 'Key activated',
    you: 'you',
  },
};
