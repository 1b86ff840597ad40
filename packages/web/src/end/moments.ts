/** Three moments of a game, computed from the record: the most telling ones. */
import { type Character, type Colour, LINES, type Line, type RoomCode } from '@room25/engine';
import { type History, isLie } from '../record/history.ts';
import { pushesOf, type Story } from './stories.ts';

type Kinds =
  | {
      readonly kind: 'lie';
      readonly who: Character;
      readonly cell: string;
      readonly said: Colour;
      readonly room: RoomCode;
    }
  | { readonly kind: 'fatalPush'; readonly who: Character; readonly whom: Character; readonly cell: string }
  | { readonly kind: 'knewFirst'; readonly who: Character; readonly turn: number }
  | { readonly kind: 'firstDeath'; readonly who: Character; readonly turn: number }
  | { readonly kind: 'back'; readonly who: Character; readonly turn: number }
  | { readonly kind: 'lastMinute' }
  | { readonly kind: 'narrow'; readonly who: Character; readonly cell: string }
  | { readonly kind: CountKind; readonly who: Character; readonly count: number }
  | { readonly kind: 'busiest'; readonly line: Line; readonly count: number }
  | { readonly kind: 'length'; readonly turns: number };

/** `at`: where a replay shows it, if it is about one event. */
export type EndMoment = Kinds & { readonly at?: number };

/** Somebody did something more often than anybody else. */
const COUNT_KINDS = ['mostPushed', 'unlucky', 'lookout', 'walker', 'slider'] as const;
type CountKind = (typeof COUNT_KINDS)[number];
export type MomentKind = EndMoment['kind'];

interface Weighed {
  readonly moment: EndMoment;
  readonly weight: number;
}

export const momentsOf = (history: History, stories: readonly Story[]): readonly EndMoment[] => {
  const found = [
    ...liesIn(history),
    ...fatalPushesIn(history),
    ...firstSightIn(history),
    ...firstDeathIn(history),
    ...returnsIn(history),
    ...narrowOnesIn(history),
    ...lastMinuteIn(history, stories),
    ...countsIn(stories),
    ...busiestIn(history),
    { moment: { kind: 'length', turns: history.last.turn }, weight: 0 } as const,
  ].sort((one, other) => other.weight - one.weight);
  const kinds = new Set<MomentKind>();
  const isEarned = ({ at }: EndMoment): boolean => at === undefined || !history.happenings[at - 1]?.isSubstitutes;
  return found
    .map(({ moment }) => moment)
    .filter(isEarned)
    .filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
    .slice(0, 3);
};

const liesIn = ({ claims }: History): readonly Weighed[] =>
  claims.filter(isLie).map(({ who, cell, said, room, at }) => ({
    moment: { kind: 'lie', who, cell, said, room, at },
    weight: said === 'green' ? 12 : 9,
  }));

const fatalPushesIn = ({ happenings }: History): readonly Weighed[] =>
  pushesOf(happenings).flatMap(({ by, whom, to, at }) => {
    const next = happenings.findIndex(({ event }, later) => later > at && event.kind === 'played');
    const chain = happenings.slice(at, next < 0 ? undefined : next);
    const death = chain.find(({ event }) => event.kind === 'died' && event.who === whom && event.cell === to);
    if (!death) return [];
    return [{ moment: { kind: 'fatalPush', who: by, whom, cell: to, at: death.at } as const, weight: 11 }];
  });

const firstSightIn = ({ happenings }: History): readonly Weighed[] => {
  const first = happenings.find(
    ({ event }) => (event.kind === 'looked' || event.kind === 'revealed') && event.room === '25',
  );
  if (first?.event.kind !== 'looked') return [];
  return [{ moment: { kind: 'knewFirst', who: first.event.who, turn: first.turn, at: first.at }, weight: 8 }];
};

const firstDeathIn = ({ happenings }: History): readonly Weighed[] => {
  const first = happenings.find(({ event }) => event.kind === 'died');
  if (first?.event.kind !== 'died') return [];
  return [{ moment: { kind: 'firstDeath', who: first.event.who, turn: first.turn, at: first.at }, weight: 7 }];
};

const returnsIn = ({ happenings }: History): readonly Weighed[] =>
  happenings.flatMap(({ event, turn, at }) =>
    event.kind === 'returned' ? [{ moment: { kind: 'back', who: event.who, turn, at } as const, weight: 10 }] : [],
  );

/** Somebody stood in an armed trap, and lives to tell. */
const narrowOnesIn = ({ happenings, last }: History): readonly Weighed[] =>
  happenings.flatMap(({ event, at }) =>
    event.kind === 'armed' && !last.dead.includes(event.who)
      ? [{ moment: { kind: 'narrow', who: event.who, cell: event.cell, at } as const, weight: 6 }]
      : [],
  );

/** The slide that took somebody out. */
const lastMinuteIn = ({ lastSlide, last }: History, stories: readonly Story[]): readonly Weighed[] => {
  const isLast = last.turnsLeft === 1 && stories.some(({ fate }) => fate === 'out');
  return isLast
    ? [{ moment: { kind: 'lastMinute', ...(lastSlide && { at: lastSlide.happening.at }) }, weight: 10 }]
    : [];
};

const COUNTED = [
  { kind: 'mostPushed', deed: 'wasPushed', weight: 5 },
  { kind: 'unlucky', deed: 'lost', weight: 4 },
  { kind: 'lookout', deed: 'looked', weight: 3 },
  { kind: 'slider', deed: 'slid', weight: 2.5 },
  { kind: 'walker', deed: 'moved', weight: 2 },
] as const;

/** More often than anybody else or, after a short game, as often as anybody. */
const countsIn = (stories: readonly Story[]): readonly Weighed[] =>
  COUNTED.flatMap(({ kind, deed, weight }) => {
    const [first, second] = [...stories].sort((one, other) => other.did[deed] - one.did[deed]);
    const count = first?.did[deed] ?? 0;
    if (!first || count === 0) return [];
    const isOutstanding = count > 1 && count > (second?.did[deed] ?? 0);
    return [{ moment: { kind, who: first.name, count }, weight: isOutstanding ? weight + count / 4 : weight / 10 }];
  });

const busiestIn = ({ happenings }: History): readonly Weighed[] => {
  const counts = LINES.map((line) => ({
    line,
    count: happenings.filter(({ event }) => event.kind === 'slid' && event.line === line).length,
  }));
  const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
  return most.count < 3 ? [] : [{ moment: { kind: 'busiest', ...most }, weight: 3 + most.count / 4 }];
};
