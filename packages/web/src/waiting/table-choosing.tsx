/** Whom one plays at a table on a server; for the host also whom bots play, and who begins. */
import { EDITION_RULES } from '@room25/engine';
import type { Act, TableView } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { words } from '../app/language.ts';
import { Choosing } from '../choosing/choosing.tsx';
import { onlineWords } from '../online/words.ts';

interface Props {
  readonly table: TableView;
  readonly isHost: boolean;
  onAct(act: Act): void;
}

export const TableChoosing: FunctionComponent<Props> = ({ table: { settings, seats, you }, isHost, onAct }) => {
  const { edition, mode, players } = settings;
  const { setup } = words.value;
  const { room } = onlineWords.value;
  const begins = seats.findIndex((seat) => seat.kind !== 'free' && seat.begins);
  return (
    <Choosing
      label={isHost ? setup.choose : room.choose}
      edition={edition}
      game={JSON.stringify(settings)}
      each={EDITION_RULES[edition].modes[mode]?.seating[players] ?? 1}
      seats={seats.map((seat, place) => {
        if (seat.kind === 'free') return undefined;
        const name = seat.kind === 'bot' ? setup.seat(place + 1) : seat.name;
        return {
          name: place === you ? room.you : name,
          wish: seat.wish ?? [],
          isOpen: place === you || (isHost && seat.kind === 'bot'),
        };
      })}
      begins={begins < 0 ? undefined : begins}
      onWish={(place, names) =>
        onAct({
          do: 'wish',
          character: names.length > 0 ? [...names] : null,
          ...(place !== you && { seat: place }),
        })
      }
      onBegin={isHost ? (place) => onAct({ do: 'begin', seat: place ?? null }) : undefined}
    />
  );
};
