/** What is remembered of each person is what this viewer was told of them. */
import { CHARACTERS, type Character, readFile, runScript, SPECTATOR, seatViewer, type Viewer } from '@room25/engine';
import { expect, test } from 'vitest';
import { type Told, toldAfter } from '../../src/play/played-game.ts';
import { dossierOf } from '../../src/table/suspicion.ts';

interface World {
  readonly guard?: Character;
  /** What is in b3, which Franck looks into, and in d2, which Max does. */
  readonly b3?: string;
  readonly d2?: string;
  readonly more?: string;
}

const worldOf = ({ guard = 'jennifer', b3 = 'TR', d2 = 'DA', more = '' }: World, viewer: Viewer) => {
  const source = readFile(`edition second
mode suspicion
order franck jennifer max alice
role ${guard} guard
at max c2
at alice c2
board
  (EM) (EM) (VI) (EM) (25)
  (EM) (CL) EM (${d2}) (EM)
  (EM) (${b3}) CE (VX) (EM)
  (EM) (TU) (EM) (TU) (EM)
  (AC) (EM) (EM) (EM) (MR)

franck: program look move
jennifer: program look move
max: program look
alice: program push
franck: look b3
franck: signal b3 green
jennifer: look b3
jennifer: signal b3 red
max: look d2
max: signal d2 yellow
alice: push max b2
${more}
`).games[0]!;
  const log: Told[] = [];
  const { game, failures } = runScript(source, (event) => log.push(toldAfter(log.at(-1) ?? { turn: 1 }, event)));
  expect(failures).toEqual([]);
  return {
    view: game!.view(viewer),
    viewer,
    log: log.map((each) => ({ ...each, event: game!.told(each.event, viewer) })),
  };
};

const seatOf = (who: Character): Viewer =>
  seatViewer(worldOf({}, SPECTATOR).view.cast.find(({ name }) => name === who)!.seat);

test('a word against what I saw, and against another’s', () => {
  const { statements, looks, against } = dossierOf('franck', worldOf({}, seatOf('jennifer')));
  expect(looks).toEqual([{ cell: 'b3', turn: 1, isSilent: false }]);
  expect(statements).toMatchObject([
    { cell: 'b3', colour: 'green', truth: 'TR', verdict: 'false', isMineToKnow: true },
  ]);
  expect(against).toEqual([
    { other: 'eyes', cell: 'b3' },
    { other: 'jennifer', cell: 'b3' },
  ]);
});

test('who pushed whom', () => {
  const world = worldOf({}, seatOf('jennifer'));
  expect(dossierOf('alice', world).pushes).toEqual([{ other: 'max', cell: 'b2', turn: 1 }]);
  expect(dossierOf('max', world).pushedBy).toEqual([{ other: 'alice', cell: 'b2', turn: 1 }]);
});

test('whoever saw nothing is told nothing but that they disagree', () => {
  const { statements, against } = dossierOf('franck', worldOf({}, seatOf('alice')));
  expect(statements).toMatchObject([{ colour: 'green', isMineToKnow: false }]);
  expect(statements[0]).not.toHaveProperty('verdict');
  expect(against).toEqual([{ other: 'jennifer', cell: 'b3' }]);
});

test('about my own lie it says nothing until the room is open', () => {
  const { statements } = dossierOf('franck', worldOf({}, seatOf('franck')));
  expect(statements[0]).not.toHaveProperty('verdict');
});

test('a room that opens judges for everybody', () => {
  const world = worldOf({ more: 'franck: move c4\njennifer: move b3' }, SPECTATOR);
  expect(dossierOf('franck', world).statements).toMatchObject([{ verdict: 'false', isMineToKnow: false }]);
  expect(dossierOf('jennifer', world).statements).toMatchObject([{ verdict: 'true', isMineToKnow: false }]);
  expect(dossierOf('max', world).statements[0]).not.toHaveProperty('verdict');
});

test('it follows a room that slides', () => {
  const world = worldOf({}, seatOf('jennifer'));
  const slid: Told = {
    turn: 1,
    event: { kind: 'slid', line: 'b', direction: 'up', rule: 'CTRL-1' },
  };
  expect(dossierOf('franck', { ...world, log: [...world.log, slid] }).statements[0]!.cell).toBe('b2');
});

test('it says nothing where the table does not help the memory', () => {
  const world = worldOf({}, seatOf('jennifer'));
  const view = { ...world.view, options: { ...world.view.options, memory: false } };
  expect(dossierOf('franck', { ...world, view })).toEqual(dossierOf('alice', { ...world, log: [] }));
});

const all = (world: World, viewer: Viewer) =>
  CHARACTERS.slice(0, 6).map((who) => dossierOf(who, worldOf(world, viewer)));

test('it is the same in two worlds that the viewer cannot tell apart', () => {
  const other: World = { guard: 'max', b3: 'EM', d2: 'MR' };
  expect(all(other, seatOf('alice'))).toEqual(all({}, seatOf('alice')));
  expect(all(other, SPECTATOR)).toEqual(all({}, SPECTATOR));
  // Jennifer has seen b3, and only that.
  expect(all({ guard: 'max', d2: 'MR' }, seatOf('jennifer'))).toEqual(all({}, seatOf('jennifer')));
  expect(all(other, seatOf('jennifer'))).not.toEqual(all({}, seatOf('jennifer')));
});
