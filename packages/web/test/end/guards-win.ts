/** Franck, a guard, lets two prisoners walk to their death. */
export const guardsWin = (players: string): string => `# players ${players}
edition second
mode suspicion
order franck jennifer max alice
board
  (EM) (EM) (VI) (EM) (25)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (MR) CE   (MR) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
role franck guard

franck: program look
rest: program move
franck: look b3
jennifer: move b3
max: move d3
`;
