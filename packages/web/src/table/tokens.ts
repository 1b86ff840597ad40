/** The action tokens of a character: face down, face up, lost; and what a player has programmed, where nobody else looks. */
import type { Action, CharacterView, View } from '@room25/engine';
import type { Told } from '../play/played-game.ts';

export type Token =
  | { readonly state: 'back' | 'none' }
  | { readonly state: 'own' | 'played' | 'playing' | 'lost'; readonly action: Action };

/** A turn has two slots. How many somebody has filled is secret until everybody has programmed, so until then two are drawn. */
const SLOTS = 2;

interface Known {
  /** Nobody else looks. */
  readonly isOpen: boolean;
  readonly log: readonly Told[];
}

export const tokensOf = (view: View, character: CharacterView, { isOpen, log }: Known): readonly Token[] => {
  const { lost, name } = character;
  const played = inOrder(character, view.turn, log);
  const seen = played.map((action, place): Token => {
    if (action === lost) return { state: 'lost', action };
    const isLast = place === played.length - 1;
    return { state: isLast && view.onAir === name && isPlaying(view) ? 'playing' : 'played', action };
  });
  const left = Math.max(0, Math.min(SLOTS - played.length, slotsLeft(view, character)));
  const own = (isOpen && character.program?.filter((action) => !played.includes(action))) || [];
  const backs = Array.from({ length: own.length > 0 ? Math.min(own.length, left) : left }, (_, place): Token => {
    const action = own[place];
    return action ? { state: 'own', action } : { state: 'back' };
  });
  const none = Array.from(
    { length: Math.max(0, SLOTS - seen.length - backs.length) },
    (): Token => ({ state: 'none' }),
  );
  return [...seen, ...backs, ...none];
};

/** What somebody has played this turn, in the order in which they did: the view only says which actions. */
export const inOrder = ({ name, played }: CharacterView, turn: number, log: readonly Told[]): readonly Action[] => {
  const begun = log.findLastIndex((told) => told.turn !== turn) + 1;
  const told = log
    .slice(begun)
    .flatMap(({ event }) =>
      (event.kind === 'played' || event.kind === 'lost') && event.who === name ? [event.action] : [],
    );
  const placeOf = (action: Action): number => (told.includes(action) ? told.indexOf(action) : told.length);
  return played.toSorted((one, other) => placeOf(one) - placeOf(other));
};

const isPlaying = ({ asking, phase }: View): boolean => phase === 'acting' && asking !== 'ACT-ORDER';

/** In how many slots of this turn they can still show something. */
const slotsLeft = (view: View, { name, hasProgrammed, tokens, played, pile, choosesFreely }: CharacterView): number => {
  if (view.phase === 'programming') return hasProgrammed ? SLOTS : 0;
  if (view.phase !== 'acting' || view.round === 3) return 0;
  if (tokens !== undefined) return tokens - played.length;
  if (!hasProgrammed && pile === undefined && !choosesFreely) return 0;
  const place = view.order.indexOf(name);
  const now = view.onAir ? view.order.indexOf(view.onAir) : -1;
  const isToCome = place > now || (place === now && view.asking === 'ACT-ORDER');
  return SLOTS - (view.round ?? 1) + (isToCome ? 1 : 0);
};
