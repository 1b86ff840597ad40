// @vitest-environment happy-dom

import { EVERYONE, type Event, type RoomCode, SPECTATOR, seatViewer, told, type Viewer } from '@room25/engine';
import { LANGUAGES, roomWords, sentenceOf } from '@room25/text';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../../src/app/announcer.tsx';
import { loadFirstWords, loadText, text } from '../../src/app/language.ts';
import { languageCode } from '../../src/app/settings.ts';
import { loadEndWords } from '../../src/end/words.ts';
import { findRecording } from '../../src/record/find-recording.ts';
import { historyOf } from '../../src/record/history.ts';
import { thoughtsOf, viewersOf } from '../../src/record/recording.ts';
import { Tape } from '../../src/record/tape.ts';
import { loadReplayWords, replayWords } from '../../src/record/words.ts';
import { ReplayScreen } from '../../src/replay/replay-screen.tsx';
import { exportText } from '../../src/saves/export.ts';
import type { SavedTable } from '../../src/saves/saved-table.ts';
import { keep, load } from '../../src/saves/saves.ts';
import { setMark } from '../../src/table/marks.ts';
import { talkativeGame } from './talkative-game.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  await loadReplayWords();
  await loadEndWords();
});
beforeEach(() => {
  location.hash = '';
});
afterEach(() => {
  cleanup();
  languageCode.value = 'en';
});

const record = talkativeGame();
const tape = Tape.of(record)!;

const open = async (table: SavedTable, at?: number | string): Promise<void> => {
  await keep(table);
  render(<ReplayScreen id={table.id} {...(at !== undefined && { at: String(at) })} />);
  await waitFor(() => expect(document.querySelector('.replay .transport input')).not.toBeNull());
};

const ruler = (): HTMLInputElement => document.querySelector<HTMLInputElement>('.transport input')!;
const place = (): number => Number(ruler().value);
/** Again until it is taken: a screen that has just been drawn does not listen yet. */
const press = (key: string, more: object = {}): Promise<void> =>
  waitFor(() => expect(fireEvent.keyDown(document.body, { key, ...more })).toBe(false));
const pressEnd = async (): Promise<void> => {
  await press('End');
  await waitFor(() => expect(place()).toBe(Number(ruler().max)));
};

describe('A finished game', () => {
  it('shows what I thought of the others, through my own eyes only', async () => {
    const me = tape.viewAt(0, SPECTATOR).cast.find(({ seat }) => seat === 0)!;
    const other = tape.viewAt(0, SPECTATOR).cast.find(({ seat }) => seat === 1)!;
    setMark(record.id, seatViewer(me.seat), other.name, 'guard');
    await open(record, '1-1');
    const pencils = (): number => document.querySelectorAll('.camera-keys .mark-keys-pencil').length;
    await waitFor(() => expect(pencils()).toBe(1));
    for (const eyes of ['9', '2']) {
      await press(eyes);
      await waitFor(() => expect(pencils()).toBe(0));
    }
    setMark(record.id, seatViewer(me.seat), other.name, undefined);
  });

  it('opens at the moment that the address names', async () => {
    const telling = (event: Event, viewer: Viewer): string =>
      sentenceOf(text.value, told(event, viewer), { edition: 'second' });
    // Of which one seat was told less than there was.
    const at = tape.frames.findLastIndex(({ event }) => telling(event, EVERYONE) !== telling(event, seatViewer(0))) + 1;
    await open(record, at);
    expect(place()).toBe(at);
    const tell = (viewer: Viewer): string => telling(tape.frames[at - 1]!.event, viewer);
    const heard = (): string | null | undefined => document.querySelector('.now-card h2')?.textContent;
    // In a small window one camera is shown, and tells what it saw.
    await waitFor(() => expect(heard()).toBe(tell(seatViewer(0))));
    await press('0');
    await waitFor(() => expect(heard()).toBe(tell(EVERYONE)));
    expect(tell(EVERYONE)).not.toBe(tell(seatViewer(0)));
  });

  it('opens through the eyes that the address names', async () => {
    await open(record, '40-2');
    expect(place()).toBe(40);
    const pressed = (): readonly boolean[] =>
      [...document.querySelectorAll('.camera-key')].map((key) => key.getAttribute('aria-pressed') === 'true');
    // Everything and the public stand before the seats.
    await waitFor(() => expect(pressed().indexOf(true)).toBe(3));
    cleanup();
    await open(record, '40-0');
    await waitFor(() => expect(pressed().indexOf(true)).toBe(0));
  });

  it('has marks on its ruler where somebody died or was unmasked, and at the end: each leads there', async () => {
    await open(record, '1-0');
    const marked = tape.frames.flatMap(({ event }, at) =>
      ['alarm', 'died', 'shown', 'over'].includes(event.kind) ? [at + 1] : [],
    );
    expect(marked.length).toBeGreaterThan(1);
    const marks = () => [...document.querySelectorAll<HTMLButtonElement>('.marks button')];
    expect(marks()).toHaveLength(marked.length);
    for (const [place, { event, turn }] of marked.map((at) => tape.frames[at - 1]!).entries()) {
      const told = sentenceOf(text.value, event, { edition: 'second' });
      expect(marks()[place]!.getAttribute('aria-label')).toBe(`Turn ${turn}. ${told}`);
    }
    fireEvent.click(marks()[0]!);
    await waitFor(() => expect(place()).toBe(marked[0]));
    await waitFor(() => expect(marks()[0]!.getAttribute('aria-current')).toBe('true'));
  });

  it('is told while it plays', async () => {
    await keep(record);
    render(
      <>
        <ReplayScreen id={record.id} at="1-0" />
        <Announcer />
      </>,
    );
    await waitFor(() => expect(document.querySelector('.replay .transport input')).not.toBeNull());
    const said = () => document.querySelector('[aria-live=polite]')!.textContent!.trim();
    await waitFor(() => expect(said()).not.toBe(''));
    const before = said();
    await press(' ');
    await waitFor(() => expect(said()).not.toBe(before), { timeout: 5000 });
    await press(' ');
    await waitFor(() => expect(document.querySelector('[data-playing]')).toBeNull(), { timeout: 5000 });
  });

  it('goes by event, by choice and by turn with keys', async () => {
    await open(record, 40);
    await press(',');
    await waitFor(() => expect(place()).toBe(39));
    await press('ArrowRight');
    await waitFor(() => expect(place()).toBeGreaterThan(39));
    expect(tape.rests).toContain(place());
    const rest = place();
    await press('ArrowRight', { shiftKey: true });
    await waitFor(() => expect(place()).toBeGreaterThan(rest));
    expect(tape.frames[place() - 1]?.event.kind).toBe('turn');
    await pressEnd();
    expect(place()).toBe(tape.length);
    await press('Home');
    await waitFor(() => expect(place()).toBe(0));
  });

  it('marks each false signal, and says what was true where it was made', async () => {
    const claims = historyOf(Tape.of(record)!).claims.filter(({ isTrue }) => !isTrue);
    await open(record);
    expect(document.querySelectorAll('.lanes .clip.false')).toHaveLength(claims.length);
    for (const { at, room } of claims.slice(0, 3)) {
      cleanup();
      await open(record, at);
      const truth = document.querySelector('.now-truth')?.textContent;
      expect(truth).toContain(roomWords(text.value, room as RoomCode, 'second').name);
    }
    cleanup();
    await open(record, claims[0]!.at - 1);
    expect(document.querySelector('.now-truth')).toBeNull();
  });

  it('tells what bots thought, when they had thought it', async () => {
    const thought = record.thoughts!.find(({ seat, explanation }) => seat === 1 && explanation.guards.length > 0)!;
    await open(record, tape.rests[thought.command]! + 1);
    fireEvent.click(document.querySelectorAll('.camera-key')[3]!);
    const percent = new Intl.NumberFormat('en', { style: 'percent' }).format(thought.explanation.chance);
    await waitFor(() => expect(document.querySelector('.thinking')?.textContent).toContain(percent));
    for (const { who } of thought.explanation.guards)
      expect(document.querySelector('.thinking')?.textContent).toContain(text.value.characters[who].name);
    await press('Home');
    await waitFor(() => expect(document.querySelector('.thinking')).toBeNull());
  });

  it('is played on from here by the seat that one chooses', async () => {
    await open(record, 60);
    const alive = tape.viewAt(60, EVERYONE).cast.filter(({ cell }) => cell !== undefined);
    const seat = Math.max(...alive.map((one) => one.seat));
    fireEvent.click(screen.getByText('Play on from here'));
    fireEvent.click([...document.querySelectorAll('.play-on-seat')].at(-1)!);
    fireEvent.click(screen.getByText('Play on'));
    await waitFor(() => expect(location.hash).toMatch(/^#\/table\//));
    const table = (await load(location.hash.replace('#/table/', '')))!;
    expect(table.commands).toEqual(record.commands.slice(0, tape.commandsAt(60)));
    const others = ['normal', 'easy', 'easy', 'easy', 'easy'];
    expect(table.seats.map(({ player }) => player)).toEqual(others.with(seat, 'person'));
  });

  it('is found again by the link that carries it', async () => {
    const { address } = (await findRecording(record.id)) as { address: string };
    const found = await findRecording(address);
    if (typeof found === 'string') throw new Error(found);
    expect(found.table).toMatchObject({ sheet: record.sheet, commands: record.commands, outcome: record.outcome });
  });
});

describe('A game that is not over', () => {
  const { outcome: _, ...unfinished } = {
    ...record,
    id: 'unfinished',
    commands: record.commands.slice(0, tape.commandsAt(120)),
  };
  const known = tape.viewAt(120, seatViewer(0));

  it('shows what its one person has seen, and nothing else', async () => {
    await open(unfinished);
    await pressEnd();
    const found = await findRecording('unfinished');
    if (typeof found === 'string') throw new Error(found);
    expect(viewersOf(found)).toEqual([seatViewer(0)]);
    expect(thoughtsOf(found)).toEqual([]);
    expect(found).not.toHaveProperty('text');
    expect(found).not.toHaveProperty('address');
    const board = document.querySelectorAll('.board');
    expect(board).toHaveLength(1);
    // Rooms that are hidden from it, by the names that would give them away.
    const hidden = tape.viewAt(120, EVERYONE).board.filter((_room, at) => {
      const { room, known: mine } = known.board[at]!;
      return room === undefined && mine === undefined;
    });
    expect(hidden.length).toBeGreaterThan(5);
    for (const { cell } of hidden) {
      const label = document.querySelector(`[data-spot="${cell}"]`)?.getAttribute('aria-label') ?? '';
      expect(label).toMatch(new RegExp(`^${cell}, hidden\\.`));
      expect(label).not.toContain('You know');
    }
    for (const gone of ['.camera-keys', '.thinking', '.clip.false', '#replay-moments', '.replay-keys'])
      expect(document.querySelector(gone), gone).toBeNull();
    const mine = known.cast.find(({ seat }) => seat === 0)!.name;
    const others = [...document.querySelectorAll(`.lane:not(.lane-of-${mine})`)];
    expect(document.querySelector(`.lane-of-${mine} .clip.programmed`)).not.toBeNull();
    expect(others.flatMap((lane) => [...lane.querySelectorAll('.clip.programmed')])).toEqual([]);
  });

  it('shows what all have seen where several share the screen', async () => {
    const seats = record.seats.map((): SavedTable['seats'][number] => ({ player: 'person' }));
    await open({ ...unfinished, id: 'together', seats });
    const found = await findRecording('together');
    expect(typeof found === 'string' ? found : viewersOf(found)).toEqual([SPECTATOR]);
    await pressEnd();
    expect(document.querySelectorAll('.clip.programmed, .clip.saw')).toHaveLength(0);
  });

  it('does not come out of a link', async () => {
    const { pack } = await import('../../src/record/packed.ts');
    expect(await findRecording(await pack(exportText(unfinished)))).toBe('broken');
  });
});

describe.each(LANGUAGES)('In %s', (code) => {
  it('everything is said', async () => {
    languageCode.value = code;
    await waitFor(() => expect(document.documentElement.lang).toBe(code));
    await loadReplayWords();
    await open(record, 90);
    await waitFor(() => expect(document.querySelector('.masthead-badge')?.textContent).toBe(replayWords.value.badge));
    for (const tab of ['mind', 'moments', 'rundown']) {
      fireEvent.click(document.getElementById(`replay-${tab}`)!);
      expect(document.querySelector('.replay')?.textContent).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    }
    const names = [...document.querySelectorAll('button.clip')].map((clip) => clip.getAttribute('title'));
    expect(names.length).toBeGreaterThan(50);
    expect(names.join(' ')).not.toMatch(/undefined|NaN|\[object/);
  });
});

it('Says so when there is no such game', async () => {
  render(<ReplayScreen id="~nonsense" />);
  await screen.findByText('This record is damaged: the game in it cannot be read.');
});

it('A record of the server that makes no sense is damaged, not newer than the page', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/record') ? new Response('edition second\nmode nonsense\n') : new Response('{}', { status: 404 }),
  );
  expect(await findRecording('TABLE1')).toBe('broken');
  vi.unstubAllGlobals();
});
