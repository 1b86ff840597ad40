/** Whether a table begins with its opening: once a game for each player, and only before that player has chosen anything. */
import { signal } from '@preact/signals';
import type { View } from '@room25/engine';
import { opening } from '../app/settings.ts';
import { recall, store } from '../app/storage.ts';
import type { PlayedGame } from '../play/played-game.ts';
import { charactersOf } from '../told/telling.ts';

/** `own`: on a screen of one's own; `shared`: behind the curtain; `television`: for all at once. */
export type OpeningKind = 'own' | 'shared' | 'television';

export interface OpeningDue {
  readonly kind: OpeningKind;
  /** What is remembered once it was shown. */
  readonly key: string;
}

export interface OpeningProps {
  readonly game: PlayedGame;
  readonly kind: OpeningKind;
  onEnd(): void;
}

interface Where {
  /** Of the table. */
  readonly id: string;
  readonly isTelevision: boolean;
}

export const openingDue = (game: PlayedGame, { id, isTelevision }: Where): OpeningDue | undefined => {
  const { value: viewer } = game.viewer;
  if (opening.value === 'off' || (viewer.kind !== 'seat' && !isTelevision)) return undefined;
  const key = `${id} ${viewer.kind === 'seat' ? viewer.seat : 'all'}`;
  if (ended.value.includes(key) || !isAtStart(game)) return undefined;
  return { kind: isTelevision ? 'television' : game.privacy ? 'shared' : 'own', key };
};

export const endOpening = ({ key }: OpeningDue): void => {
  ended.value = [key, ...ended.value.filter((each) => each !== key)].slice(0, REMEMBERED);
  store(STORED, JSON.stringify(ended.value));
};

const STORED = 'openings';
/** Among these is a player who comes back to a game that has hardly begun. */
const REMEMBERED = 40;

const storedKeys = (): readonly string[] => {
  try {
    const keys: unknown = JSON.parse(recall(STORED) ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
};

const ended = signal(storedKeys());

const BEFORE_ACTING: readonly View['phase'][] = ['clues', 'starting', 'programming'];

/** Has its player chosen nothing yet? The others may have: bots are quick, and a television is nobody's. */
const isAtStart = ({ view, viewer, log }: PlayedGame): boolean => {
  const { turn, phase, cast } = view.value;
  if (turn !== 1 || !BEFORE_ACTING.includes(phase)) return false;
  const mine = charactersOf(view.value, viewer.value);
  const hasProgrammed = cast.some((each) => each.hasProgrammed && mine.includes(each.name));
  const hasLooked = log.value.some(
    ({ event }) => (event.kind === 'looked' || event.kind === 'declined') && mine.includes(event.who),
  );
  return !hasProgrammed && !hasLooked;
};
