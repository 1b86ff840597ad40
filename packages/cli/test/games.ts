/** Small games to check and replay. */
export const TRAPPED = `== ROOM-TRAPPED-1 still inside after its next action
edition second
mode cooperation
order franck jennifer max alice
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (VX) (TR) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (25)

jennifer: program move look
rest: program look
jennifer: move c2
? c2 is TR
! max: move a1
end turn
? jennifer dead
`;

export const FAILING = TRAPPED.replace('? jennifer dead', '? jennifer alive').replace('? c2 is TR', '? c2 is (TR)');

export const BROKEN = TRAPPED.replace('jennifer: move c2', 'jennifer: jump c2');

export const SILENT = `edition second
mode solo
order franck jennifer max alice

franck: clue c2
`;

/** What Ultimate lays on the board. */
export const GADGETS = `edition ultimate
mode cooperation
order alice max emmett kevin
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) PI-  PI/  (EM) (EM)
  (EM) FL   CE   EM   (EM)
  (EM) (EM) SH   (EM) (EM)
  (EM) (EM) (EM) (EM) (25)
robot d3
robot d3
locked d3
closed c4
hiding alice
punished max look
punished max control
adrenaline none kevin
key yes
mac bomb, move 1 left
at alice d3

`;

/** The hidden rooms next to Central differ, so that what leaks can be told apart. */
export const SECRETS = `edition second
mode suspicion
order franck jennifer max alice
role max guard
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (VX) (MR) (EM) (EM)
  (EM) (AC) CE   (VI) (EM)
  (EM) (EM) (CL) (EM) (EM)
  (EM) (EM) (EM) (EM) (25)

rest: program look
franck: look c2
jennifer: look b3
max: look d3
alice: look c4
`;
