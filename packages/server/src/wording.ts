/** A refusal in words, in English: a page has its own, by code and rule. */
import type { RuleId } from '@room25/engine';
import type { RefusalCode, Refused } from '@room25/protocol';
import { loadRuleTexts } from '@room25/text';
import type { Refusal } from './table/refusal.ts';

const { rules } = await loadRuleTexts('en');

const SENTENCES: Readonly<Record<RefusalCode, string>> = {
  malformed: 'This cannot be read.',
  'too-fast': 'Too much at once: wait a moment.',
  identity: 'The server does not know who this is: the token is missing, wrong or too old.',
  origin: 'This page is not allowed to play on this server.',
  'no-table': 'There is no such table.',
  'no-such-page': 'There is nothing here.',
  'not-seated': 'You have no seat at this table.',
  'not-host': 'Only the host may do this.',
  'not-yours': 'This character is not yours.',
  'not-now': 'This cannot be done now.',
  'seat-taken': 'That seat is taken.',
  'name-taken': 'Somebody has this name, or one that looks like it.',
  password: 'This table asks for a password.',
  'character-taken': 'Somebody else has chosen this character.',
  removed: 'You cannot sit down at this table.',
  blocked: 'Somebody whom you have blocked is at this table.',
  banned: 'You may not do this for a while.',
  muted: 'You may not write for a while.',
  resting: 'You have left two quick games: wait a while, or play at a table of your own.',
  'no-seat': 'There is no such seat, or none is free.',
  'not-ready': 'The table is not ready.',
  terms: 'No game is possible with these settings.',
  talk: 'That kind of talk is not allowed at this table.',
  rule: 'The rules do not allow that.',
  'rules-version': 'This game was started under newer rules than this server knows: it needs a newer version.',
  protocol: 'This server speaks another version of the protocol: reload the page, or use a newer client.',
  'broken-log': 'The log of this game cannot be replayed by its rules; all other games go on.',
  replaced: 'This seat is connected from elsewhere now.',
  closing: 'The server is about to stop: come back in a moment.',
  unavailable: 'The store does not answer: nothing is lost, try again.',
};

export const refused = ({ code, rule, detail, retryAfter }: Refusal, id?: string): Refused => ({
  type: 'refused',
  ...(id !== undefined && { id }),
  code,
  ...(rule && { rule }),
  reason: reasonOf(code, rule, detail),
  ...(retryAfter !== undefined && { retryAfter }),
});

const reasonOf = (code: RefusalCode, rule: RuleId | undefined, detail: string | undefined): string => {
  const sentence = code === 'rule' && rule ? rules[rule] : SENTENCES[code];
  return detail === undefined ? sentence : `${sentence} (${detail})`;
};
