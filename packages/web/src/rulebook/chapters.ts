/** What stands where in the rulebook. Each rule has one place. */
import {
  ACTIONS,
  type Action,
  CHARACTERS,
  type Character,
  EDITION_RULES,
  type Edition,
  editionsWith,
  type MacCard,
  MODES,
  type Mode,
  ROOM_CODES,
  ROOMS,
  type RoomCode,
  RULE_IDS,
  type RuleId,
} from '@room25/engine';

export const CHAPTERS = [
  'minute',
  'words',
  'setup',
  'turn',
  'actions',
  'rooms',
  'danger',
  'modes',
  'characters',
  'machine',
  'changes',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** Subjects that have no name in the game itself. */
const TOPICS = {
  words: {
    board: ['WORD-CELL', 'WORD-ADJ', 'WORD-LINE'],
    hidden: ['WORD-HIDDEN', 'WORD-COLOUR'],
    entering: ['WORD-ENTER', 'WORD-EFFECT', 'ROOM-CHAIN', 'ROOM-ALL'],
    time: ['WORD-TURN', 'WORD-LEFT'],
  },
  setup: {
    complex: ['SET-CENTRAL', 'SET-ZONES', 'SET-BUILD', 'SET-COMPOSITION'],
    players: ['SET-CHARACTERS', 'SET-ORDER', 'SET-CLUE'],
  },
  turn: {
    programming: ['PROG-TWO', 'PROG-ONE', 'PROG-SECRET'],
    acting: ['ACT-ORDER', 'ACT-MUST', 'FREE-CHOICE'],
    adrenaline: ['ADR-1', 'ADR-2'],
    countdown: ['COUNT-END', 'COUNT-DEAD', 'COUNT-LENGTH'],
    talk: ['REMIND-PLACE', 'COMM-DANGER', 'COMM-PHRASE', 'COMM-ANSWER', 'COMM-OFTEN'],
  },
  danger: {
    alarm: ['ALERT-1'],
    death: ['DEATH-1', 'DEATH-SECRET'],
    roles: ['MASKS', 'GUARD-REVEAL', 'PRISONER-SILENT', 'GUARD-POWER'],
  },
  machine: {
    robots: ['ROBOT-MOVE', 'ROBOT-RED', 'ROBOT-PUSH'],
    cards: ['MAC-DRAW', 'MAC-CARRIED', 'MAC-YELLOW'],
  },
} as const satisfies Readonly<Partial<Record<ChapterId, Readonly<Record<string, readonly RuleId[]>>>>>;

type Topics = typeof TOPICS;
export type TopicId = { [C in keyof Topics]: keyof Topics[C] }[keyof Topics];

/** What a section is about; it has a name and a drawing. */
export type Subject =
  | { readonly kind: 'topic'; readonly topic: TopicId }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'room'; readonly room: RoomCode }
  | { readonly kind: 'mode'; readonly mode: Mode }
  | { readonly kind: 'character'; readonly character: Character }
  | { readonly kind: 'card'; readonly card: MacCard['kind'] };

export interface Section {
  readonly subject: Subject;
  readonly rules: readonly RuleId[];
  /** Rules about it that stand under another subject. */
  readonly see: readonly RuleId[];
}

/** The sections of a chapter that an edition has; without an edition, all. */
export const sectionsOf = (chapter: ChapterId, edition?: Edition): readonly Section[] => {
  const placed = new Set<RuleId>();
  return allSectionsOf(chapter)
    .filter(({ subject }) => edition === undefined || isIn(edition, subject))
    .map(({ subject, rules }) => {
      const held = rules.filter((rule) => edition === undefined || editionsWith(rule).includes(edition));
      const own = held.filter((rule) => !placed.has(rule));
      for (const rule of own) placed.add(rule);
      return { subject, rules: own, see: held.filter((rule) => !own.includes(rule)) };
    })
    .filter(({ subject, rules, see }) => rules.length + see.length > 0 || subject.kind === 'character');
};

interface Planned {
  readonly subject: Subject;
  readonly rules: readonly RuleId[];
}

const allSectionsOf = (chapter: ChapterId): readonly Planned[] => {
  switch (chapter) {
    case 'actions':
      return ACTIONS.map((action) => ({ subject: { kind: 'action', action }, rules: ACTION_RULES[action] }));
    case 'rooms':
      return ROOM_CODES.map((room) => ({ subject: { kind: 'room', room }, rules: rulesOfRoom(room) }));
    case 'modes':
      return MODES.map((mode) => ({ subject: { kind: 'mode', mode }, rules: startingWith(MODE_PREFIXES[mode]) }));
    case 'characters':
      return CHARACTERS.map((character) => ({
        subject: { kind: 'character', character },
        rules: RULE_IDS.filter((id) => id === character.toUpperCase()),
      }));
    case 'machine':
      return [
        ...topicsOf('machine'),
        ...CARDS.map((card) => ({ subject: { kind: 'card', card } as const, rules: rulesOfCard(card) })),
      ];
    case 'words':
    case 'setup':
    case 'turn':
    case 'danger':
      return topicsOf(chapter);
    default:
      return [];
  }
};

const topicsOf = (chapter: keyof Topics): readonly Planned[] =>
  Object.entries<readonly RuleId[]>(TOPICS[chapter]).map(([topic, rules]) => ({
    subject: { kind: 'topic', topic: topic as TopicId },
    rules,
  }));

const startingWith = (prefix: string): readonly RuleId[] => RULE_IDS.filter((id) => id.startsWith(`${prefix}-`));

const ACTION_RULES: Readonly<Record<Action, readonly RuleId[]>> = {
  look: startingWith('LOOK'),
  move: startingWith('MOVE'),
  push: startingWith('PUSH'),
  control: startingWith('CTRL'),
  special: startingWith('ABIL'),
};

const MODE_PREFIXES: Readonly<Record<Mode, string>> = {
  suspicion: 'SUSP',
  cooperation: 'COOP',
  competition: 'COMP',
  team: 'TEAM',
  solo: 'SOLO',
};

/** `ROOM-TRAPPED`, `ROOM-TRAPPED-1` … */
const rulesOfRoom = (code: RoomCode): readonly RuleId[] => {
  const stem = ROOMS[code].rule.replace(/-\d$/, '');
  return RULE_IDS.filter((id) => id === stem || (id.startsWith(`${stem}-`) && /^\d$/.test(id.slice(stem.length + 1))));
};

const CARDS = [
  'move',
  'punish',
  'disabled',
  'blackout',
  'jamming',
  'rewind',
  'robot',
  'bomb',
  'lock',
  'chaos',
  'acceleration',
  'panic',
] as const satisfies readonly MacCard['kind'][];

const rulesOfCard = (card: MacCard['kind']): readonly RuleId[] =>
  RULE_IDS.filter((id) => id === `MAC-${card.toUpperCase()}`);

const isIn = (edition: Edition, subject: Subject): boolean => {
  const { inventory, modes, hasUltimate } = EDITION_RULES[edition];
  switch (subject.kind) {
    case 'room':
      return subject.room === 'CE' || subject.room === '25' || inventory[subject.room] !== undefined;
    case 'mode':
      return modes[subject.mode] !== undefined;
    case 'character':
      return hasUltimate || (subject.character !== 'sarah' && subject.character !== 'bruce');
    case 'card':
      return hasUltimate;
    default:
      return true;
  }
};
