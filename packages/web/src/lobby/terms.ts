/** What a table is opened with: a plan of a game, and how people play it together. */
import { type Clock, isMeasured, type Settings, type Talk } from '@room25/protocol';
import { recall, store } from '../app/storage.ts';
import { type Plan, readPlan, seatsFor } from '../setup/plan.ts';

export interface Terms {
  readonly plan: Plan;
  readonly clock: Clock;
  readonly talk: Talk;
  /** There is a moment to talk before people program. */
  readonly isTalking: boolean;
  readonly isListed: boolean;
  /** It counts for ratings, where it can. */
  readonly isRated: boolean;
  /** Nobody looks on. */
  readonly isUnwatched: boolean;
}

const USUAL: Terms = {
  plan: { edition: 'second', mode: 'suspicion', seats: seatsFor(6, 6), options: {} },
  clock: { kind: 'live', program: 90, action: 45 },
  talk: 'chat',
  isTalking: true,
  isListed: false,
  isRated: false,
  isUnwatched: false,
};

export const settingsOf = (terms: Terms): Settings => {
  const { plan, clock, talk, isTalking, isListed, isRated, isUnwatched } = terms;
  const { edition, mode, seats, composition } = plan;
  const options = withoutChannel(plan.options);
  return {
    edition,
    mode,
    players: seats.length,
    ...(composition !== undefined && { composition }),
    ...(Object.keys(options).length > 0 && { options }),
    listed: isListed,
    ...(isRated && canBeRated(terms) && { rated: true }),
    ...(isUnwatched && { unwatched: true }),
    clock,
    talk: talkIn(mode, talk),
    ...(isTalking && hasTalkingTime({ clock, talk }) && { talking: true }),
  } as Settings;
};

export const termsOf = (settings: Settings): Terms => {
  const {
    edition,
    mode,
    players,
    composition,
    options = {},
    clock,
    talk,
    talking = false,
    listed,
    rated = false,
    unwatched = false,
  } = settings;
  const plan: Plan = {
    edition,
    mode,
    seats: seatsFor(players, players),
    options: options as Plan['options'],
    ...(composition !== undefined && { composition: composition as NonNullable<Plan['composition']> }),
  };
  return { plan, clock, talk, isTalking: talking, isListed: listed, isRated: rated, isUnwatched: unwatched };
};

/**
 * Everybody can find it and look on, nobody can let it stand still, its rooms come from a named composition, and it was measured.
 * Passwords are asked for elsewhere.
 */
export const canBeRated = ({ plan, clock, isListed, isUnwatched }: Terms): boolean =>
  isListed &&
  !isUnwatched &&
  clock.kind !== 'none' &&
  typeof plan.composition !== 'object' &&
  isMeasured({ ...plan, options: withoutChannel(plan.options) });

/** By post, or where nobody talks, there is nothing to wait for. */
export const hasTalkingTime = ({ clock, talk }: Pick<Terms, 'clock' | 'talk'>): boolean =>
  talk !== 'none' && clock.kind !== 'correspondence';

/** A channel for teammates is for teams. */
export const talkIn = (mode: Plan['mode'], talk: Talk): Talk => (talk === 'team' && mode !== 'team' ? 'chat' : talk);

/** How the table talks already says whether teammates may. */
const withoutChannel = ({ 'team-channel': _, ...options }: Plan['options']): Plan['options'] => options;

/** Those of the last table that was opened here. */
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
