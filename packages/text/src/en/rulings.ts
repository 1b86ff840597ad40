import type { Rulings } from '../rulings.ts';

export const rulings: Rulings = {
  'PROG-TWO': 'Once a program has been handed in, it can no longer be changed.',
  'PROG-SECRET':
    'Once everybody has programmed, all can see how many actions each character has programmed and whether it has committed adrenaline, as they would see the tokens face down on a table; not before.',
  'FREE-CHOICE':
    'A round in which nothing is possible counts as the one left empty. A character that could not act in round 1 must act in round 2 if it can.',
  'REMIND-PLACE':
    'It is your turn until somebody else begins theirs, or anybody programs, so that you can mark what you have just looked at; also if your action was lost or you had none. In the prototype’s solo it is the turn of every pawn that can still act in this round. What a reminder means may be agreed upon beforehand, if all at the table are told: bots in cooperation mark Mortal rooms.',
  'COMM-DANGER':
    'Anyone who was shown the room may signal at any time. A player’s latest signal stands until the room is revealed or hidden again.',
  'COMM-PHRASE':
    'Anyone may give advice about any place, seen or not, so it gives nothing away. The last thing a player said stands until the turn ends. The dead say nothing, and where talk is jammed nobody does.',
  'LOOK-1': 'In the prototype’s cooperation mode, a room seen from a Vision room is turned face up for everyone too.',
  'CTRL-ESCAPE':
    'Only the Control action counts, played by a prisoner inside Room 25 who belongs to the escaping side. A Control room, a card, a guard, an opponent or a prisoner elsewhere on the line cannot let anyone out.',
  'ROOM-COLD':
    'First edition and solo: here too, a character that chooses freely and starts the turn in this room plays only one action.',
  'ROOM-PRISON': 'The bars stop the Move of anyone inside, and Max’s Carry, but not a push or a call.',
  'ROOM-ALL':
    'In a Vision or Secrets room every player with a pawn there gets to see, starting with the one who entered. An Illusion or a Vortex takes everyone along, a newcomer chills everyone in a Cold room, and in an Acid bath only the last to enter survives.',
  'ALERT-1':
    'In games shorter than ten turns the alarm leaves five turns as well. It is raised by the first character ever to enter, however late.',
  'DEATH-SECRET':
    'Only characters who are dead at that moment count, not those who have been regenerated. Characters who die at the same moment die in turn order.',
  MASKS:
    'This is checked after any entry, death or return, once its chain of effects has ended; in the prototype, after each of the Killer’s two steps. First edition: the dead do not count. A guard revealed by force counts as revealed from the next turn on.',
  'GUARD-REVEAL':
    'It is a guard’s turn until somebody else begins theirs, or anybody programs, even if the guard’s action was lost or there was none. After the last action of a turn they still reveal themselves in that turn, and choose freely in the next. A choice forced on them by somebody else’s push is not part of their turn.',
  'GUARD-POWER':
    'A power works from the moment the card is revealed, by choice or by force. The Architect may hide any visible room with nobody in it, except the Central room; a room hidden again counts as new. The Killer names both rooms in advance, and the second is dropped if it is no longer a legal Move; the Brute’s two victims enter in the order named. Once a turn the Traitor may swap their two actions or change one of them, but need not: an action without a target may also be lost. They may replace or keep a single action; once it has been played, there are no more that turn.',
  'SUSP-TURNS': 'Ultimate, five players: ten turns, as its tables say; an example in the book says nine.',
  'SUSP-GUARDS': 'No guard in play means that none was dealt. Dead guards still win with the others.',
  'COOP-WIN':
    'Prototype: all survivors must be in Room 25 to escape. The score is three points for each character who escapes and one for each turn left.',
  'COMP-PLAYERS':
    'The Ultimate rulebook has no competition mode. We offer it with Ultimate’s rooms and abilities, ten turns and no Key.',
  'COMP-WIN':
    'If time runs out, or all are dead, nobody wins. Prototype: the same if several sides, or none, have a prisoner in Room 25; being the last side alive does not win there.',
  'TEAM-PLAYERS':
    'The Ultimate rulebook has no team mode. We offer it with Ultimate’s rooms and abilities, ten turns and no Key.',
  'TEAM-WIN': 'If everyone dies at once, it is a draw.',
  'SOLO-P':
    'The book has a score for cooperation only. In solo it is counted the same way: three points for each pawn that escaped and one for each turn left; nothing for a lost game.',
  'ADR-1': 'A character that dies with a committed token has used it up.',
  ALICE:
    'She is asked about every robot’s push, even one she ordered herself. While she is hidden no robot can target her, so the question does not come up.',
  MAX: 'Anything that sends one of a carried pair away takes both along, but never Alice. If both die, they die in turn order.',
  EMMETT:
    'A closed or occupied room may be locked. A lock moves with its room when that slides or is swapped, stays when the room is replaced, and is returned when the room is turned face down.',
  KEVIN: 'He cannot swap a visible blue room. Tokens, robots and Do Not Cross markers move with a swapped room.',
  SARAH: 'A closed room that she replaces is open again.',
  BRUCE: 'A hidden Alice still counts as being near him. Jennifer may refuse his Call, but not his Carry.',
  FRANCK:
    'A token committed this turn is still his, so Recover is lost. As a revealed guard he loses a recovered token again when the next turn begins.',
  'ABIL-LEVELS':
    'With all cards at quick start, a card does what is printed on it: Panic affects every character (Sarah has no Empty rooms then), Rewind spares only Alice, and Emmett can pass a lock. Protection that only her ability mentions does not help Alice.',
  'ROOM-KEY': 'It is used in cooperation and solo only; elsewhere a room list that contains it is rejected.',
  'ROOM-ROBOT': 'The box has two robots, one for each Robot room.',
  'ROOM-PIVOTING':
    'Whoever arrives without a direction, by an illusion, chooses the axis, even if the illusion came from next door. A robot brought by a card leaves the corridor as it is.',
  'ROOM-PARANOIA':
    'On the turn you enter, you draw only for the actions you still had. It also ends if the room is replaced. Entering again shuffles a new pile but gives back no actions; a punished token leaves the pile.',
  'ROOM-TIMER':
    'If two turns are left and it takes one, the current turn becomes the last, with everything that follows from that.',
  'MAC-DRAW':
    'A card is discarded once it has been read; those that stay until the end of the turn are discarded then. Everyone may look through the discards at any time. Playing without M.A.C. cards is an option of ours for a gentle first game: none is drawn, no M.A.C. room comes up by chance, and one chosen by hand does nothing.',
  'MAC-CARRIED': 'These cards refer to a single character; of a carried pair, that is the one doing the carrying.',
  'MAC-PUNISH':
    'A punished action is lost when its round comes; if it is the only one, in round 1. It counts as an action for a trap; one taken by a Mirror does not. A card that names nobody in play is set aside before the game: it would be a blank.',
  'MAC-BLACKOUT':
    'Hidden green rooms stay as they are. The card speaks of all green rooms, but nobody could find the hidden ones without looking.',
  'MAC-DISABLED':
    'A Do Not Cross marker is returned like any token, so a closed room opens again; on a face-down room it would give the room away. A robot keeps its room face up, as a character does.',
  'MAC-CHAOS':
    'In this order: corridors turn, robots push through the new exits, then whoever is in a Tunnel travels once; hiding does not stop that.',
  'MAC-PANIC':
    'A hidden character is not drawn, carried or pushed; a robot does not make a room occupied; in a Prison, the bars hold Max. Anyone whose way has been cut off by an earlier card stays put. Bruce chooses among the rooms that everyone he pushes can enter.',
};
