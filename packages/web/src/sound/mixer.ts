/** What all sounds go through: one audio context, made at the first tap, a bus for each kind, and what ducks under a death. */
import { BUSES, type Bus, busOf, type Sound } from './sounds.ts';
import type { Recipe } from './synth.ts';

export type Levels = Readonly<Record<Bus | 'master', number>>;

const DUCK = 0.5; // 6 dB
const HUM_EVERY = 7500;

export class Mixer {
  #context: AudioContext | undefined;
  /** Fetched at the first tap: nothing is heard before. */
  #recipes: Readonly<Record<Sound, Recipe>> | undefined;
  #master: GainNode | undefined;
  readonly #buses = new Map<Bus, GainNode>();
  #levels: Levels = { master: 1, effects: 1, ambience: 1, sting: 1 };
  #isOn = true;
  #hum: ReturnType<typeof setInterval> | undefined;

  /** To be called from a tap or a key: browsers make no sound before. */
  wake(): void {
    if (!this.#isOn) return;
    this.#context ??= this.#open();
    if (this.#context?.state === 'suspended') void this.#context.resume();
  }

  set isOn(isOn: boolean) {
    this.#isOn = isOn;
    if (!isOn) void this.#context?.suspend();
    else if (this.#context) this.wake();
  }

  set levels(levels: Levels) {
    this.#levels = levels;
    if (this.#master) this.#master.gain.value = levels.master;
    for (const [bus, node] of this.#buses) node.gain.value = levels[bus];
  }

  play(sound: Sound): void {
    const context = this.#context;
    const out = this.#buses.get(busOf(sound));
    if (!this.#isOn || context?.state !== 'running' || !out) return;
    this.#recipes?.[sound]({ context, out, at: context.currentTime + 0.01 });
    if (sound === 'lights-out') this.#duck(context);
  }

  /** The studio's hum, while a table is open. */
  set isHumming(isHumming: boolean) {
    clearInterval(this.#hum);
    if (!isHumming) return;
    this.play('hum');
    this.#hum = setInterval(() => this.play('hum'), HUM_EVERY);
  }

  #open(): AudioContext | undefined {
    if (typeof AudioContext === 'undefined') return undefined;
    const context = new AudioContext();
    void this.#learn();
    // Two sounds at once must not be louder than one may be.
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -20;
    limiter.connect(context.destination);
    this.#master = context.createGain();
    this.#master.connect(limiter);
    for (const bus of BUSES) {
      const node = context.createGain();
      node.connect(this.#master);
      this.#buses.set(bus, node);
    }
    this.levels = this.#levels;
    return context;
  }

  async #learn(): Promise<void> {
    try {
      this.#recipes = (await import('./recipes.ts')).RECIPES;
    } catch {
      // The game goes on without sound; everything heard can also be seen.
    }
  }

  /** For a second everything else is quieter. */
  #duck({ currentTime }: AudioContext): void {
    const ambience = this.#buses.get('ambience');
    const level = this.#levels.ambience;
    ambience?.gain.setTargetAtTime(level * DUCK, currentTime, 0.02);
    ambience?.gain.setTargetAtTime(level, currentTime + 1, 0.2);
  }
}
