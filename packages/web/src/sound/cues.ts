/** Which sounds an event makes. Every kind has an answer, even if it is silence. */
import { type DeathRule, type EntryRule, type Event, isEscape, type OnEvents, onEvent } from '@room25/engine';
import type { Sound } from './sounds.ts';

const silence = (): readonly Sound[] => [];
const always =
  (...sounds: readonly Sound[]) =>
  (): readonly Sound[] =>
    sounds;

const WAYS: Readonly<Record<EntryRule, Sound>> = {
  'MOVE-1': 'step',
  'PUSH-1': 'shove',
  'ROBOT-PUSH': 'shove',
  'MAC-ROBOT': 'shove',
  'MAC-PANIC': 'shove',
  'GUARD-POWER': 'step',
  JENNIFER: 'step',
  BRUCE: 'step',
  MAX: 'step',
  'ROOM-VORTEX': 'vortex',
  'MAC-REWIND': 'vortex',
  'ROOM-ILLUSION': 'swap',
  'ROOM-TUNNEL': 'tunnel',
};

const DEATHS: Readonly<Record<DeathRule, readonly Sound[]>> = {
  'ROOM-FLOODED-1': ['water'],
  'ROOM-ACID': ['acid'],
  'ROBOT-RED': ['acid'],
  'ROOM-TRAPPED-1': ['spikes'],
  'ROOM-SHREDDER-1': ['saw'],
  'ROOM-FLAMMABLE': ['fire'],
  'MAC-BOMB': ['fire'],
  'ROOM-MORTAL': [],
  'ROOM-TIMER': [],
};

const CUES: OnEvents<readonly Sound[]> = {
  turn: ({ turnsLeft }) => (turnsLeft === 1 ? ['last-turn'] : []),
  declined: silence,
  programmed: always('lock-in'),
  laid: silence,
  played: always('token'),
  lost: always('token-lost'),
  waited: silence,
  passed: silence,
  looked: always('iris-ajar'),
  moved: ({ rule }) => [WAYS[rule]],
  revealed: ({ room }) => (room === 'CL' ? ['iris-open', 'freeze'] : ['iris-open']),
  concealed: always('iris-ajar'),
  closed: always('line-drop'),
  armed: always('tick'),
  slid: always('line-slide', 'line-drop'),
  swapped: always('swap'),
  died: ({ rule }) => [...DEATHS[rule], 'lights-out'],
  shown: always('unmasked'),
  roleSeen: always('role-shown'),
  reminded: always('reminder'),
  signalled: always('signal'),
  said: always('signal'),
  replaced: always('pivot'),
  locked: always('lock-in'),
  unlocked: always('lock-in'),
  turned: always('pivot'),
  robotCame: always('robot-move'),
  robotMoved: always('robot-move'),
  robotDestroyed: always('robot-break'),
  returned: always('regenerate'),
  adrenaline: ({ has }) => (has ? [] : ['adrenaline']),
  hid: silence,
  reminderBack: always('reminder'),
  punished: always('token-lost'),
  paranoid: always('vortex'),
  drew: always('token'),
  card: always('card'),
  refused: always('refused'),
  key: always('key'),
  turnLost: always('tick'),
  alarm: always('alarm'),
  over: ({ outcome }) => (isEscape(outcome.result) ? ['escape'] : ['off-air']),
};

export const cuesOf = (event: Event): readonly Sound[] => onEvent(CUES, event);

/** On phones a death and the alarm can also be felt. */
export const vibrationOf = ({ kind }: Event): number[] | undefined =>
  kind === 'died' ? [60] : kind === 'alarm' ? [30, 60, 30, 60, 30] : undefined;
