import type { RuleId } from '@room25/engine';

export const rules: Readonly<Record<RuleId, string>> = {
  'WORD-CELL':
    'The Complex has 25 rooms, a1 to e5: columns a to e from left to right, rows 1 to 5 from top to bottom. The centre is c3.',
  'WORD-ADJ': 'Adjacent rooms share a side. Diagonals do not count, and opposite edges of the board do not meet.',
  'WORD-LINE': 'A line is a row (1 to 5) or a column (a to e). Row 3 and column c are the central lines.',
  'WORD-HIDDEN':
    'A room is hidden or visible, and once visible it stays so unless a rule turns it face down. Only a hidden room can be looked at, marked or signalled.',
  'WORD-ENTER':
    'A character enters a room when a move, push, call, carry, tunnel, vortex, illusion or rewind puts it on a room it was not on. Sliding or being swapped together with its room is not entering.',
  'WORD-EFFECT':
    'A room’s effect applies at once, every time a character enters. Its choices belong to the player of the character that entered, even if it was pushed or called.',
  'WORD-TURN':
    'A turn is programming, then two rounds of actions, then the countdown. In a round every living character acts once, in turn order.',
  'WORD-LEFT': 'The turns left include the current one. The last turn is the one with a single turn left.',
  'WORD-COLOUR': 'Blue rooms are landmarks: Central and Room 25. Green is safe, yellow an obstacle, red mortal danger.',
  'SET-ZONES':
    'Room 25 starts hidden in an exit zone: one of the three rooms in each corner of the board. From any of them a line can push it out.',
  'SET-BUILD':
    'Twelve rooms form a cross around the centre; the other twelve, with Room 25 and Vision among them, fill the exit zones.',
  'SET-CENTRAL': 'The Central room lies visible in c3, and every character starts on it.',
  'SET-COMPOSITION':
    'Beside Central and Room 25 the board has 23 rooms, from a named list or from the tiles the edition has. Both Vortex rooms together with both Mortal rooms are not advised.',
  'SET-CLUE':
    'Before the first programming each player, not each character, may look in secret at one of the four rooms next to Central.',
  'SET-ORDER':
    'Turn order follows the seats, from a first player drawn at random. With two characters each, the table is gone round twice.',
  'SET-CHARACTERS': 'Only the characters of this game can act, with the actions they have. They differ in name alone.',
  'PROG-TWO': 'Each character programs two different actions, in order and in secret; or just one, but never none.',
  'PROG-ONE':
    'With a single action programmed, its player says in round 1 whether to play it now or to keep it for round 2.',
  'PROG-SECRET':
    'Nobody else learns a programmed action before it is played. Who has finished programming is known to all.',
  'ACT-ORDER':
    'In each round the characters act in turn order, each with the action programmed for that round. Its target is chosen only then.',
  'FREE-CHOICE':
    'Whoever chooses freely does not program: its two actions of a turn must differ, and it may do nothing in one of the two rounds.',
  'ACT-MUST':
    'An action that can be carried out must be, even to its player’s harm, with a free choice among its targets. Without a legal target it is lost.',
  'COUNT-END':
    'At the end of a turn the tokens go back, the first character goes to the end of the order and one turn less is left. With none left the game is over.',
  'COUNT-DEAD':
    'A dead character keeps its place in the order but does not act. When it would become first it is taken out of the order, and no time is lost.',
  'COUNT-LENGTH':
    'Each edition has its own modes. How many turns a game lasts depends on the edition, the mode and the number of characters.',
  'REMIND-PLACE':
    'While your character is acting you may put its one reminder token, for free, on any hidden room. It comes back when that room is revealed.',
  'COMM-DANGER': 'Who knows a hidden room may tell the others its colour, truthfully or not, but never its name.',
  'LOOK-1': 'Look shows you, and you alone, one adjacent hidden room; if there is none, it is lost.',
  'LOOK-DARK': 'Look is lost in a Dark room.',
  'MOVE-1': 'Move takes you to an adjacent room. A hidden one is revealed and stays so; then its effect applies.',
  'MOVE-INTO': 'A closed room cannot be entered.',
  'PUSH-1':
    'Push sends another character of your room into an adjacent room, while you stay; it is lost if you are alone or no adjacent room can be entered.',
  'PUSH-CENTRAL': 'Nobody can be pushed out of Central; into Central is fine.',
  'CTRL-1':
    'Control slides the row or the column of your own room by one cell, either way, with everything on it. The room that falls off one end returns at the other.',
  'CTRL-CENTRAL': 'Row 3 and column c never move. From Central nothing can be controlled.',
  'CTRL-SAME':
    'In one turn a line may move several times, but only in the direction of its first move, whatever moved it.',
  'CTRL-ESCAPE':
    'When a prisoner who stands in Room 25 controls it off the board and the conditions of the mode are met, its side escapes. Pushed off in any other way, Room 25 returns at the other end.',
  'ROOM-CENTRAL': 'In Central only Look and Move are possible; any other action is lost.',
  'ROOM-25': 'Room 25 is the exit. Entering it raises the alarm, in the modes that have one.',
  'ROOM-EMPTY': 'An Empty room does nothing.',
  'ROOM-VISION': 'Who enters Vision sees any one hidden room of the board, alone. If none is hidden, nothing happens.',
  'ROOM-MOVING':
    'The Moving room, with everyone on it, changes places with any hidden room, which stays hidden. If none is hidden, nothing happens.',
  'ROOM-CONTROL':
    'Who enters the Control room slides any line by one cell, except the central ones. If no line may move, nothing happens.',
  'ROOM-TUNNEL':
    'Who enters a Tunnel goes to another visible Tunnel and undergoes nothing more there. If there is no other, nothing happens.',
  'ROOM-DARK': 'Look is lost while you are in a Dark room.',
  'ROOM-COLD':
    'Only one action can be programmed in a Cold room; who chooses freely and starts the turn here plays only one.',
  'ROOM-VORTEX': 'A Vortex takes whoever enters straight to Central.',
  'ROOM-PRISON':
    'Out of a Prison you can move only to a room where another character stands or, if adjacent, to Central; a push or a call can also take you out.',
  'ROOM-TRAPPED': 'A Trapped room kills whoever is still on it when its next action ends.',
  'ROOM-FLOODED':
    'A Flooded room closes once it is visible and drowns who stays until its second action of the next turn has passed.',
  'ROOM-ACID':
    'When a second character enters an Acid room, the one who was there is eliminated. Never more than one survives.',
  'ROOM-MORTAL': 'Who enters a Mortal room is eliminated at once.',
  'ROOM-ILLUSION':
    'The Illusion changes places with any hidden room; that one is revealed and applied to the character that entered. The Illusion stays visible where it went, with the others who stood on it. If none is hidden, nothing happens.',
  'ROOM-TRAPPED-1':
    'Whoever is still on a Trapped room when its own next action ends is eliminated. A lost action counts; waiting, and the action by which it came in, do not.',
  'ROOM-TRAPPED-2':
    'Getting off the trap in any way makes you safe, and coming back arms it anew; sliding with the room does not get you off.',
  'ROOM-FLOODED-1':
    'Whoever entered a Flooded room drowns if it is still there when its round 2 of the next turn ends.',
  'ROOM-FLOODED-2': 'Once a Flooded room is visible nobody can enter it any more; who is inside may leave.',
  'ROOM-FLAMMABLE':
    'Whoever is still in a Flammable room when its last round of the turn after it entered ends is eliminated.',
  'ROOM-SECRETS': 'Who enters the Secrets room sees another player’s role card, alone.',
  'ROOM-ALL':
    'When a pawn enters, the effect applies to every pawn in the room. A deadline that already runs is not extended.',
  'ROOM-CHAIN':
    'One effect may lead to another, until one ends. No room is applied to the same character twice in one chain.',
  'ALERT-1':
    'The first to enter Room 25 raises the alarm, and if more than 5 turns are left, only 5 remain. This holds in suspicion, competition and team.',
  'DEATH-1':
    'A dead character leaves the board, acts no more, and what it had programmed is void. The others may go on.',
  'DEATH-SECRET':
    'The first to die keeps its role secret. At every later death all who died before show theirs, and if exactly one of those is a prisoner, the latest to die shows it too.',
  MASKS:
    'When those in Room 25 and the dead together outnumber the living outside it, the living outside show their roles.',
  'GUARD-REVEAL':
    'A guard may show its role while it is acting, or at any moment if the table plays so. From the next turn on it chooses freely instead of programming.',
  'GUARD-POWER':
    'A shown guard goes on programming but has the power of its card: Hacker, Brute, Architect, Killer or Traitor.',
  'PRISONER-SILENT': 'A prisoner can never show its role by choice.',
  'SUSP-ROLES':
    'Four players draw from 4 prisoners and 1 guard, five or six from 4 and 2; what is left over stays unseen.',
  'SUSP-TURNS': 'Suspicion lasts 10 turns.',
  'SUSP-ESCAPE':
    'The prisoners win if all of them are in Room 25 and escape; guards in the room do not hinder it. If exactly one is dead or outside, the others can escape only on the last turn.',
  'SUSP-GUARDS':
    'The guards win when two prisoners are dead or time runs out. With no guard in play the Complex wins instead.',
  'COOP-PLAYERS': 'In cooperation 2 or 3 players have two characters each, 4 to 6 have one.',
  'COOP-TURNS': 'Cooperation lasts 8 turns with four characters, 7 with five, 6 with six.',
  'COOP-WIN':
    'If all escape the victory is complete; if one died and all others escape it is partial; a second death or the end of time loses.',
  'COMP-PLAYERS': 'Competition is for 2 or 3 players with two prisoners each, and lasts 10 turns.',
  'COMP-WIN':
    'The first side to escape with both its characters wins, and so does the last side alive; with one dead, the other can escape only on the last turn.',
  'TEAM-PLAYERS':
    'Two teams of 2 or 3 players sit alternately, with one prisoner each, for 10 turns. The table says beforehand whether teammates may talk, and how.',
  'TEAM-WIN':
    'A team wins by escaping with all its prisoners, or when all of the other team are dead; with a member dead it can escape only on the last turn. When time runs out the team with more prisoners in Room 25 wins; equal is a draw.',
  'SOLO-1':
    'Alone you have four characters and 8 turns, without programming: each time you choose the action, the second different from that character’s first. All must escape; the first death loses.',
  'SOLO-P':
    'Your four pawns are programmed and then act in any order, all first actions before any second. Four out is a complete victory, three a partial one; the second death or the end of time loses. Beginners may leave the rooms that they look at face up.',
  'SOLO-U': 'Alone you play cooperation with four characters, programmed as usual.',
  'ADR-1':
    'Each character has one adrenaline token. It is committed while programming, never from a Cold room, and cannot be taken back.',
  'ADR-2':
    'After round 2 whoever committed adrenaline plays a Look, Move, Push or Control of its choice, even one used or lost this turn. It must be played if any is possible; then the token is gone.',
  'ABIL-1':
    'The special ability is a fifth action, programmed like the others. It is lost in Central and cannot be played with adrenaline.',
  'ABIL-LEVELS':
    'Quick start: four actions and adrenaline, no abilities, and none of the rooms Robot, Regeneration, M.A.C., Mirror, Jamming, Paranoia, Timer and Illusion. Ultimate: everything.',
  JENNIFER:
    'Call: an adjacent character enters her room, if it can be entered; not a hidden one, not a robot. In an Acid room it is she who is eliminated.',
  ALICE:
    'Hide: until her next action she cannot be pushed, carried or called, but rooms still affect her. She may refuse any robot’s push, and Punishment, Panic and Rewind never touch her.',
  MAX: 'Carry: Max and another character of his room move together to an adjacent room and undergo it as one, with Max choosing; in an Acid room he says which of the two dies. Not a robot, not a hidden character.',
  EMMETT:
    'Reactivate: an adjacent closed room with nobody in it is opened and turned face down. Lock on: one of two locks goes on an adjacent visible room that is not blue, which then only Emmett and robots can enter.',
  KEVIN:
    'Hack the Complex: swap two rooms adjacent to his, but no visible blue one. Hack a robot: give any robot an order. He chooses while programming; if that one is impossible, the other is used.',
  SARAH:
    'Sabotage the room: the room she is in, unless blue, is replaced by one of her two Empty rooms. Sabotage a robot: one in her room is destroyed.',
  BRUCE:
    'Mimic: he uses the ability of a character adjacent to him or in his room, but of Emmett only Reactivate, of Kevin only the robot, of Sarah the room, once, and of Franck only in the same room. He has none of their immunities.',
  FRANCK:
    'Recover: if he has no adrenaline he gets it back, to be committed from the next turn on; otherwise the action is lost. In Madness it is always lost.',
  'ROOM-KEY':
    'Cooperation only: the first character to enter activates the Key, and the room becomes an Empty room. Nobody escapes before that.',
  'ROOM-ROBOT':
    'If fewer robots are out than Robot rooms are visible, a robot appears here. Then who entered gives any robot an order.',
  'ROOM-REGENERATION':
    'If anyone is dead, all the dead return to Central with their roles and act again from the next programming on; the room becomes an Empty room. Otherwise nothing happens.',
  'ROOM-MAC':
    'A M.A.C. card is drawn and applied. What would hit named characters or the first character hits the one who entered instead.',
  'ROOM-PIVOTING':
    'A corridor with two exits, turned to the axis along which somebody enters. Move, Look and Push go only through its exits; Control and abilities are not limited.',
  'ROOM-MIRROR': 'Who enters loses its adrenaline and every action still programmed this turn.',
  'ROOM-JAMMING': 'While anyone is in the Jamming room, nobody may talk or signal.',
  'ROOM-SHREDDER-1':
    'When a character leaves a Shredder or a robot enters it, all who are still inside die. Dying and sliding are not leaving.',
  'ROOM-SHREDDER-2': 'A Shredder that has run is closed, and nobody can enter it any more.',
  'ROOM-PARANOIA':
    'All action tokens of whoever enters are shuffled into a pile, from which its further actions are drawn; nothing is programmed. It ends when programming starts and it has left the room or the pile is empty.',
  'ROOM-TIMER':
    'One turn less is left; on the last turn, who enters dies instead. Then the room becomes an Empty room.',
  'ROBOT-MOVE':
    'A robot goes to an adjacent room and reveals it, without undergoing its effect. A closed room stops it, a lock does not.',
  'ROBOT-RED':
    'A robot that enters a red room is destroyed; in an Acid room or a Shredder everyone there dies as well. A Flooded room or a Shredder that it reveals is closed at once.',
  'ROBOT-PUSH':
    'A robot pushes a character of its room into an adjacent room, but not out of a blue room. Robots cannot be pushed, carried or called.',
  'MAC-DRAW':
    'Cooperation: two M.A.C. cards before each programming. Madness: instead one before each of the two rounds. None on the last turn.',
  'MAC-MOVE':
    'The card slides its line (×2: twice), unless that line has already moved the other way this turn. Draw again: another card follows in any case.',
  'MAC-CARRIED': 'A Robot, Lock or Panic card that a carried pair draws in a M.A.C. room concerns the carrier alone.',
  'MAC-PUNISH':
    'The two characters on the card lose its action (Look, Control or ability) for the rest of the game. If it was programmed and not played yet, it is lost.',
  'MAC-BLACKOUT': 'All robots are destroyed, and every green room becomes an Empty room, the hidden ones too.',
  'MAC-JAMMING':
    'No talk and no signals this turn. Alone: reminder tokens go back and cannot be placed until the next turn.',
  'MAC-REWIND': 'The first character goes to Central; its program stays.',
  'MAC-YELLOW':
    'On a card, an adjacent yellow room is a visible one that can be entered, from a Pivoting room only through its exits.',
  'MAC-ROBOT':
    'If the first character is not in a red or blue room, a robot comes to it and pushes it into an adjacent yellow room of its choice, if there is one. A hidden character is not pushed, and Alice may refuse.',
  'MAC-BOMB': 'The bomb stays for the turn. At the second one in the same turn everyone in a red room dies.',
  'MAC-LOCK':
    'The first character lays a lock on an adjacent visible room that is not blue. If no lock is left, one is moved.',
  'MAC-DISABLED':
    'All visible rooms of the card’s colour without a character or robot are turned face down. Tokens on them go back.',
  'MAC-CHAOS':
    'Pivoting rooms turn by 90°, robots push the characters beside them, unless in blue rooms, into adjacent yellow rooms, and those in a Tunnel go to another visible one.',
  'MAC-ACCELERATION': 'This turn every Control action moves its line twice. Either step can be the escape.',
  'MAC-PANIC':
    'The first character panics: Franck loses his adrenaline, Jennifer, in a yellow room, draws all neighbours in, Kevin swaps two adjacent rooms, Emmett locks his own room, Max carries and Bruce pushes everyone into an adjacent yellow room, Sarah replaces hers. Alice does nothing.',
};
