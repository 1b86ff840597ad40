/**
 * What the dead bet on, and whom the living take for a liar. It is kept on this device, by table and seat, and never leaves it;
 * the end tells how it went.
 */
import { signal } from '@preact/signals';
import {
  CHARACTERS,
  type Character,
  EDITION_RULES,
  isEscape,
  type Outcome,
  type View,
  type Viewer,
} from '@room25/engine';
import { recall, store } from '../app/storage.ts';
import { charactersOf } from '../told/telling.ts';
import type { StakeWords } from '../words/bets.ts';

const FATES = ['out', 'inside'] as const;
const STAKES = [...FATES, ...CHARACTERS] as const;
/** That some of them get out, that none of them do, or who wins where everybody plays for themselves. */
export type Stake = (typeof STAKES)[number];

export interface Bet {
  readonly on: Stake;
  readonly turn: number;
}

/** What somebody at their own screen can bet on: only the dead, who have nothing else to do. */
export const stakesFor = (view: View, viewer: Viewer): readonly Stake[] => {
  const mine = charactersOf(view, viewer);
  const isDead = mine.length > 0 && mine.every((who) => view.dead.includes(who));
  if (viewer.kind !== 'seat' || !isDead || view.phase === 'over') return [];
  if (EDITION_RULES[view.edition].modes[view.mode]?.sides === undefined) return FATES;
  return view.cast.filter(({ cell }) => cell !== undefined).map(({ name }) => name);
};

/**
 * Whom somebody at their own screen can take for a liar, where there is something to hide: anybody else who is alive, whatever
 * one's own role.
 */
export const suspectsFor = ({ cast, mode, phase }: View, viewer: Viewer): readonly Character[] => {
  const isMine = ({ seat }: View['cast'][number]): boolean => viewer.kind === 'seat' && seat === viewer.seat;
  const isIn = cast.some((one) => isMine(one) && one.cell !== undefined);
  if (mode !== 'suspicion' || phase === 'over' || !isIn) return [];
  return cast.filter((one) => !isMine(one) && one.cell !== undefined).map(({ name }) => name);
};

/** By the dead, on the end; by the living, on who lies. */
const ABOUT = ['bet', 'liar'] as const;
type About = (typeof ABOUT)[number];

/** Goes up when a bet is made. */
const changes = signal(0);

export const betOf = (id: string, viewer: Viewer, about: About = 'bet'): Bet | undefined => {
  void changes.value;
  if (viewer.kind !== 'seat') return undefined;
  const [on, turn] = (recall(nameOf(about, id, viewer.seat)) ?? '').split(' ');
  const stake = STAKES.find((each) => each === on);
  return stake && Number(turn) > 0 ? { on: stake, turn: Number(turn) } : undefined;
};

/** Only the first one counts. */
export const placeBet = (id: string, viewer: Viewer, { on, turn }: Bet, about: About = 'bet'): void => {
  if (viewer.kind !== 'seat' || betOf(id, viewer, about)) return;
  store(nameOf(about, id, viewer.seat), `${on} ${turn}`);
  changes.value++;
};

export const isBetRight = ({ on }: Bet, { result, side = [] }: Outcome): boolean => {
  if (on === 'out') return isEscape(result);
  return on === 'inside' ? !isEscape(result) : side.includes(on);
};

export const stakeInWords = (on: Stake, words: StakeWords, nameOf: (who: Character) => string): string =>
  on === 'out' || on === 'inside' ? words[on] : words.wins(nameOf(on));

const nameOf = (about: About, id: string, seat: number): string => `${about}.${id}.${seat}`;
