/** Games of older rules in the page: kept, replayed, played on to their end by the rules they began with. */
import { readFileSync } from 'node:fs';
import { botsOf, decide } from '@room25/bots';
import { EVERYONE, randomFrom, SPECTATOR } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import type { Bots } from '../src/play/bots.ts';
import { LocalGame } from '../src/play/local-game.ts';
import { historyOf } from '../src/record/history.ts';
import { Tape } from '../src/record/tape.ts';
import { playedOn } from '../src/replay/play-on.ts';
import { exportText } from '../src/saves/export.ts';
import { importText, isRefusal } from '../src/saves/import.ts';
import type { SavedTable } from '../src/saves/saved-table.ts';

const CORPUS = new URL('../../server/test/corpus/rules-1/', import.meta.url);
const STAMP = { id: 'old', time: 0 };

const brought = async (text: string): Promise<SavedTable> => {
  const table = await importText(text, STAMP);
  if (isRefusal(table)) throw new Error(table.fault);
  return table;
};

describe.each(['second-suspicion-6', 'ultimate-cooperation-4-madness-on', 'prototype-competition-2'])('%s', (name) => {
  const text = readFileSync(new URL(`${name}.r25`, CORPUS), 'utf8');
  const events = Number(/^# (\d+) events/m.exec(text)![1]);

  it('is brought in, carried off with its version, and brought in again', async () => {
    const table = await brought(text);
    expect(table.rules).toBe(1);
    expect(exportText(table)).toMatch(/^rules 1$/m);
    expect(await brought(exportText(table))).toEqual(table);
  });

  it('is replayed to its end', async () => {
    const table = await brought(text);
    const tape = Tape.of(table)!;
    expect(tape.length).toBe(events);
    expect(tape.viewAt(tape.length, EVERYONE).outcome).toEqual(table.outcome);
    expect(historyOf(Tape.of(table)!).happenings).toHaveLength(events);
  });

  it('is played on from a moment to its end, with bots', async () => {
    const table = await brought(text);
    const tape = Tape.of(table)!;
    const wish = { position: tape.length >> 1, seat: 0, id: 'on', time: 0, title: 'on' };
    const start = playedOn(table, tape, wish)!;
    expect(start.rules).toBe(1);
    await botsOf(1);
    const bots: Bots = { decide: async (task) => decide({ ...task, level: 'easy' }, { steps: 1 }), close() {} };
    const kept: SavedTable[] = [];
    const game = LocalGame.start(start, { bots, keep: (each) => kept.push(each) }) as LocalGame;
    const random = randomFrom(name, 'person');
    for (let step = 0; step < 5000 && game.view.value.phase !== 'over'; step++) {
      game.pace.skip();
      const { value: answers } = game.answers;
      if (answers.length > 0) expect(await game.send(answers[random.below(answers.length)]!)).toBeUndefined();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    expect(game.record.outcome).toBeDefined();
    expect(kept.at(-1)).toMatchObject({ rules: 1, outcome: game.record.outcome });
    expect(Tape.of(game.record)!.viewAt(0, SPECTATOR).turn).toBe(1);
  });
});

it('A file of newer rules is refused with the line that names them', async () => {
  const text = readFileSync(new URL('second-solo-1.r25', CORPUS), 'utf8');
  expect(await importText(`rules 99\n${text}`, STAMP)).toEqual({ fault: 'otherRules', line: 1, text: 'rules 99' });
});
