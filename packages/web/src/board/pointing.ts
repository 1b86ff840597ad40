/** What the board does with what is pointed at or chosen: previews it, plays it, or asks once more. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { CELLS, CENTRE, CHARACTERS, type Character, type Command } from '@room25/engine';
import { isPointerUsed } from '../app/input-device.ts';
import { confirm } from '../app/settings.ts';
import type { ShownGame } from '../play/played-game.ts';
import { linePart } from './arrow.tsx';
import { contradictionOn } from './claims.ts';
import { spotsOf } from './crowd.ts';
import { numberOf } from './geometry.ts';
import { needsHolding } from './needs-holding.ts';
import type { Picking } from './picking.ts';
import { type Preview, previewOf } from './preview.ts';
import { ARROWS, arrowOfSpot, type FocusSpot, spotOfArrow } from './spots.ts';
import { isSame, type Part } from './steps.ts';

export interface ShownLarge {
  readonly cell: string;
  /** What somebody wants to do with it. */
  readonly wish?: 'reminder';
}

export class Pointing {
  private readonly game: ShownGame;
  readonly picking: Picking;
  private readonly play: (command: Command) => void;

  /** Where the keyboard focus is: the board is one tab stop. */
  readonly spot: Signal<FocusSpot> = signal(CELLS[CENTRE]!);
  /** What the pointer or the focus is on. */
  readonly pointed: Signal<FocusSpot | undefined> = signal(undefined);
  /** The room that is shown large. */
  readonly closeUp: Signal<ShownLarge | undefined> = signal(undefined);

  constructor(game: ShownGame, picking: Picking, play: (command: Command) => void) {
    this.game = game;
    this.picking = picking;
    this.play = play;
  }

  /** Everything that can be chosen now. */
  readonly targets: ReadonlySignal<readonly FocusSpot[]> = computed(() => [
    ...[...this.picking.cells.value.keys()].sort((one, other) => one - other).map((cell) => CELLS[cell]!),
    ...ARROWS.filter(({ line, direction }) => this.isLit(linePart(line, direction))).map(({ line, direction }) =>
      spotOfArrow(line, direction),
    ),
  ]);

  /** What would be played: what is pointed at, or else what was chosen. */
  readonly command: ReadonlySignal<Command | undefined> = computed(() => {
    const parts = this.pointed.value === undefined ? [] : this.partsAt(this.pointed.value);
    const pointed = parts.length === 1 ? this.picking.commandWith(parts[0]!) : undefined;
    return pointed ?? this.picking.choice.value;
  });

  readonly preview: ReadonlySignal<Preview | undefined> = computed(() => {
    const { value: command } = this.command;
    if (command === undefined) return undefined;
    return previewOf(this.game.view.value, command);
  });

  /** Pawns large enough to be clicked one by one. */
  readonly pawns: ReadonlySignal<ReadonlySet<Character>> = computed(() => {
    const { cast } = this.game.view.value;
    const names = this.picking.options.value.flatMap((part) =>
      part.kind === 'whom' || part.kind === 'pawn' ? (CHARACTERS[part.who] ?? []) : [],
    );
    const isLarge = (name: Character): boolean => {
      const { cell } = cast.find((one) => one.name === name) ?? {};
      return spotsOf(cast.filter((one) => one.cell === cell).length)[0]!.size > SMALL;
    };
    return new Set(names.filter(isLarge));
  });

  /** Is there a line to be chosen? */
  readonly hasLines: ReadonlySignal<boolean> = computed(() =>
    this.picking.options.value.some(({ kind }) => kind === 'line'),
  );

  isLit(part: Part): boolean {
    return this.picking.options.value.some((option) => isSame(option, part));
  }

  /**
   * `isSure`: its preview was seen first, which is not so under a finger. `isAgain`: it is the second click of a double click,
   * which may confirm what the first one chose, but must not hit anything that appeared after it was played.
   */
  chooseAt(spot: FocusSpot, isSure: boolean, isAgain = false): void {
    if (isAgain && this.picking.choice.peek() === undefined) return;
    const parts = this.partsAt(spot);
    if (parts.length === 1) this.choose(parts[0]!, isSure);
    else if (arrowOfSpot(spot) === undefined) this.open(spot);
  }

  /** A room that can be spoken about is spoken about on the desk; any other is shown large. */
  private open(cell: string): void {
    if (!this.speak(cell)) this.closeUp.value = { cell };
  }

  /** False if there is nothing to say. */
  speak(cell: string): boolean {
    const view = this.game.view.peek();
    const room = view.board[numberOf(cell)]!;
    const isDoubted = contradictionOn(view, room, this.game.viewer.peek()) === 'seen';
    const canSpeak = room.room === undefined && (isDoubted || this.picking.canSayAbout(cell));
    if (canSpeak) this.picking.speakAbout(cell);
    return canSpeak;
  }

  choosePawn(name: Character): void {
    const part = this.picking.options
      .peek()
      .find((option) => (option.kind === 'whom' || option.kind === 'pawn') && CHARACTERS[option.who] === name);
    if (part) this.choose(part, true);
  }

  /** A click plays. What is known to kill, and what a finger has not seen previewed, asks once more. */
  choose(part: Part, isSure: boolean): void {
    const before = this.picking.choice.peek();
    const command = this.picking.pick(part);
    if (command === undefined) return;
    const isDeadly = needsHolding(this.game, command);
    const asks = { always: true, deadly: isDeadly || !isSure, never: false }[confirm.peek()];
    if (command === before || !asks) this.play(command);
  }

  /** A press, or a window that it closes, leaves the focus there without meaning to point at anything. */
  focus(spot: FocusSpot): void {
    this.spot.value = spot;
    if (!isPointerUsed()) this.point(spot, true);
  }

  point(spot: FocusSpot, isPointed: boolean): void {
    if (isPointed) this.pointed.value = spot;
    else if (this.pointed.peek() === spot) this.pointed.value = undefined;
  }

  private partsAt(spot: FocusSpot): readonly Part[] {
    const arrow = arrowOfSpot(spot);
    if (!arrow) return this.picking.cells.value.get(numberOf(spot)) ?? [];
    const part = linePart(arrow.line, arrow.direction);
    return this.isLit(part) ? [part] : [];
  }
}

/** In tiles: pawns of this size or smaller are chosen in the close-up. */
const SMALL = 0.27;
