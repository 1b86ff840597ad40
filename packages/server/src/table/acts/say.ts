import { SPECTATOR } from '@room25/engine';
import { MOST_LINES_OF_CHAT } from '@room25/protocol';
import { type Refusal, refuse, refuseBy } from '../refusal.ts';
import { type PersonSeat, type Said, seatOfGuest, type Table } from '../table.ts';
import { type ActRules, seatedBar } from './rules.ts';

export const say: ActRules<'say'> = {
  bar(table, by, act) {
    const { talk } = table.settings;
    const bar = seatedBar(table, by);
    if (bar) return bar;
    const isOpen = act.to === 'team' ? talk === 'team' : talk === 'chat' || talk === 'team';
    if (!isOpen) return refuse('talk');
    if (act.to === 'team' && !table.play) return refuse('not-now', 'there are no teams before the start');
    if (table.chat.length >= MOST_LINES_OF_CHAT) return refuse('not-now', 'enough has been said here');
    return jammedBar(table);
  },
  apply(table, { by, act, at }) {
    const seat = seatOfGuest(table, by.id)!;
    const { name } = table.seats[seat] as PersonSeat;
    const line: Said = {
      seat,
      name,
      text: act.text,
      at,
      ...(act.to === 'team' && { team: true, seats: teamOf(table, seat) }),
    };
    return { ...table, chat: [...table.chat, line] };
  },
};

/** ROOM-JAMMING, MAC-JAMMING: no information may be exchanged. */
const jammedBar = ({ play }: Table): Refusal | undefined => {
  if (!play || play.ended !== undefined || !play.game.table.isJammed) return undefined;
  const { cards } = play.game.view(SPECTATOR);
  return refuseBy(cards?.lying.some(({ kind }) => kind === 'jamming') ? 'MAC-JAMMING' : 'ROOM-JAMMING');
};

const teamOf = ({ play, seats }: Table, seat: number): number[] => {
  const { cast, seatOf, sideOf } = play!.game.table.terms;
  const sideOfSeat = (at: number): number | undefined => sideOf[cast.find((who) => seatOf[who] === at)!];
  return [...seats.keys()].filter((at) => sideOfSeat(at) === sideOfSeat(seat));
};
