/** Whom others say they suspect or trust, and how far that counts: as far as the speaker is believed to be a prisoner. */
import { CHARACTERS, type Event } from '@room25/engine';
import { WORD_WEIGHTS } from './weights.ts';

/**
 * The odds, given what was said. A guard's word counts the other way, and that of a likely guard for little. `own`: the
 * listener's characters, who do not persuade themselves.
 */
export const swayed = (
  odds: readonly number[],
  events: readonly Event[],
  { own, chancesBy }: { own: number; chancesBy: (odds: readonly number[]) => readonly number[] },
): readonly number[] => {
  const opinions = opinionsIn(events);
  if (opinions.size === 0) return odds;
  const chances = chancesBy(odds);
  const all = [...odds];
  for (const { who, whom, sign } of opinions.values())
    if (!(own & (1 << who))) all[whom]! += sign * WORD_WEIGHTS.opinion * (1 - 2 * chances[who]!);
  return all;
};

interface Opinion {
  readonly who: number;
  readonly whom: number;
  /** 1: a suspect. */
  readonly sign: number;
}

/** What each has last said about each other. */
const opinionsIn = (events: readonly Event[]): ReadonlyMap<string, Opinion> => {
  const opinions = new Map<string, Opinion>();
  for (const event of events) {
    if (event.kind !== 'said' || event.whom === undefined) continue;
    const sign = event.saying === 'suspect' ? 1 : event.saying === 'trust' ? -1 : 0;
    const [who, whom] = [CHARACTERS.indexOf(event.who), CHARACTERS.indexOf(event.whom)];
    if (sign !== 0) opinions.set(`${who} ${whom}`, { who, whom, sign });
  }
  return opinions;
};
