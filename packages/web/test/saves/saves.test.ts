import { expect, it } from 'vitest';
import { isLasting, keep, list, load, remove } from '../../src/saves/saves.ts';
import { WISHES, wholeGame } from '../whole-games.ts';

// Here is no IndexedDB, as in a browser that forbids it: games last as long as the page. The real one is tested in a browser.
it('Where nothing can be stored, games are kept while the page is open', async () => {
  const { record } = wholeGame(WISHES[0]!);
  const older = { ...record, id: 'older', time: 1 };
  const newer = { ...record, id: 'newer', time: 2 };
  await keep(older);
  await keep(newer);
  expect(await list()).toEqual([newer, older]);
  await keep({ ...older, time: 3 });
  expect((await list()).map(({ id }) => id)).toEqual(['older', 'newer']);
  expect(await load('newer')).toEqual(newer);
  await remove('newer');
  expect(await load('newer')).toBeUndefined();
  expect(await isLasting()).toBe(false);
});
