/** Who has won, and why it ended: the first line for the person at this screen. */
import type { Character, Outcome, Role } from '@room25/engine';
import type { Seat } from '../play/played-game.ts';
import type { History } from '../record/history.ts';
import type { Story } from './stories.ts';

export const VERDICTS = ['won', 'lost', 'out'] as const;
export type EndVerdict = (typeof VERDICTS)[number];

/** Whose screen it is: the only person at it; nobody's if several share it, or if everybody plays elsewhere. */
export const ownSeat = (seats: readonly Seat[]): number | undefined => {
  const people = seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
};

/** `out`: has won by getting out. */
export const verdictOf = (seat: number, stories: readonly Story[], history: History): EndVerdict => {
  const mine = stories.filter((story) => story.seat === seat);
  if (!mine.some((story) => hasWon(story, history.last.outcome!))) return 'lost';
  const reason = reasonOf(stories, history);
  return reason?.kind === 'escaped' && mine.some(({ name }) => reason.who.includes(name)) ? 'out' : 'won';
};

const hasWon = ({ name, role }: Story, { result, side = [] }: Outcome): boolean => {
  const isGuard = role !== undefined && role !== 'prisoner';
  switch (result) {
    case 'prisoners':
      return !isGuard;
    case 'guards':
      return isGuard;
    case 'complete':
    case 'partial':
      return true;
    case 'side':
      return side.includes(name);
    case 'complex':
    case 'lost':
    case 'draw':
    case 'nobody':
      return false;
  }
};

/** The side somebody played on, where there are roles. */
export const sideOf = (seat: number, stories: readonly Story[]): 'guard' | 'prisoner' | undefined => {
  const role: Role | undefined = stories.find((story) => story.seat === seat && story.role)?.role;
  return role && (role === 'prisoner' ? 'prisoner' : 'guard');
};

export type EndReason =
  | { readonly kind: 'escaped'; readonly who: readonly Character[]; readonly areAll: boolean }
  | { readonly kind: 'deaths'; readonly deaths: readonly Death[]; readonly ofPrisoners: boolean }
  | { readonly kind: 'time'; readonly turn: number; readonly inside: readonly Character[] };
export type ReasonKind = EndReason['kind'];

export interface Death {
  readonly who: Character;
  readonly turn: number;
}

/** From the game's events; nothing if they do not show it. */
export const reasonOf = (stories: readonly Story[], { last }: History): EndReason | undefined => {
  const { result } = last.outcome!;
  const isGuard = ({ role }: Story): boolean => role !== undefined && role !== 'prisoner';
  const isTimeUp = last.turnsLeft === 0;
  const out = stories.filter(({ fate }) => fate === 'out');
  if (out.length > 0) {
    const areAll = stories.every((story) => story.fate === 'out' || isGuard(story));
    return { kind: 'escaped', who: out.map(({ name }) => name), areAll };
  }
  if (!LOSSES.includes(result)) return undefined;
  const lost = stories.filter((story) => !isGuard(story));
  if (!isTimeUp) {
    const deaths = lost.flatMap(({ name, death }) => (death ? [{ who: name, turn: death.turn }] : []));
    const inOrder = deaths.sort((one, other) => one.turn - other.turn);
    return deaths.length > 0
      ? { kind: 'deaths', deaths: inOrder, ofPrisoners: stories.some(({ role }) => role !== undefined) }
      : undefined;
  }
  const inside = lost.filter(({ fate }) => fate === 'inside').map(({ name }) => name);
  return inside.length > 0 ? { kind: 'time', turn: last.turn, inside } : undefined;
};

const LOSSES: readonly Outcome['result'][] = ['guards', 'complex', 'lost', 'nobody'];
