/** The lanes of the game: a row for each character, a column for each part of each turn. Every clip leads to its moment. */
import type { Edition } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { text, words } from '../app/language.ts';
import { Pawn } from '../art/pawn.tsx';
import { ClipMark, clipClass, clipName } from './clip-mark.tsx';
import { type Clip, type Column, columnAt, type Lane, type Lanes } from './lanes.ts';
import './lanes.css';
import { replayWords } from '../record/words.ts';
import type { Playback } from './playback.ts';

interface Props {
  readonly lanes: Lanes;
  readonly playback: Playback;
  readonly edition: Edition;
}

export const LanesTable: FunctionComponent<Props> = ({ lanes, playback, edition }) => {
  const { lanes: title, parts } = replayWords.value;
  const position = playback.position.value;
  const now = columnAt(lanes, position);
  const current = latestAt(lanes, position);
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const head = box?.querySelector<HTMLElement>('[data-now]');
    if (!box || !head) return;
    // Not `scrollIntoView`: the page must stay where it is.
    const left = head.offsetLeft - box.clientWidth / 2;
    box.scrollTo?.({ left });
  }, [now]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must get there
    <section class={`lanes ${lanes.lanes.length > 6 ? 'crowded' : ''}`} aria-label={title} tabIndex={0} ref={scroller}>
      <table>
        <thead>
          <tr>
            <td rowSpan={2} class="lanes-corner" />
            {turnsOf(lanes.columns).map((turn) => (
              <th key={turn[0]!.turn} colSpan={turn.length} scope="colgroup" class="lanes-turn">
                <button type="button" onClick={() => playback.jump(turn[0]!.from + 1)}>
                  {words.value.table.header.turn(turn[0]!.turn)}
                </button>
              </th>
            ))}
          </tr>
          <tr>
            {lanes.columns.map(({ turn, part }, place) => (
              <th key={`${turn} ${part}`} scope="col" class="lanes-part" data-now={place === now ? '' : undefined}>
                {parts[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lanes.lanes.map((lane) => (
            <Row key={lane.who} {...{ lane, lanes, now, current, playback, edition }} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

interface RowProps extends Props {
  readonly lane: Lane;
  readonly now: number;
  readonly current: Clip | undefined;
}

const Row: FunctionComponent<RowProps> = ({ lane, lanes, now, current, playback, edition }) => (
  <tr class={`lane lane-of-${lane.who}`}>
    <th scope="row" class="lanes-who">
      <Pawn who={lane.who} />
      <span>{text.value.people[lane.who]}</span>
    </th>
    {lane.cells.map((clips, place) => (
      <Cell
        key={`${lanes.columns[place]!.turn} ${lanes.columns[place]!.part}`}
        clips={clips}
        isLater={place > now}
        current={clips.find((clip) => clip === current)}
        playback={playback}
        edition={edition}
      />
    ))}
  </tr>
);

interface CellProps extends Pick<Props, 'playback' | 'edition'> {
  readonly clips: readonly Clip[];
  readonly isLater: boolean;
  readonly current: Clip | undefined;
}

/** There are hundreds, and a step of the replay changes two: the others are not rendered again. */
const Cell: FunctionComponent<CellProps> = ({ clips, isLater, current, playback, edition }) =>
  useMemo(
    () => (
      <td class={isLater ? 'later' : ''}>
        <div class="lane-clips">
          {clips.map((clip, number) => (
            <button
              key={number}
              type="button"
              class={clipClass(clip)}
              aria-current={clip === current ? 'true' : undefined}
              title={clipName(clip, edition)}
              onClick={() => playback.jump(clip.at)}
            >
              <span class="clip-face" aria-hidden="true">
                <ClipMark clip={clip} edition={edition} />
              </span>
            </button>
          ))}
        </div>
      </td>
    ),
    [clips, isLater, current, playback, edition, text.value, replayWords.value],
  );

/** The last clip that was reached, in any lane. */
const latestAt = ({ lanes }: Lanes, position: number): Clip | undefined =>
  lanes
    .flatMap(({ cells }) => cells.flat())
    .filter(({ at }) => at <= position)
    .reduce<Clip | undefined>((latest, clip) => (latest && latest.at >= clip.at ? latest : clip), undefined);

const turnsOf = (columns: readonly Column[]): readonly (readonly Column[])[] => {
  const turns: Column[][] = [];
  for (const column of columns) {
    if (turns.at(-1)?.[0]?.turn !== column.turn) turns.push([]);
    turns.at(-1)!.push(column);
  }
  return turns;
};
