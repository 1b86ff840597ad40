import { SPECTATOR } from '@room25/engine';
import type { Phrase } from '@room25/protocol';
import { type Refusal, refuse, refuseBy } from '../refusal.ts';
import type { TableState } from '../table-state.ts';
import { type ActOf, type Me, seated } from './rules.ts';

type To = ActOf<'say'>['to'];

export const say = seated<'say'>({
  bar: (table, _, { to }) => talkBar(table, to),
  apply: (table, me, { act, at }) => heard(table, me, { to: act.to, at, what: { text: act.text } }),
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

export const heard = (table: TableState, { at: seat, person: { name } }: Me, { to, at, what }: Speech): TableState => {
  const events = table.play?.events.length ?? 0;
  const line = {
    seat,
    name,
    ...what,
    at,
    events,
    ...(to === 'team' && { team: true as const, seats: teamOf(table, seat) }),
  };
  return { ...table, chat: table.chat.with([line]) };
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
