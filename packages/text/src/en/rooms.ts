import type { RoomCode } from '@room25/engine';
import type { Language, RoomWords } from '../language.ts';

interface EnglishRoom extends RoomWords {
  /** As in "enters the Vortex room". */
  readonly the: string;
}

const room = (name: string, short: string, effect: string): EnglishRoom => ({
  name,
  short,
  effect,
  the: `the ${name}`,
});

export const rooms: Readonly<Record<RoomCode, EnglishRoom>> = {
  CE: room(
    'Central room',
    'Central',
    'Everyone starts here. Only Look and Move are possible, and the room never moves.',
  ),
  '25': {
    ...room(
      'Room 25',
      'Room 25',
      'The exit: slide it off the board with your side inside and you escape. The first to enter raises the alarm.',
    ),
    the: 'Room 25',
  },
  EM: room('Empty room', 'Empty', 'Nothing happens here.'),
  VI: room('Vision room', 'Vision', 'Secretly look at any hidden room on the board.'),
  MO: room(
    'Moving room',
    'Moving',
    'This room and everyone in it swap places with any hidden room, which stays hidden.',
  ),
  CO: room('Control room', 'Control', 'Slide any line by one space, except the two central ones.'),
  TU: room('Tunnel', 'Tunnel', 'Go to another visible Tunnel. If there is none, nothing happens.'),
  DA: room('Dark room', 'Dark', 'You cannot Look while you are here: the action is lost.'),
  CL: room('Cold room', 'Cold', 'Whoever starts a turn here has only one action that turn.'),
  VX: room('Vortex room', 'Vortex', 'Takes you straight back to the Central room.'),
  PR: room(
    'Prison',
    'Prison',
    'You can only move out to a room with another character in it, or to the Central room if it is adjacent.',
  ),
  TR: room('Trapped room', 'Trapped', 'If you are still here when your next action ends, you are eliminated.'),
  FL: room(
    'Flooded room',
    'Flooded',
    'Closes as soon as it is revealed: nobody else can enter. If you are still here after your go in round 2 of the next turn, you drown.',
  ),
  AC: room('Acid bath', 'Acid', 'When a second character enters, whoever was already here is eliminated.'),
  MR: room('Mortal room', 'Mortal', 'Whoever enters is eliminated.'),
  IL: room(
    'Illusion room',
    'Illusion',
    'Swaps places with any hidden room, which is revealed under your feet and takes effect on you.',
  ),
  KE: room('Key room', 'Key', 'Nobody can escape until someone has entered here. It then becomes an Empty room.'),
  RO: room(
    'Robot room',
    'Robot',
    'If there are fewer robots on the board than visible Robot rooms, a robot appears here. Then give any robot an order.',
  ),
  RG: room(
    'Regeneration room',
    'Regenerator',
    'If anyone is dead, all the dead return to the Central room, and this becomes an Empty room.',
  ),
  MA: room('M.A.C. room', 'M.A.C.', 'Draw an M.A.C. card: it applies at once, to you.'),
  PI: room(
    'Pivoting room',
    'Pivoting',
    'A corridor that turns to line up with the way you came in. You can Move, Look and Push only through its two exits.',
  ),
  MI: room('Mirror room', 'Mirror', 'You lose your adrenaline and the actions you still had programmed this turn.'),
  JA: room('Jamming room', 'Jamming', 'While anyone is here, nobody may talk or signal.'),
  SH: room(
    'Shredder',
    'Shredder',
    'When somebody leaves, or a robot enters, everyone still here dies and the room closes for good.',
  ),
  PA: room(
    'Paranoia room',
    'Paranoia',
    'Your action tokens are shuffled, and you play what you draw until you have left or the pile runs out.',
  ),
  TI: room(
    'Timer room',
    'Timer',
    'The countdown loses one turn; on the last turn you die instead. It then becomes an Empty room.',
  ),
  FB: room('Flammable room', 'Flammable', 'Leave before the end of the next turn or you are eliminated.'),
  CD: room('Condemned room', 'Condemned', 'Closes when someone enters: nobody else can come in.'),
  SE: room('Secrets room', 'Secrets', 'Secretly look at another player’s role card.'),
};

export const roomsIn = {
  prototype: {
    CE: { ...rooms.CE, effect: 'Everyone starts here. Nobody can be pushed out, and the room never moves.' },
    '25': { ...rooms['25'], effect: 'The exit: slide it off the board with your side inside and you escape.' },
    VI: { ...rooms.VI, effect: 'Whoever enters chooses a hidden room; every player with a pawn here sees it.' },
    MO: { ...room('Teleport room', 'Teleport', rooms.MO.effect), letters: 'TE' },
    CL: { ...rooms.CL, effect: 'Entering costs you one action next turn, wherever you are by then.' },
    PR: { ...rooms.PR, effect: 'You can only move out to a room with another pawn in it.' },
    MR: { ...room('Poisoned room', 'Poisoned', rooms.MR.effect), letters: 'PO' },
    IL: {
      ...rooms.IL,
      effect: 'Swaps places with any hidden room, which is revealed under everyone here and takes effect on them.',
    },
  },
  first: {
    TU: {
      ...room('Twin room', 'Twin', 'Go to the other Twin room, if it is visible. Otherwise nothing happens.'),
      letters: 'TW',
    },
  },
  ultimate: {
    PR: {
      ...rooms.PR,
      effect:
        'You can only move out to a room with another character or a robot in it, or to the Central room if it is adjacent.',
    },
  },
} satisfies Language['roomsIn'];

/** What a tile's chip says. The notation has codes of its own, which are the same in every language. */
export const letters: Language['letters'] = {
  '25': '25',
  CE: 'CE',
  EM: 'EM',
  VI: 'VI',
  MO: 'MO',
  CO: 'CO',
  TU: 'TU',
  DA: 'DA',
  CL: 'CL',
  VX: 'VX',
  PR: 'PR',
  TR: 'TR',
  FL: 'FL',
  AC: 'AC',
  MR: 'MR',
  IL: 'IL',
  KE: 'KE',
  RO: 'RO',
  RG: 'RG',
  MA: 'MA',
  PI: 'PI',
  MI: 'MI',
  JA: 'JA',
  SH: 'SH',
  PA: 'PA',
  TI: 'TI',
  FB: 'FB',
  CD: 'CD',
  SE: 'SE',
};
