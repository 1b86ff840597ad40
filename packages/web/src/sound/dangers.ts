/** What rooms kill with, and the dark that follows. */
import { noise, type Recipe, tone } from './synth.ts';

const water: Recipe = (synth) => {
  noise(synth, { filter: 'lowpass', from: 500, to: 1100, length: 0.9, attack: 0.2, gain: 0.432 });
  for (const [index, start] of [0.2, 0.34, 0.43, 0.58, 0.66].entries())
    tone(synth, { from: 320 + index * 70, to: 620 + index * 90, start, length: 0.1, gain: 0.162 });
  return 0.9;
};

const acid: Recipe = (synth) => {
  noise(synth, { filter: 'highpass', from: 3200, to: 5200, length: 0.9, attack: 0.06, gain: 0.12 });
  for (const [index, start] of [0.05, 0.18, 0.3, 0.37, 0.52].entries())
    tone(synth, { from: 180 + (index % 3) * 55, to: 90, start, length: 0.09, gain: 0.144 });
  return 0.9;
};

const spikes: Recipe = (synth) => {
  for (const start of [0, 0.07, 0.14]) {
    noise(synth, { from: 3800, q: 8, start, length: 0.09, attack: 0.001, gain: 0.26 });
    tone(synth, { type: 'square', from: 900, to: 500, start, length: 0.06, attack: 0.001, gain: 0.04 });
  }
  tone(synth, { from: 80, to: 44, start: 0.2, length: 0.34, gain: 0.26 });
  return 0.56;
};

const saw: Recipe = (synth) => {
  tone(synth, { type: 'sawtooth', from: 120, to: 340, length: 0.5, attack: 0.12, gain: 0.16 });
  tone(synth, { type: 'sawtooth', from: 348, to: 150, start: 0.45, length: 0.45, attack: 0.02, gain: 0.16 });
  noise(synth, { from: 2600, to: 3600, q: 5, length: 0.85, attack: 0.2, gain: 0.2 });
  return 0.9;
};

const fire: Recipe = (synth) => {
  noise(synth, { filter: 'lowpass', from: 240, to: 900, length: 0.9, attack: 0.16, gain: 0.84 });
  for (const start of [0.16, 0.27, 0.31, 0.48, 0.6, 0.67])
    noise(synth, { from: 3000, q: 3, start, length: 0.03, gain: 0.48 });
  return 0.9;
};

const freeze: Recipe = (synth) => {
  for (const [index, from] of [2093, 2637, 3136].entries())
    tone(synth, { from, start: index * 0.05, length: 0.6, attack: 0.01, gain: 0.056 });
  noise(synth, { filter: 'highpass', from: 4200, length: 0.5, attack: 0.2, gain: 0.08 });
  return 0.7;
};

/** The power goes: a hum that sinks, a relay, nothing. */
const lightsOut: Recipe = (synth) => {
  tone(synth, { type: 'triangle', from: 110, to: 27, length: 1.1, attack: 0.02, gain: 0.32 });
  noise(synth, { from: 2200, q: 3, length: 0.05, attack: 0.001, gain: 0.24 });
  noise(synth, { filter: 'lowpass', from: 700, to: 60, length: 0.9, attack: 0.01, gain: 0.16 });
  return 1.1;
};

export const DANGERS = { water, acid, spikes, saw, fire, freeze, 'lights-out': lightsOut } as const;
