/** Games that are ready to play: a card decides everything but who comes. */
import type { Edition, Mode } from '@room25/engine';
import { type Plan, withGame } from './plan.ts';

export const PRESETS = ['suspicion', 'cooperation', 'ultimate'] as const;
export type Preset = (typeof PRESETS)[number];

export const PRESET_GAMES: Readonly<Record<Preset, { readonly edition: Edition; readonly mode: Mode }>> = {
  suspicion: { edition: 'second', mode: 'suspicion' },
  cooperation: { edition: 'second', mode: 'cooperation' },
  ultimate: { edition: 'ultimate', mode: 'suspicion' },
};

/** The card that a plan came from; nothing for any other game. */
export const presetOf = ({ edition, mode }: Plan): Preset | undefined =>
  PRESETS.find((preset) => PRESET_GAMES[preset].edition === edition && PRESET_GAMES[preset].mode === mode);

/** Does the plan differ from its card? */
export const isChanged = ({ composition, options }: Plan): boolean =>
  composition !== undefined || Object.keys(options).length > 0;

export const withPreset = (plan: Plan, preset: Preset): Plan => ({
  ...withGame(plan, PRESET_GAMES[preset]),
  options: {},
});
