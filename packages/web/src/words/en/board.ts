import { upperFirst } from '@room25/text';
import type { BoardWords, Person } from '../board.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const names = (people: readonly Person[]): string => list.format(people.map(nameOf));
const nameOf = ({ name, isMe }: Person): string => (isMe ? 'you' : name);
/** A number makes it a name, without an article. */
const the = (room: string): string => (/\d/.test(room) ? room : `The ${room}`);

export const board: BoardWords = {
  complex: 'The Complex',
  you: 'You',
  hidden: 'hidden',
  youKnow: (room, danger) => `You know: ${room}, ${danger}`,
  robots: (count) => (count === 1 ? 'one robot' : `${count} robots`),
  hiding: (name) => `${name} (hiding)`,
  trapped: (name) => `${name} (in an armed trap)`,
  closed: 'closed',
  locked: 'locked',
  corridor: { '-': 'exits left and right', '/': 'exits up and down' },
  exitZone: 'Exit zone',
  reminder: (who) => `Reminder: ${who}`,
  says: (people, danger) => `${upperFirst(names(people))} ${isSingular(people) ? 'says' : 'say'}: ${danger}`,
  contradictions: {
    seen: { tag: '≠ what you saw', spoken: 'Not what you saw' },
    disagree: { tag: 'They disagree', spoken: 'They disagree' },
  },
  unlike: (room) => `≠ you saw ${room}`,
  deadline: (turn) => `Deadly at the end of round 2 of turn ${turn}`,
  legal: (place, count) => `Possible target, ${place} of ${count}`,
  chosen: 'Chosen',
  slide: (line, direction) => `Slide ${line} ${direction}`,
  arrows: {
    legal: 'Possible',
    moved: 'Moved this way this turn',
    barred: 'Moved the other way this turn',
    idle: 'Not now',
  },
  tags: {
    armed: 'Armed',
    turn: (turn) => `Turn ${turn}`,
    fallsOff: 'Falls off',
    comesRound: 'Comes round',
    out: 'Out',
    deadly: 'Deadly',
  },
  leads: {
    ride: ([first, ...others]) =>
      first === undefined
        ? 'Nobody rides along.'
        : `${[
            `${upperFirst(nameOf(first))} ${first.isMe ? 'ride' : 'rides'} to ${first.to}`,
            ...others.map((rider) => `${nameOf(rider)} to ${rider.to}`),
          ].join(', ')}.`,
    comesRound: (room, from, to) =>
      `${room === undefined ? 'The hidden room' : the(room)} in ${from} comes round to ${to}.`,
    twice: 'The line moves twice.',
    unknown: 'You do not know this room.',
    seen: (room) => `You have seen this room: ${room}.`,
    there: (people) => `${upperFirst(names(people))} ${isSingular(people) ? 'is' : 'are'} there.`,
    goes: (person, cell) => `${upperFirst(nameOf(person))} ${person.isMe ? 'go' : 'goes'} to ${cell}.`,
    robotGoes: (from, to) => `The robot goes from ${from} to ${to}.`,
    robotDestroyed: (room) => `${the(room)} destroys the robot.`,
    dies: (person) => (person.isMe ? 'You die.' : `${person.name} dies.`),
    onlyYouSee: 'Only you will see it.',
    allSee: 'Everybody will see it.',
    role: (name) => `You will see ${name}’s role.`,
    swap: (one, other) => `The rooms in ${one} and ${other} swap places, along with everyone in them.`,
    leaving: (people) => `Room 25 slides out with ${names(people)} inside.`,
    needs: {
      prisoners: 'To get out, all prisoners must be in it; on the last turn one may be missing.',
      side: 'To get out, the whole side must be in it.',
      all: 'To get out, everybody alive must be in it.',
      key: 'To get out, the Key room must be activated first.',
    },
    wins: {
      surely: (person, isRival) => (person.isMe ? 'You win.' : isRival ? `${person.name} wins.` : 'The prisoners win.'),
      asPrisoner: (person) =>
        person.isMe ? 'If you are a prisoner, you win.' : `If ${person.name} is a prisoner, the prisoners win.`,
    },
    mayRefuse: (person) => `${upperFirst(nameOf(person))} may refuse.`,
    changes: {
      locked: (cell) => `The room in ${cell} is locked: only Emmett and robots can enter.`,
      unlocked: (cell) => `The lock on ${cell} is removed.`,
      hidden: (cell) => `The room in ${cell} is turned face down, good as new.`,
      empty: (cell) => `The room in ${cell} becomes an Empty room.`,
      robotless: (cell) => `The robot in ${cell} is destroyed.`,
      reminded: (cell) => `A reminder is placed on ${cell}.`,
    },
    turned: (cell, axis) =>
      `The corridor in ${cell} will run ${axis === '-' ? 'from left to right' : 'from top to bottom'}.`,
    signalled: (cell, danger) => `You tell the table about ${cell}: ${danger}.`,
  },
  closeUp: {
    play: 'Choose this room',
    whom: 'Who?',
    here: 'Here',
    claims: 'What they say',
    speak: 'Tell the table',
    reminder: 'Reminder',
    reminderOf: (name) => `${name}’s reminder`,
    hiddenText: 'A hidden room. Look into it, or find out by walking in.',
    exitZoneText: 'Exit zone: Room 25 starts in one of these corners, and from here it can be slid off the board.',
  },
};

const isSingular = (people: readonly Person[]): boolean => people.length === 1 && !people[0]!.isMe;
