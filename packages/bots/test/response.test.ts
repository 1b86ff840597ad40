/** A best response, as `npm run suspicion -- --respond` seeks it. */
import { afterEach, describe, expect, it } from 'vitest';
import { decide } from '../src/index.ts';
import { knobsOf, type Side, tune } from '../src/inside.ts';
import { changesOf, type Playing, respond } from '../training/response.ts';
import { play } from '../training/suspicion.ts';

const SIDES: readonly Side[] = ['guards', 'prisoners'];
const SETTING = { seed: 'build', steps: 1, level: 'hard' } as const;

/** Every knob as far as is sensible. */
const other = (side: Side) => ({
  name: 'other',
  side,
  turned: Object.fromEntries(knobsOf(side).map((name, place) => [name, place % 2 === 0 ? 2 : -2])),
});

afterEach(() => {
  for (const side of SIDES) tune(side);
});

describe.each(SIDES)('%s who think otherwise', (side) => {
  it('leave the others as they are, and everybody else afterwards', () => {
    let own = 0;
    let changed = 0;
    const response = other(side);
    play({ name: 'response', response }, 1, SETTING, ({ task, command }) => {
      const { cast } = task.view;
      const isGuard = cast.some(({ seat, role }) => seat === task.seat && role !== undefined && role !== 'prisoner');
      const isOwn = isGuard === (side === 'guards');
      tune(side);
      const usual = decide(task, { steps: SETTING.steps }).command;
      tune(side, isOwn ? response.turned : undefined);
      if (!isOwn) expect(usual).toBe(command);
      else {
        own++;
        changed += Number(usual !== command);
      }
    });
    expect(own).toBeGreaterThan(0);
    expect(changed).toBeGreaterThan(0);
  });

  it('play the same game as before if they change nothing', () => {
    const { seen, believed, match, ...before } = play({ name: 'as they are' }, 2, SETTING);
    expect(play({ name: '', response: { name: '', side, turned: {} } }, 2, SETTING)).toMatchObject(before);
  });

  it('are found by what they win: first where each knob leads, then how far', async () => {
    const [good, bad, ...rest] = knobsOf(side);
    let games = 0;
    // Chance is the same for all who play a deal.
    const playing: Playing = async (attempts) =>
      attempts.map(({ response: { turned }, deal }) => {
        games++;
        const gain = 0.2 * (turned[good!] ?? 0) - 0.2 * (turned[bad!] ?? 0);
        return 0.5 + Math.max(-0.4, Math.min(0.4, gain)) > ((deal * 377) % 610) / 610;
      });
    const response = await respond(side, 400, playing);
    expect(games).toBeGreaterThan(350);
    expect(games).toBeLessThan(450);
    expect(response.turned[good!]).toBeGreaterThan(0.5);
    expect(response.turned[bad!]).toBeLessThan(-0.5);
    for (const name of rest) expect(Math.abs(response.turned[name] ?? 0)).toBeLessThan(1);
    expect(changesOf(response)).toContain(`${good} × 1.`);
    expect(await respond(side, 400, playing)).toEqual(response);
  });

  it('stay as they are where nothing is better', async () => {
    const response = await respond(side, 60, async (attempts) => attempts.map(({ deal }) => deal % 2 === 0));
    expect(response).toMatchObject({ name: `${side} as they are`, turned: {} });
    expect(changesOf(response)).toBe('nothing');
  });
});
