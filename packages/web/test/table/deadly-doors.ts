/** Franck is to go, and there is nothing around him but what kills. */
export const DEADLY_DOORS = `# players person random random random
edition second
mode suspicion
order franck jennifer max alice
board
  (EM) (EM) (VI) (EM) (25)
  (EM) (EM) (MR) (EM) (EM)
  (EM) (MR) CE   (MR) (EM)
  (EM) (EM) (MR) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
role alice guard

franck: program move
rest: program look
`;
