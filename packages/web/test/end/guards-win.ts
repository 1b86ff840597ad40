/** A table of four, which is still to program; the rooms left and right of the centre kill. `players`: who plays each seat. */
export const amongMortalRooms = (players: string, guard: string): string => `# players ${players}
edition second
mode suspicion
order franck jennifer max alice
board
  (EM) (EM) (VI) (EM) (25)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (MR) CE   (MR) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
role ${guard} guard

`;

/** Franck, a guard, lets two prisoners walk to their death. */
export const guardsWin = (players: string): string => `${amongMortalRooms(players, 'franck')}franck: program look
rest: program move
franck: look b3
jennifer: move b3
max: move d3
`;
