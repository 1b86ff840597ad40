/**
 * The face of a room: what lies on it, except the people and robots, which are in a layer above all tiles. For the eye only: the
 * element around it says the same in words.
 */
import { ROOMS, type RoomView, type View } from '@room25/engine';
import { lettersOf, roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { Chip } from '../art/chip.tsx';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import { Hatch, Shaft } from '../art/tile-art.tsx';
import { type Claim, claimsAbout, contradictionOn } from './claims.ts';
import { deadlineOn, type Telling } from './names.ts';
import './tile.css';

interface Props {
  readonly view: View;
  readonly room: RoomView;
  readonly telling: Telling;
}

export const Tile: FunctionComponent<Props> = (props) =>
  props.room.room === undefined ? <Hidden {...props} /> : <Revealed {...props} />;

/** More people stand in two rows. */
const IN_ONE_ROW = 3;

const Revealed: FunctionComponent<Props> = ({ view, room, telling }) => {
  const code = room.room!;
  const { colour } = ROOMS[code];
  const isArmed = view.cast.some(({ cell, trapped }) => cell === room.cell && trapped);
  const due = deadlineOn(view, room.cell);
  const isCrowded = view.cast.filter(({ cell }) => cell === room.cell).length > IN_ONE_ROW;
  const tag = isArmed ? telling.words.tags.armed : due !== undefined && telling.words.tags.turn(due);
  return (
    <span
      aria-hidden="true"
      class={`tile seen ${colour}`}
      data-deadline={tag ? '' : undefined}
      data-robots={room.robots}
      data-crowded={isCrowded ? '' : undefined}
    >
      <Shaft code={code} axis={room.axis} />
      {room.closed && <span class="tile-tape" />}
      <Plaque name={roomWords(telling.language, code, view.edition).short} />
      <Chip colour={colour} letters={lettersOf(telling.language, code, view.edition)} />
      {!tag && room.closed && <Plate mark="closed" />}
      {!tag && !room.closed && room.locked && <Plate mark="lock" />}
      {tag && <span class="tile-deadline">{tag}</span>}
      {tag && (room.closed || room.locked) && <Plate mark={room.locked ? 'lock' : 'closed'} isLower />}
    </span>
  );
};

const Hidden: FunctionComponent<Props> = ({ view, room, telling }) => {
  const { known, reminders = [], locked } = room;
  const said = claimsAbout(view, room, telling.viewer);
  const others = said.filter(({ isMine }) => !isMine);
  const isFirstOf = (claim: Claim): boolean => others.find(({ colour }) => colour === claim.colour) === claim;
  // A lie that the viewer saw comes first, and then each colour: neither a lie nor a contradiction hides behind the count.
  const claims = others.toSorted(
    (a, b) => Number(b.isRefuted) - Number(a.isRefuted) || Number(isFirstOf(b)) - Number(isFirstOf(a)),
  );
  const mine = said.find(({ isMine }) => isMine);
  const contradiction = contradictionOn(view, room, telling.viewer);
  // Where everything lies open nobody knows more than others.
  const isMineToKnow = telling.viewer.kind === 'seat' && view.phase !== 'over';
  return (
    <span
      aria-hidden="true"
      class={`tile hidden ${known ? `known ${ROOMS[known].colour}` : ''}`}
      data-robots={room.robots}
    >
      <Hatch known={known} />
      <span class="tile-coord">{room.cell}</span>
      {known && <Chip colour={ROOMS[known].colour} letters={lettersOf(telling.language, known, view.edition)} />}
      {known && isMineToKnow && (
        <span class="tile-known">
          <Icon name="mark-known" />
        </span>
      )}
      {locked && <Plate mark="lock" />}
      {mine && (
        <span class="tile-mine">
          <Chip colour={mine.colour} letters={telling.language.colours[mine.colour].letter} />
        </span>
      )}
      {claims.length > 0 && (
        <span class="tile-signals">
          {claims.slice(0, CLAIMS_SHOWN).map(({ seat, who, colour, isRefuted }) => (
            <span key={seat} class={`tile-signal ${colour} ${isRefuted ? 'refuted' : ''}`}>
              <Chip colour={colour} letters={telling.language.colours[colour].letter} />
              <Pawn who={who} />
            </span>
          ))}
          {claims.length > CLAIMS_SHOWN && <span class="tile-more">+{claims.length - CLAIMS_SHOWN}</span>}
        </span>
      )}
      {contradiction && (
        <span class={`tile-tag ${contradiction}`}>{telling.words.contradictions[contradiction].tag}</span>
      )}
      {reminders.length > 0 && (
        <span class="reminders">
          {reminders.map((who, place) => (
            <span key={who} class={`tile-reminder pawn-of-${who}`} style={{ '--place': place }}>
              <Icon name="mark-reminder" />
              <Pawn who={who} />
            </span>
          ))}
        </span>
      )}
    </span>
  );
};

const CLAIMS_SHOWN = 2;

/** A name that is too long is set smaller. */
const Plaque: FunctionComponent<{ name: string }> = ({ name }) => (
  <span class="tile-plaque" data-long={name.length > 9 ? '' : undefined}>
    <i>{name}</i>
  </span>
);

const Plate: FunctionComponent<{ mark: 'closed' | 'lock'; isLower?: boolean }> = ({ mark, isLower }) => (
  <span class="tile-plate" data-lower={isLower ? '' : undefined}>
    <Icon name={`mark-${mark}`} />
  </span>
);
