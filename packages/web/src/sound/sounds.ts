/** Every sound of the page. Everything heard can also be seen, so nothing is lost when they are off. */
export const SOUNDS = [
  'hum',
  'iris-ajar',
  'iris-open',
  'step',
  'shove',
  'line-slide',
  'line-drop',
  'swap',
  'vortex',
  'tunnel',
  'pivot',
  'water',
  'acid',
  'spikes',
  'saw',
  'fire',
  'freeze',
  'lights-out',
  'alarm',
  'tick',
  'last-turn',
  'token',
  'token-lost',
  'lock-in',
  'adrenaline',
  'robot-move',
  'robot-break',
  'card',
  'regenerate',
  'key',
  'your-slot',
  'signal',
  'reminder',
  'chat',
  'strap',
  'role-shown',
  'unmasked',
  'on-air',
  'off-air',
  'escape',
  'refused',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** What can be turned down by itself. */
export const BUSES = ['effects', 'ambience', 'sting'] as const;
export type Bus = (typeof BUSES)[number];

export const busOf = (sound: Sound): Bus => (sound === 'hum' ? 'ambience' : sound === 'strap' ? 'sting' : 'effects');
