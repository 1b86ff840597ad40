import { describe, expect, it } from 'vitest';
import { clientMessage, guestBody, LONGEST_LINE_OF_CHAT, read, settings } from '../src/index.ts';

const SETTINGS = {
  edition: 'second',
  mode: 'suspicion',
  players: 6,
  listed: true,
  clock: { kind: 'live', program: 60, action: 30 },
  talk: 'chat',
};

const problemOf = (schema: Parameters<typeof read>[0], value: unknown): string | undefined => {
  const result = read(schema, value);
  return 'problem' in result ? result.problem.at : undefined;
};

const saying = (text: unknown): unknown => ({ type: 'do', id: 'a', act: { do: 'say', text } });

describe('what is read', () => {
  it('takes a message as it is meant', () => {
    const message = { type: 'hello', table: 'ABCDEF', as: 'seat', events: 12 };
    expect(read(clientMessage, message)).toEqual({ value: message });
    expect(read(settings, SETTINGS)).toEqual({ value: SETTINGS });
  });

  it.each([
    [null, ''],
    [[], 'type'],
    ['hello', ''],
    [{}, 'type'],
    [{ type: 'hello', table: 'ABCDEF' }, 'as'],
    [{ type: 'hello', table: '../../etc', as: 'watch' }, 'table'],
    [{ type: 'hello', table: 'ABCDEF', as: 'watch', events: -1 }, 'events'],
    [{ type: 'hello', table: 'ABCDEF', as: 'watch', events: 1.5 }, 'events'],
    [{ type: 'do', id: '', act: { do: 'start' } }, 'id'],
    [{ type: 'do', id: 'a', act: { do: 'start', now: true } }, 'act.now'],
    [{ type: 'do', id: 'a', act: { do: 'win' } }, 'act.do'],
    [{ type: 'do', id: 'a', act: { do: 'fill', seat: 8, level: 'easy' } }, 'act.seat'],
    [{ type: 'do', id: 'a', act: { do: 'play', command: 2 ** 23 } }, 'act.command'],
    [{ type: 'do', id: 'a', act: { do: 'sit', entropy: 'zz' } }, 'act.entropy'],
    [JSON.parse('{"type":"do","id":"a","act":{"do":"start","__proto__":{}}}'), 'act.__proto__'],
  ])('refuses %j, and says where', (message, at) => {
    expect(problemOf(clientMessage, message)).toBe(at);
  });

  it('takes one line of text, without what cannot be seen', () => {
    expect(read(clientMessage, saying('  Look \n at\tc2! '))).toEqual({ value: saying('Look at c2!') });
    for (const text of ['', '   ', '\u202Egnp.exe', 'a\u0000', '\uD800', 'x'.repeat(LONGEST_LINE_OF_CHAT + 1)])
      expect(problemOf(clientMessage, saying(text))).toBe('act.text');
    expect(read(guestBody, { name: 'Zoé 👩‍🚀' })).toEqual({ value: { name: 'Zoé 👩‍🚀' } });
  });

  it('refuses settings that no table has', () => {
    expect(problemOf(settings, { ...SETTINGS, players: 9 })).toBe('players');
    expect(problemOf(settings, { ...SETTINGS, clock: { kind: 'live', program: 60 } })).toBe('clock.action');
    expect(problemOf(settings, { ...SETTINGS, options: { memory: 'maybe' } })).toBe('options.memory');
    expect(problemOf(settings, { ...SETTINGS, options: { cheat: 'on' } })).toBe('options.cheat');
    expect(problemOf(settings, { ...SETTINGS, composition: { XX: 3 } })).toBeDefined();
    const filling = { shape: 'full-cooperation', chosen: { DA: 2 } };
    expect(problemOf(settings, { ...SETTINGS, composition: filling })).toBeUndefined();
    expect(problemOf(settings, { ...SETTINGS, composition: { ...filling, DA: 2 } })).toBeDefined();
    expect(problemOf(settings, { ...SETTINGS, composition: { shape: 'full-cooperation' } })).toBeDefined();
    expect(problemOf(settings, { ...SETTINGS, composition: { ...filling, chosen: { XX: 3 } } })).toBeDefined();
    expect(problemOf(settings, { ...SETTINGS, composition: { ...filling, chosen: { DA: -1 } } })).toBeDefined();
  });
});
