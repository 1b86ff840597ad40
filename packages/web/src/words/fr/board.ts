import { typeset, upperFirst } from '@room25/text';
import type { BoardWords, Person } from '../board.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const names = (people: readonly Person[]): string => list.format(people.map(nameOf));
const nameOf = ({ name, isMe }: Person): string => (isMe ? 'vous' : name);
/** A room’s name within a sentence; Room 25 keeps its capital. */
const within = (room: string): string =>
  room.startsWith('Room') ? room : room.charAt(0).toLowerCase() + room.slice(1);

const TOWARDS = { up: 'vers le haut', down: 'vers le bas', left: 'vers la gauche', right: 'vers la droite' };

export const board: BoardWords = typeset<BoardWords>({
  complex: 'Le Complexe',
  you: 'Vous',
  hidden: 'cachée',
  youKnow: (room, danger) => `Connue de vous : ${room}, ${danger}`,
  robots: (count) => (count === 1 ? 'un robot' : `${count} robots`),
  hiding: (name) => `${name} (à couvert)`,
  trapped: (name) => `${name} (dans un piège armé)`,
  closed: 'fermée',
  locked: 'verrouillée',
  corridor: { '-': 'issues à gauche et à droite', '/': 'issues en haut et en bas' },
  exitZone: 'Zone de sortie',
  reminder: (who) => `Balise : ${who}`,
  says: (people, danger) => `Selon ${names(people)} : ${danger}`,
  contradictions: {
    seen: { tag: '≠ vu par vous', spoken: 'Ce n’est pas ce que vous avez vu' },
    disagree: { tag: 'Désaccord', spoken: 'Ils ne sont pas d’accord' },
  },
  unlike: (room) => `≠ vous avez vu : ${room}`,
  deadline: (turn) => `Mortelle à la fin du second tour de table du tour ${turn}`,
  legal: (place, count) => `Cible possible, ${place} sur ${count}`,
  chosen: 'Choisie',
  slide: (line, direction) => `Faire glisser la ${line} ${TOWARDS[direction]}`,
  arrows: {
    legal: 'Possible',
    moved: 'A déjà glissé dans ce sens ce tour-ci',
    barred: 'A déjà glissé dans l’autre sens ce tour-ci',
    idle: 'Pas maintenant',
  },
  tags: {
    armed: 'Armé',
    turn: (turn) => `Tour ${turn}`,
    fallsOff: 'Tombe',
    comesRound: 'Revient',
    out: 'Dehors',
    deadly: 'Mortel',
  },
  leads: {
    ride: ([first, ...others]) =>
      first === undefined
        ? 'Personne n’est à bord.'
        : `${[
            `${upperFirst(nameOf(first))} ${first.isMe ? 'glissez' : 'glisse'} en ${first.to}`,
            ...others.map((rider) => `${nameOf(rider)} en ${rider.to}`),
          ].join(', ')}.`,
    comesRound: (room, from, to) =>
      `${room === undefined ? `La salle cachée en ${from}` : `La salle en ${from} (${within(room)})`} revient de l’autre côté, en ${to}.`,
    twice: 'Le glissement a lieu deux fois.',
    unknown: 'Vous ne connaissez pas cette salle.',
    seen: (room) => `Vous avez vu cette salle : ${room}.`,
    there: (people) => `S’y trouve${people.length > 1 ? 'nt' : ''} déjà : ${names(people)}.`,
    goes: (person, cell) => `${upperFirst(nameOf(person))} ${person.isMe ? 'allez' : 'va'} en ${cell}.`,
    robotGoes: (from, to) => `Le robot va de ${from} à ${to}.`,
    robotDestroyed: (room) => `${room} : le robot est détruit.`,
    dies: (person) => (person.isMe ? 'Vous mourez.' : `${person.name} meurt.`),
    onlyYouSee: 'Personne d’autre ne la verra.',
    allSee: 'Tout le monde la verra.',
    role: (name) => `Vous verrez le rôle de ${name}.`,
    swap: (one, other) => `Les salles en ${one} et en ${other} échangent leurs places, avec tous leurs occupants.`,
    leaving: (people) => `La Room 25 sort du plateau ; à bord : ${names(people)}.`,
    needs: {
      prisoners: 'Pour sortir, il faut y réunir tous les prisonniers ; au dernier tour, il peut en manquer un.',
      side: 'Pour sortir, il faut y réunir tout le camp.',
      all: 'Pour sortir, il faut y réunir tous les vivants.',
      key: 'Pour sortir, il faut d’abord activer la salle clé.',
    },
    wins: {
      surely: (person, isRival) =>
        person.isMe ? 'Vous gagnez.' : isRival ? `${person.name} gagne.` : 'Les prisonniers gagnent.',
      asPrisoner: (person) =>
        person.isMe
          ? 'Si vous êtes du côté des prisonniers, vous gagnez.'
          : `Si ${person.name} est du côté des prisonniers, ils gagnent.`,
    },
    mayRefuse: (person) => (person.isMe ? 'Vous pouvez refuser.' : `${person.name} peut refuser.`),
    changes: {
      locked: (cell) => `La salle en ${cell} est verrouillée : seuls Emmett et les robots peuvent y entrer.`,
      unlocked: (cell) => `Le verrou en ${cell} est retiré.`,
      hidden: (cell) => `La salle en ${cell} est retournée face cachée, comme neuve.`,
      empty: (cell) => `La salle en ${cell} devient une salle vide.`,
      robotless: (cell) => `Le robot en ${cell} est détruit.`,
      reminded: (cell) => `Une balise est posée en ${cell}.`,
    },
    turned: (cell, axis) => `Le couloir en ${cell} ira ${axis === '-' ? 'de gauche à droite' : 'de haut en bas'}.`,
    signalled: (cell, danger) => `Vous annoncez à tous : ${cell}, ${danger}.`,
  },
  closeUp: {
    play: 'Choisir cette salle',
    whom: 'Qui ?',
    here: 'Ici',
    claims: 'Ce qu’on en dit',
    speak: 'En parler à la table',
    reminder: 'Balise',
    reminderOf: (name) => `Balise : ${name}`,
    hiddenText: 'Une salle cachée. Jetez-y un œil, ou découvrez-la en y entrant.',
    exitZoneText:
      'Zone de sortie : la Room 25 commence dans l’un de ces coins, et d’ici une rangée peut la faire sortir.',
  },
});
