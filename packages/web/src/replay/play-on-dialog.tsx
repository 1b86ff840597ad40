import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../app/dialog.tsx';
import { text } from '../app/language.ts';
import { randomText } from '../app/random-text.ts';
import { go } from '../app/routes.ts';
import { Pawn } from '../art/pawn.tsx';
import { keep } from '../saves/saves.ts';
import './play-on-dialog.css';
import type { Recording } from '../record/recording.ts';
import { replayWords } from '../record/words.ts';
import { playedOn } from './play-on.ts';
import type { Playback } from './playback.ts';

interface Props {
  readonly recording: Recording;
  readonly playback: Playback;
  onClose(): void;
}

export const PlayOnDialog: FunctionComponent<Props> = ({ recording: { table }, playback, onClose }) => {
  const { playOn } = replayWords.value;
  const { tape } = playback;
  const position = playback.position.value;
  const { cast, turn } = tape.viewAt(position, { kind: 'spectator' });
  // The dead cannot play on.
  const alive = table.seats.flatMap((_, place) =>
    cast.some((one) => one.seat === place && one.cell !== undefined) ? [place] : [],
  );
  const [seat, setSeat] = useState(() => alive.find((place) => table.seats[place]!.player === 'person') ?? alive[0]!);
  const begin = async (): Promise<void> => {
    const wish = { position, seat, id: randomText(), time: Date.now(), title: playOn.name(turn) };
    const game = playedOn(table, tape, wish);
    if (!game) return;
    await keep(game);
    go('table', game.id);
  };
  const isOver = tape.gameAt(position).outcome !== undefined;
  return (
    <Dialog title={playOn.title} onClose={onClose}>
      <p>{isOver ? playOn.over : playOn.sentence}</p>
      {!isOver && (
        <>
          <fieldset class="play-on-seats">
            <legend>{playOn.who}</legend>
            {alive.map((place) => {
              const mine = cast.filter((one) => one.seat === place).map(({ name }) => name);
              return (
                <button
                  key={place}
                  type="button"
                  class="play-on-seat"
                  aria-pressed={seat === place}
                  onClick={() => setSeat(place)}
                >
                  {mine.map((who) => (
                    <Pawn key={who} who={who} />
                  ))}
                  <span>{text.value.phrases.names(mine)}</span>
                </button>
              );
            })}
          </fieldset>
          <button type="button" class="key live" onClick={() => void begin()}>
            {playOn.go}
          </button>
        </>
      )}
    </Dialog>
  );
};
