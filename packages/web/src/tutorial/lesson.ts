/** A lesson: a position to play from, a goal, and what is said when it is reached or missed. Its words are in `words/`. */
import type { Action, Character, Edition, Event, EventKind, EventOf, RuleId, View } from '@room25/engine';

/** What to do now: take a starting clue, program, play an action, play on adrenaline, or answer a room. */
export const STEPS = ['clue', 'program', 'look', 'move', 'push', 'control', 'special', 'adrenaline', 'answer'] as const;
export type LessonStep = (typeof STEPS)[number];

/** A game as the learner has seen it so far. */
export interface LessonMoment {
  readonly view: View;
  readonly events: readonly Event[];
}

export interface Lesson<S extends LessonStep = LessonStep, Fault extends string = string> {
  /** Where it starts, in `.r25`; the script is one way to the goal, and what the others do. */
  readonly position: string;
  readonly edition: Edition;
  readonly me: Character;
  /** It begins like every game, with the opening. */
  readonly isOpened?: true;
  /** The steps that the coach comments on. */
  readonly steps: readonly S[];
  /** The actions that the hint for programming names. */
  readonly plan?: readonly Action[];
  /** What can go wrong, and the rule behind it. */
  readonly faults: Readonly<Record<Fault, RuleId>>;
  /** Rules to read next. */
  readonly teaches: readonly RuleId[];
  /** Absent while it may still go either way. */
  verdict(moment: LessonMoment): LessonVerdict<Fault> | undefined;
}

export type LessonVerdict<Fault extends string = string> = 'done' | Fault;

/** Lets the compiler know a lesson's words by its own steps and faults. */
export const lesson = <const S extends LessonStep, const Fault extends string>(
  made: Lesson<S, Fault>,
): Lesson<S, Fault> => made;

/** What the learner is asked now; nothing while others play. */
export const stepOf = ({ view }: LessonMoment, me: Character): LessonStep | undefined => {
  const { program = [], hasProgrammed } = view.cast.find(({ name }) => name === me)!;
  if (view.phase === 'programming') return hasProgrammed ? undefined : 'program';
  if (!view.awaited.includes(me)) return undefined;
  if (view.phase === 'clues') return 'clue';
  if (view.asking !== 'ACT-ORDER') return 'answer';
  return view.round === 3 ? 'adrenaline' : program[(view.round ?? 1) - 1];
};

/** Does somebody else play now? */
export const isOthersTurn = ({ onAir }: View, me: Character): boolean => onAir !== undefined && onAir !== me;

/** The first event of a kind that happened to somebody, or that somebody caused. */
export const first = <K extends EventKind>(
  { events }: LessonMoment,
  kind: K,
  is: (event: EventOf<K>) => boolean = () => true,
): EventOf<K> | undefined =>
  events.find((event): event is EventOf<K> => event.kind === kind && is(event as EventOf<K>));

/** What the learner has programmed, once they have. */
export const programOf = (moment: LessonMoment, me: Character): readonly Action[] | undefined =>
  first(moment, 'programmed', ({ who }) => who === me)?.actions;

export const isProgrammed = (moment: LessonMoment, me: Character, wanted: readonly Action[]): boolean =>
  wanted.every((action, slot) => programOf(moment, me)?.[slot] === action);

/** Is the turn of the lesson over? */
export const isTurnOver = ({ view }: LessonMoment): boolean => view.turn > 1;
