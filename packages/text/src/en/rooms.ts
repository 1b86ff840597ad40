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
      'The exit: be pushed off the board in it and you are out. The first to enter raises the alarm.',
    ),
    the: 'Room 25',
  },
  EM: room('Empty room', 'Empty', 'Nothing happens here.'),
  VI: room('Vision room', 'Vision', 'See any one hidden room of the board, you alone.'),
  MO: room(
    'Moving room',
    'Moving',
    'This room and everyone on it change places with any hidden room, which stays hidden.',
  ),
  CO: room('Control room', 'Control', 'Slide any line by one cell, except the central ones.'),
  TU: room('Tunnel', 'Tunnel', 'Go to another visible Tunnel. If there is none, nothing happens.'),
  DA: room('Dark room', 'Dark', 'While you are here, Look is lost.'),
  CL: room('Cold room', 'Cold', 'Whoever starts a turn here has only one action that turn.'),
  VX: room('Vortex room', 'Vortex', 'Takes you straight back to Central.'),
  PR: room(
    'Prison',
    'Prison',
    'You can move out only to a room where another character stands, or to Central if it is adjacent.',
  ),
  TR: room('Trapped room', 'Trapped', 'If you are still here when your next action ends, you are eliminated.'),
  FL: room(
    'Flooded room',
    'Flooded',
    'Closes once it is visible: nobody can enter any more. If you are still here after your second round of the next turn, you drown.',
  ),
  AC: room('Acid bath', 'Acid', 'When a second character enters, the one who was here is eliminated.'),
  MR: room('Mortal room', 'Mortal', 'Whoever enters is eliminated.'),
  IL: room(
    'Illusion room',
    'Illusion',
    'Changes places with any hidden room; that one is revealed under your feet, and you undergo its effect.',
  ),
  KE: room('Key room', 'Key', 'Nobody escapes before somebody has entered here. Then it becomes an Empty room.'),
  RO: room(
    'Robot room',
    'Robot',
    'A robot appears if fewer are out than Robot rooms are visible. Then give any robot an order.',
  ),
  RG: room(
    'Regeneration room',
    'Regenerate',
    'If anyone is dead, all the dead return to Central, and this becomes an Empty room.',
  ),
  MA: room('M.A.C. room', 'M.A.C.', 'Draw a M.A.C. card: it is applied at once, and to you.'),
  PI: room(
    'Pivoting room',
    'Pivoting',
    'A corridor that turns the way you came in. Move, Look and Push go only through its two exits.',
  ),
  MI: room('Mirror room', 'Mirror', 'You lose your adrenaline and the actions you still had programmed this turn.'),
  JA: room('Jamming room', 'Jamming', 'While anyone is here, nobody may talk or signal.'),
  SH: room(
    'Shredder',
    'Shredder',
    'When somebody leaves, or a robot enters, all who are still here die and the room is closed.',
  ),
  PA: room(
    'Paranoia room',
    'Paranoia',
    'Your action tokens are shuffled, and you play what you draw until you have left or the pile is empty.',
  ),
  TI: room(
    'Timer room',
    'Timer',
    'One turn less is left; on the last turn you die instead. Then it becomes an Empty room.',
  ),
  FB: room('Flammable room', 'Flammable', 'Leave it by the end of the next turn, or you are eliminated.'),
  CD: room('Condemned room', 'Condemned', 'Closes when somebody enters: nobody else can come in any more.'),
  SE: room('Secrets room', 'Secrets', 'See another player’s role card, you alone.'),
};

export const roomsIn = {
  prototype: {
    CE: { ...rooms.CE, effect: 'Everyone starts here. Nobody can be pushed out, and the room never moves.' },
    '25': { ...rooms['25'], effect: 'The exit: be pushed off the board in it and you are out.' },
    VI: { ...rooms.VI, effect: 'The one who enters chooses a hidden room; every player with a pawn here sees it.' },
    MO: room('Teleport room', 'Teleport', rooms.MO.effect),
    CL: { ...rooms.CL, effect: 'Entering costs one action of your next turn, wherever you then are.' },
    PR: { ...rooms.PR, effect: 'You can move out only to a room where another pawn stands.' },
    MR: room('Poisoned room', 'Poisoned', rooms.MR.effect),
    IL: {
      ...rooms.IL,
      effect:
        'Changes places with any hidden room; that one is revealed under all who stand here, and they undergo its effect.',
    },
  },
  ultimate: {
    PR: {
      ...rooms.PR,
      effect:
        'You can move out only to a room where another character or a robot stands, or to Central if it is adjacent.',
    },
  },
} satisfies Language['roomsIn'];
