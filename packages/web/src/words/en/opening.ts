import { upperFirst } from '@room25/text';
import type { OpeningWords } from '../opening.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

const number = (count: number): string => NUMBERS[count] ?? String(count);

export const opening: OpeningWords = {
  skip: 'Skip',
  tonight: 'Tonight',
  heading: (names, order) =>
    order ? `Tonight you are ${names}, ${ORDINALS[order.place]} of ${number(order.count)}` : `Tonight you are ${names}`,
  place: ({ place, count }) => `${upperFirst(ORDINALS[place]!)} of ${number(count)} to go in. That is you.`,
  yours: 'All of them are you.',
  with: 'with',
  greeting: (count) => `Good evening. ${upperFirst(number(count))} contestants, twenty-five rooms, one way out.`,
  myCard: 'My card',
  card: (names) => `Your card, ${names}`,
  faceDown: 'Face down, like everybody’s',
  secret: ['Prisoner or guard.', 'Only you will see it.'],
  shoulder: 'Is anybody looking over your shoulder?',
  open: ['No secrets on this one.', 'It says the same to everybody.'],
  turn: 'Turn my card',
  hold: 'Hold to see my card',
  keep: 'keep it to yourself',
  part: (names) => `Your part, ${names}`,
  parts: {
    prisoner: {
      title: 'Prisoner',
      sentence: 'You want out, and so do your friends.',
      goal: 'Get out together',
      way: () => ['Everybody alive into Room 25,', 'then slide it off the board.'],
      danger: ({ players, guards, isExact }) => [
        guards === 1
          ? `One of the ${number(players)} of you ${isExact ? 'is' : 'may be'} a guard.`
          : `${isExact ? upperFirst(number(guards)) : `Up to ${number(guards)}`} of the ${number(players)} of you are guards.`,
        'They may lie to you.',
      ],
    },
    guard: {
      title: 'Guard',
      sentence: 'You work for the house. Nobody knows yet.',
      goal: 'Keep them inside',
      way: () => ['Two dead prisoners are enough.', 'So is the clock.'],
      danger: () => ['They do not know who you are.', 'You may lie to them.'],
    },
    together: {
      title: 'Together',
      sentence: 'Nobody here lies. The machine does not need to.',
      goal: 'Get out together',
      way: ({ needsKey }) => [
        `${needsKey ? 'Find the Key, then everybody' : 'Everybody alive'} into Room 25,`,
        'and slide it off the board.',
      ],
      danger: ({ needsKey }) => [
        'The rooms are danger enough.',
        needsKey ? 'One death, and all is lost.' : 'Every death counts against you.',
      ],
    },
    rival: {
      title: 'Rivals',
      sentence: 'You look after your own. So do they.',
      goal: 'Be the first side out',
      way: () => ['All of yours into Room 25,', 'then slide it off the board.'],
      danger: () => ['Nobody owes you the truth.', 'The last side alive wins as well.'],
    },
    team: {
      title: 'Two teams',
      sentence: 'One exit. Do the arithmetic.',
      goal: 'Out before the others',
      way: () => ['Your whole team into Room 25,', 'then slide it off the board.'],
      danger: () => ['The other team will gladly help you.', 'Into the wrong room.'],
    },
  },
  turns: ({ turns, leftByAlarm }) => [
    `${turns} turns.`,
    leftByAlarm === undefined
      ? 'Not one more.'
      : `Finding Room 25 raises the alarm: then only ${leftByAlarm} are left.`,
  ],
  goals: (mode, needsKey) => {
    const exit = 'all alive into Room 25, slide it out';
    switch (mode) {
      case 'suspicion':
        return [
          ['Prisoners', exit],
          ['Guards', 'keep them in'],
        ];
      case 'competition':
        return [['Each side', 'all of yours into Room 25, slide it out']];
      case 'team':
        return [['Each team', 'all of you into Room 25, slide it out']];
      default:
        return [['Together', needsKey ? `find the Key, ${exit}` : exit]];
    }
  },
  later: ['Later: hold', 'to see your card again.'],
  to: { clues: 'To my clue', starting: 'To the table', programming: 'To my program' },
  phones: 'Look at your phones.',
};
