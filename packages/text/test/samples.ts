/** One event of each kind and more where a language has to choose its words. A new kind does not compile without one. */
import {
  ACTIONS,
  CHARACTERS,
  COLOURS,
  DEATH_RULES,
  ENTRY_RULES,
  type Event,
  type EventKind,
  type EventOf,
  LINES,
  RESULTS,
  ROLES,
  ROOM_CODES,
  RULE_IDS,
  type RuleId,
} from '@room25/engine';
import type { EventContext, Language } from '../src/index.ts';

const SAMPLES: { readonly [K in EventKind]: readonly Omit<EventOf<K>, 'kind' | 'rule'>[] } = {
  turn: [10, 5, 2, 1].map((turnsLeft) => ({ turn: 11 - turnsLeft, turnsLeft, order: CHARACTERS })),
  declined: all((who) => ({ who })),
  programmed: [
    ...all((who) => ({ who, seats: [0] })),
    { who: 'max', seats: [0], actions: ['look'] },
    { who: 'alice', seats: [0], actions: ['push', 'control'], adrenaline: true },
  ],
  laid: [
    { single: ['max'], adrenaline: [] },
    { single: ['max', 'alice'], adrenaline: ['sarah'] },
    { single: [], adrenaline: ['emmett', 'bruce'] },
  ],
  played: ACTIONS.map((action) => ({ who: 'sarah', action, round: 1 })),
  lost: ACTIONS.map((action) => ({ who: 'emmett', action, round: 2 })),
  waited: all((who) => ({ who, round: 1 })),
  passed: all((who) => ({ who, round: 2 })),
  looked: [
    { who: 'kevin', cell: 'c2', seats: [1] },
    ...ROOM_CODES.map((room) => ({ who: 'kevin' as const, cell: 'c2', seats: [1], room })),
  ],
  moved: all((who) => ({ who, from: 'b2', to: 'b3' })),
  revealed: ROOM_CODES.map((room) => ({ cell: 'd4', room })),
  concealed: ROOM_CODES.map((room) => ({ cell: 'd4', room })),
  closed: [{ cell: 'e1' }],
  armed: all((who) => ({ who, cell: 'a5' })),
  slid: LINES.flatMap((line) => {
    const direction = line <= '5' ? ('left' as const) : ('up' as const);
    return [
      { line, direction },
      { who: 'bruce' as const, line, direction },
    ];
  }),
  swapped: [{ cells: ['b2', 'd4'] }],
  died: all((who) => ({ who, cell: 'd4' })),
  shown: ROLES.map((role) => ({ who: 'alice', role })),
  roleSeen: [
    ...all((of) => ({ who: 'max' as const, of, seats: [0] })),
    { who: 'max', of: 'alice', seats: [0], role: 'guard' },
  ],
  reminded: all((who) => ({ who, cell: 'c1' })),
  signalled: COLOURS.map((colour) => ({ who: 'jennifer', cell: 'c1', colour })),
  said: [
    ...(['suspect', 'trust', 'yes', 'no'] as const).flatMap((saying) =>
      all((whom) => ({ who: 'max' as const, saying, whom })),
    ),
    { who: 'max', saying: 'come', cell: 'c2' },
    { who: 'max', saying: 'avoid', cell: 'c2' },
    { who: 'max', saying: 'wait' },
  ],
  replaced: [{ cell: 'b3' }],
  locked: [{ cell: 'b3' }],
  unlocked: [{ cell: 'b3' }],
  turned: [
    { cell: 'b3', axis: '-' },
    { cell: 'b3', axis: '/' },
  ],
  robotCame: [{ cell: 'b3' }],
  robotMoved: [{ from: 'a1', to: 'b1' }],
  robotDestroyed: [{ cell: 'b3' }],
  returned: all((who) => ({ who })),
  adrenaline: all((who) => ({ who, has: true })).concat(all((who) => ({ who, has: false }))),
  hid: all((who) => ({ who })),
  reminderBack: all((who) => ({ who })),
  punished: ACTIONS.map((action) => ({ who: 'alice', action })),
  paranoid: all((who) => ({ who })),
  drew: ACTIONS.map((action) => ({ who: 'alice', action, round: 1 })),
  card: [
    { card: { kind: 'move', line: '1', direction: 'left', symbol: 'x2' } },
    { card: { kind: 'move', line: 'a', direction: 'up', symbol: 'again' }, who: 'max' },
    { card: { kind: 'move', line: 'e', direction: 'down' } },
    { card: { kind: 'punish', action: 'look', names: ['max', 'alice'] } },
    { card: { kind: 'disabled', colour: 'green' }, who: 'sarah' },
    { card: { kind: 'chaos' } },
  ],
  refused: all((who) => ({ who })),
  key: all((who) => ({ who })),
  turnLost: [{ turnsLeft: 1 }, { turnsLeft: 3 }],
  alarm: [5, 2, 1].map((turnsLeft) => ({ who: 'franck', turnsLeft })),
  over: [
    ...RESULTS.filter((result) => result !== 'side').map((result) => ({ outcome: { result } })),
    { outcome: { result: 'side', side: ['max', 'alice'] } },
    { outcome: { result: 'partial', score: 17 } },
  ],
};

function all<T>(sample: (who: (typeof CHARACTERS)[number]) => T): T[] {
  return CHARACTERS.map(sample);
}

/** The kinds whose words depend on the rule. */
const RULES: { readonly [K in EventKind]?: readonly RuleId[] } = {
  lost: RULE_IDS,
  moved: ENTRY_RULES,
  died: DEATH_RULES,
  waited: ['PROG-ONE', 'FREE-CHOICE'],
  shown: ['GUARD-REVEAL', 'MASKS'],
  slid: ['CTRL-1', 'MAC-ACCELERATION'],
  adrenaline: ['ADR-2', 'FRANCK'],
  refused: ['ALICE', 'BRUCE'],
};

export const EVENTS: readonly Event[] = (Object.keys(SAMPLES) as EventKind[]).flatMap((kind) =>
  SAMPLES[kind].flatMap((sample) => (RULES[kind] ?? [RULE_IDS[0]]).map((rule) => ({ kind, rule, ...sample }) as Event)),
);

export const CONTEXTS: readonly (EventContext | undefined)[] = [
  undefined,
  { mine: true },
  { room: 'VX' },
  { mine: true, room: 'PR', edition: 'ultimate' },
  { room: 'MO', edition: 'prototype' },
];

/** Every phrase, with something in each of its gaps. */
export const phrasesOf = ({ phrases }: Language): string[] => [
  ...[10, 5, 2, 1].flatMap((left) => [phrases.turnsLeft(left), phrases.turn(11 - left, left)]),
  ...([1, 2, 3] as const).map((round) => phrases.round(round)),
  ...Object.values(phrases.phases),
  ...Object.values(phrases.states),
  ...[0, 1, 2, 8].map((count) => phrases.awaited(CHARACTERS.slice(0, count))),
  ...[1, 2, 8].flatMap((count) => [
    phrases.names(CHARACTERS.slice(0, count)),
    phrases.whom(CHARACTERS.slice(0, count)),
  ]),
  ...ROOM_CODES.flatMap((room) => [phrases.room('c2', room), phrases.room('c2', room, 'prototype')]),
  ...ROLES.flatMap((role) => [phrases.yourRole(role), ...CHARACTERS.map((who) => phrases.roleOf(who, role))]),
  ...COLOURS.map((colour) => phrases.signal(['max', 'alice'], 'c2', colour)),
  phrases.saying({ saying: 'suspect', whom: 'alice' }),
  phrases.refused(phrases.awaitsYou),
  ...[1, 2, 5].map((count) => phrases.forbidden(ACTIONS.slice(0, count))),
  ...[0, 1, 2, 5].map((count) => phrases.pile(count)),
  ...[0, 1, 2, 8].map((count) => phrases.adrenaline(CHARACTERS.slice(0, count))),
  phrases.deck(58, [], undefined),
  phrases.deck(9, [{ kind: 'bomb' }, { kind: 'acceleration' }], { kind: 'move', line: '1', direction: 'left' }),
  phrases.awaitsYou,
  phrases.youKnow,
];
