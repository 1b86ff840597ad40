import type { RuleId } from '@room25/engine';

export const rules: Readonly<Record<RuleId, string>> = {
  'WORD-CELL':
    'The Complex has 25 rooms, a1 to e5: columns a to e from left to right, rows 1 to 5 from top to bottom. The centre is c3.',
  'WORD-ADJ': 'Adjacent rooms share a side. Diagonals do not count, and opposite edges of the board do not meet.',
  'WORD-LINE': 'A line is a row (1 to 5) or a column (a to e). Row 3 and column c are the central lines.',
  'WORD-HIDDEN':
    'A room is either hidden or visible. Once visible, it stays that way unless a rule turns it face down. You can only look at, mark or signal a hidden room.',
  'WORD-ENTER':
    'A character enters a room when a move, push, call, carry, tunnel, vortex, illusion or rewind brings them into a room they were not in. Sliding, or swapping places along with the room you are in, does not count as entering.',
  'WORD-EFFECT':
    'A room’s effect applies at once, every time a character enters. Any choice it calls for is made by the player whose character entered, even if that character was pushed or called.',
  'WORD-TURN':
    'A turn consists of programming, two rounds of actions and the countdown. In each round every living character acts once, in turn order.',
  'WORD-LEFT': 'The turns left include the current one. The last turn is the one with a single turn left.',
  'WORD-COLOUR':
    'Blue rooms are special: the Central room and Room 25. Green is safe, yellow an obstacle, red mortal danger.',
  'SET-ZONES':
    'Room 25 starts hidden in an exit zone: one of the three rooms in each corner of the board. From any of them, a line can carry it off the board.',
  'SET-BUILD':
    'Twelve rooms form a cross around the centre; the other twelve, with Room 25 and the Vision room among them, fill the exit zones.',
  'SET-CENTRAL': 'The Central room lies face up at c3, and every character starts in it.',
  'SET-COMPOSITION':
    'Besides the Central room and Room 25, the board has 23 rooms, taken from a named list or chosen from the edition’s tiles. Using both Vortex rooms together with both Mortal rooms is not recommended.',
  'SET-CLUE':
    'Before the first programming phase, each player (not each character) may secretly look at one of the four rooms next to the Central room.',
  'SET-ORDER':
    'Turn order follows the seats, starting from a first player who is drawn at random or chosen. If everyone has two characters, the order goes round the table twice.',
  'SET-CHARACTERS':
    'Only the characters in this game can act, and only with the actions they have. They differ in name only.',
  'PROG-TWO': 'Each character secretly programs two different actions, in order. One is allowed, none is not.',
  'PROG-ONE':
    'If a character has only one action programmed, its player decides in round 1 whether to play it then or keep it for round 2.',
  'PROG-SECRET':
    'Nobody else sees a programmed action until it is played. Everyone can see who has finished and, once all have, how many actions lie there and who has committed adrenaline.',
  'ACT-ORDER':
    'In each round the characters act in turn order, each playing the action programmed for that round. Targets are chosen only at that moment.',
  'FREE-CHOICE':
    'Characters who choose freely do not program: their two actions in a turn must differ, and they may do nothing in one of the two rounds.',
  'ACT-MUST':
    'If an action can be carried out, it must be, even if it hurts its own player, who chooses freely among the legal targets. With no legal target, it is lost.',
  'COUNT-END':
    'At the end of a turn all tokens are taken back, the first character moves to the end of the turn order and the countdown drops by one. When no turns are left, the game is over.',
  'COUNT-DEAD':
    'A dead character keeps its place in the turn order but does not act. When it would become first, it is removed from the order instead, and no time is lost.',
  'COUNT-LENGTH':
    'Each edition has its own modes. How many turns a game lasts depends on the edition, the mode and the number of characters.',
  'REMIND-PLACE':
    'While it is your character’s turn to act, you may place its one reminder token on any hidden room, at no cost. You get it back when that room is revealed.',
  'COMM-DANGER':
    'Anyone who knows a hidden room may tell the others its colour, truthfully or not, but never its name.',
  'COMM-PHRASE':
    'At any time you may say to everyone: I suspect or I trust somebody, come to or keep away from a place, wait for me. It need not be true. No phrase names an action or what a room is.',
  'COMM-ANSWER': 'You may answer yes or no, once, to the last thing somebody said this turn.',
  'COMM-OFTEN': 'You may say up to four things a turn; answers do not count.',
  'LOOK-1': 'Look shows one adjacent hidden room to you alone. If there is none, the action is lost.',
  'LOOK-DARK': 'You cannot Look in a Dark room: the action is lost.',
  'MOVE-1':
    'Move takes you to an adjacent room. If it is hidden, it is revealed and stays revealed; then its effect applies.',
  'MOVE-INTO': 'A closed room cannot be entered.',
  'PUSH-1':
    'Push sends another character in your room to an adjacent room while you stay put. It is lost if you are alone or if no adjacent room can be entered.',
  'PUSH-CENTRAL': 'Nobody can be pushed out of the Central room; pushing someone into it is fine.',
  'CTRL-1':
    'Control slides the row or column you are in by one space, in either direction, with everything on it. The room that drops off one end comes back at the other.',
  'CTRL-CENTRAL': 'Row 3 and column c never move, so nothing can be controlled from the Central room.',
  'CTRL-SAME':
    'In one turn a line may move several times, but only in the direction of its first move, whatever moved it.',
  'CTRL-ESCAPE':
    'If a prisoner inside Room 25 uses Control to slide it off the board and the mode’s conditions are met, that prisoner’s side escapes. If it leaves the board in any other way, Room 25 comes back at the other end.',
  'ROOM-CENTRAL': 'In the Central room only Look and Move are possible; any other action is lost.',
  'ROOM-25': 'Room 25 is the exit. Entering it raises the alarm, in the modes that have one.',
  'ROOM-EMPTY': 'An Empty room does nothing.',
  'ROOM-VISION':
    'Whoever enters the Vision room secretly looks at any hidden room on the board. If none is hidden, nothing happens.',
  'ROOM-MOVING':
    'The Moving room and everyone in it swap places with any hidden room, which stays hidden. If none is hidden, nothing happens.',
  'ROOM-CONTROL':
    'Whoever enters the Control room slides any non-central line by one space. If no line can move, nothing happens.',
  'ROOM-TUNNEL':
    'Whoever enters a Tunnel goes to another visible Tunnel, where nothing more happens to them. If there is no other, nothing happens.',
  'ROOM-DARK': 'While you are in a Dark room, any Look is lost.',
  'ROOM-COLD':
    'In a Cold room you can program only one action; a character that chooses freely and starts the turn here plays only one.',
  'ROOM-VORTEX': 'A Vortex room takes whoever enters straight to the Central room.',
  'ROOM-PRISON':
    'You can move out of a Prison only to a room with another character in it or, if it is adjacent, to the Central room. A push or a call can also get you out.',
  'ROOM-TRAPPED': 'A Trapped room kills any character still in it at the end of that character’s next action.',
  'ROOM-FLOODED':
    'A Flooded room closes as soon as it is visible, and drowns anyone still inside after their second action of the next turn.',
  'ROOM-ACID':
    'When a second character enters an Acid bath, the one who was already there is eliminated. There is never more than one survivor.',
  'ROOM-MORTAL': 'Whoever enters a Mortal room is eliminated at once.',
  'ROOM-ILLUSION':
    'The Illusion room swaps places with any hidden room, which is revealed and takes effect on the character that entered. The Illusion room stays visible in its new place, along with anyone else who was in it. If no room is hidden, nothing happens.',
  'ROOM-TRAPPED-1':
    'A character still in a Trapped room when its own next action ends is eliminated. A lost action counts; waiting does not, nor does the action that brought it in.',
  'ROOM-TRAPPED-2':
    'Leaving the trap by any means makes you safe, and coming back arms it again. Sliding along with the room is not leaving it.',
  'ROOM-FLOODED-1':
    'A character that entered a Flooded room drowns if it is still there once its go in round 2 of the next turn is over.',
  'ROOM-FLOODED-2': 'Once a Flooded room is visible, nobody else can enter it; anyone inside may leave.',
  'ROOM-FLAMMABLE':
    'A character is eliminated if it is still in a Flammable room after its last go in the turn following the one it entered in.',
  'ROOM-SECRETS': 'Whoever enters the Secrets room secretly looks at another player’s role card.',
  'ROOM-ALL':
    'When a pawn enters, the effect applies to every pawn in the room. A deadline that is already running is not extended.',
  'ROOM-CHAIN':
    'One effect may set off another until the chain ends. Within one chain, no room affects the same character twice.',
  'ALERT-1':
    'The first character to enter Room 25 raises the alarm: if more than 5 turns are left, only 5 remain. This applies in suspicion, competition and team mode.',
  'DEATH-1':
    'A dead character leaves the board and no longer acts; anything it had programmed is void. What the death means is settled before anything else happens, and the others play on.',
  'DEATH-SECRET':
    'The first to die keeps their role secret. At each later death, everyone who died before reveals theirs; if exactly one of those is a prisoner, the latest to die reveals theirs too.',
  MASKS:
    'When the characters in Room 25 and the dead together outnumber the living outside it, those outside reveal their roles.',
  'GUARD-REVEAL':
    'A guard may reveal their role while it is their turn to act, or at any moment if the table plays that way. From the next turn on they choose actions freely instead of programming.',
  'GUARD-POWER':
    'A revealed guard still programs, but gains the power of their card: Hacker, Brute, Architect, Killer or Traitor.',
  'PRISONER-SILENT': 'A prisoner may never reveal their role by choice.',
  'SUSP-ROLES':
    'Four players are dealt roles from 4 prisoners and 1 guard, five or six players from 4 prisoners and 2 guards; any card left over stays unseen.',
  'SUSP-TURNS': 'Suspicion lasts 10 turns.',
  'SUSP-ESCAPE':
    'The prisoners win if all of them are in Room 25 and escape; guards in the room cannot stop it. If exactly one prisoner is dead or outside, the others can escape only on the last turn.',
  'SUSP-GUARDS':
    'The guards win when two prisoners are dead or time runs out. With no guard in play the Complex wins instead.',
  'COOP-PLAYERS': 'In cooperation, 2 or 3 players have two characters each; 4 to 6 players have one each.',
  'COOP-TURNS': 'Cooperation lasts 8 turns with four characters, 7 with five, 6 with six.',
  'COOP-WIN':
    'If everyone escapes, the victory is complete; if one died and all the others escape, it is partial. A second death, or running out of time, loses the game.',
  'COMP-PLAYERS': 'Competition is for 2 or 3 players with two prisoners each, and lasts 10 turns.',
  'COMP-WIN':
    'The first side to escape with both its characters wins, as does the last side alive. If one of a side’s characters is dead, the other can escape only on the last turn.',
  'TEAM-PLAYERS':
    'Two teams of 2 or 3 players sit alternately, with one prisoner each, and play 10 turns. The table agrees beforehand whether teammates may talk, and how.',
  'TEAM-WIN':
    'A team wins by escaping with all its prisoners, or when everyone on the other team is dead. If it has lost a member, it can escape only on the last turn. When time runs out, the team with more prisoners in Room 25 wins; a tie is a draw.',
  'SOLO-1':
    'Playing solo, you have four characters and 8 turns, and you do not program: you choose each action as it comes, and a character’s second must differ from its first. All four must escape; a single death loses the game.',
  'SOLO-P':
    'Your four pawns are programmed, then act in any order you like, all first actions before any second. Four out is a complete victory, three a partial one; a second death, or running out of time, loses the game. Beginners may leave the rooms they look at face up.',
  'SOLO-U': 'Solo is cooperation with four characters of your own, programmed as usual.',
  'ADR-1':
    'Each character has one adrenaline token. You commit it while programming, though never in a Cold room, and cannot take it back.',
  'ADR-2':
    'After round 2, everyone who committed adrenaline plays one Look, Move, Push or Control of their choice, even one already used or lost this turn. If any of them is possible it must be played; then the token is gone.',
  'ABIL-1':
    'The special ability is a fifth action, programmed like the others. It is lost in the Central room and cannot be played with adrenaline.',
  'ABIL-LEVELS':
    'Quick start: four actions and adrenaline, no abilities, and no Robot, Regeneration, M.A.C., Mirror, Jamming, Paranoia, Timer or Illusion rooms. Ultimate: everything.',
  JENNIFER:
    'Call: an adjacent character enters her room, if that room can be entered. She cannot call a hidden character or a robot. In an Acid bath it is she who is eliminated.',
  ALICE:
    'Hide: until her next action she cannot be pushed, carried or called, but rooms still affect her. She may refuse any robot’s push, and Punishment, Panic and Rewind never touch her.',
  MAX: 'Carry: Max and another character in his room move together to an adjacent room and are affected as one, with Max making the choices; in an Acid bath he picks which of the two dies. He cannot carry a robot or a hidden character.',
  EMMETT:
    'Reactivate: an adjacent closed room with nobody in it is reopened and turned face down. Lock on: place one of two locks on an adjacent visible room that is not blue; then only Emmett and robots can enter it.',
  KEVIN:
    'Hack the Complex: swap two rooms adjacent to his, except visible blue ones. Hack a robot: give any robot an order. He chooses which while programming; if it turns out impossible, the other is used.',
  SARAH:
    'Sabotage a room: the room she is in, unless blue, is replaced with one of her two Empty rooms. Sabotage a robot: a robot in her room is destroyed.',
  BRUCE:
    'Mimic: he uses the ability of a character in his room or an adjacent one, but from Emmett only Reactivate, from Kevin only Hack a robot, from Sarah only Sabotage a room, once per game, and from Franck only in the same room. He has none of their immunities.',
  FRANCK:
    'Recover: if he has no adrenaline he gets it back and can commit it from the next turn on; otherwise the action is lost. In Madness it is always lost.',
  'ROOM-KEY':
    'Cooperation only: the first character to enter activates the Key, and the room becomes an Empty room. Nobody can escape until then.',
  'ROOM-ROBOT':
    'If there are fewer robots on the board than visible Robot rooms, a robot appears here. Then whoever entered gives any robot an order.',
  'ROOM-REGENERATION':
    'If anyone is dead, all the dead return to the Central room with their roles and act again from the next programming phase; the room becomes an Empty room. Otherwise nothing happens.',
  'ROOM-MAC':
    'An M.A.C. card is drawn and applied. Anything that would hit named characters or the first character hits the one who entered instead.',
  'ROOM-PIVOTING':
    'A corridor with two exits that turns to line up with whoever enters. Move, Look and Push work only through its exits; Control and abilities are not restricted.',
  'ROOM-MIRROR': 'Whoever enters loses their adrenaline and every action they still had programmed this turn.',
  'ROOM-JAMMING': 'While anyone is in the Jamming room, nobody may talk or signal.',
  'ROOM-SHREDDER-1':
    'When a character leaves a Shredder or a robot enters it, everyone still inside dies. Dying or sliding does not count as leaving.',
  'ROOM-SHREDDER-2': 'Once a Shredder has run, it is closed: nobody can enter it again.',
  'ROOM-PARANOIA':
    'Whoever enters has all their action tokens shuffled into a pile and draws each further action from it. They program nothing, but may commit adrenaline. It ends when a programming phase starts and they have left the room or the pile is empty.',
  'ROOM-TIMER':
    'The countdown loses one turn; on the last turn, whoever enters dies instead. The room then becomes an Empty room.',
  'ROBOT-MOVE':
    'A robot moves to an adjacent room and reveals it, but is not affected by it. It cannot enter a closed room, but a lock does not stop it.',
  'ROBOT-RED':
    'A robot that enters a red room is destroyed; in an Acid bath or a Shredder, everyone there dies as well. A Flooded room or Shredder that it reveals closes at once.',
  'ROBOT-PUSH':
    'A robot pushes a character in its room into an adjacent room, but not out of a blue room. Robots cannot be pushed, carried or called.',
  'MAC-DRAW':
    'Cooperation: two M.A.C. cards are drawn before each programming phase. Madness: one before each of the two rounds instead. None on the last turn.',
  'MAC-MOVE':
    'The card slides its line (×2: twice), unless that line has already moved the other way this turn. Draw again: another card follows in any case.',
  'MAC-CARRIED':
    'A Robot, Lock on or Panic card drawn in an M.A.C. room by a character carrying another affects only the carrier.',
  'MAC-PUNISH':
    'The two characters on the card lose the action it names (Look, Control or ability) for the rest of the game. If it was programmed but not yet played, it is lost.',
  'MAC-BLACKOUT': 'All robots are destroyed, and every visible green room becomes an Empty room.',
  'MAC-JAMMING':
    'No talking or signalling this turn. Solo: reminder tokens are taken back and cannot be placed until the next turn.',
  'MAC-REWIND': 'The first character, unless it is Alice, returns to the Central room; its program is not changed.',
  'MAC-YELLOW':
    'Where a card mentions an adjacent yellow room, it means a visible one that can be entered; from a Pivoting room, only through its exits.',
  'MAC-ROBOT':
    'If the first character is not in a red or blue room, a robot comes and pushes them into an adjacent yellow room of their choice, if there is one. A hidden character is not pushed, and Alice may refuse.',
  'MAC-BOMB':
    'The bomb stays in play for the turn. If the second one is drawn in the same turn, everyone in a red room dies.',
  'MAC-LOCK':
    'The first character places a lock on an adjacent visible room that is not blue. If no lock is left, one is moved.',
  'MAC-DISABLED':
    'All visible rooms of the card’s colour with no character or robot in them are turned face down. Tokens on them are returned.',
  'MAC-CHAOS':
    'Pivoting rooms turn by 90°, robots push the characters in their rooms (blue rooms excepted) into adjacent yellow rooms, and anyone in a Tunnel goes to another visible one.',
  'MAC-ACCELERATION': 'This turn every Control action moves its line twice. You can escape on either step.',
  'MAC-PANIC':
    'The first character panics: Franck loses his adrenaline, Jennifer, in a yellow room, draws all neighbours in, Kevin swaps two adjacent rooms, Emmett locks his own room, Max carries and Bruce pushes everyone into an adjacent yellow room, Sarah replaces hers. Alice does nothing.',
};
