// @vitest-environment happy-dom

import { EVERYONE, type EventOf, seatViewer } from '@room25/engine';
import { sampled } from '@room25/test-kit';
import { LANGUAGES } from '@room25/text';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Announcer } from '../../src/app/announcer.tsx';
import { loadFirstWords, loadText, text } from '../../src/app/language.ts';
import { languageCode } from '../../src/app/settings.ts';
import { EndScreen } from '../../src/end/end-screen.tsx';
import { endWords, loadEndWords } from '../../src/end/words.ts';
import { Tape } from '../../src/record/tape.ts';
import { load } from '../../src/saves/saves.ts';
import { setMark } from '../../src/table/marks.ts';
import { WISHES, wholeGame } from '../whole-games.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  await loadEndWords();
});
afterEach(() => {
  cleanup();
  languageCode.value = 'en';
});

describe.each(LANGUAGES)('In %s', (code) => {
  it.each(sampled(WISHES))('$edition $mode ends with its headline, its cast and its moments', async (wish) => {
    languageCode.value = code;
    await waitFor(() => expect(document.documentElement.lang).toBe(code));
    const { end } = await import(`../../src/words/${code}/end.ts`);
    await waitFor(() => expect(endWords.value.home).toBe(end.home));
    const { record } = wholeGame(wish);
    render(<EndScreen record={record} />);
    const { headline } = text.value.results[record.outcome!.result];
    const isMine = record.seats.filter(({ player }) => player === 'person').length === 1;
    const verdicts = Object.values(endWords.value.verdicts);
    expect(isMine ? verdicts : [headline]).toContain(document.querySelector('h1')?.textContent);
    expect(document.querySelectorAll('.cast-list-row.mine').length > 0).toBe(isMine);
    if (isMine) expect(document.querySelector('.cast-list-row')?.className).toContain('mine');
    const cast = [...document.querySelectorAll('.cast-list-words b')].map((name) => name.textContent);
    expect(new Set(cast)).toEqual(new Set(record.sheet.order.map((who) => text.value.characters[who].name)));
    expect(document.querySelectorAll('.moment-cards li')).toHaveLength(3);
    expect(document.querySelectorAll('[data-turning]')).toHaveLength(1);
    expect(document.querySelector('[data-turning]')?.textContent).toContain(endWords.value.turningPoint);
    expect(document.querySelector('main')?.textContent).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
  });
});

it('Roles are shown where there are roles', () => {
  const shown = (mode: string): number => {
    render(
      <EndScreen record={wholeGame(WISHES.find((wish) => wish.mode === mode && wish.edition === 'first')!).record} />,
    );
    const count = document.querySelectorAll('.cast-list-role').length;
    cleanup();
    return count;
  };
  expect(shown('suspicion')).toBe(6);
  expect(shown('cooperation')).toBe(0);
});

it('The last picture shows the room in which somebody died, wherever it has been slid since', () => {
  const shown: (string | undefined)[] = [];
  const died: (string | undefined)[] = [];
  const there: (string | undefined)[] = [];
  for (const wish of WISHES) {
    const { record } = wholeGame(wish);
    render(<EndScreen record={record} />);
    const floor = document.querySelector('.last-picture.death .floor use');
    cleanup();
    if (!floor) continue;
    const tape = Tape.of(record)!;
    const at = tape.frames.findLastIndex(({ event }) => event.kind === 'died');
    const { cell } = tape.frames[at]!.event as EventOf<'died'>;
    const roomAt = (moment: number): string | undefined => {
      const { room, known } = tape.viewAt(moment, EVERYONE).board.find((each) => each.cell === cell)!;
      return `#floor-${room ?? known}`;
    };
    shown.push(floor.getAttribute('href') ?? undefined);
    died.push(roomAt(at));
    there.push(roomAt(tape.length));
  }
  expect(died, 'in one of these games it has been slid').not.toEqual(there);
  expect(shown).toEqual(died);
});

it('What is read out at the end calls people by their names', async () => {
  const { record } = wholeGame(WISHES.find((wish) => wish.mode === 'suspicion' && wish.edition === 'first')!);
  const seats = record.seats.map((seat, place) => ({ ...seat, name: `Person ${place}` }));
  render(
    <>
      <Announcer />
      <EndScreen record={{ ...record, seats }} />
    </>,
  );
  const why = (): string => document.querySelector('.end-why')!.textContent!;
  await waitFor(() => expect(why()).toContain('Person'));
  await waitFor(() => expect(document.querySelector('[aria-live="assertive"]')!.textContent).toContain(why()));
});

it('The same table can be played again', async () => {
  const { record } = wholeGame(WISHES[0]!);
  render(<EndScreen record={record} />);
  fireEvent.click(screen.getByText('Play this table again'));
  await waitFor(() => expect(location.hash).toMatch(/^#\/table\//));
  const again = (await load(location.hash.replace('#/table/', '')))!;
  expect(again.seats).toEqual(record.seats);
  expect(again.sheet).toMatchObject({ edition: record.sheet.edition, mode: record.sheet.mode });
  expect(again.sheet.seed).not.toBe(record.sheet.seed);
  expect(again.commands).toEqual([]);
});

it('What I thought of the others is judged where I marked somebody', () => {
  const { record } = wholeGame(WISHES.find((wish) => wish.mode === 'suspicion')!);
  const [me, ...others] = [...record.seats.keys()];
  const alone = {
    ...record,
    id: 'marked',
    seats: record.seats.map((_, seat) => ({ player: seat === me ? 'person' : 'easy' }) as const),
  };
  render(<EndScreen record={alone} />);
  expect(document.querySelector('.end-marks')).toBeNull();
  cleanup();
  const who = (seat: number) => record.sheet.order[seat]!;
  setMark('marked', seatViewer(me!), who(others[0]!), 'guard');
  setMark('marked', seatViewer(me!), who(others[1]!), 'guard');
  setMark('marked', seatViewer(me!), who(others[2]!), 'unsure');
  render(<EndScreen record={alone} />);
  const rows = [...document.querySelectorAll('.cast-list-row')].filter((row) =>
    [others[0]!, others[1]!].some(
      (seat) => row.querySelector('.cast-list-words b')!.textContent === text.value.characters[who(seat)].name,
    ),
  );
  const guards = rows.filter((row) => row.querySelector('.cast-list-role.guard') !== null).length;
  expect(document.querySelector('.end-marks')!.textContent).toBe(endWords.value.marks(guards, 2));
});
