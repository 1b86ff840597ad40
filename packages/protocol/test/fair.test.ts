import { createHash } from 'node:crypto';
import { formatFile, type NewGame, readFile, recordOf, runScript } from '@room25/engine';
import { newGame, playFirst } from '@room25/test-kit';
import { describe, expect, test } from 'vitest';
import { type Check, commitmentOf, type Fairness, formatProof, isEntropy, seedOf, verify } from '../src/fair/index.ts';

const SERVER = 'ab'.repeat(32);
const FAIRNESS: Fairness = {
  serverSeed: SERVER,
  entropies: ['0123456789abcdef', undefined, 'ff'.repeat(32), undefined],
};

/** A whole game in which everybody takes the first legal answer. */
const recordText = (fairness: Fairness, seed = seedOf(fairness), chosen: Partial<NewGame> = {}): string => {
  const game = newGame({
    edition: 'second',
    mode: 'suspicion',
    players: fairness.entropies.length,
    seed,
    ...chosen,
  });
  return formatProof(fairness) + formatFile([recordOf(game, playFirst(game))]);
};

const RECORD = recordText(FAIRNESS);

const reasonOf = async (record: string): Promise<string> => {
  const verdict = await verify(record);
  return verdict.kind === 'right' ? 'right' : `${verdict.kind}: ${verdict.reason}`;
};

describe('the promise', () => {
  test('is what the documentation says, so that anybody can compute it', () => {
    const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
    expect(commitmentOf(SERVER)).toBe(sha256(`room25 commitment\n${SERVER}`));
    expect(seedOf(FAIRNESS)).toBe(sha256(`room25 seed\n${SERVER}\n0123456789abcdef\n-\n${'ff'.repeat(32)}\n-`));
  });

  test('each addition makes another game', () => {
    const seeds = FAIRNESS.entropies.map((_, seat) =>
      seedOf({ ...FAIRNESS, entropies: FAIRNESS.entropies.map((each, n) => (n === seat ? 'aa'.repeat(8) : each)) }),
    );
    expect(new Set([seedOf(FAIRNESS), ...seeds]).size).toBe(5);
  });

  test.each(['', '0123', '0123456789ABCDEF', 'zz'.repeat(8), `${'0'.repeat(16)}\n`, '0'.repeat(66), '0'.repeat(17)])(
    '%j may not be added',
    (text) => expect(isEntropy(text)).toBe(false),
  );

  test.each(['0123456789abcdef', 'ff'.repeat(32)])('%s may be added', (text) => expect(isEntropy(text)).toBe(true));
});

describe('a record with its proof', () => {
  test('is right', async () => {
    expect(await verify(RECORD)).toEqual({
      kind: 'right',
      proof: { ...FAIRNESS, commitment: commitmentOf(SERVER) },
      chosen: {},
    });
  });

  test('is right with what was chosen, which its header says, and wrong with anything else', async () => {
    const chosen = { wishes: [[], ['max'], ['alice']], begins: 2 } as const;
    const record = recordText(FAIRNESS, seedOf(FAIRNESS), chosen);
    expect(await verify(record)).toMatchObject({ kind: 'right', chosen });
    expect(record).toMatch(/^wish 2 max\nwish 3 alice\nbegins 3$/m);
    expect(await reasonOf(record.replace('wish 2 max', 'wish 1 max'))).toMatch(/^wrong: /);
    expect(await reasonOf(record.replace('wish 2 max\n', ''))).toMatch(/^wrong: who plays whom/);
    // Whoever begins by chance as well needs no choice; another seat of the table does.
    const others = [0, 1, 3].map((begins) => recordText(FAIRNESS, seedOf(FAIRNESS), { begins }));
    const unsaid = await Promise.all(others.map((other) => reasonOf(other.replace(/^begins .\n/m, ''))));
    expect(unsaid.filter((reason) => reason.startsWith('wrong: who plays whom')).length).toBeGreaterThanOrEqual(2);
    expect(await verify(RECORD)).toMatchObject({ kind: 'right', chosen: {} });
  });

  test('is right with pairs that were chosen', async () => {
    const two: Fairness = { serverSeed: SERVER, entropies: ['0123456789abcdef', undefined] };
    const chosen = { mode: 'competition', wishes: [['max', 'emmett'], ['kevin']], begins: 1 } as const;
    const record = recordText(two, seedOf(two), chosen);
    expect(await verify(record)).toMatchObject({ kind: 'right', chosen: { wishes: chosen.wishes, begins: 1 } });
    expect(await reasonOf(record.replace('wish 1 max+emmett', 'wish 1 max'))).toMatch(/^wrong: who plays whom/);
  });

  test('is right also where an older server kept the choice beside the proof', async () => {
    const older = recordText(FAIRNESS, seedOf(FAIRNESS), { wishes: [[], ['max'], ['alice']] }).replace(
      /^wish 2 max\nwish 3 alice\n/m,
      '# fair wish 2 max\n# fair wish 3 alice\n',
    );
    expect(await verify(older)).toMatchObject({ kind: 'right', chosen: { wishes: [[], ['max'], ['alice'], []] } });
    expect(await reasonOf(older.replace('wish 2 max', 'wish 2 kevin'))).toMatch(/^wrong: /);
    expect(await reasonOf(older.replace(/# fair wish 2.*\n/, ''))).toMatch(/^wrong: /);
    for (const line of ['wish 7 max', 'wish 1 nobody', 'wish 1 -'])
      expect(await reasonOf(older.replace('wish 2 max', line))).toMatch(/^incomplete: /);
  });

  test('is still a record that replays to its end', () => {
    const { games, errors } = readFile(RECORD);
    expect(errors).toEqual([]);
    expect(runScript(games[0]!).failures).toEqual([]);
  });

  test.each([
    [
      'commitment',
      'another commitment',
      RECORD.replace(commitmentOf(SERVER), commitmentOf('other')),
      'committed itself to',
    ],
    ['commitment', 'another server seed', RECORD.replace(SERVER, 'cd'.repeat(32)), 'committed itself to'],
    ['seed', 'another addition', RECORD.replace('0123456789abcdef', '1123456789abcdef'), 'was not made of'],
    ['seed', 'an addition that was left out', RECORD.replace('seat 1 0123456789abcdef', 'seat 1 -'), 'was not made of'],
    ['seed', 'a seat that is not there', RECORD.replace(/# fair seat 4 -\n/, ''), 'was not made of'],
    ['seed', 'a seed of its own', recordText(FAIRNESS, 'chosen'), 'was not made of'],
    [
      'deal',
      'a room that was laid by hand',
      RECORD.replace(/^seed/m, 'turnsLeft 3\nseed'),
      'sets what chance should have dealt: turnsLeft',
    ],
    ['seating', 'others at the table', swapped(RECORD), 'neither from the seed nor'],
    ['play', 'a result that it does not lead to', RECORD.replace(/^\? over .*$/m, '? running'), 'expected'],
    ['play', 'an illegal command', RECORD.replace(/^(\w+): program .*$/m, '$1: choose d4'), 'expected'],
  ] satisfies [Check, string, string, string][])('fails at its %s with %s', async (check, _, record, reason) => {
    expect(record).not.toBe(RECORD);
    expect(await verify(record)).toMatchObject({ kind: 'wrong', check, reason: expect.stringContaining(reason) });
  });

  test.each([
    ['no proof', RECORD.replace(/^# fair.*\n/gm, ''), 'no proof'],
    ['no commitment', RECORD.replace(/^# fair commitment.*\n/m, ''), "'# fair commitment' is missing"],
    ['no server seed', RECORD.replace(/^# fair server.*\n/m, ''), "'# fair server' is missing"],
    ['a seat missing between others', RECORD.replace(/^# fair seat 2.*\n/m, ''), "'# fair seat 2' is missing"],
    ['a line twice', RECORD.replace(/^(# fair server.*\n)/m, '$1$1'), "'# fair server' is there twice"],
    ['a misspelt line', RECORD.replace('# fair server', '# fair sever'), 'cannot be read'],
    ['a seat that added something else', RECORD.replace('seat 2 -', 'seat 2 7'), "'# fair seat 2' is neither"],
    ['no seed', RECORD.replace(/^seed .*\n/m, ''), 'has no seed'],
    ['no game', '# fair commitment 1\n', 'holds no game'],
    ['several games', `${RECORD}\n== another\n${RECORD}`, 'several games'],
    ['something unreadable', RECORD.replace('edition', 'editor'), 'line 7, column 1'],
  ])('is incomplete with %s', async (_, record, reason) => {
    expect(await reasonOf(record)).toMatch(/^incomplete: /);
    expect(await reasonOf(record)).toContain(reason);
  });
});

function swapped(record: string): string {
  const [, order] = /^order (.*)$/m.exec(record)!;
  const [first, second, ...others] = order!.split(' ');
  return record.replace(`order ${order}`, `order ${[second, first, ...others].join(' ')}`);
}
