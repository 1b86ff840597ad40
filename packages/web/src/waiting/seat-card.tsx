/** A seat as a dressing-room mirror: its bulbs are lit while the person who sits there is connected. */
import { type Act, LEVELS, type Level, type SeatView } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { labelled, text, words } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import { onlineWords } from '../online/words.ts';

import { RenameForm } from './rename-form.tsx';

interface Props {
  readonly seat: SeatView;
  readonly place: number;
  readonly isMine: boolean;
  /** Where one sits makes a difference: opposite one's teammate. */
  readonly canSit: boolean;
  readonly isHost: boolean;
  onSit(): void;
  onRename?(): void;
  onAct(act: Act): void;
}

export const SeatCard: FunctionComponent<Props> = (props) => {
  const { seat, isMine } = props;
  return (
    <li class={`seat-card ${seat.kind} ${isMine ? 'mine' : ''}`}>
      {seat.kind === 'free' ? <FreeSeat {...props} /> : <TakenSeat {...props} seat={seat} />}
    </li>
  );
};

const TakenSeat: FunctionComponent<Props & { seat: Exclude<SeatView, { kind: 'free' }> }> = ({
  seat,
  place,
  isMine,
  isHost,
  onRename,
  onAct,
}) => {
  const { room } = onlineWords.value;
  const { setup } = words.value;
  const isBot = seat.kind === 'bot';
  const isLit = isBot || seat.here === true;
  const { wish = [], begins } = seat;
  // Whoever starts the show is ready by that.
  const isAsked = !isBot && !seat.host;
  const state =
    isBot || seat.ready
      ? room.ready
      : !isLit && !isMine
        ? room[seat.coming ? 'coming' : 'cutOff']
        : isAsked
          ? room.choosing
          : undefined;
  return (
    <>
      <div class={`seat-card-glass ${isLit ? 'lit' : ''} ${wish[0] ? `pawn-of-${wish[0]}` : ''}`}>
        {!isBot && (seat.host || isMine) && <span class="seat-card-tag">{isMine ? room.you : room.host}</span>}
        {wish.length > 0 ? (
          <span class="seat-card-pawns">
            {wish.map((who) => (
              <Pawn key={who} who={who} />
            ))}
          </span>
        ) : (
          <Icon name={isBot ? 'mark-robot' : 'mark-prisoner'} />
        )}
      </div>
      <h2 class="display">{isBot ? setup.levels[seat.level].name : seat.name}</h2>
      <p class={`seat-card-state ${state ? (state === room.ready ? 'ready' : 'asked') : ''}`}>
        {[wish.map((who) => text.value.characters[who].name).join(', '), begins && room.begins, state]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!isBot && onRename && <RenameForm name={seat.name} onRename={onRename} />}
      {isHost && isBot && (
        <div class="seat-card-keys">
          <LevelChoice
            level={seat.level}
            place={place}
            onChoose={(level) => onAct({ do: 'fill', seat: place, level })}
          />
          <button type="button" class="key" onClick={() => onAct({ do: 'remove', seat: place })}>
            {room.remove}
          </button>
        </div>
      )}
      {isHost && !isBot && !isMine && (
        <div class="seat-card-keys">
          <button
            type="button"
            class="key"
            aria-label={labelled(room.handOver, seat.name)}
            onClick={() => onAct({ do: 'handOver', seat: place })}
          >
            {room.handOver}
          </button>
          <button
            type="button"
            class="key"
            aria-label={labelled(room.removePerson, seat.name)}
            onClick={() => onAct({ do: 'remove', seat: place })}
          >
            {room.removePerson}
          </button>
        </div>
      )}
    </>
  );
};

const FreeSeat: FunctionComponent<Props> = ({ place, canSit, isHost, onSit, onAct }) => {
  const { room } = onlineWords.value;
  const [level, setLevel] = useState<Level>('normal');
  const number = words.value.setup.seat(place + 1);
  return (
    <>
      <div class="seat-card-glass">
        <Chair />
      </div>
      <h2 class="display">{room.free}</h2>
      <p class="seat-card-state">{number}</p>
      <div class="seat-card-keys">
        {canSit && (
          <button type="button" class="key" aria-label={labelled(room.sitHere, number)} onClick={onSit}>
            {room.sitHere}
          </button>
        )}
        {isHost && (
          <>
            <LevelChoice level={level} place={place} onChoose={setLevel} />
            <button
              type="button"
              class="key"
              aria-label={labelled(room.addBot, number)}
              onClick={() => onAct({ do: 'fill', seat: place, level })}
            >
              {room.addBot}
            </button>
          </>
        )}
      </div>
    </>
  );
};

/** For somebody who is still to come. */
const Chair: FunctionComponent = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M6 13V3m12 10V3M6 4h12v4H6zM4 13h16M6 14l12 8m0-8L6 22"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);

interface LevelProps {
  readonly level: Level;
  readonly place: number;
  onChoose(level: Level): void;
}

const LevelChoice: FunctionComponent<LevelProps> = ({ level, place, onChoose }) => {
  const { setup } = words.value;
  return (
    <select
      aria-label={labelled(onlineWords.value.room.level, setup.seat(place + 1))}
      value={level}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as Level)}
    >
      {LEVELS.map((each) => (
        <option key={each} value={each}>
          {setup.levels[each].name}
        </option>
      ))}
    </select>
  );
};
