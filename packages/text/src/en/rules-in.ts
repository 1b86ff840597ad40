import type { RuleTexts } from '../language.ts';

export const rulesIn: RuleTexts['rulesIn'] = {
  prototype: {
    'SET-BUILD':
      'Twelve rooms form a cross around the centre; the other twelve, Room 25 among them, fill the exit zones.',
    'SET-COMPOSITION':
      'Besides the Central room and Room 25, the board has 23 rooms, taken from a named list or chosen from the edition’s tiles.',
    'REMIND-PLACE':
      'While it is your pawn’s turn to act, you may place its one reminder token on any hidden room, at no cost, or move it to another. You get it back when that room is revealed.',
    'LOOK-1':
      'Look shows one adjacent hidden room to you alone. If there is none, the action is lost. In cooperation the room is turned face up for everyone.',
    'PUSH-1':
      'Push sends another player’s pawn in your room (in solo, any pawn) to an adjacent room while you stay put. It is lost if there is no such pawn or no adjacent room can be entered.',
    'CTRL-CENTRAL':
      'Row 3 and column c never move. From the Central room, only a revealed Hacker can control anything.',
    'ROOM-CENTRAL':
      'The Central room never moves, and nobody can be pushed out of it. All other actions are allowed here.',
    'ROOM-25': 'Room 25 is the exit.',
    'ROOM-VISION':
      'Whoever enters the Vision room chooses any hidden room on the board, and every player with a pawn in the Vision room sees it. If none is hidden, nothing happens.',
    'ROOM-MOVING':
      'The Teleport room and everyone in it swap places with any hidden room, which stays hidden. If none is hidden, nothing happens.',
    'ROOM-COLD': 'Entering a Cold room costs one action in the next turn, wherever the pawn is by then.',
    'ROOM-PRISON': 'You can move out of a Prison only to a room with another pawn in it; a push can also get you out.',
    'ROOM-FLOODED': 'A Condemned room closes once somebody has entered it, but it never drowns anyone.',
    'ROOM-MORTAL': 'Whoever enters a Poisoned room is eliminated at once.',
    'ROOM-ILLUSION':
      'The Illusion room swaps places with any hidden room, which is revealed and takes effect on everyone who was there. The Illusion room stays visible in its new place. If no room is hidden, nothing happens.',
    'ROOM-FLOODED-2':
      'A Condemned room closes when somebody enters it, not when it is looked at. From then on nobody else can enter; anyone inside may leave.',
    'DEATH-SECRET': 'Whoever dies reveals their role at once.',
    MASKS: 'When three characters are in Room 25 at the same time, everyone reveals their role.',
    'GUARD-REVEAL':
      'A guard may reveal their role at any moment. They still program, but from then on they have the power of their card.',
    'SUSP-ROLES':
      'Four players are dealt roles from 4 prisoners and 1 guard, five or six players from 4 prisoners and 2 guards; any card left over stays unseen. The guards are drawn from five guard cards.',
    'SUSP-TURNS': 'Suspicion lasts 8 turns with four players, 10 with five, 12 with six.',
    'SUSP-GUARDS':
      'The guards win when two prisoners are dead, or when more than one is still inside as time runs out, even if the guards are dead by then. With no guard in play the Complex wins instead.',
    'COOP-PLAYERS': 'Cooperation is for 4 to 6 players with one pawn each.',
    'COOP-TURNS': 'Cooperation lasts 8 turns.',
    'COOP-WIN':
      'All survivors must escape together: if nobody has died the victory is complete, otherwise partial. The game is lost only if everyone is dead or time runs out.',
    'COMP-PLAYERS':
      'Competition is for 2 or 3 players with two pawns each, or for 4 or 6 in teams of two. It lasts 8 turns with two sides, 9 with three.',
    'COMP-WIN':
      'The first side to escape with both its pawns wins; a single pawn cannot escape. When time runs out, a side wins if it is the only one with a prisoner in Room 25.',
  },
  first: {
    'ROOM-TUNNEL':
      'Whoever enters a Twin room goes to the other one, if that is visible, and nothing more happens to them there. Otherwise nothing happens.',
    MASKS: 'When more living characters are in Room 25 than outside it, those outside reveal their roles.',
    'COOP-TURNS': 'Cooperation lasts 8 turns, whatever the number of characters.',
  },
  ultimate: {
    'WORD-TURN':
      'A turn is programming, then two rounds of actions and a third for adrenaline, then the countdown. In a round every living character acts once, in turn order.',
    'WORD-COLOUR':
      'Blue rooms are special: the Central room, Room 25 and the Key room. Green is safe, yellow an obstacle, red mortal danger.',
    'SET-BUILD':
      'Twelve rooms form a cross around the centre; the other twelve fill the exit zones. Room 25 is always among these, and so are the Key, Vision, Moving and Robot rooms, if they are in play.',
    'SET-COMPOSITION':
      'Besides the Central room and Room 25, the board has 23 rooms, taken from a named list or chosen from the edition’s tiles. In cooperation the Key room is one of them.',
    'SET-CHARACTERS':
      'Only the characters in this game can act, and only with the actions they have. There are eight, each with a special ability.',
    'MOVE-INTO': 'A closed room cannot be entered, nor can a locked one, except by Emmett.',
    'ROOM-PRISON':
      'You can move out of a Prison only to a room with another character or a robot in it or, if it is adjacent, to the Central room. A push or a call can also get you out.',
    'ROOM-TRAPPED-2':
      'Leaving the trap by any means makes you safe, and coming back arms it again. Sliding along with the room is not leaving it. If the room is replaced or turned over, the trap is gone.',
    'ROOM-FLOODED-1':
      'A character that entered a Flooded room drowns if it is still there once its go in round 2 of the next turn is over, before any adrenaline.',
    MASKS:
      'When the living characters outside Room 25 are no more than the guards that were dealt, they reveal their roles. With no guard dealt, this happens when only one is left outside.',
    'GUARD-REVEAL':
      'After the alarm, a guard may reveal their role while it is their turn to act. From the next turn on they choose freely instead of programming, abilities included, and have no adrenaline.',
    'SUSP-ROLES':
      'With four players there is one guard; with five, one or two, as the table chooses; with six or more, two. No role card is left over.',
    'SUSP-TURNS': 'Suspicion lasts 10 turns with up to six players, 9 with seven, 8 with eight.',
    'COOP-PLAYERS':
      'In cooperation a lone player has four characters, 2 or 3 players have two each, 4 to 6 have one each.',
    'COOP-WIN':
      'If everyone escapes, the victory is complete. Any death loses the game, and so does running out of time. Nobody can escape until the Key has been activated.',
  },
};
