/**
 * Faces that bots make. They depend only on what everybody has just seen, and are the same on every screen, so they give nothing
 * away; a bot that sits in for a person makes none.
 */
import type { Character, Event } from '@room25/engine';
import type { Reaction } from '@room25/protocol';
import type { ShownGame, Told } from '../../play/played-game.ts';
import { isPlayedByBot } from '../played-by.ts';

/** The most in a turn. */
const MOST = 2;

/** The reaction to that place in the log, and whose it is. */
export const faceAt = (
  { log, view, seats }: Pick<ShownGame, 'log' | 'view' | 'seats'>,
  place: number,
): { readonly who: Character; readonly reaction: Reaction } | undefined => {
  const { event, turn } = log.value[place]!;
  const reaction = faceFor(event);
  if (!reaction || view.value.jammed) return undefined;
  const before = log.value.slice(0, place).filter((told) => isSeen(told, turn)).length;
  const others = view.value.cast.filter(
    ({ name, seat, cell }) => cell !== undefined && !isIn(event, name) && isOwnBot(seats[seat]),
  );
  if (before >= MOST || others.length <= before) return undefined;
  return { who: others[(turn + before) % others.length]!.name, reaction };
};

const faceFor = (event: Event): Reaction | undefined => {
  switch (event.kind) {
    case 'died':
      return 'gasp';
    case 'alarm':
      return 'sweat';
    case 'shown':
      return event.role === 'prisoner' ? 'applause' : 'boo';
    case 'revealed':
      return event.room === '25' ? 'applause' : undefined;
    case 'said':
      return event.saying === 'suspect' ? 'doubt' : undefined;
    default:
      return undefined;
  }
};

const isSeen = (told: Told, turn: number): boolean => told.turn === turn && faceFor(told.event) !== undefined;

const isIn = (event: Event, name: Character): boolean =>
  ('who' in event && event.who === name) || ('whom' in event && event.whom === name);

const isOwnBot = (seat: ShownGame['seats'][number] | undefined): boolean =>
  seat !== undefined && seat.absence === undefined && isPlayedByBot(seat);
