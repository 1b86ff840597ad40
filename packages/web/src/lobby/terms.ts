/** What a table is opened with: a plan of a game, and how people play it together. */
import type { Clock, Settings, Talk } from '@room25/protocol';
import { recall, store } from '../app/storage.ts';
import { type Plan, readPlan, seatsFor } from '../setup/plan.ts';

export interface Terms {
  readonly plan: Plan;
  readonly clock: Clock;
  readonly talk: Talk;
  readonly isListed: boolean;
  /** Nobody looks on. */
  readonly isUnwatched: boolean;
}

const USUAL: Terms = {
  plan: { edition: 'second', mode: 'suspicion', seats: seatsFor(6, 6), options: {} },
  clock: { kind: 'live', program: 90, action: 45 },
  talk: 'chat',
  isListed: false,
  isUnwatched: false,
};

export const settingsOf = ({ plan, clock, talk, isListed, isUnwatched }: Terms): Settings => {
  const { edition, mode, seats, composition } = plan;
  const options = withoutChannel(plan.options);
  return {
    edition,
    mode,
    players: seats.length,
    ...(composition !== undefined && { composition }),
    ...(Object.keys(options).length > 0 && { options }),
    listed: isListed,
    ...(isUnwatched && { unwatched: true }),
    clock,
    talk: talkIn(mode, talk),
  } as Settings;
};

export const termsOf = (settings: Settings): Terms => {
  const { edition, mode, players, composition, options = {}, clock, talk, listed, unwatched = false } = settings;
  const plan: Plan = {
    edition,
    mode,
    seats: seatsFor(players, players),
    options: options as Plan['options'],
    ...(composition !== undefined && { composition: composition as NonNullable<Plan['composition']> }),
  };
  return { plan, clock, talk, isListed: listed, isUnwatched: unwatched };
};

/** A channel for teammates is for teams. */
export const talkIn = (mode: Plan['mode'], talk: Talk): Talk => (talk === 'team' && mode !== 'team' ? 'chat' : talk);

/** Whether teammates may talk is said by how the table talks. */
const withoutChannel = ({ 'team-channel': _, ...options }: Plan['options']): Plan['options'] => options;

/** As the last table that was opened here. */
export const recallTerms = (): Terms => {
  try {
    const { plan, ...terms } = JSON.parse(recall('terms') ?? '') as Terms;
    const read = readPlan(JSON.stringify(plan));
    return read ? { ...USUAL, ...terms, plan: read } : USUAL;
  } catch {
    return USUAL;
  }
};

export const rememberTerms = (terms: Terms): void => store('terms', JSON.stringify(terms));
