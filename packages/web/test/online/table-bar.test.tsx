// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords } from '../../src/app/language.ts';
import { linkTo } from '../../src/lobby/links.ts';
import { QrCode } from '../../src/lobby/qr-code.tsx';
import type { OnlineGame } from '../../src/online/online-game.ts';
import type { OnlineTable } from '../../src/online/online-table.ts';
import type { ScreenPart } from '../../src/online/places.ts';
import { loadOnlineWords } from '../../src/online/words.ts';
import { TableBar } from '../../src/online-table/table-bar.tsx';

beforeAll(async () => {
  await loadFirstWords();
  await loadOnlineWords();
});
afterEach(cleanup);

const bar = (part: ScreenPart, table: object): Element => {
  const online = {
    table: signal({ code: 'RWDKNC', settings: { clock: { kind: 'none' } }, seats: [], ...table }),
    linkState: signal({ kind: 'open' }),
    refused: signal(undefined),
  } as unknown as OnlineTable;
  const game = { answers: signal([]), view: signal({ awaited: [], cast: [] }), seats: [] } as unknown as OnlineGame;
  return render(<TableBar online={online} game={game} part={part} />).container;
};

it.each(['television', 'watch'] as const)('Everybody who looks on is told that the table waits, a %s too', (part) => {
  const paused = /Everybody has left/;
  expect(bar(part, { state: 'paused' }).querySelector('[role=status]')?.textContent).toMatch(paused);
  expect(bar(part, { state: 'playing' }).textContent).not.toMatch(paused);
});

it('The code on a television leads those who play back to their hands', () => {
  const { container } = render(<QrCode link={linkTo('hand', 'RWDKNC')} label="" />);
  const path = (of: Element): string => of.querySelector('path')!.getAttribute('d')!;
  expect(path(bar('television', { state: 'playing' })) === path(container)).toBe(true);
});
