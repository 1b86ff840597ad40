import type { Rulings } from '../rulings.ts';

export const rulings: Rulings = {
  'PROG-TWO': 'What is programmed is programmed: a program that was locked in is not touched again.',
  'PROG-SECRET':
    'How many actions somebody has programmed, and whether adrenaline is committed, stays secret until it is played or its moment passes.',
  'FREE-CHOICE':
    'A round in which nothing is possible counts as the one left empty. Who could not act in the first must act in the second if it can.',
  'REMIND-PLACE':
    'There is time for it until somebody else plays or programs, so that what was just looked at can be marked. A round that passes by itself leaves no time.',
  'COMM-DANGER':
    'A signal may be given at any time by whoever was shown the room. The latest of a player stands, until the room is revealed or hidden anew.',
  'LOOK-1': 'In the prototype’s cooperation a Vision room turns its room up too.',
  'CTRL-ESCAPE':
    'Only the Control action counts, played by a prisoner who stands in Room 25 and belongs to the side that escapes. A Control room, a card, a guard, an opponent or a prisoner elsewhere on the line lets nobody out.',
  'ROOM-COLD': 'First edition and solo: who chooses freely and starts the turn here plays one action only, too.',
  'ROOM-PRISON': 'The bars stop the Move of the one inside, and Max’s Carry, but not a push or a call.',
  'ROOM-ALL':
    'Vision and Secrets show to every player with a pawn there, the one who entered first. An Illusion and a Vortex take all along, a newcomer chills all in a Cold room, and of those in an Acid room only the last to have come in survives.',
  'ALERT-1':
    'In games shorter than ten turns, too, the alarm leaves five. It is raised by the first character ever to enter, however late.',
  'DEATH-SECRET':
    'Only those who are dead now count, not those who were regenerated. Who die at the same moment die in turn order.',
  MASKS:
    'It is judged after any entry, death or return, once its chain of effects has ended. First edition: the dead do not count. A guard who was shown by force counts as shown from the next turn on.',
  'GUARD-REVEAL':
    'The moments in which a guard is acting include choices that are still open then, but not choices that another’s push forces on it.',
  'GUARD-POWER':
    'A power is there from the moment the card is shown, by choice or by force. The Architect may hide any visible room without anybody in it, but not the start; a room hidden again is as new. The Killer names both rooms beforehand, and the second is dropped if it is no legal Move by then; the Brute’s two enter in the order named. The Traitor may replace or keep a single action; once it is played the turn holds no more.',
  'SUSP-TURNS': 'Ultimate, five players: ten turns, as its tables say; an example in the book says nine.',
  'SUSP-GUARDS': 'No guard in play means that none was dealt. Dead guards still win with the others.',
  'COOP-WIN':
    'Prototype: all who live must be in Room 25 to escape. The score is three for each who escaped and one for each turn left.',
  'COMP-PLAYERS':
    'Ultimate has no competition in its book. It is offered with its rooms and abilities, ten turns and no Key.',
  'COMP-WIN':
    'If time runs out, or all are dead, nobody wins. Prototype: the same if several sides, or none, have a prisoner in Room 25; being the last side alive does not win there.',
  'TEAM-PLAYERS':
    'Ultimate has no teams in its book. They are offered with its rooms and abilities, ten turns and no Key.',
  'TEAM-WIN': 'All dead at once is a draw.',
  'SOLO-P':
    'The book has a score for cooperation only. Alone it is counted in the same way: three for each pawn that escaped and one for each turn left; nothing for a game that is lost.',
  'ADR-1': 'Who dies with a committed token has used it.',
  ALICE:
    'She is asked about every robot’s push, also one that she ordered herself. While she hides no robot can aim at her, so nobody is asked.',
  MAX: 'What sends one of a carried pair away takes both along, but never Alice. Where both die they die in turn order.',
  EMMETT:
    'A closed or an occupied room may be locked. A lock goes along when its room slides or is swapped, stays when the room is replaced, and goes back when the room is turned face down.',
  KEVIN: 'He cannot swap a visible blue room. Tokens, robots and tape go along with a swapped room.',
  SARAH: 'A closed room that she replaces is open again.',
  BRUCE: 'A hidden Alice is near him all the same. Jennifer may refuse his Call, not his Carry.',
  FRANCK:
    'A token committed this turn is still his, so Recover is lost. As a shown guard he loses what he recovered at the next turn.',
  'ROOM-KEY': 'It is dealt in cooperation and solo only; a list of rooms with it is refused elsewhere.',
  'ROOM-ROBOT': 'The box has two robots, one for each Robot room.',
  'ROOM-PIVOTING':
    'Who comes in without a direction, by a tunnel or an illusion, chooses the axis. A robot that a card brings leaves the corridor as it is.',
  'ROOM-PARANOIA':
    'In the turn of entering one draws only for the actions one still had. It ends as well when the room was replaced. Entering again mixes a new pile, but gives back no actions; a punished token leaves the pile.',
  'ROOM-TIMER': 'When two turns are left and it takes one, this turn is now the last, with all that follows.',
  'MAC-DRAW':
    'A card goes to the discards when it has been read; those that lie until the turn ends follow then. The option without M.A.C. cards is ours, for a gentle first game: none is drawn, no M.A.C. room is drawn into the Complex, and one that was chosen does nothing.',
  'MAC-CARRIED': 'The cards speak of one character. Of a pair, that is the one who walks.',
  'MAC-PUNISH':
    'A punished action is lost when its round comes, a single one in the first. It counts as an action for a trap; one that a Mirror took does not.',
  'MAC-BLACKOUT':
    'Hidden green rooms become Empty too, without being shown. Who knew such a room knows that it is Empty now.',
  'MAC-CHAOS':
    'In this order: corridors turn, robots push through the new exits, then whoever is in a Tunnel travels once; hiding does not stop that.',
  'MAC-PANIC':
    'Who hides is neither drawn, carried nor pushed; a robot does not make a room occupied; bars hold Max in a Prison. Whose way has been moved apart by an earlier card stays.',
};
