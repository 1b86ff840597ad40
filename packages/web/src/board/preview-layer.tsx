/** A preview on the board: paths and ghosts, rails, arcs, plates that would lie there. */
import type { View } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { Chip } from '../art/chip.tsx';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import { Hatch, Shaft } from '../art/tile-art.tsx';
import { standingsOf } from './crowd.ts';
import { isRow, numberOf, STEP } from './geometry.ts';
import type { Telling } from './names.ts';
import { Between, Over } from './over.tsx';
import { robotSpot, standAt } from './pieces.tsx';
import { moved, type Place, placeOf } from './place.ts';
import type { Change, Preview, Slide, Walk } from './preview.ts';
import './preview-layer.css';
import { SHIFT } from './shift.ts';
import { Tile } from './tile.tsx';

interface Props {
  readonly view: View;
  readonly preview: Preview;
  readonly telling: Telling;
}

export const PreviewLayer: FunctionComponent<Props> = ({ view, preview, telling }) => {
  const { look, walks, slide, swap, changes, deaths, who, wins } = preview;
  const deadly = deaths.length > 0 ? deadlyCellOf(view, preview) : undefined;
  return (
    <div class="preview-layer" aria-hidden="true">
      {slide && <SlidePreview view={view} slide={slide} isOut={wins !== undefined} telling={telling} />}
      {look !== undefined && <Sight view={view} who={who} cell={look} />}
      {walks.map((walk, place) => (
        <WalkPreview key={place} view={view} walk={walk} place={ghostsBefore(walks, place)} />
      ))}
      {swap && <Arc from={swap[0]} to={swap[1]} />}
      {changes.map((change) => (
        <Over key={`${change.cell} ${change.becomes}`} at={placeOf(numberOf(change.cell))} class="change">
          <ChangePreview change={change} preview={preview} telling={telling} />
        </Over>
      ))}
      {deadly !== undefined && (
        <Over at={placeOf(numberOf(deadly))} class="deadly">
          <b>{telling.words.tags.deadly}</b>
        </Over>
      )}
    </div>
  );
};

const CENTRE = { x: 0.5, y: 0.5 };
/** Lower left, so that what is known of the target stays readable. */
const GHOST = { x: 0.27, y: 0.73, size: 0.36 };
/** Where others stand already: further out. */
const AMONG = { x: 0.2, y: 0.8, size: 0.3 };

const Sight: FunctionComponent<{ view: View; who: Preview['who']; cell: string }> = ({ view, who, cell }) => {
  const to = placeOf(numberOf(cell), CENTRE);
  return (
    <>
      <Between from={spotOf(view, who)} to={to} class="preview-sight" />
      <Over at={placeOf(numberOf(cell))} class="quiver">
        <Icon name="action-look" />
      </Over>
    </>
  );
};

const WalkPreview: FunctionComponent<{ view: View; walk: Walk; place: number }> = ({ view, walk, place }) => {
  const { who, from, to } = walk;
  const start = who ? startOf(view, who, from) : placeOf(numberOf(from), robotSpot(0));
  const isCrowded = view.cast.some(({ cell }) => cell === to);
  const { x, y, size } = isCrowded ? AMONG : GHOST;
  const end = placeOf(numberOf(to), { x: x + place * size * 0.8, y });
  return (
    <>
      <Between from={start} to={end} class="preview-path" />
      <span class={`piece preview-ghost ${who ? '' : 'piece-robot'}`} style={standAt(end, who ? size : 0.26)}>
        {who ? <Pawn who={who} /> : <Icon name="mark-robot" />}
      </span>
    </>
  );
};

interface SlideProps {
  readonly view: View;
  readonly slide: Slide;
  /** The room that falls off takes its people out: nothing comes back. */
  readonly isOut: boolean;
  readonly telling: Telling;
}

const SlidePreview: FunctionComponent<SlideProps> = ({ view, slide, isOut, telling }) => {
  const { line, direction, off, round } = slide;
  const { tags } = telling.words;
  const step = STEP[direction];
  const last = placeOf(numberOf(off));
  const coming = moved(placeOf(numberOf(round)), step, SHIFT - 1);
  const falling = moved(last, step, SHIFT);
  // Beside a column at the right edge there is room only on its left.
  const side = isRow(line) ? 'above' : last.column > 2 ? 'left' : 'right';
  return (
    <>
      <span
        class="preview-rails"
        data-axis={isRow(line) ? 'row' : 'column'}
        style={{ '--place': isRow(line) ? last.row : last.column }}
      />
      {!isOut && (
        <>
          <Over at={coming} class="preview-coming">
            <Tile view={view} room={view.board[numberOf(off)]!} telling={telling} />
          </Over>
          <Over at={coming} class="tagged">
            <b data-side={side} data-end={isForward(direction) ? 'last' : 'first'}>
              {tags.comesRound}
            </b>
          </Over>
        </>
      )}
      {isOut && <Over at={falling} class="preview-out" />}
      <Over at={falling} class="tagged">
        <b data-side={side} data-end={isForward(direction) ? 'first' : 'last'}>
          {isOut ? tags.out : tags.fallsOff}
        </b>
      </Over>
    </>
  );
};

const isForward = (direction: Slide['direction']): boolean => direction === 'right' || direction === 'down';

const Arc: FunctionComponent<{ from: string; to: string }> = ({ from, to }) => (
  <Between from={placeOf(numberOf(from), CENTRE)} to={placeOf(numberOf(to), CENTRE)} class="arc">
    <svg viewBox="0 0 100 40" aria-hidden="true">
      <path d="M8 17Q50 -6 92 17M84 8.500 92 17 81 19.500M92 23Q50 46 8 23M16 31.500 8 23 19 20.500" />
    </svg>
  </Between>
);

const ChangePreview: FunctionComponent<{ change: Change; preview: Preview; telling: Telling }> = ({
  change,
  preview,
  telling,
}) => {
  switch (change.becomes) {
    case 'hidden':
      return <Hatch />;
    case 'empty':
      return <Shaft code="EM" />;
    case 'turned':
      return <Shaft code="PI" axis={change.axis} />;
    case 'reminded':
      return (
        <span class={`preview-would pawn-of-${preview.who}`}>
          <Icon name="mark-reminder" />
        </span>
      );
    case 'signalled':
      return (
        <span class="preview-would">
          <Chip colour={change.colour} letters={telling.language.colours[change.colour].letter} />
        </span>
      );
    default:
      return (
        <span class="preview-would preview-plate" data-struck={change.becomes === 'locked' ? undefined : ''}>
          <Icon name={change.becomes === 'robotless' ? 'mark-robot' : 'mark-lock'} />
        </span>
      );
  }
};

/** From where it stands; a second step starts in the middle of the first room. */
const startOf = (view: View, who: Preview['who'], from: string): Place =>
  view.cast.some((one) => one.name === who && one.cell === from) ? spotOf(view, who) : placeOf(numberOf(from), CENTRE);

const spotOf = (view: View, who: Preview['who']): Place => {
  const standing = standingsOf(view).find((one) => one.who === who);
  return standing ? placeOf(numberOf(standing.cell), standing.spot) : placeOf(0);
};

/** How many ghosts are in the same room already. */
const ghostsBefore = (walks: readonly Walk[], place: number): number =>
  walks.slice(0, place).filter(({ to }) => to === walks[place]!.to).length;

/** Where the first of them would die. */
const deadlyCellOf = (view: View, { deaths, walks }: Preview): string | undefined => {
  const { who } = deaths[0]!;
  return walks.findLast((walk) => walk.who === who)?.to ?? view.cast.find((one) => one.name === who)?.cell;
};
