import { seatViewer } from '@room25/engine';
import { sampled } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import { LocalGame } from '../../src/play/local-game.ts';
import { Tape } from '../../src/record/tape.ts';
import { playedOn } from '../../src/replay/play-on.ts';
import { WISHES, wholeGame } from '../whole-games.ts';

const WISH = { id: 'new', time: 0, title: 'What if?' };

describe.each(sampled(WISHES))('Playing on in $edition $mode', (wish) => {
  const { record } = wholeGame(wish);
  const tape = Tape.of(record)!;
  const seat = record.seats.length - 1;

  it('begins where the replay stands, for the seat that one chose, with bots at the others', () => {
    for (const part of [0.2, 0.4, 0.8]) {
      const position = Math.floor(tape.length * part);
      const table = playedOn(record, tape, { ...WISH, position, seat })!;
      expect(table.outcome).toBeUndefined();
      expect(table.seats.map(({ player }) => player === 'person')).toEqual(record.seats.map((_, at) => at === seat));
      const game = LocalGame.start(table, {
        bots: { decide: () => new Promise(() => {}), close() {} },
        keep: () => {},
      });
      if (!(game instanceof LocalGame)) throw new Error('no game');
      const at = tape.rests[tape.commandsAt(position)]!;
      expect(game.view.value).toEqual(tape.viewAt(at, seatViewer(seat)));
      expect(at).toBeLessThanOrEqual(Math.max(position, tape.rests[0]!));
      game.close();
    }
  });

  it('from the beginning is the same deal again', () => {
    expect(playedOn(record, tape, { ...WISH, position: 0, seat })).toMatchObject({ sheet: record.sheet, commands: [] });
  });

  it('is not possible when it is over', () => {
    expect(playedOn(record, tape, { ...WISH, position: tape.length, seat })).toBeUndefined();
  });
});
