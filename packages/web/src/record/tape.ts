/** A record as it can be watched: every event in order, and the table through anybody's eyes before and after each. */
import { type Command, type Event, engineNow, type Game, isComplaints, type View, type Viewer } from '@room25/engine';
import { type Told, toldAfter } from '../play/played-game.ts';
import { viewAfter } from '../play/view-after.ts';
import type { SavedTable } from '../saves/saved-table.ts';

/** An event with nothing hidden, and the place in the record of the command that led to it; none for the deal. */
export interface Frame extends Told {
  readonly command: number | undefined;
}

/** A position is the number of events that have happened. */
export class Tape {
  readonly frames: readonly Frame[];
  readonly commands: readonly Command[];
  /** The game after each command, beginning with none. */
  readonly #games: readonly Game[];
  /** The position at which each of these games is at rest. */
  readonly rests: readonly number[];
  readonly #told = new Map<Viewer, Map<Event, Event>>();

  /** Nothing if its rules refuse it or are not available. */
  static of({ rules, sheet, commands }: Pick<SavedTable, 'rules' | 'sheet' | 'commands'>): Tape | undefined {
    const heard: Event[] = [];
    const game = engineNow(rules)?.setUp(sheet, (event) => heard.push(event));
    if (!game || isComplaints(game)) return undefined;
    const frames: Frame[] = [];
    const games: Game[] = [];
    const rests: number[] = [];
    const note = (event: Event, command: number | undefined): void => {
      frames.push({ ...toldAfter(frames.at(-1) ?? { turn: 1 }, event), command });
    };
    const rest = (): void => {
      games.push(game.clone());
      rests.push(frames.length);
    };
    for (const event of heard) note(event, undefined);
    rest();
    for (const [place, command] of commands.entries()) {
      game.listen((event) => note(event, place));
      if (game.apply(command)) return undefined;
      rest();
    }
    return new Tape({ frames, commands, rests }, games);
  }

  private constructor(
    { frames, commands, rests }: Pick<Tape, 'frames' | 'commands' | 'rests'>,
    games: readonly Game[],
  ) {
    this.frames = frames;
    this.commands = commands;
    this.rests = rests;
    this.#games = games;
  }

  get length(): number {
    return this.frames.length;
  }

  /** How many commands have had their whole effect by then. */
  commandsAt(position: number): number {
    return Math.max(
      0,
      this.rests.findLastIndex((rest) => rest <= position),
    );
  }

  gameAt(position: number): Game {
    return this.#games[this.commandsAt(position)]!;
  }

  /** What a viewer saw then: between two commands what the game itself shows, else what its events have shown so far. */
  viewAt(position: number, viewer: Viewer): View {
    return this.rests.includes(position) ? this.gameAt(position).view(viewer) : this.viewAmid(position, viewer);
  }

  /** The same while the last event is still being shown. */
  viewAmid(position: number, viewer: Viewer): View {
    const at = this.commandsAt(position - 1);
    const from = position > this.rests[0]! ? this.rests[at]! : 0;
    return this.frames
      .slice(from, position)
      .reduce((view, { event }) => viewAfter(view, this.told(event, viewer)), this.#rested(at, viewer));
  }

  /** What a viewer is told of an event: always the same object. */
  told(event: Event, viewer: Viewer): Event {
    const heard = this.#told.get(viewer) ?? new Map<Event, Event>();
    this.#told.set(viewer, heard);
    const told = heard.get(event) ?? this.#games[0]!.told(event, viewer);
    heard.set(event, told);
    return told;
  }

  /** What a viewer was told up to then. */
  toldAt(position: number, viewer: Viewer): readonly Told[] {
    return this.frames
      .slice(0, position)
      .map(({ event, command: _, ...when }) => ({ event: this.told(event, viewer), ...when }));
  }

  #rested(at: number, viewer: Viewer): View {
    return this.#games[at]!.view(viewer);
  }
}
