// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import type { Act, ChatLine, SeatView, Settings, TableView } from '@room25/protocol';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { loadChoosingWords } from '../../src/choosing/words.ts';
import type { OnlineTable } from '../../src/online/online-table.ts';
import { loadOnlineWords } from '../../src/online/words.ts';
import { loadListWords } from '../../src/setup/list-words.ts';
import { WaitingRoom } from '../../src/waiting/waiting-room.tsx';

beforeAll(async () => {
  // What the key fetches is here before it is pressed: a busy machine may take longer than a test waits.
  await Promise.all([import('../../src/choosing/choosing-panel.tsx'), loadChoosingWords()]);
  await loadFirstWords();
  await loadText();
  await Promise.all([loadOnlineWords(), loadListWords()]);
});
afterEach(cleanup);

const SETTINGS: Settings = {
  edition: 'second',
  mode: 'suspicion',
  players: 4,
  listed: false,
  clock: { kind: 'none' },
  talk: 'none',
};
const SEATS: readonly SeatView[] = [
  { kind: 'person', name: 'Ada', host: true, here: true },
  { kind: 'person', name: 'Ben', here: true, wish: ['max'] },
  { kind: 'bot', level: 'easy' },
  { kind: 'free' },
];

const roomOf = (you: number | undefined, more: Partial<TableView> = {}) => {
  const done: Act[] = [];
  const refused = signal<{ code: 'character-taken' } | undefined>(undefined);
  const table = signal({
    id: 'x',
    code: 'ABCDEF',
    state: 'open',
    settings: SETTINGS,
    seats: SEATS,
    commitment: '',
    ...(you !== undefined && { you }),
    ...more,
  } as TableView);
  const chat = signal<readonly ChatLine[]>([]);
  const online = {
    table,
    linkState: signal({ kind: 'open' }),
    chat,
    read: signal(0),
    game: signal(undefined),
    refused,
    do: async (act: Act) => {
      done.push(act);
      return refused.value;
    },
  } as unknown as OnlineTable;
  render(<WaitingRoom online={online} />);
  return { done, table, refused, chat };
};

const KEY = /^Choose (characters and who begins|who you play)$/;
const open = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: KEY }));
  await screen.findByText(/left to chance/);
};
const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const pick = (name: string, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
};
const labels = (): string[] =>
  screen.getAllByRole('combobox').flatMap((select) => {
    const label = select.getAttribute('aria-label') ?? select.closest('label')?.textContent ?? '';
    return /character|begins/.test(label) ? [label.replace(/\?.*/, '?')] : [];
  });

it('A guest chooses for themselves, and for nobody else', async () => {
  const { done } = roomOf(1);
  await open();
  expect(labels()).toEqual(['You: character']);
  pick('You: character', 'alice');
  pick('You: character', '');
  expect(done).toEqual([
    { do: 'wish', character: ['alice'] },
    { do: 'wish', character: null },
  ]);
});

it('The host chooses for themselves and for bots, and who begins', async () => {
  const { done } = roomOf(0);
  await open();
  expect(labels()).toEqual(['You: character', 'Seat 3: character', 'Who begins?']);
  expect([...field('Who begins?').options].map(({ text }) => text)).toEqual(['At random', 'You', 'Ben', 'Seat 3']);
  expect([...field('Seat 3: character').options].filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual([
    'max',
  ]);
  pick('Seat 3: character', 'kevin');
  pick('Who begins?', '1');
  pick('Who begins?', '');
  expect(done).toEqual([
    { do: 'wish', character: ['kevin'], seat: 2 },
    { do: 'begin', seat: 1 },
    { do: 'begin', seat: null },
  ]);
});

it('Whoever looks on chooses nothing', () => {
  roomOf(undefined);
  expect(screen.queryByRole('button', { name: KEY })).toBeNull();
});

it('Whoever finds every seat taken is told that they can watch, and not asked for a name', () => {
  const seats = SEATS.slice(0, 3);
  roomOf(undefined, { seats });
  expect(screen.getByText('Every seat is taken. Stay here, and you will watch the show.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
  cleanup();
  roomOf(undefined, { seats, settings: { ...SETTINGS, unwatched: true } });
  expect(screen.getByText('Every seat is taken.')).toBeTruthy();
});

it('What is taken is said, and the field shows what is true', async () => {
  const { refused } = roomOf(0);
  await open();
  refused.value = { code: 'character-taken' };
  pick('You: character', 'alice');
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody else has chosen this character.');
  await waitFor(() => expect(field('You: character').value).toBe(''));
  pick('You: character', 'kevin');
  await waitFor(() => expect(field('You: character').value).toBe(''));
});

it('Everybody sees whom the others chose, and who begins', () => {
  roomOf(undefined, {
    settings: { ...SETTINGS, mode: 'cooperation', players: 2 },
    seats: [
      { kind: 'person', name: 'Ada', host: true, here: true, wish: ['max', 'emmett'] },
      { kind: 'bot', level: 'easy', wish: ['alice'], begins: true },
    ],
  });
  const [ada, bot] = [...document.querySelectorAll('.seat-card')];
  expect(ada!.textContent).toContain('Max, Emmett');
  expect(ada!.querySelectorAll('.pawn')).toHaveLength(2);
  expect(bot!.textContent).toContain('Alice');
  expect(bot!.textContent).toContain('begins');
  expect(ada!.textContent).not.toContain('begins');
});

it('Other terms open every choice again, and say so', async () => {
  const seats: readonly SeatView[] = [
    { kind: 'person', name: 'Ada', host: true, here: true, wish: ['max'] },
    ...SEATS.slice(2),
  ];
  const { table } = roomOf(0, { seats });
  await open();
  table.value = { ...table.value, settings: { ...SETTINGS, mode: 'cooperation' }, seats: SEATS };
  await screen.findByText('Another game: characters and who begins are left to chance again.');
});

it('Whoever has not come to a rematch yet is still at the end of the last one', () => {
  const [ada, , ...others] = SEATS;
  roomOf(0, { seats: [ada!, { kind: 'person', name: 'Ben', coming: true }, ...others] });
  expect(screen.getByText('still at the end of the last game')).toBeTruthy();
});

it('What others say is seen wherever one has scrolled to, for a moment', async () => {
  const { chat } = roomOf(1, { settings: { ...SETTINGS, talk: 'chat' } });
  expect(document.querySelector('.talk-toast')).toBeNull();
  await act(() => {
    chat.value = [{ seat: 0, name: 'Ada', at: 1, text: 'Who lies tonight?' } as ChatLine];
  });
  await waitFor(() =>
    expect(document.querySelector('.waiting-foot .talk-toast')?.textContent).toBe('Ada Who lies tonight?'),
  );
});

it.each([
  { host: true, words: 'The host starts the show.' },
  { host: undefined, words: 'It starts on the big screen.' },
])('Those who wait are told where the show is started: $words', ({ host, words }) => {
  const ada: SeatView = { kind: 'person', name: 'Ada', here: true, ...(host && { host }) };
  roomOf(1, { seats: [ada, ...SEATS.slice(1)] });
  expect(screen.getByText(words)).toBeDefined();
});
