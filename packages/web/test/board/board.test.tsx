// @vitest-environment happy-dom
/** The board as one plays on it: what is lit is what can be answered, and every answer can be reached. */
import { type Command, type Game, seatViewer, unpacked, VERB, verbOf } from '@room25/engine';
import { cleanup, fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { watchInputDevice } from '../../src/app/input-device.ts';
import { confirm } from '../../src/app/settings.ts';
import { previewOf } from '../../src/board/preview.ts';
import { type Moment, playAtRandom } from './games.ts';
import { showBoard } from './shown.tsx';

afterEach(cleanup);
beforeEach(() => {
  confirm.value = 'deadly';
});

/** The first moment of random games at which it is so. */
const momentWhere = (isWanted: (moment: Moment) => boolean): { game: Game; seat: number } => {
  let found: { game: Game; seat: number } | undefined;
  for (let seed = 0; !found && seed < 50; seed++)
    playAtRandom(`board ${seed}`, (moment) => {
      if (!isWanted(moment)) return undefined;
      found = { game: moment.game.clone(), seat: moment.seat };
      return 'enough';
    });
  if (!found) throw new Error('no such moment');
  return found;
};

const answersAt = ({ game, seat }: Moment): readonly Command[] =>
  game.awaited.filter((who) => game.seatOf(who) === seat).flatMap((who) => game.answers(who));

/** Everything that may be answered is of these verbs. */
const asksFor =
  (...verbs: (keyof typeof VERB)[]) =>
  (moment: Moment): boolean =>
    answersAt(moment).length > 1 &&
    answersAt(moment).every((answer) => verbs.some((verb) => VERB[verb] === verbOf(answer)));

const press = (element: Element, key: string): void => {
  fireEvent.keyDown(element, { key });
};

const cellOf = (answer: Command): string => {
  const said = unpacked(answer);
  if (!('cell' in said) || said.cell === undefined) throw new Error(`${said.verb} names no cell`);
  return said.cell;
};

const lineOf = (answer: Command): string => {
  const said = unpacked(answer);
  if (!('line' in said)) throw new Error(`${said.verb} names no line`);
  return `${said.line} ${said.direction}`;
};

describe('legal targets', () => {
  test('of a Move are lit, and nothing else', async () => {
    const { game, seat } = momentWhere(asksFor('move'));
    const board = await showBoard(game, seat);
    const wanted = board.game.answers.value.map((answer) => cellOf(answer));
    expect(board.spots('.cell[data-legal]').sort()).toEqual([...new Set(wanted)].sort());
    expect(board.spots('.arrow[data-state=legal]')).toEqual([]);
  });

  test('of a Control are arrows', async () => {
    const { game, seat } = momentWhere(asksFor('control'));
    const board = await showBoard(game, seat);
    const wanted = board.game.answers.value.map((answer) => lineOf(answer));
    expect(board.spots('.arrow[data-state=legal]').sort()).toEqual(wanted.sort());
    expect(board.spots('.cell[data-legal]')).toEqual([]);
  });

  test('are none while one programs', async () => {
    const { game, seat } = momentWhere(asksFor('program'));
    const board = await showBoard(game, seat);
    expect(board.spots('[data-legal], [data-state=legal]')).toEqual([]);
  });
});

describe('a click', () => {
  const click = (element: Element, pointerType: string): void => {
    fireEvent(element, new PointerEvent('click', { bubbles: true, pointerType }));
  };

  test('of a mouse, which has seen the preview, plays', async () => {
    const { game, seat } = momentWhere(asksFor('look'));
    const board = await showBoard(game, seat);
    const [answer] = board.game.answers.value;
    click(board.spot(cellOf(answer!)), 'mouse');
    expect(board.played).toEqual([answer]);
  });

  test('that is the second of a double click plays or opens nothing more', async () => {
    const { game, seat } = momentWhere(asksFor('look'));
    const board = await showBoard(game, seat);
    const [answer] = board.game.answers.value;
    const cell = board.spot(cellOf(answer!));
    click(cell, 'mouse');
    await board.game.send(answer!);
    fireEvent(cell, new PointerEvent('click', { bubbles: true, pointerType: 'mouse', detail: 2 }));
    await waitFor(() => expect(board.spots('.cell[data-legal]')).toEqual([]));
    expect([board.played, board.picking.about.value]).toEqual([[answer], undefined]);
    expect(board.container.querySelector('dialog')).toBeNull();
  });

  test('of a finger chooses, the second one plays', async () => {
    const { game, seat } = momentWhere(asksFor('look'));
    const board = await showBoard(game, seat);
    const [answer] = board.game.answers.value;
    const cell = cellOf(answer!);
    click(board.spot(cell), 'touch');
    expect([board.played, board.picking.choice.value]).toEqual([[], answer]);
    await waitFor(() => expect(board.spot(cell).dataset['chosen']).toBe(''));
    click(board.spot(cell), 'touch');
    expect(board.played).toEqual([answer]);
  });

  test('of a finger leaves the focus behind, which points at nothing', async () => {
    watchInputDevice();
    const { game, seat } = momentWhere(asksFor('look'));
    const board = await showBoard(game, seat);
    const cell = board.spot(cellOf(board.game.answers.value[0]!));
    const tap = (): void => {
      fireEvent(cell, new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      cell.focus();
      click(cell, 'touch');
    };
    tap();
    board.picking.clear();
    await waitFor(() => expect(cell.dataset['chosen']).toBeUndefined());
    expect([document.activeElement, cell.getAttribute('aria-describedby')]).toEqual([cell, null]);
    press(cell, 'ArrowDown');
    press(document.activeElement!, 'ArrowUp');
    await waitFor(() => expect(cell.getAttribute('aria-describedby')).not.toBeNull());
  });

  test('that is known to kill is asked for once more', async () => {
    const isDeadly = (moment: Moment): Command | undefined =>
      answersAt(moment).find(
        (answer) => previewOf(moment.game.view(seatViewer(moment.seat)), answer).deaths.length > 0,
      );
    const { game, seat } = momentWhere((moment) => asksFor('move')(moment) && isDeadly(moment) !== undefined);
    const board = await showBoard(game, seat);
    const answer = board.game.answers.value.find((each) => previewOf(board.game.view.value, each).deaths.length > 0)!;
    const cell = cellOf(answer);
    click(board.spot(cell), 'mouse');
    expect(board.played).toEqual([]);
    await waitFor(() => expect(board.container.querySelector('.deadly')).not.toBeNull());
    click(board.spot(cell), 'mouse');
    expect(board.played).toEqual([answer]);
  });
});

describe('by keys', () => {
  test('arrows walk over cells and on to the arrows of lines, not beyond', async () => {
    const { game, seat } = momentWhere(asksFor('control'));
    const board = await showBoard(game, seat);
    const grid = board.getByRole('grid');
    const walk = (...keys: string[]): string => {
      for (const key of keys) press(grid, key);
      return (document.activeElement as HTMLElement).dataset['spot']!;
    };
    expect(walk('b', '4')).toBe('b4');
    expect(walk('ArrowLeft')).toBe('a4');
    expect(walk('ArrowLeft')).toBe('4 left');
    expect(walk('ArrowLeft')).toBe('4 left');
    expect(walk('ArrowRight', 'ArrowUp')).toBe('a3');
    // Row 3 never moves: there is no arrow.
    expect(walk('ArrowLeft')).toBe('a3');
    expect(walk('e', '1', 'ArrowUp')).toBe('e up');
    expect(board.spots('[tabindex="0"]')).toEqual(['e up']);
  });

  test('n and p go round the legal targets, Enter plays', async () => {
    const { game, seat } = momentWhere(asksFor('look'));
    const board = await showBoard(game, seat);
    const grid = board.getByRole('grid');
    const targets = new Set(board.game.answers.value.map((answer) => cellOf(answer)));
    const seen: string[] = [];
    for (let step = 0; step < targets.size; step++) {
      press(grid, 'n');
      seen.push((document.activeElement as HTMLElement).dataset['spot']!);
    }
    expect(new Set(seen)).toEqual(targets);
    press(grid, 'p');
    press(grid, 'Enter');
    expect(board.played.map((answer) => cellOf(answer))).toEqual([seen.at(-2) ?? seen.at(-1)]);
  });

  test('the focus alone changes nothing', async () => {
    const { game, seat } = momentWhere(asksFor('move'));
    const board = await showBoard(game, seat);
    for (const key of ['n', 'n', 'ArrowUp', 'a', '1', 'p']) press(board.getByRole('grid'), key);
    expect([board.played, board.picking.choice.value]).toEqual([[], undefined]);
  });

  test('? opens the close-up of a room', async () => {
    const { game, seat } = momentWhere(asksFor('move'));
    const board = await showBoard(game, seat);
    press(board.getByRole('grid'), 'c');
    press(board.getByRole('grid'), '3');
    press(board.getByRole('grid'), '?');
    await waitFor(() => expect(board.container.querySelector('dialog h2')!.textContent).toContain('Central room'));
    expect(board.container.querySelector('dialog')!.textContent).toContain('Everyone starts here.');
  });
});

test('a target that is pointed at says what it would lead to', async () => {
  const { game, seat } = momentWhere(asksFor('control'));
  const board = await showBoard(game, seat);
  const [target] = board.spots('.arrow[data-state=legal]');
  board.spot(target!).focus();
  await waitFor(() => {
    const id = board.spot(target!).getAttribute('aria-describedby');
    expect(id && document.getElementById(id)?.textContent).toMatch(/comes round to/);
  });
});

test('a line is chosen by drawing one of its rooms, and played by its arrow or the key', async () => {
  const { game, seat } = momentWhere(asksFor('control'));
  const board = await showBoard(game, seat);
  const target = board.spots('.arrow[data-state=legal]').find((spot) => spot.endsWith('left'))!;
  const cell = board.spot(`d${target.charAt(0)}`);
  const draw = (by: object): void => {
    fireEvent.pointerDown(cell, { clientX: 100, clientY: 100, pointerId: 7, pointerType: 'touch' });
    fireEvent.pointerMove(window, { clientX: 100, clientY: 100, pointerId: 7, ...by });
    fireEvent.pointerUp(window, { pointerId: 7 });
    fireEvent.click(cell);
  };
  draw({ clientX: 90 });
  expect(board.picking.choice.value).toBeUndefined();
  board.picking.speakAbout(undefined);
  draw({ clientX: 60 });
  expect(lineOf(board.picking.choice.value!)).toBe(target);
  expect(board.played).toEqual([]);
  // A finger on the last room of a line touches its arrow, too.
  board.picking.back();
  fireEvent.pointerDown(board.spot(target), { clientX: 100, clientY: 100, pointerId: 7, pointerType: 'touch' });
  fireEvent.pointerMove(window, { clientX: 60, clientY: 100, pointerId: 7 });
  expect(lineOf(board.picking.choice.value!)).toBe(target);
  fireEvent.pointerUp(window, { pointerId: 7 });
  fireEvent.click(board.spot(target));
  expect(board.played).toEqual([]);
  // The click that ends it opens nothing.
  expect(board.picking.about.value).toBeUndefined();
  await waitFor(() => expect(board.spot(target).dataset['chosen']).toBe(''));
});

test('a finger that rests opens the room, one that draws slowly does not', async () => {
  const { game, seat } = momentWhere(asksFor('control'));
  const { spot, container } = await showBoard(game, seat);
  const press = async (clientX: number): Promise<void> => {
    const touch = { clientY: 100, pointerId: 7, pointerType: 'touch' };
    fireEvent.pointerDown(spot('b2'), { ...touch, clientX: 100 });
    fireEvent.pointerMove(spot('b2'), { ...touch, clientX });
    await new Promise((done) => setTimeout(done, 500));
    fireEvent.pointerUp(spot('b2'), touch);
  };
  await press(140);
  expect(container.querySelector('dialog')).toBeNull();
  await press(103);
  await waitFor(() => expect(container.querySelector('dialog')).not.toBeNull());
});
