/** The last picture of a game: Room 25 beyond the edge, the last death, or the lights out. */
import { type Character, type Edition, LINES, ROOMS, type RoomCode, type View } from '@room25/engine';
import { lettersOf } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { text } from '../app/language.ts';
import { Chip } from '../art/chip.tsx';
import { Pawn } from '../art/pawn.tsx';
import { Hatch, Shaft } from '../art/tile-art.tsx';
import './last-picture.css';
import type { History } from '../record/history.ts';
import type { Story } from './stories.ts';

export const LastPicture: FunctionComponent<{ history: History; stories: readonly Story[] }> = ({
  history,
  stories,
}) => {
  const out = stories.filter(({ fate }) => fate === 'out').map(({ name }) => name);
  if (out.length > 0) return <WayOut view={history.last} line={lastLineOf(history)} out={out} />;
  if (history.lastDeath) return <LastDeath {...history.lastDeath} />;
  return (
    <div class="last-picture lights-out" aria-hidden="true">
      {[0, 1, 2].map((place) => (
        <div key={place} class="last-picture-tile">
          <Hatch />
        </div>
      ))}
    </div>
  );
};

const WayOut: FunctionComponent<{ view: View; line: readonly number[]; out: readonly Character[] }> = ({
  view,
  line,
  out,
}) => (
  <div class="last-picture out" aria-hidden="true">
    {line
      .filter((cell) => view.board[cell]?.room !== '25')
      .slice(-3)
      .map((cell) => (
        <Tile key={cell} room={view.board[cell]?.room} edition={view.edition} />
      ))}
    <div class="last-picture-tile outside">
      <Shaft code="25" />
      <Chip colour="blue" letters="25" />
      <div class={`last-picture-pawns n${out.length}`}>
        {out.map((who) => (
          <Pawn key={who} who={who} />
        ))}
      </div>
    </div>
  </div>
);

const LastDeath: FunctionComponent<{ who: Character; room: RoomCode }> = ({ who, room }) => (
  <div class="last-picture death" aria-hidden="true">
    <div class="last-picture-tile">
      <Hatch />
    </div>
    <div class="last-picture-tile fallen">
      <Shaft code={room} />
      <div class="last-picture-pawns n1">
        <Pawn who={who} />
      </div>
    </div>
    <div class="last-picture-tile">
      <Hatch />
    </div>
  </div>
);

const Tile: FunctionComponent<{ room: RoomCode | undefined; edition: Edition }> = ({ room, edition }) => (
  <div class="last-picture-tile">
    {room ? <Shaft code={room} /> : <Hatch />}
    {room && <Chip colour={ROOMS[room].colour} letters={lettersOf(text.value, room, edition)} />}
  </div>
);

/** The cells of the line that was slid last. */
const lastLineOf = ({ lastSlide }: History): readonly number[] => {
  const line = lastSlide ? LINES.indexOf(lastSlide.line) : 0;
  return [0, 1, 2, 3, 4].map((place) => (line < 5 ? line * 5 + place : place * 5 + (line - 5)));
};
