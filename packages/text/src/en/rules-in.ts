import type { Language } from '../language.ts';

export const rulesIn: Language['rulesIn'] = {
  prototype: {
    'SET-BUILD':
      'Twelve rooms form a cross around the centre; the other twelve, Room 25 among them, fill the exit zones.',
    'SET-COMPOSITION':
      'Beside Central and Room 25 the board has 23 rooms, from a named list or from the tiles the edition has.',
    'REMIND-PLACE':
      'While it is your pawn’s turn you may put its one reminder token, for free, on any hidden room, or move it to another. It comes back when that room is revealed.',
    'LOOK-1':
      'Look shows you, and you alone, one adjacent hidden room; if there is none, it is lost. In cooperation the room is turned face up for all.',
    'PUSH-1':
      'Push sends another player’s pawn of your room (in solo, any pawn) into an adjacent room, while you stay; it is lost if there is none or no adjacent room can be entered.',
    'CTRL-CENTRAL': 'Row 3 and column c never move. From Central only a shown Hacker can control anything.',
    'ROOM-CENTRAL': 'Central never moves, and nobody can be pushed out of it. Other actions are not limited here.',
    'ROOM-25': 'Room 25 is the exit.',
    'ROOM-VISION':
      'Who enters Vision chooses any one hidden room of the board, and every player with a pawn there sees it. If none is hidden, nothing happens.',
    'ROOM-MOVING':
      'The Teleport room, with everyone on it, changes places with any hidden room, which stays hidden. If none is hidden, nothing happens.',
    'ROOM-COLD': 'Entering a Cold room costs one action of the next turn, wherever the pawn then is.',
    'ROOM-PRISON':
      'Out of a Prison you can move only to a room where another pawn stands; a push can also take you out.',
    'ROOM-FLOODED': 'A Condemned room closes once somebody has entered it, but it never drowns anyone.',
    'ROOM-MORTAL': 'Who enters a Poisoned room is eliminated at once.',
    'ROOM-ILLUSION':
      'The Illusion changes places with any hidden room; that one is revealed and applied to all who stood there. The Illusion stays visible where it went. If none is hidden, nothing happens.',
    'ROOM-FLOODED-2':
      'A Condemned room closes when somebody enters it, not when it is looked at. From then on nobody else can enter; who is inside may leave.',
    'DEATH-SECRET': 'Whoever dies shows its role at once.',
    MASKS: 'When three characters are in the exit at the same time, all show their roles.',
    'GUARD-REVEAL':
      'A guard may show its role at any moment. It goes on programming, but from then on it has the power of its card.',
    'SUSP-ROLES':
      'Four players draw from 4 prisoners and 1 guard, five or six from 4 and 2; what is left over stays unseen. The guards are drawn from five guard cards.',
    'SUSP-TURNS': 'Suspicion lasts 8 turns with four players, 10 with five, 12 with six.',
    'SUSP-GUARDS':
      'The guards win when two prisoners are dead, or when more than one is still inside as time runs out, even if the guards are dead by then. With no guard in play the Complex wins instead.',
    'COOP-PLAYERS': 'Cooperation is for 4 to 6 players with one pawn each.',
    'COOP-TURNS': 'Cooperation lasts 8 turns.',
    'COOP-WIN':
      'All who live must escape together: if nobody died the victory is complete, otherwise partial. Only if all are dead or time runs out is it lost.',
    'COMP-PLAYERS':
      'Competition is for 2 or 3 players with two pawns each, or for 4 or 6 in teams of two. It lasts 8 turns with two sides, 9 with three.',
    'COMP-WIN':
      'The first side to escape with both its pawns wins, and nobody escapes with one. When time runs out the only side with a prisoner in Room 25 wins.',
  },
  first: {
    'ROOM-TUNNEL':
      'Who enters a Tunnel goes to its twin, if that one is visible, and undergoes nothing more there. Otherwise nothing happens.',
    MASKS: 'When more living characters are in Room 25 than outside it, the living outside show their roles.',
    'COOP-TURNS': 'Cooperation lasts 8 turns, whatever the number of characters.',
  },
  ultimate: {
    'WORD-TURN':
      'A turn is programming, then two rounds of actions and a third for adrenaline, then the countdown. In a round every living character acts once, in turn order.',
    'WORD-COLOUR':
      'Blue rooms are landmarks: Central, Room 25 and Key. Green is safe, yellow an obstacle, red mortal danger.',
    'SET-BUILD':
      'Twelve rooms form a cross around the centre; the other twelve fill the exit zones. Room 25 is always among these, and so are Key, Vision, Moving and Robot where they are played with.',
    'SET-COMPOSITION':
      'Beside Central and Room 25 the board has 23 rooms, from a named list or from the tiles the edition has. In cooperation Key is one of them.',
    'SET-CHARACTERS':
      'Only the characters of this game can act, with the actions they have. There are eight, and each has a special ability of its own.',
    'MOVE-INTO': 'A closed room cannot be entered, nor can a locked one, except by Emmett.',
    'ROOM-PRISON':
      'Out of a Prison you can move only to a room where another character or a robot stands or, if adjacent, to Central; a push or a call can also take you out.',
    'ROOM-TRAPPED-2':
      'Getting off the trap in any way makes you safe, and coming back arms it anew; sliding with the room does not get you off. If the room is replaced or turned over, the trap is gone.',
    'ROOM-FLOODED-1':
      'Whoever entered a Flooded room drowns if it is still there when its round 2 of the next turn ends, before any adrenaline.',
    MASKS:
      'When no more living characters are outside Room 25 than guards were dealt, those outside show their roles. Without a guard, one may be outside.',
    'GUARD-REVEAL':
      'After the alarm a guard may show its role while it is its turn to act. From the next turn on it chooses freely instead of programming, its ability included, and has no adrenaline any more.',
    'SUSP-ROLES':
      'Among four players there is one guard, among five one or two, as the table chooses, and from six players on two. No role card is left over.',
    'SUSP-TURNS': 'Suspicion lasts 10 turns with up to six players, 9 with seven, 8 with eight.',
    'COOP-PLAYERS':
      'In cooperation a lone player has four characters, 2 or 3 players have two each, 4 to 6 have one each.',
    'COOP-WIN':
      'If all escape the victory is complete. Any death loses, and so does the end of time; and nobody escapes before the Key was activated.',
  },
};
