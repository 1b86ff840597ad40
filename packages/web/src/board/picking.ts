/** The command that is being put together, part by part: what was picked, and what can be picked next. Board and desk share one. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { CELLS, CHARACTERS, type Colour, type Command, unpacked, type View } from '@room25/engine';
import type { Told } from '../play/played-game.ts';
import { placesAfter } from '../play/view-after.ts';
import { numberOf } from './geometry.ts';
import { commandOf, hasTargets, isSame, nextParts, type Part, partsOf, settled } from './steps.ts';

export interface Pickable {
  readonly view: ReadonlySignal<View>;
  /** None where a game is only shown. */
  readonly answers?: ReadonlySignal<readonly Command[]>;
  readonly asides?: ReadonlySignal<readonly Command[]>;
  readonly log?: ReadonlySignal<readonly Told[]>;
}

export interface Said {
  readonly colour: Colour;
  readonly command: Command;
}

/** What can be said about a room, from harmless to worst; a seat with several pawns speaks with one voice. */
export const signalsAbout = (asides: readonly Command[], cell: string): readonly Said[] => {
  const said = asides.flatMap((command): readonly Said[] => {
    const aside = unpacked(command);
    return aside.verb === 'signal' && aside.cell === cell ? [{ colour: aside.colour, command }] : [];
  });
  return SPOKEN.flatMap((colour) => said.find((each) => each.colour === colour) ?? []);
};

/** Whether to come there or to keep away; here, too, one voice is enough. */
export const adviceIn = (asides: readonly Command[], cell?: string) => {
  const all = asides.flatMap((command) => {
    const said = unpacked(command);
    const isThere = said.verb === 'say' && said.cell !== undefined && (cell ?? said.cell) === said.cell;
    return isThere ? [{ ...said, command }] : [];
  });
  return all.filter(({ who }) => who === all[0]?.who);
};

/** In the order in which they are offered. */
export const SPOKEN: readonly Colour[] = ['green', 'yellow', 'red', 'blue'];

interface Wish {
  readonly cell: string;
  /** How much had happened then. */
  readonly heard: number;
}

const hiddenAfter = (cell: string | undefined, { event }: Told): string | undefined => {
  if (cell === undefined || (event.kind === 'revealed' && event.cell === cell)) return undefined;
  return placesAfter(event)?.(cell) ?? cell;
};

export class Picking {
  /** The parts picked while they do not make a whole command. */
  private readonly partial = signal<readonly Part[]>([]);
  private readonly chosen = signal<Command | undefined>(undefined);
  private readonly game: Pickable;
  private readonly wish: Signal<Wish | undefined> = signal(undefined);

  constructor(game: Pickable) {
    this.game = game;
  }

  /** The hidden room that somebody wants to say something about; nothing once it lies open. */
  readonly about: ReadonlySignal<string | undefined> = computed(() => {
    const { value: wish } = this.wish;
    const since = wish && this.game.log?.value.slice(wish.heard);
    return since ? since.reduce<string | undefined>(hiddenAfter, wish.cell) : wish?.cell;
  });

  private readonly pointing = computed(() => (this.game.answers?.value ?? []).filter(hasTargets));

  /** The whole command, once it is one; not yet played. What was chosen for another question no longer counts. */
  readonly choice: ReadonlySignal<Command | undefined> = computed(() => {
    const { value: chosen } = this.chosen;
    return chosen !== undefined && this.pointing.value.includes(chosen) ? chosen : undefined;
  });

  /** Everything picked so far, including parts that had only one option. */
  readonly parts: ReadonlySignal<readonly Part[]> = computed(() => {
    const { value: choice } = this.choice;
    if (choice !== undefined) return partsOf(choice);
    const picked = this.partial.value;
    const isStillPossible = picked.length === 0 || nextParts(this.pointing.value, picked).length > 0;
    return settled(this.pointing.value, isStillPossible ? picked : []);
  });

  /** What can be picked now: the next part, or a replacement for the last. */
  readonly options: ReadonlySignal<readonly Part[]> = computed(() => {
    const { value: parts } = this.parts;
    const further = nextParts(this.pointing.value, parts);
    if (commandOf(this.pointing.value, parts) === undefined) return further;
    return [...nextParts(this.pointing.value, parts.slice(0, -1)), ...further];
  });

  /** The options that each cell stands for: itself, or whoever is there. */
  readonly cells: ReadonlySignal<ReadonlyMap<number, readonly Part[]>> = computed(() => {
    const cells = new Map<number, Part[]>();
    for (const part of this.options.value) {
      const cell = this.cellOf(part);
      if (cell !== undefined) cells.set(cell, [...(cells.get(cell) ?? []), part]);
    }
    return cells;
  });

  /** The cells that are part of what was picked. */
  readonly chosenCells: ReadonlySignal<ReadonlySet<number>> = computed(() => {
    const { value: parts } = this.parts;
    const picked = parts.filter((part) => part.kind === 'cell' || (part.kind === 'whom' && this.isLast(part, parts)));
    return new Set(picked.flatMap((part) => this.cellOf(part) ?? []));
  });

  /** Adds a part, or replaces the last one. Returns the command if it is now complete. */
  pick(part: Part): Command | undefined {
    const picked = this.partsWith(part);
    const command = commandOf(this.pointing.peek(), picked);
    this.partial.value = picked;
    this.chosen.value = command;
    return command;
  }

  /** The command that picking this part would make. */
  commandWith(part: Part): Command | undefined {
    return commandOf(this.pointing.peek(), this.partsWith(part));
  }

  /** Takes back the last part that was not the only option; false if there is none. */
  back(): boolean {
    const pointing = this.pointing.peek();
    const start = settled(pointing, []);
    let parts = this.parts.peek();
    if (parts.length <= start.length) {
      this.clear();
      return false;
    }
    do parts = parts.slice(0, -1);
    while (parts.length > start.length && nextParts(pointing, parts).length === 1);
    this.chosen.value = undefined;
    this.partial.value = parts;
    return true;
  }

  clear(): void {
    this.partial.value = [];
    this.chosen.value = undefined;
  }

  /** Without a cell: about none any more. */
  speakAbout(cell: string | undefined): void {
    this.wish.value = cell === undefined ? undefined : { cell, heard: this.game.log?.peek().length ?? 0 };
  }

  /** Can something be said about the room in a cell? */
  canSayAbout(cell: string): boolean {
    return signalsAbout(this.game.asides?.value ?? [], cell).length > 0;
  }

  private partsWith(part: Part): readonly Part[] {
    const pointing = this.pointing.peek();
    const parts = this.parts.peek();
    const isFurther = nextParts(pointing, parts).some((next) => isSame(next, part));
    const picked = [...(isFurther ? parts : parts.slice(0, -1)), part];
    return commandOf(pointing, picked) === undefined ? settled(pointing, picked) : picked;
  }

  private cellOf(part: Part): number | undefined {
    if (part.kind === 'cell') return part.cell;
    if (part.kind !== 'whom' && part.kind !== 'pawn') return undefined;
    const name = CHARACTERS[part.who];
    const cell = this.game.view.value.cast.find((one) => one.name === name)?.cell;
    return cell === undefined || !CELLS.includes(cell) ? undefined : numberOf(cell);
  }

  private isLast(part: Part, parts: readonly Part[]): boolean {
    return parts.at(-1) === part;
  }
}
