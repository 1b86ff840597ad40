/** What a player does at the desk: keys, tokens, cards, talk. */
import { noise, type Recipe, tone } from './synth.ts';

const token: Recipe = (synth) => {
  noise(synth, { from: 2200, q: 4, length: 0.06, attack: 0.001, gain: 0.44 });
  tone(synth, { type: 'triangle', from: 420, start: 0.03, length: 0.12, gain: 0.22 });
  return 0.16;
};

const tokenLost: Recipe = (synth) => {
  noise(synth, { from: 1500, q: 4, length: 0.07, attack: 0.001, gain: 0.3 });
  tone(synth, { type: 'triangle', from: 330, to: 165, start: 0.05, length: 0.34, gain: 0.21 });
  return 0.4;
};

/** Shutters. */
const lockIn: Recipe = (synth) => {
  for (const start of [0, 0.1]) {
    noise(synth, { from: 1300, to: 500, q: 2, start, length: 0.08, attack: 0.002, gain: 0.26 });
    tone(synth, { from: 120, to: 70, start, length: 0.1, gain: 0.2 });
  }
  return 0.24;
};

/** A teleprinter. */
const card: Recipe = (synth) => {
  for (const start of [0, 0.05, 0.09, 0.16, 0.2, 0.25, 0.33, 0.37, 0.43])
    noise(synth, { from: 2400, q: 6, start, length: 0.03, attack: 0.001, gain: 0.6 });
  tone(synth, { from: 1760, start: 0.5, length: 0.3, gain: 0.18 });
  return 0.8;
};

const key: Recipe = (synth) => {
  tone(synth, { type: 'triangle', from: 587, length: 0.2, gain: 0.12 });
  tone(synth, { type: 'triangle', from: 880, start: 0.14, length: 0.5, gain: 0.14 });
  noise(synth, { from: 3200, q: 10, length: 0.08, attack: 0.001, gain: 0.12 });
  return 0.64;
};

const yourSlot: Recipe = (synth) => {
  tone(synth, { from: 440, length: 0.34, attack: 0.03, gain: 0.13 });
  tone(synth, { from: 659, start: 0.16, length: 0.5, attack: 0.03, gain: 0.13 });
  return 0.66;
};

const signal: Recipe = (synth) => {
  tone(synth, { type: 'square', from: 740, length: 0.08, gain: 0.112 });
  tone(synth, { type: 'square', from: 740, start: 0.12, length: 0.1, gain: 0.112 });
  return 0.22;
};

const reminder: Recipe = (synth) => {
  noise(synth, { from: 1800, q: 3, length: 0.04, attack: 0.001, gain: 0.36 });
  tone(synth, { from: 494, start: 0.03, length: 0.2, gain: 0.18 });
  return 0.23;
};

const chat: Recipe = (synth) => {
  tone(synth, { from: 880, to: 1046, length: 0.14, attack: 0.01, gain: 0.16 });
  return 0.14;
};

const roleShown: Recipe = (synth) => {
  noise(synth, { from: 900, to: 2600, q: 1.5, length: 0.24, attack: 0.05, gain: 0.14 });
  for (const from of [196, 233, 294])
    tone(synth, { type: 'triangle', from, start: 0.22, length: 0.7, attack: 0.02, gain: 0.09 });
  return 0.92;
};

/** A mask is torn off, and everybody draws breath. */
const unmasked: Recipe = (synth) => {
  noise(synth, { from: 3000, to: 500, q: 1.2, length: 0.16, attack: 0.004, gain: 0.3 });
  for (const from of [110, 155.6, 220])
    tone(synth, { type: 'sawtooth', from, start: 0.14, length: 0.8, attack: 0.01, gain: 0.07 });
  noise(synth, { from: 700, to: 1500, q: 1, start: 0.3, length: 0.5, attack: 0.2, gain: 0.09 });
  return 0.94;
};

const refused: Recipe = (synth) => {
  for (const start of [0, 0.12]) tone(synth, { type: 'square', from: 138, start, length: 0.09, gain: 0.15 });
  return 0.22;
};

export const TABLE = {
  token,
  'token-lost': tokenLost,
  'lock-in': lockIn,
  card,
  key,
  'your-slot': yourSlot,
  signal,
  reminder,
  chat,
  'role-shown': roleShown,
  unmasked,
  refused,
} as const;
