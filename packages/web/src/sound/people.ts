/** What people and robots do. */
import { noise, type Recipe, tone } from './synth.ts';

const step: Recipe = (synth) => {
  for (const start of [0, 0.17]) {
    noise(synth, { filter: 'lowpass', from: 480, to: 160, start, length: 0.09, attack: 0.002, gain: 0.504 });
    tone(synth, { from: 150, to: 80, start, length: 0.08, gain: 0.216 });
  }
  return 0.28;
};

const shove: Recipe = (synth) => {
  noise(synth, { filter: 'lowpass', from: 1200, to: 220, length: 0.16, attack: 0.004, gain: 0.3 });
  tone(synth, { from: 170, to: 60, length: 0.2, gain: 0.26 });
  noise(synth, { from: 700, to: 300, q: 2, start: 0.14, length: 0.22, attack: 0.04, gain: 0.12 });
  return 0.36;
};

/** Two heartbeats. */
const adrenaline: Recipe = (synth) => {
  for (const start of [0, 0.2, 0.62, 0.82])
    tone(synth, { from: 72, to: 42, start, length: 0.18, attack: 0.012, gain: start % 0.62 === 0 ? 0.4 : 0.28 });
  return 1;
};

const robotMove: Recipe = (synth) => {
  for (const [index, start] of [0, 0.11, 0.22].entries())
    tone(synth, { type: 'square', from: 190 + index * 40, to: 240 + index * 40, start, length: 0.09, gain: 0.125 });
  noise(synth, { from: 1500, q: 8, length: 0.33, attack: 0.05, gain: 0.175 });
  return 0.34;
};

const robotBreak: Recipe = (synth) => {
  noise(synth, { from: 2800, to: 600, q: 1, length: 0.4, attack: 0.002, gain: 0.476 });
  for (const [index, start] of [0.04, 0.12, 0.2, 0.3].entries())
    tone(synth, { type: 'square', from: 720 - index * 140, to: 120, start, length: 0.12, attack: 0.001, gain: 0.076 });
  return 0.46;
};

export const PEOPLE = {
  step,
  shove,
  adrenaline,
  'robot-move': robotMove,
  'robot-break': robotBreak,
} as const;
