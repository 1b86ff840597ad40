/** Somebody who plays anything that is lit, with a mouse or with a finger, until the game is over. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { lookAt, type Sight, type Target } from './sight.ts';
import { type Place, type Surface, wordsOn } from './surface.ts';

export interface Hand<S extends Surface = Surface> {
  press(surface: S, place: Place): Promise<void>;
  hold(surface: S, place: Place): Promise<void>;
}

export const mouse: Hand = {
  press: (surface, { x, y }) => surface.mouse.click(x, y),
  hold: async (surface, { x, y }) => {
    await surface.mouse.move(x, y);
    await surface.mouse.down();
    await pause(HELD);
    await surface.mouse.up();
  },
};

export const finger: Hand<Page> = {
  press: (page, { x, y }) => page.touchscreen.tap(x, y),
  hold: async (page, { x, y }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await pause(HELD);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  },
};

/** The longest that a key of the page wants to be held, and a little more. */
const HELD = 800;

export interface Manners<S extends Surface = Surface> {
  readonly hand?: Hand<S>;
  /** So many times it watches what happens, before it begins to skip. */
  readonly watches?: number;
  /** Is called whenever something is about to be pressed. */
  readonly onSight?: (sight: Sight) => Promise<void> | void;
  /** Stops when this is so; else at the end of the game. */
  readonly until?: (sight: Sight) => boolean;
}

/** How many times something was pressed. */
export const playOn = async <S extends Surface>(surface: S, manners: Manners<S> = {}): Promise<number> => {
  const { hand = mouse, onSight, until = ({ scene }) => scene === 'end' } = manners;
  const roll = dice();
  let presses = 0;
  let watched = 0;
  let before: Sight['scene'] | undefined;
  let pressed = Date.now();
  let face = '';
  let sameSince = pressed;
  for (;;) {
    const sight = await lookAt(surface);
    if (until(sight)) return presses;
    if (sight.scene === 'end') throw new Error('the game ended too early');
    const isWatching = sight.scene === 'watch' && watched++ < (manners.watches ?? 0);
    const isStillOn = sight.scene === 'watch' && before === 'watch';
    // The press may have come a moment too late, and have met the key beside it: after a while it is pressed again.
    const hasSkipped = isStillOn && Date.now() - pressed < LONG;
    const target = isWatching || hasSkipped ? undefined : choose(sight, roll);
    before = isWatching ? undefined : sight.scene;
    // As long as something happens, nobody is held up, however long the others take.
    if (faceOf(sight) !== face) sameSince = Date.now();
    face = faceOf(sight);
    if (Date.now() - sameSince > PATIENCE) throw new Error(await heldUpBy(surface, sight));
    if (!target) {
      await pause(isWatching ? 200 : 20);
      continue;
    }
    pressed = Date.now();
    await onSight?.(sight);
    await (target.kind === 'hold' ? hand.hold(surface, target) : hand.press(surface, target));
    presses++;
    if (presses > MOST) throw new Error(`no end after ${presses} presses, the last on ${target.kind} ${target.name}`);
  }
};

/** What somebody would notice if it changed. */
const faceOf = ({ scene, targets, filled, words }: Sight): string =>
  [scene, filled, words, ...targets.map(({ name }) => name)].join('\n');

/** Others are waited for, or what can be pressed leads nowhere. */
const heldUpBy = async (surface: Surface, { targets }: Sight): Promise<string> => {
  const pressable = targets.filter(({ kind }) => kind !== 'skip').map(({ kind, name }) => `${kind} ${name}`);
  const why = pressable.length > 0 ? `pressed in vain: ${pressable.join(' · ')}` : NOTHING_TO_PRESS;
  return `${why}\n${await wordsOn(surface)}`;
};

/** So begins what a player says who waits for others. */
export const NOTHING_TO_PRESS = 'nothing to press';

const LONG = 5_000;
const PATIENCE = 60_000;
const MOST = 3000;

/** Rolls only where there is a choice: how often it has looked in vain, which the machine decides, changes nothing. */
const choose = ({ targets, filled }: Sight, roll: () => number): Target | undefined => {
  const lock = targets.find(({ kind }) => kind === 'lock');
  if (lock && (filled === 2 || targets.length === 1 || roll() < 0.2)) return lock;
  const others = targets.filter((target) => target !== lock && target.kind !== 'close');
  if (others.length > 1) return others[Math.floor(roll() * others.length)];
  return others[0] ?? targets.find(({ kind }) => kind === 'close');
};

/** The same choices each time. */
const dice = (): (() => number) => {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};
