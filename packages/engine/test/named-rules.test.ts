/**
 * What players read of the rules: whatever the engine can name as a reason is named by a scenario (`! … by RULE`, `? told … RULE`), or
 * here, where no line of a script can say it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CHARACTERS,
  type Command,
  command,
  Game,
  ROOM_CODES,
  ROOMS,
  type RoomCode,
  RULE_IDS,
  type RuleId,
  readFile,
  runScript,
  VERB,
} from '../src/index.ts';

const MAX = CHARACTERS.indexOf('max');

const notation = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');

/** Rooms that share a rule, or have it in parts. */
const ROOM_RULES: Readonly<Partial<Record<RoomCode, RuleId>>> = { CD: 'ROOM-FLOODED', SH: 'ROOM-SHREDDER-1' };

/** A number out of range, before and after the programming. */
const MALFORMED: readonly (readonly [string, number, Command, RuleId])[] = [
  ['an action twice', 0, command(MAX, VERB.program, 1, 1, 0), 'PROG-TWO'],
  ['a row that is moved up', 2, command(MAX, VERB.control, 1, 0), 'CTRL-1'],
  ['a line that there is not', 2, command(MAX, VERB.control, 27), 'WORD-CELL'],
  ['a reminder beside the board', 2, command(MAX, VERB.remind, 27), 'WORD-CELL'],
  ['a colour that there is not', 2, command(MAX, VERB.signal, 0, 7), 'WORD-COLOUR'],
  ['a phrase that there is not', 2, command(MAX, VERB.say, 27), 'COMM-PHRASE'],
  ['advice without a cell', 2, command(MAX, VERB.say, 2), 'COMM-PHRASE'],
];

const UNPLAYABLE: readonly (readonly [string, RuleId])[] = [
  ['edition prototype\nmode team\norder max alice franck jennifer', 'COUNT-LENGTH'],
  ['edition first\nmode solo\norder max alice franck', 'SET-CHARACTERS'],
  ['edition first\nmode competition\norder max alice franck jennifer\nseats max+alice franck', 'SET-ORDER'],
  ['edition first\nmode cooperation\norder max alice franck jennifer\nrole max guard', 'SUSP-ROLES'],
  ['edition first\nmode cooperation\norder max alice franck jennifer\ncomposition expert', 'SET-COMPOSITION'],
  [
    'edition ultimate\nmode cooperation\norder max alice franck jennifer\noption level quick-start\n' +
      'composition EM=8 TU=3 RO=2 DA=2 CL=2 TR=2 FL=2 AC=2',
    'ABIL-LEVELS',
  ],
];

const TABLE = `edition second
mode cooperation
order max alice franck jennifer
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) EM   (EM) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (25)
at max b2
knows max a1

max: program control
rest: program look
`;

describe('a malformed command names a rule', () => {
  const [source] = readFile(TABLE).games;
  it.each(MALFORMED)('%s', (_, line, code, rule) => {
    const { game } = runScript({ ...source, script: source.script.slice(0, line) });
    expect(game?.apply(code)?.rule).toBe(rule);
  });
});

describe('a sheet that cannot be played names a rule', () => {
  it.each(UNPLAYABLE)('%s', (header, rule) => {
    const [{ sheet }] = readFile(`${header}\n\nend turn\n`).games;
    const complaints = Game.setUp(sheet);
    expect(complaints instanceof Game ? [] : complaints.map((complaint) => complaint.rule)).toContain(rule);
  });
});

describe('a room names the rule that explains it', () => {
  it.each(ROOM_CODES)('%s', (code) => {
    const name = notation.match(new RegExp(`\`${code}\` ([^|(]+)`))![1].trim();
    const rule = ROOM_RULES[code] ?? (code === '25' ? 'ROOM-25' : `ROOM-${name.replaceAll('.', '').toUpperCase()}`);
    expect(RULE_IDS).toContain(rule);
    expect(ROOMS[code].rule).toBe(rule);
  });
});

it('every rule that can be named is named by a scenario, or above', () => {
  const named = new Set<RuleId>([
    ...namedByScenarios(),
    ...[...MALFORMED, ...UNPLAYABLE].map((row) => row.at(-1) as RuleId),
    ...Object.values(ROOMS).map(({ rule }) => rule),
  ]);
  const sources = readAll(new URL('../src/', import.meta.url), '.ts');
  // No sheet can name an edition that there is not.
  expect(RULE_IDS.filter((rule) => sources.includes(`'${rule}'`) && !named.has(rule))).toEqual(['SET-BUILD']);
});

/** The rules that a refusal or an event must name. */
function namedByScenarios(): RuleId[] {
  const { games } = readFile(readAll(new URL('../conformance/', import.meta.url), '.r25'));
  return games.flatMap(({ script }) =>
    script.flatMap((line) => {
      if (line.kind === 'refused') return line.rule ?? [];
      const isTold = line.kind === 'expect' && !line.not && line.expectation.kind === 'told';
      return isTold ? line.expectation.events.map(({ rule }) => rule) : [];
    }),
  );
}

function readAll(folder: URL, ending: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && name !== 'rule-ids.ts')
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}
