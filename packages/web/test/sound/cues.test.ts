// @vitest-environment happy-dom

import type { DeathRule, Event } from '@room25/engine';
import { sampled } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import { sound } from '../../src/app/settings.ts';
import { cuesOf, vibrationOf } from '../../src/sound/cues.ts';
import { startSound } from '../../src/sound/sound.ts';
import { SOUNDS } from '../../src/sound/sounds.ts';
import { WISHES, wholeGame } from '../whole-games.ts';

describe('What is heard', () => {
  it.each(sampled(WISHES))('in $edition $mode is in the list of sounds', (wish) => {
    const heard = wholeGame(wish).events.flatMap(cuesOf);
    expect(heard.filter((name) => !SOUNDS.includes(name))).toEqual([]);
    expect(new Set(heard).size).toBeGreaterThan(5);
  });

  it('tells one death from another', () => {
    const died = (rule: DeathRule): Event => ({ kind: 'died', who: 'max', cell: 'a1', rule });
    expect(cuesOf(died('ROOM-FLOODED-1'))).toEqual(['water', 'lights-out']);
    expect(cuesOf(died('ROOM-SHREDDER-1'))).toEqual(['saw', 'lights-out']);
    expect(vibrationOf(died('ROOM-MORTAL'))).toEqual([60]);
  });

  it('tells a mask that falls from a card that only I am shown', () => {
    const shown: Event = { kind: 'shown', who: 'max', role: 'guard', rule: 'GUARD-REVEAL' };
    const seen: Event = { kind: 'roleSeen', who: 'max', of: 'alice', seats: [0], role: 'guard', rule: 'ROOM-SECRETS' };
    expect(cuesOf(shown)).toEqual(['unmasked']);
    expect(cuesOf(seen)).not.toEqual(cuesOf(shown));
  });

  it('is a shove where one looks driven: by Panic too', () => {
    expect(cuesOf({ kind: 'moved', who: 'max', from: 'a1', to: 'a2', rule: 'MAC-PANIC' })).toEqual(['shove']);
  });

  it('is an escape where a side wins, as it looks', () => {
    expect(cuesOf({ kind: 'over', outcome: { result: 'side', side: ['max'] }, rule: 'TEAM-WIN' })).toEqual(['escape']);
  });

  it('says which turn is the last', () => {
    const turn = (turnsLeft: number): Event => ({ kind: 'turn', turn: 1, turnsLeft, order: [], rule: 'COUNT-LENGTH' });
    expect(cuesOf(turn(2))).toEqual([]);
    expect(cuesOf(turn(1))).toEqual(['last-turn']);
  });
});

it('The key M switches all sound, except while one writes', () => {
  startSound();
  const press = (target: EventTarget): void => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
  };
  const field = document.body.appendChild(document.createElement('input'));
  expect(sound.value).toBe('on');
  press(document.body);
  expect(sound.value).toBe('off');
  press(field);
  expect(sound.value).toBe('off');
  press(document.body);
  expect(sound.value).toBe('on');
});
