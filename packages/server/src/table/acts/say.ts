import { SPECTATOR } from '@room25/engine';
import type { Phrase } from '@room25/protocol';
import { type Refusal, refuse, refuseBy } from '../refusal.ts';
import type { TableState } from '../table-state.ts';
import { type ActOf, type Me, seated } from './rules.ts';

type To = ActOf<'say'>['to'];

export const say = seated<'say'>({
  bar: (table, _, { to }) => talkBar(table, to),
  apply: (table, me, { act: { to, text }, at }) =>
    text === undefined ? table : heard(table, me, { to, at, what: { text } }),
});

export const talkBar = (table: TableState, to: To): Refusal | undefined => {
  const { talk } = table.settings;
  const isOpen = to === 'team' ? talk === 'team' : talk === 'chat' || talk === 'team';
  if (!isOpen) return refuse('talk');
  if (to === 'team' && !table.play) return refuse('not-now', 'there are no teams before the start');
  return jammedBar(table);
};

interface Speech {
  readonly to: To;
  readonly at: number;
  readonly what: { readonly text: string } | { readonly phrase: Phrase };
}

export const heard = (
  table: TableState,
  { at: seat, person: { visitor } }: Me,
  { to, at, what }: Speech,
): TableState => {
  const events = table.play?.events.length ?? 0;
  const team = to === 'team' ? teamOf(table, seat) : undefined;
  const dead = deadSeats(table);
  const isDead = dead.includes(seat);
  const seats = isDead ? dead.filter((at) => team?.includes(at) ?? true) : team;
  const line = {
    seat,
    visitor,
    ...what,
    at,
    events,
    ...(team && { team: true as const }),
    ...(isDead && { dead: true as const }),
    ...(seats && { seats }),
  };
  return { ...table, chat: table.chat.with([line]) };
};

/** Until the end the dead speak only to the dead: to those who have nobody left in the game. */
const deadSeats = ({ play, seats }: TableState): number[] => {
  if (!play || play.ended !== undefined) return [];
  const { cast } = play.game.view(SPECTATOR);
  const isIn = (at: number): boolean => cast.some(({ seat, cell }) => seat === at && cell !== undefined);
  return [...seats.keys()].filter((at) => !isIn(at));
};

/** ROOM-JAMMING, MAC-JAMMING: no information may be exchanged. */
const jammedBar = ({ play }: TableState): Refusal | undefined => {
  if (!play || play.ended !== undefined || !play.game.isJammed) return undefined;
  const { cards } = play.game.view(SPECTATOR);
  return refuseBy(cards?.lying.some(({ kind }) => kind === 'jamming') ? 'MAC-JAMMING' : 'ROOM-JAMMING');
};

const teamOf = ({ play, seats }: TableState, seat: number): number[] => {
  const { seats: groups, sides } = play!.game;
  const sideOfSeat = (at: number): number => sides.findIndex((side) => side.includes(groups[at]![0]!));
  return [...seats.keys()].filter((at) => sideOfSeat(at) === sideOfSeat(seat));
};
