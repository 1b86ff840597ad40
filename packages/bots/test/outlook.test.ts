/** What a prisoner makes of the others, where some of them may be guards. */
import { CELLS, type Command, Game, readCommand, readFile } from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import { expect, it } from 'vitest';
import { NO_RUMOURS, Outlook } from '../src/policy/outlook.ts';

const [C2, D2] = [CELLS.indexOf('c2'), CELLS.indexOf('d2')];

/** Franck's, when Alice, who stands in d2, has called c2 green; the guards are Emmett and Kevin. */
const outlookWith = (shown: string): Outlook => {
  const position = `edition second
mode suspicion
order franck jennifer max alice emmett kevin
role emmett guard
role kevin guard
board
  (MR) (EM) (TR) (EM) (25)
  (EM) (FL) (EM) EM   (MR)
  (VI) (AC) CE   (FL) (EM)
  (EM) (TR) (MR) (EM) (CO)
  (EM) (EM) (DA) (PR) (EM)
at alice d2
knows alice c2
shown ${shown}
`;
  const { games, errors } = readFile(position);
  expect(errors).toEqual([]);
  const game = Game.setUp(games[0]!.sheet) as Game;
  expect(game.apply(readCommand('alice: signal c2 green') as Command)).toBeUndefined();
  const outlook = new Outlook();
  outlook.read(tableOf(game), game.cast[0]!, NO_RUMOURS);
  return outlook;
};

it('Whoever can be no guard is believed at once, and their company costs nothing', () => {
  const doubtful = outlookWith('kevin');
  const known = outlookWith('kevin emmett');
  expect([doubtful.sight.dark & (1 << C2), known.sight.dark & (1 << C2)]).toEqual([1 << C2, 0]);
  expect(known.sight.price[D2]!).toBeLessThan(doubtful.sight.price[D2]!);
});
