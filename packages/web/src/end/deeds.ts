/** The one thing that each character is remembered for. */
import type { Character, Line, RoomCode } from '@room25/engine';
import { type History, isLie } from '../record/history.ts';
import { pushesOf, type Story } from './stories.ts';

export type Remembered =
  | { readonly kind: 'slidOut'; readonly line: Line; readonly turnsLeft: number }
  | { readonly kind: 'foundExit'; readonly turn: number }
  | { readonly kind: 'lied'; readonly cell: string; readonly room: RoomCode }
  | { readonly kind: 'pushed'; readonly whom: Character; readonly cell: string }
  | { readonly kind: 'looked' | 'slid' | 'moved' | 'lost'; readonly count: number }
  | { readonly kind: 'nothing' };
export type RememberedKind = Remembered['kind'];

export const rememberedFor = (story: Story, stories: readonly Story[], history: History): Remembered =>
  slidOut(story, history) ??
  lied(story) ??
  foundExit(story, history) ??
  pushed(story, history) ??
  mostOften(story, stories) ?? { kind: 'nothing' };

const slidOut = ({ name, fate }: Story, { lastSlide, last }: History): Remembered | undefined =>
  fate === 'out' && lastSlide?.who === name && !lastSlide.happening.isSubstitutes
    ? { kind: 'slidOut', line: lastSlide.line, turnsLeft: last.turnsLeft }
    : undefined;

const lied = ({ claims }: Story): Remembered | undefined => {
  const lie = claims.find(isLie);
  return lie && { kind: 'lied', cell: lie.cell, room: lie.room };
};

const foundExit = ({ name }: Story, { happenings }: History): Remembered | undefined => {
  const found = happenings.find(
    ({ event, isSubstitutes }) => event.kind === 'alarm' && event.who === name && !isSubstitutes,
  );
  return found && { kind: 'foundExit', turn: found.turn };
};

const pushed = ({ name }: Story, { happenings }: History): Remembered | undefined => {
  const push = pushesOf(happenings).findLast(({ by }) => by === name);
  return push && { kind: 'pushed', whom: push.whom, cell: push.to };
};

/** What they did more often than the others did. */
const mostOften = ({ did }: Story, stories: readonly Story[]): Remembered | undefined => {
  const lead = (kind: (typeof OFTEN)[number]): number =>
    did[kind] - stories.reduce((sum, other) => sum + other.did[kind], 0) / stories.length;
  const [first] = OFTEN.filter((kind) => did[kind] > 0).sort((one, other) => lead(other) - lead(one));
  return first && { kind: first, count: did[first] };
};

const OFTEN = ['looked', 'slid', 'moved', 'lost'] as const;
