/** The page's sounds: `play` one, `listen` to a game. Off until the first tap, and muted with one key. */
import { effect } from '@preact/signals';
import { isTyping } from '../app/keys.ts';
import { sound } from '../app/settings.ts';
import type { AnyGame } from '../play/played-game.ts';
import { cuesOf, vibrationOf } from './cues.ts';
import { levels } from './levels.ts';
import { Mixer } from './mixer.ts';
import type { Sound } from './sounds.ts';

const mixer = new Mixer();

export const play = (name: Sound): void => mixer.play(name);

/** To be called once, when the page starts. */
export const startSound = (): void => {
  effect(() => {
    mixer.isOn = sound.value === 'on';
  });
  effect(() => {
    mixer.levels = Object.fromEntries(
      Object.entries(levels).map(([bus, level]) => [bus, Number(level.value) / 100]),
    ) as typeof mixer.levels;
  });
  for (const gesture of ['pointerdown', 'keydown'] as const)
    addEventListener(gesture, () => mixer.wake(), { capture: true, passive: true });
  addEventListener('keydown', muteOnM);
};

/** Makes a game audible until the returned function is called. */
export const listen = (game: AnyGame): (() => void) => {
  mixer.isHumming = true;
  play('on-air');
  let wasMine = false;
  const stopBeats = effect(() => {
    const { events = [] } = game.beat.value ?? {};
    for (const cue of new Set(events.flatMap(cuesOf))) play(cue);
    for (const event of events) vibrate(vibrationOf(event));
  });
  const stopSlots = effect(() => {
    const isMine = (game.answers?.value ?? []).length > 0;
    if (isMine && !wasMine) {
      play('your-slot');
      vibrate([20]);
    }
    wasMine = isMine;
  });
  return () => {
    mixer.isHumming = false;
    stopBeats();
    stopSlots();
  };
};

const vibrate = (pattern: number[] | undefined): void => {
  // Before the first tap a browser refuses, and complains.
  if (pattern && sound.peek() === 'on' && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
};

const muteOnM = (event: KeyboardEvent): void => {
  if (event.key !== 'm' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  sound.value = sound.value === 'on' ? 'off' : 'on';
};
