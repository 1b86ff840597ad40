/** How loud each kind of sound is, in percent. */
import type { Signal } from '@preact/signals';
import { remembered } from '../app/settings.ts';
import type { Bus } from './sounds.ts';

export const LEVELS = ['0', '25', '50', '75', '100'] as const;
type Level = (typeof LEVELS)[number];

export const levels: Readonly<Record<Bus | 'master', Signal<Level>>> = {
  master: remembered('sound.master', LEVELS, '75'),
  effects: remembered('sound.effects', LEVELS, '100'),
  ambience: remembered('sound.ambience', LEVELS, '50'),
  sting: remembered('sound.sting', LEVELS, '75'),
};
