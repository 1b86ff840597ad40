/** Who acts after the character on air, as everybody at the table can tell. */
import type { Character, CharacterView, View } from '@room25/engine';
import { upperFirst } from '@room25/text';

export interface UpNext {
  /** In this round, in turn order; up to the viewer, if they are among them. */
  readonly others: readonly Character[];
  /** When the viewer acts: after those, or again in the next round. */
  readonly me?: 'then' | 'again';
}

export const upNext = (view: View, mine: readonly Character[]): UpNext => {
  const { phase, order, onAir, round } = view;
  if (phase !== 'acting' || onAir === undefined) return { others: [] };
  const isToAct = (name: Character): boolean => hasTokens(view.cast.find((one) => one.name === name));
  const toCome = order.slice(order.indexOf(onAir) + 1).filter(isToAct);
  const me = toCome.findIndex((name) => mine.includes(name));
  if (me >= 0) return { others: toCome.slice(0, me), me: 'then' };
  const isAgain = round === 1 && mine.some((name) => name !== onAir && isToAct(name));
  return { others: toCome, ...(isAgain && { me: 'again' }) };
};

/** A sentence about who is awaited and what comes after it, as one line; either may be missing. */
export const inOneLine = (waiting: string, then: string): string =>
  waiting && then ? `${waiting.replace(/\.$/, '')}\u00a0· ${then}` : waiting || upperFirst(then);

/** Alive, with a token not played yet; how many there are is public once everybody has programmed. */
const hasTokens = (one: CharacterView | undefined): boolean =>
  one?.cell !== undefined && (one.tokens === undefined || one.tokens > one.played.length);
