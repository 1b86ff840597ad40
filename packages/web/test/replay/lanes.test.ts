import { EVERYONE, type Event, SPECTATOR, seatViewer } from '@room25/engine';
import { sampled } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import { historyOf, isLie } from '../../src/record/history.ts';
import { Tape } from '../../src/record/tape.ts';
import { type Clip, columnAt, lanesOf } from '../../src/replay/lanes.ts';
import { WISHES, wholeGame } from '../whole-games.ts';
import { talkativeGame } from './talkative-game.ts';

const lanesFor = (record: ReturnType<typeof wholeGame>['record'], viewer = EVERYONE) => {
  const tape = Tape.of(record)!;
  const claims = viewer === EVERYONE ? historyOf(Tape.of(record)!).claims : [];
  const { cast } = tape.viewAt(0, viewer);
  const lanes = lanesOf({ told: tape.toldAt(tape.length, viewer), cast, claims, chat: [] });
  return { tape, lanes, clips: lanes.lanes.flatMap(({ cells }) => cells.flat()) };
};

const count = (clips: readonly Clip[], kind: Clip['kind']): number => clips.filter((clip) => clip.kind === kind).length;

describe.each(sampled(WISHES))('The lanes of $edition $mode', (wish) => {
  const { record, events } = wholeGame(wish);
  const happened = (is: (event: Event) => boolean): number => events.filter(is).length;

  it('hold all that anybody did, saw and said', () => {
    const { clips } = lanesFor(record);
    for (const kind of ['played', 'lost', 'waited', 'died'] as const)
      expect(count(clips, kind), kind).toBe(happened((event) => event.kind === kind));
    // ROOM-PARANOIA: nothing at all.
    const isProgram = (event: Event): boolean =>
      event.kind === 'programmed' && (event.adrenaline === true || (event.actions ?? []).length > 0);
    expect(count(clips, 'programmed')).toBe(happened(isProgram));
    const sights = events.flatMap((event) => (event.kind === 'looked' && event.room ? event.seats : []));
    expect(count(clips, 'saw')).toBe(sights.length);
  });

  it('have each turn and each of its parts once, in order', () => {
    const { lanes, tape } = lanesFor(record);
    const places = lanes.columns.map(({ turn, part }) => turn * 4 + part);
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
    expect(lanes.columns.at(-1)?.turn).toBe(record.turn);
    for (let position = 1; position <= tape.length; position++) {
      const { turn } = lanes.columns[columnAt(lanes, position)]!;
      expect(turn).toBe(tape.viewAt(position, SPECTATOR).turn);
    }
  });

  it('show a seat its own programs and sights only', () => {
    const { lanes } = lanesFor(record, seatViewer(0));
    const others = lanes.lanes.filter(({ seat }) => seat !== 0).flatMap(({ cells }) => cells.flat());
    expect(count(others, 'programmed')).toBe(0);
    const shared = events.flatMap((event) =>
      event.kind === 'looked' && event.room && event.seats.includes(0) ? event.seats.filter((seat) => seat !== 0) : [],
    );
    expect(count(others, 'saw')).toBe(shared.length);
  });
});

describe('What was said', () => {
  const record = talkativeGame();
  const { clips } = lanesFor(record);
  const said = clips.filter((clip) => clip.kind === 'said');

  it('is marked as false where it was, and as a lie of whoever had seen the room', () => {
    const { claims } = historyOf(Tape.of(record)!);
    expect(said.length).toBe(claims.length);
    expect(said.filter(({ claim }) => claim && isLie(claim)).length).toBe(claims.filter(isLie).length);
    expect(claims.filter(isLie).length).toBeGreaterThan(0);
    expect(claims.filter(({ isTrue }) => isTrue).length).toBeGreaterThan(0);
    for (const { at, claim } of said) expect(claim?.at).toBe(at);
  });

  it('is not judged for a seat', () => {
    const { clips: mine } = lanesFor(record, seatViewer(0));
    const heard = mine.filter((clip) => clip.kind === 'said');
    expect(heard.length).toBe(said.length);
    expect(heard.every(({ claim }) => claim === undefined)).toBe(true);
  });
});
