/** What rooms do: hatches, lines that slide, passages. */
import { noise, type Recipe, tone } from './synth.ts';

const irisAjar: Recipe = (synth) => {
  for (const start of [0, 0.05, 0.1]) noise(synth, { from: 2600, q: 6, start, length: 0.04, gain: 0.96 });
  noise(synth, { from: 900, to: 1800, q: 0.8, start: 0.12, length: 0.3, attack: 0.08, gain: 0.3 });
  return 0.42;
};

/** A ratchet that gets faster, then air. */
const irisOpen: Recipe = (synth) => {
  for (const start of [0, 0.09, 0.17, 0.24, 0.3, 0.35])
    noise(synth, { from: 1900 + start * 2400, q: 5, start, length: 0.05, gain: 0.2 });
  noise(synth, { filter: 'lowpass', from: 400, to: 2400, start: 0.38, length: 0.4, attack: 0.12, gain: 0.14 });
  tone(synth, { from: 62, to: 48, start: 0.36, length: 0.4, gain: 0.22 });
  return 0.8;
};

const lineSlide: Recipe = (synth) => {
  tone(synth, { type: 'sawtooth', from: 46, to: 58, length: 0.65, attack: 0.1, gain: 0.175 });
  noise(synth, { filter: 'lowpass', from: 260, to: 420, length: 0.65, attack: 0.08, gain: 0.65 });
  for (const start of [0.06, 0.22, 0.38, 0.54]) noise(synth, { from: 1200, q: 9, start, length: 0.06, gain: 0.3 });
  return 0.65;
};

const lineDrop: Recipe = (synth) => {
  tone(synth, { from: 74, to: 34, length: 0.55, attack: 0.01, gain: 0.34 });
  noise(synth, { filter: 'lowpass', from: 300, to: 90, length: 0.5, gain: 0.18 });
  return 0.55;
};

const swap: Recipe = (synth) => {
  noise(synth, { from: 500, to: 1500, q: 2, length: 0.4, attack: 0.15, gain: 0.224 });
  noise(synth, { from: 1500, to: 500, q: 2, start: 0.36, length: 0.4, attack: 0.1, gain: 0.224 });
  tone(synth, { from: 90, to: 60, start: 0.66, length: 0.16, gain: 0.336 });
  return 0.82;
};

const vortex: Recipe = (synth) => {
  for (const [index, start] of [0, 0.12, 0.24, 0.36].entries())
    noise(synth, { from: 1600 - index * 260, to: 240, q: 7, start, length: 0.3, attack: 0.06, gain: 0.208 });
  tone(synth, { from: 520, to: 70, length: 0.62, attack: 0.05, gain: 0.156 });
  return 0.66;
};

const tunnel: Recipe = (synth) => {
  noise(synth, { from: 300, to: 1400, q: 4, length: 0.5, attack: 0.2, gain: 0.28 });
  tone(synth, { from: 110, to: 220, length: 0.5, attack: 0.12, gain: 0.14 });
  return 0.5;
};

const pivot: Recipe = (synth) => {
  noise(synth, { filter: 'lowpass', from: 700, to: 300, length: 0.36, attack: 0.05, gain: 0.288 });
  tone(synth, { type: 'triangle', from: 150, to: 95, start: 0.3, length: 0.12, gain: 0.384 });
  return 0.42;
};

const regenerate: Recipe = (synth) => {
  for (const [index, from] of [262, 330, 392, 523].entries())
    tone(synth, { type: 'triangle', from, start: index * 0.12, length: 0.6, attack: 0.06, gain: 0.1 });
  return 0.96;
};

export const ROOMS = {
  'iris-ajar': irisAjar,
  'iris-open': irisOpen,
  'line-slide': lineSlide,
  'line-drop': lineDrop,
  swap,
  vortex,
  tunnel,
  pivot,
  regenerate,
} as const;
