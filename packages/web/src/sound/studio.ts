/** The show around the machine: lamps, alarm, clock, the way out. */
import { noise, type Recipe, tone } from './synth.ts';

/** Eight seconds of studio and machine, which the mixer repeats while a table is open. */
const hum: Recipe = (synth) => {
  for (const [from, gain] of [
    [50, 0.017],
    [75, 0.009],
    [100.5, 0.006],
  ] as const)
    tone(synth, { from, length: 9, attack: 1.5, gain });
  noise(synth, { filter: 'lowpass', from: 150, length: 9, attack: 2, gain: 0.01 });
  return 9;
};

/** Two tones, one and a half seconds, once. */
const alarm: Recipe = (synth) => {
  for (const [index, start] of [0, 0.375, 0.75, 1.125].entries())
    tone(synth, { type: 'sawtooth', from: index % 2 ? 466 : 622, start, length: 0.36, attack: 0.02, gain: 0.25 });
  return 1.5;
};

const tick: Recipe = (synth) => {
  noise(synth, { from: 3200, q: 12, length: 0.03, attack: 0.001, gain: 2.16 });
  return 0.03;
};

/** A low bell. */
const lastTurn: Recipe = (synth) => {
  for (const [from, gain] of [
    [98, 0.22],
    [196.6, 0.1],
    [293, 0.06],
    [411, 0.03],
  ] as const)
    tone(synth, { from, length: 1.15, attack: 0.004, gain });
  return 1.15;
};

/** A brush. */
const strap: Recipe = (synth) => {
  noise(synth, { filter: 'highpass', from: 1600, to: 4200, length: 0.24, attack: 0.08, gain: 0.08 });
  return 0.24;
};

const onAir: Recipe = (synth) => {
  noise(synth, { from: 1800, q: 3, length: 0.04, attack: 0.001, gain: 0.2 });
  for (const [index, from] of [262, 392, 523].entries())
    tone(synth, { type: 'triangle', from, start: 0.06 + index * 0.13, length: 0.7, attack: 0.02, gain: 0.12 });
  return 1.02;
};

const offAir: Recipe = (synth) => {
  for (const [index, from] of [392, 330, 196].entries())
    tone(synth, { type: 'triangle', from, start: index * 0.16, length: 0.7, attack: 0.02, gain: 0.12 });
  noise(synth, { from: 1200, q: 3, start: 0.9, length: 0.05, attack: 0.001, gain: 0.2 });
  return 1.02;
};

/** A chord of daylight, three seconds. */
const daylight: Recipe = (synth) => {
  for (const [index, from] of [130.8, 196, 261.6, 329.6, 493.9].entries())
    tone(synth, { type: 'triangle', from, start: index * 0.09, length: 3 - index * 0.09, attack: 0.5, gain: 0.09 });
  noise(synth, { filter: 'highpass', from: 2400, to: 6000, length: 2.6, attack: 1, gain: 0.03 });
  return 3;
};

export const STUDIO = {
  hum,
  alarm,
  tick,
  'last-turn': lastTurn,
  strap,
  'on-air': onAir,
  'off-air': offAir,
  escape: daylight,
} as const;
