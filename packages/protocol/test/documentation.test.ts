/** docs/protocol.md speaks of every act, refusal and message there is, and what it shows being sent would be understood. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { act, clientMessage, LEVELS, PHRASES, REFUSALS, read, TABLE_STATUSES, TALKS } from '../src/index.ts';

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const SETTINGS = {
  edition: 'second',
  mode: 'suspicion',
  players: 4,
  listed: true,
  clock: { kind: 'none' },
  talk: 'chat',
};

describe('docs/protocol.md', () => {
  it('names every word', () => {
    for (const word of [...REFUSALS, ...TABLE_STATUSES, ...TALKS, ...LEVELS, ...PHRASES])
      expect(text).toContain(`\`${word}\``);
    for (const option of act.options) expect(text).toContain(`{"do":"${option.entries.do.literal}"`);
    for (const option of clientMessage.options) expect(text).toContain(`→ {"type":"${option.entries.type.literal}"`);
    for (const type of ['state', 'news', 'warning', 'done', 'refused']) expect(text).toContain(`← {"type":"${type}"`);
  });

  it('shows messages that are understood', () => {
    const messages = [...text.matchAll(/^ {4}→ (.*)$/gm)].map(([, json]) => JSON.parse(json!.replace('…', 'n')));
    expect(messages.length).toBeGreaterThanOrEqual(4);
    for (const message of messages) expect(read(clientMessage, message)).toEqual({ value: message });
  });

  it('shows acts that are understood', () => {
    const acts = [...text.matchAll(/`(\{"do":.*?\})`/g)].map(([, json]) =>
      json!.replace('{…}', JSON.stringify(SETTINGS)),
    );
    expect(acts.length).toBeGreaterThanOrEqual(act.options.length);
    for (const json of acts) expect(read(act, JSON.parse(json)), json).toHaveProperty('value');
  });
});
