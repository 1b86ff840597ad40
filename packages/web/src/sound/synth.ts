/** What every sound is made of: tones and noise, each with an attack and a fade. */

/** Where and when a sound is made; also in an offline context, so that it can be rendered and measured. */
export interface Synth {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

/** Puts a sound on the synth and returns its length in seconds. */
export type Recipe = (synth: Synth) => number;

interface Shape {
  /** Seconds after the start of the sound. */
  readonly start?: number;
  readonly length: number;
  readonly attack?: number;
  readonly gain: number;
}

interface Tone extends Shape {
  readonly type?: OscillatorType;
  /** In hertz; glides to `to` if that is given. */
  readonly from: number;
  readonly to?: number;
}

interface Noise extends Shape {
  readonly filter?: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
}

export const tone = (synth: Synth, shape: Tone): void => {
  const { context, at } = synth;
  const { type = 'sine', from, to = from, start = 0, length } = shape;
  const oscillator = context.createOscillator();
  oscillator.type = type;
  glide(oscillator.frequency, [from, to], [at + start, length]);
  oscillator.connect(envelope(synth, shape));
  oscillator.start(at + start);
  oscillator.stop(at + start + length);
};

export const noise = (synth: Synth, shape: Noise): void => {
  const { context, at } = synth;
  const { filter: type = 'bandpass', from, to = from, q = 1, start = 0, length } = shape;
  const source = context.createBufferSource();
  source.buffer = hissOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  glide(filter.frequency, [from, to], [at + start, length]);
  source.connect(filter).connect(envelope(synth, shape));
  source.start(at + start);
  source.stop(at + start + length);
};

const glide = (
  value: AudioParam,
  [from, to]: readonly [number, number],
  [at, length]: readonly [number, number],
): void => {
  value.setValueAtTime(from, at);
  if (to !== from) value.exponentialRampToValueAtTime(to, at + length);
};

/** Rises in `attack`, then fades to nothing by the end, so that nothing clicks. */
const envelope = ({ context, out, at }: Synth, { start = 0, length, attack = 0.005, gain }: Shape): GainNode => {
  const node = context.createGain();
  const begin = at + start;
  node.gain.setValueAtTime(0, begin);
  node.gain.linearRampToValueAtTime(gain, begin + attack);
  node.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  node.connect(out);
  return node;
};

const HISSES = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, the same each time. */
const hissOf = (context: BaseAudioContext): AudioBuffer => {
  const known = HISSES.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 25;
  for (let index = 0; index < samples.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[index] = state / 2 ** 31;
  }
  HISSES.set(context, buffer);
  return buffer;
};
