/* biome-ignore-all lint/a11y/useSemanticElements: a table could not be laid out as a board */
/**
 * The Complex: tiles, people, arrows, and what a choice would lead to. It lights up what the answers list and hands back the one
 * that was chosen; it knows no rules. It fills its parent.
 */
import { type Signal, useSignalEffect } from '@preact/signals';
import { type Command, type Direction, LINES, type Line } from '@room25/engine';
import type { Language } from '@room25/text';
import type { FunctionComponent, RefObject } from 'preact';
import { useId, useMemo, useRef } from 'preact/hooks';
import { words } from '../app/language.ts';
import { later } from '../app/later.tsx';
import type { AnyGame } from '../play/played-game.ts';
import { Arrow, arrowState, linePart } from './arrow.tsx';
import './board.css';
import { Cell } from './cell.tsx';
import { ExitZones } from './exit-zones.tsx';
import { cellsOf, isCentral, SIZE } from './geometry.ts';
import { keyed } from './keyed.ts';
import { Labels } from './labels.tsx';
import { leadsOf } from './leads.ts';
import { useLineDrag } from './line-drag.ts';
import { MotionLayer } from './motion/motion-layer.tsx';
import type { Telling } from './names.ts';
import { Picking } from './picking.ts';
import { Pieces } from './pieces.tsx';
import { Pointing } from './pointing.ts';
import { PreviewLayer } from './preview-layer.tsx';
import { shiftIn } from './shift.ts';
import { type FocusSpot, spotOfArrow } from './spots.ts';
import { isSame } from './steps.ts';
import { useIsCompact } from './use-is-compact.ts';

interface Props {
  readonly game: AnyGame;
  /** The command being put together, if somebody else shows and changes it too. */
  readonly picking?: Picking;
  /** Receives what is previewed: what the pointer or the focus is on, or the choice. */
  readonly previewed?: Signal<Command | undefined>;
  onPlay?(command: Command): void;
  readonly language: Language;
  /** The element that holds the cells. */
  readonly grid?: RefObject<HTMLDivElement | null>;
}

export const Board: FunctionComponent<Props> = ({ game, picking: shared, previewed, onPlay, language, grid }) => {
  const tray = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const isCompact = useIsCompact(root);
  const leadId = useId();
  const play = useRef(onPlay);
  play.current = onPlay;
  const pointing = useMemo(() => {
    const picking = shared ?? new Picking(game);
    return new Pointing(game, picking, (command) => play.current?.(command));
  }, [game, shared]);
  useSignalEffect(() => {
    if (previewed) previewed.value = pointing.command.value;
  });

  const view = game.view.value;
  const viewer = game.viewer.value;
  const telling: Telling = { words: words.value.board, language, viewer };
  const preview = pointing.preview.value;
  const mine = view.cast.filter(({ seat }) => viewer.kind === 'seat' && viewer.seat === seat).map(({ name }) => name);
  const focus = (spot: FocusSpot): void => {
    const there = root.current?.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
    if (!there) return;
    pointing.spot.value = spot;
    there.focus();
  };
  const onKeyDown = keyed({ pointing, focus });
  const drag = useLineDrag(pointing);

  const arrow = (line: Line, direction: Direction) => {
    const part = linePart(line, direction);
    const spot = spotOfArrow(line, direction);
    const isLit = pointing.isLit(part);
    // Where there is little room, only what can be chosen.
    if (isCentral(line) || (isCompact && !isLit)) return undefined;
    return (
      <Arrow
        key={spot}
        line={line}
        direction={direction}
        state={isLit ? 'legal' : arrowState(view, line, direction)}
        isChosen={pointing.picking.parts.value.some((other) => isSame(other, part))}
        isTabStop={pointing.spot.value === spot}
        describedBy={pointing.pointed.value === spot && preview ? leadId : undefined}
        telling={telling}
        isNamed={isCompact}
        onChoose={(isSure) => pointing.chooseAt(spot, isSure)}
        onPoint={(isPointed) => pointing.point(spot, isPointed)}
        onFocus={() => pointing.focus(spot)}
      />
    );
  };

  return (
    <div
      class="board"
      ref={root}
      data-lines={pointing.hasLines.value ? '' : undefined}
      data-playing={game.beat.value ? '' : undefined}
    >
      <div class="board-tray" ref={tray}>
        <div class="board-well" aria-hidden="true" />
        <ExitZones view={view} />
        <div
          ref={grid ?? null}
          role="grid"
          class="board-cells"
          aria-label={telling.words.complex}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          {...drag}
        >
          <Row>{LINES.slice(SIZE).map((line) => arrow(line, 'up'))}</Row>
          {LINES.slice(0, SIZE).map((line) => (
            <Row key={line}>
              {arrow(line, 'left')}
              {cellsOf(line).map((cell) => (
                <Cell key={cell} cell={cell} view={view} telling={telling} pointing={pointing} leadId={leadId} />
              ))}
              {arrow(line, 'right')}
            </Row>
          ))}
          <Row>{LINES.slice(SIZE).map((line) => arrow(line, 'down'))}</Row>
        </div>
        <Labels />
        <Pieces
          view={view}
          mine={mine}
          pickable={pointing.pawns.value}
          shiftOf={(cell) => shiftIn(preview, cell)}
          onPick={(who) => pointing.choosePawn(who)}
        />
        {preview && <PreviewLayer view={view} preview={preview} telling={telling} />}
        <MotionLayer game={game} telling={telling} tray={tray} />
        <OpenedClaims game={game} language={language} />
      </div>
      <p class="unseen" id={leadId}>
        {preview &&
          leadsOf(view, preview, telling)
            .filter(({ isInName }) => !isInName)
            .map(({ text }) => text)
            .join(' ')}
      </p>
      {pointing.closeUp.value !== undefined && (
        <CloseUp game={game} closeUp={pointing.closeUp.value} telling={telling} pointing={pointing} />
      )}
    </div>
  );
};

/** Fetched when it is first needed. */
const CloseUp = later(async () => (await import('./close-up.tsx')).CloseUp);
const OpenedClaims = later(async () => (await import('./opened-claims.tsx')).OpenedClaims);

/** Without arrows there is no row for them. */
const Row: FunctionComponent = ({ children }) =>
  [children].flat().some((child) => child !== undefined) ? (
    // biome-ignore lint/a11y/useFocusableInteractive: its cells are
    <div role="row">{children}</div>
  ) : null;
