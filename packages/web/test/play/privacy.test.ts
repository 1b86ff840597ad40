import { describe, expect, it } from 'vitest';
import {
  isHeld,
  type Privacy,
  type PrivacyStep,
  PUBLIC,
  privacyAfter,
  REASONS,
  seatOn,
} from '../../src/play/privacy.ts';

const SEATS = [0, 1, 2];

const STATES: readonly Privacy[] = [
  PUBLIC,
  ...SEATS.flatMap((seat) =>
    REASONS.flatMap((reason): Privacy[] => [
      { kind: 'curtain', seat, reason },
      { kind: 'private', seat, reason },
    ]),
  ),
];

const STEPS: readonly PrivacyStep[] = [
  { kind: 'open' },
  { kind: 'drop' },
  { kind: 'hide' },
  ...SEATS.flatMap((seat): PrivacyStep[] => [
    { kind: 'hand', seat },
    { kind: 'show', seat },
    { kind: 'answer', shown: [seat] },
    { kind: 'ask', secrets: [{ seat, reason: 'act' }] },
    { kind: 'hide', next: { seat, reason: 'program' } },
  ]),
  { kind: 'answer', shown: [] },
  { kind: 'ask', secrets: [] },
];

const after = (...steps: readonly PrivacyStep[]): Privacy => steps.reduce(privacyAfter, PUBLIC);

const OPEN: PrivacyStep = { kind: 'open' };
const asked = (seat: number, reason: 'program' | 'act'): PrivacyStep => ({ kind: 'ask', secrets: [{ seat, reason }] });

describe('from any state, by any step', () => {
  const ways = STATES.flatMap((before) => STEPS.map((step) => ({ before, step, now: privacyAfter(before, step) })));

  it('a screen becomes somebody’s own only when they open the curtain that names them', () => {
    const opened = ways.filter(({ before, now }) => seatOn(now) !== undefined && seatOn(now) !== seatOn(before));
    expect(opened.length).toBeGreaterThan(0);
    for (const { before, step, now } of opened) {
      expect(step.kind).toBe('open');
      expect(before).toMatchObject({ kind: 'curtain', seat: seatOn(now) });
    }
  });

  it('the device that was put down shows nothing', () => {
    for (const { step, now } of ways) if (step.kind === 'drop') expect(seatOn(now)).toBeUndefined();
  });

  it('a curtain is opened by nothing but its player, or calls another one', () => {
    for (const { before, step, now } of ways)
      if (before.kind === 'curtain' && step.kind !== 'open') expect(now.kind).toBe('curtain');
  });
});

it('comes back as it was when the device is taken up again', () => {
  for (const state of STATES)
    if (state.kind === 'private') expect(privacyAfter(privacyAfter(state, { kind: 'drop' }), OPEN)).toEqual(state);
});

it('is public again once an action was chosen', () => {
  expect(after(asked(1, 'act'), OPEN, { kind: 'answer', shown: [] })).toEqual(PUBLIC);
  expect(after(asked(1, 'act'), OPEN, { kind: 'answer', shown: [2] })).toEqual(PUBLIC);
});

it('stays with a player whom their action shows something, until they are done', () => {
  const shown = after(asked(1, 'act'), OPEN, { kind: 'answer', shown: [1] }, { kind: 'show', seat: 1 });
  expect(seatOn(shown)).toBe(1);
  expect(isHeld(shown)).toBe(true);
  expect(privacyAfter(shown, { kind: 'ask', secrets: [] })).toEqual(shown);
  expect(privacyAfter(shown, { kind: 'hide' })).toEqual(PUBLIC);
});

it('still asks whether they are done when the device was put down meanwhile', () => {
  expect(isHeld(after({ kind: 'show', seat: 1 }, OPEN, { kind: 'drop' }, OPEN))).toBe(true);
});

it('goes to the next who programs when one is done', () => {
  const one = after(asked(0, 'program'), OPEN, { kind: 'answer', shown: [] });
  expect(seatOn(one)).toBe(0);
  expect(privacyAfter(one, asked(2, 'program'))).toEqual({ kind: 'curtain', seat: 2, reason: 'program' });
});

it('stays with somebody who is asked again at once, and shows all what comes of that', () => {
  const clue = after({ kind: 'show', seat: 0 }, OPEN);
  const program = privacyAfter(clue, { kind: 'hide', next: { seat: 0, reason: 'program' } });
  expect(program).toEqual({ kind: 'private', seat: 0, reason: 'program' });
  expect(privacyAfter(clue, { kind: 'hide', next: { seat: 1, reason: 'program' } })).toEqual(PUBLIC);
  const act = privacyAfter(program, asked(0, 'act'));
  expect(seatOn(act)).toBe(0);
  expect(privacyAfter(act, { kind: 'answer', shown: [] })).toEqual(PUBLIC);
});

it('stays with a player who wants to look, until they are done', () => {
  const own = after({ kind: 'hand', seat: 2 }, OPEN);
  expect(privacyAfter(own, asked(0, 'act'))).toEqual(own);
});
