// @vitest-environment happy-dom

/** Phrases on the page: said by one press, answered beside what they answer, seen at the card of whoever says them. */
import { signal } from '@preact/signals';
import {
  type Command,
  type Event,
  formatCommand,
  Game,
  readCommand,
  readFile,
  seatViewer,
  type View,
} from '@room25/engine';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import type { PlayedGame, Told } from '../../src/play/played-game.ts';
import type { Talk } from '../../src/play/talking.ts';
import { Pointers } from '../../src/table/dossier/pointers.tsx';
import { loadDossierWords } from '../../src/table/dossier/words.ts';
import { Table } from '../../src/table/table.tsx';
import { faceAt } from '../../src/table/talk/bot-faces.ts';
import { Bubbles } from '../../src/table/talk/bubbles.tsx';
import { SayPanel } from '../../src/table/talk/say-panel.tsx';
import { heardIn } from '../../src/table/talk/talk.tsx';
import { WindowPanel } from '../../src/table/talk/window-panel.tsx';
import { loadSayWords } from '../../src/table/talk/words.ts';
import { StillGame } from '../board/still-game.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  await loadSayWords();
  await loadDossierWords();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const SHEET = `edition second
mode suspicion
order franck jennifer max alice
role alice guard
seed talk
`;

/** Franck's screen. */
const sit = (...lines: readonly string[]) => {
  const log = signal<readonly Told[]>([]);
  const hear = (event: Event): void => {
    log.value = [...log.value, { event, turn: 1 }];
  };
  const game = Game.setUp(readFile(`${SHEET}\n`).games[0]!.sheet, hear) as Game;
  const say = (line: string): void => {
    expect(game.apply(readCommand(line) as Command)).toBeUndefined();
    view.value = game.view(seatViewer(0));
    asides.value = game.asides(FRANCK);
  };
  const view = signal(game.view(seatViewer(0)));
  const asides = signal<readonly Command[]>(game.asides(FRANCK));
  const sent: string[] = [];
  const played = {
    log,
    view,
    asides,
    viewer: signal(seatViewer(0)),
    seats: ['person', 'easy', 'easy', 'easy'].map((player) => ({ player })),
    send: async (command: Command) => {
      sent.push(formatCommand(command));
      say(formatCommand(command));
    },
  } as unknown as PlayedGame;
  for (const line of lines) say(line);
  return { played, sent, say };
};

const FRANCK = 2;

it('says whom I suspect by two presses, and answers by one', async () => {
  const { played, sent } = sit('jennifer: say come c2');
  render(<SayPanel game={played} />);
  expect(document.querySelector('.say-standing')!.textContent).toContain('Come to c2!');
  fireEvent.click(screen.getByRole('button', { name: 'No, to Jennifer' }));
  await waitFor(() => expect(document.querySelector('.say-standing')!.textContent).toContain('No: Franck'));
  fireEvent.click(screen.getByRole('button', { name: 'I suspect…' }));
  fireEvent.click(screen.getByRole('button', { name: 'I suspect Alice.' }));
  await waitFor(() => expect(document.querySelector('.say-standing')!.textContent).toContain('I suspect Alice.'));
  expect(sent).toEqual(['franck: say no jennifer', 'franck: say suspect alice']);
  expect(screen.queryByRole('button', { name: 'I suspect Alice.' })).toBeNull();
});

it('keeps what was said in earlier turns, as the number on its key counts it', () => {
  const { played } = sit('jennifer: say come c2', 'alice: say no jennifer');
  const earlier = () => [...document.querySelectorAll('.say-earlier')].map((one) => one.textContent);
  const { said: _, ...view } = played.view.value;
  const panel = render(<SayPanel game={played} />);
  expect(earlier()).toEqual([]);
  panel.rerender(<SayPanel game={{ ...played, view: signal({ ...view, turn: 2 }) }} />);
  expect(heardIn(played)).toBe(2);
  expect(earlier()).toEqual([
    expect.stringMatching(/^Turn 1Jennifer .*c2.*Alice says no to Jennifer’s “Come to c2!”$/),
  ]);
  expect(document.querySelector('.say-standing')!.textContent).not.toContain('c2');
});

it('keeps the focus of somebody who plays by keys where they talk', async () => {
  const { played } = sit('jennifer: say come c2', 'franck: say come a1', 'franck: say come a2');
  render(<SayPanel game={played} />);
  const press = (name: string): void => {
    const key = screen.getByRole('button', { name });
    key.focus();
    fireEvent.click(key);
  };
  press('No, to Jennifer');
  const panel = document.querySelector('.say');
  await waitFor(() => expect(document.activeElement, 'the key is gone').toBe(panel));
  press('I trust…');
  const max = screen.getByRole('button', { name: 'I trust Max.' });
  max.focus();
  fireEvent.keyDown(max, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement?.textContent, 'the heads are gone').toBe('I trust…'));
  press('I suspect…');
  press('I suspect Alice.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I suspect Alice.' })).toBeNull());
  expect(document.activeElement?.textContent).toBe('I suspect…');
});

it('scrolls to those whom one can suspect, which a phone has below the fold', async () => {
  const { played } = sit();
  render(<SayPanel game={played} />);
  const shown: Element[] = [];
  const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  fireEvent.click(screen.getByRole('button', { name: 'I suspect…' }));
  const alice = await screen.findByRole('button', { name: 'I suspect Alice.' });
  expect(shown.some((one) => one.contains(alice))).toBe(true);
  scrolls.mockRestore();
});

it('has nothing to press once enough was said', () => {
  const { played } = sit(...['come a1', 'come a2', 'come a3', 'wait'].map((words) => `franck: say ${words}`));
  render(<SayPanel game={played} />);
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it('is seen at the card of whoever says it, and goes', () => {
  vi.useFakeTimers();
  const { played, say } = sit('max: say wait');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="cast"><div class="cast-row"><span class="cast-monitor pawn-of-jennifer"></span></div></div>',
  );
  const lines = signal([{ seat: 3, shown: 'before', letters: 6 }]);
  const Both = () => <Bubbles game={played} lines={lines.value} />;
  render(<Both />);
  const bubbles = (): (string | null)[] => [...document.querySelectorAll('.bubbles-one')].map((one) => one.textContent);
  const settle = () => vi.advanceTimersByTimeAsync(20);
  return (async () => {
    await settle();
    // What was said before is no news.
    expect(bubbles()).toEqual([]);
    say('jennifer: say trust franck');
    lines.value = [...lines.value, { seat: 3, shown: 'Hello', letters: 5 }];
    await settle();
    expect(bubbles().sort()).toEqual(['Hello', 'I trust Franck.']);
    expect(document.querySelector('.bubbles')!.getAttribute('aria-hidden')).toBe('true');
    say('jennifer: say wait');
    await settle();
    // One mouth, one bubble.
    expect(bubbles().sort()).toEqual(['Hello', 'Wait for me!']);
    await vi.advanceTimersByTimeAsync(6000);
    expect(bubbles()).toEqual([]);
    say('alice: say yes jennifer');
    await settle();
    expect(bubbles(), 'an answer says to what').toEqual(['Yes, Jennifer: “Wait for me!”']);
    expect(heardIn(played)).toBe(4);
  })();
});

it('Whatever names a cell is gone when another room comes there', async () => {
  vi.useFakeTimers();
  const { played, say } = sit();
  const All = () => <Bubbles game={played} isMute />;
  render(<All />);
  const bubbles = (): (string | null)[] => [...document.querySelectorAll('.bubbles-one')].map((one) => one.textContent);
  await vi.advanceTimersByTimeAsync(20);
  say('jennifer: say come b2');
  say('max: say come c3');
  await vi.advanceTimersByTimeAsync(20);
  const log = played.log as unknown as { value: readonly Told[] };
  log.value = [...log.value, { event: { kind: 'slid', line: '2', direction: 'left', rule: 'CTRL-1' } } as Told];
  await vi.advanceTimersByTimeAsync(20);
  expect(bubbles()).toEqual(['Come to c3!']);
});

it('follows the card of whoever says it into the order of the next turn', async () => {
  vi.useFakeTimers();
  const { played, say } = sit();
  const rowOf = (who: string): string => `<li class="cast-row"><span class="cast-monitor pawn-of-${who}"></span></li>`;
  document.body.insertAdjacentHTML('beforeend', `<ol>${rowOf('franck')}${rowOf('jennifer')}</ol>`);
  const cast = document.querySelector<HTMLElement>('ol')!;
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 100 * [...cast.children].indexOf(this.closest('li')!), 200, 100);
  });
  render(<Bubbles game={played} near={{ cast: { current: cast }, grid: { current: null } }} isMute />);
  await vi.advanceTimersByTimeAsync(20);
  say('jennifer: say wait');
  await vi.advanceTimersByTimeAsync(20);
  const top = (): string => document.querySelector<HTMLElement>('.bubbles-one')!.style.top;
  expect(top()).toBe('150px');
  cast.append(cast.firstElementChild!);
  const { view } = played as unknown as { view: { value: View } };
  view.value = { ...view.value, order: ['jennifer', 'max', 'alice', 'franck'] };
  await vi.advanceTimersByTimeAsync(100);
  expect(top()).toBe('50px');
  boxes.mockRestore();
});

it.each([
  { most: 2, isNarrow: true },
  { most: 3, isNarrow: false },
])(
  'has $most bubbles at once, and whoever speaks in the same moment is seen after that',
  async ({ most, isNarrow }) => {
    vi.useFakeTimers();
    const { played, say } = sit();
    const lines = signal<{ seat: number; shown: string; letters: number }[]>([]);
    const All = () => <Bubbles game={played} lines={lines.value} isNarrow={isNarrow} isMute />;
    render(<All />);
    const bubbles = (): (string | null)[] =>
      [...document.querySelectorAll('.bubbles-one')].map((one) => one.textContent);
    await vi.advanceTimersByTimeAsync(20);
    say('franck: say wait');
    say('jennifer: say come c2');
    say('max: say come b3');
    lines.value = [{ seat: 3, shown: 'Hello', letters: 5 }];
    await vi.advanceTimersByTimeAsync(20);
    const inTurn = ['Wait for me!', 'Come to c2!', 'Come to b3!', 'Hello'];
    expect(bubbles()).toEqual(inTurn.slice(0, most));
    await vi.advanceTimersByTimeAsync(5000);
    expect(bubbles()).toEqual(inTurn.slice(most));
  },
);

it('shows what was said while it was being fetched', async () => {
  vi.useFakeTimers();
  const { played, say } = sit();
  const since = { events: played.log.value.length, lines: 0 };
  say('jennifer: say trust franck');
  render(<Bubbles game={played} lines={[{ seat: 3, shown: 'Hello', letters: 5 }]} since={since} isMute />);
  await vi.advanceTimersByTimeAsync(20);
  const bubbles = [...document.querySelectorAll('.bubbles-one')].map((one) => one.textContent);
  expect(bubbles).toEqual(['I trust Franck.', 'Hello']);
});

it('shows faces of bots at what everybody sees, two in a turn, never of the one it is about or of a person', () => {
  const { played } = sit();
  const told = (event: object) => ({ event, turn: 1 }) as Told;
  const died = { kind: 'died', who: 'jennifer', rule: 'DEATH-1' };
  const accused = { kind: 'said', who: 'franck', saying: 'suspect', whom: 'max', rule: 'COMM-PHRASE' };
  const log = signal([accused, died, died].map(told));
  const game = { ...played, log };
  expect(faceAt(game, 0)).toMatchObject({ reaction: 'doubt' });
  expect(['jennifer', 'alice']).toContain(faceAt(game, 0)!.who);
  expect(['max', 'alice']).toContain(faceAt(game, 1)!.who);
  expect(faceAt(game, 1)).toMatchObject({ reaction: 'gasp' });
  expect(faceAt(game, 2)).toBeUndefined();
  const people = { ...game, seats: played.seats.map(() => ({ player: 'away', absence: 'left' }) as const) };
  expect(faceAt(people, 0)).toBeUndefined();
});

it('draws who points at whom by what each said last, as one picture that is read out', () => {
  const { played, say } = sit('max: say suspect alice', 'jennifer: say trust max', 'max: say trust alice');
  render(<Pointers who="alice" game={played} />);
  const lines = (): (string | null)[] =>
    [...document.querySelectorAll('.pointers path[marker-end]')].map((line) => line.getAttribute('class'));
  expect(lines()).toEqual(['trust ', 'trust near']);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Jennifer trusts Max. Max trusts Alice.');
  say('jennifer: say suspect alice');
  cleanup();
  const forgetful = { ...played.view.value, options: { ...played.view.value.options, memory: false } };
  render(<Pointers who="alice" game={{ ...played, view: signal(forgetful) }} />);
  expect(document.querySelector('.pointers')).toBeNull();
});

it('is one key away, wherever a click has left the focus', async () => {
  const deal = Game.setUp(readFile(`${SHEET}\n`).games[0]!.sheet) as Game;
  const still = new StillGame(deal, 0);
  const more = { talk: <SayPanel game={still} /> };
  const { container } = render(<Table game={still} id="slash" onOver={() => {}} more={more} />);
  const cell = await waitFor(() => container.querySelector<HTMLElement>('[data-spot]')!);
  fireEvent.pointerDown(cell, { pointerType: 'mouse' });
  cell.focus();
  await waitFor(() => {
    expect(fireEvent.keyDown(cell, { key: '/' })).toBe(false);
    expect(document.activeElement?.closest('.say-row')).not.toBeNull();
  });
});

it('stays on the desk while somebody tells the table something', async () => {
  const deal = Game.setUp(readFile(`${SHEET}\n`).games[0]!.sheet) as Game;
  const talking = { now: signal<Talk | undefined>({}), isOn: signal(true), time: () => 0, ready: () => {} };
  for (const who of ['franck', 'jennifer', 'max', 'alice']) deal.apply(readCommand(`${who}: clue none`) as Command);
  const still = Object.assign(new StillGame(deal, 0), { talking });
  const { container } = render(<Table game={still} id="window" onOver={() => {}} />);
  await waitFor(() => expect(container.querySelector('.window-panel')).not.toBeNull());
  const shown = (event: Event): void => {
    const { value: view } = still.view;
    still.beat.value = { event, events: [event], before: view, after: view, ms: 100, isLast: false };
  };
  const seen = (): boolean[] => [
    container.querySelector('.window-panel') !== null,
    /talk/i.test(container.querySelector('.header-phase')!.textContent),
  ];
  act(() => shown({ kind: 'said', who: 'max', saying: 'wait', rule: 'COMM-DANGER' }));
  expect(seen()).toEqual([true, true]);
  act(() => shown({ kind: 'turnLost', turnsLeft: 5, rule: 'COUNT-LENGTH' }));
  expect(seen()).toEqual([false, false]);
});

it('leaves time to talk on the desk, and Enter says that it is enough', async () => {
  vi.useFakeTimers();
  const now = signal<Talk | undefined>({ until: 6000 });
  let time = 0;
  const ready = vi.fn(() => {
    now.value = { until: 6000, isReady: true };
  });
  const { played } = sit();
  render(<WindowPanel game={{ ...played, talking: { now, isOn: signal(true), time: () => time, ready } }} />);
  expect(screen.getByRole('timer').textContent).toContain('0:06');
  time = 2500;
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.getByRole('timer').textContent).toContain('0:04');
  fireEvent.keyDown(document.body, { key: 'Enter' });
  await vi.advanceTimersByTimeAsync(300);
  expect(screen.getByRole('timer').textContent).toContain('You are ready');
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(ready).toHaveBeenCalledOnce();
});
