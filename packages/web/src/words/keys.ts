/** What keys do, as the panel of keys lists it. */
export const KEY_USES = [
  'help',
  'regions',
  'sound',
  'pause',
  'next',
  'skip',
  'role',
  'talk',
  'arrows',
  'jump',
  'targets',
  'choose',
  'back',
  'reminder',
  'signal',
  'closeUp',
  'actions',
  'adrenaline',
  'takeBack',
  'lockIn',
] as const;

export interface KeysWords {
  readonly title: string;
  readonly anywhere: string;
  readonly onBoard: string;
  readonly programming: string;
  readonly does: Readonly<Record<(typeof KEY_USES)[number], string>>;
}
