/** What somebody was just shown and has not said anything about: the table asks whether they tell the others. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Command, type RoomCode, unpacked, type View } from '@room25/engine';
import type { ShownGame, Told } from './played-game.ts';
import { placesAfter } from './view-after.ts';

export interface Seen {
  /** Where the room is now. */
  readonly cell: string;
  readonly room: RoomCode;
}

/** The question on the desk. */
export interface TellQuestion {
  readonly now: ReadonlySignal<Seen | undefined>;
  keepSilent(): void;
}

interface Pending extends Seen {
  /** Its place in the log. */
  readonly at: number;
}

type Source = Pick<ShownGame, 'log' | 'viewer' | 'view' | 'seats'>;

export class ToTell implements TellQuestion {
  readonly now: ReadonlySignal<Seen | undefined>;
  readonly #pending: ReadonlySignal<Pending | undefined>;
  readonly #source: Source;
  /** What happened before no longer matters: for the whole table, and for each seat that has answered since. */
  readonly #start = signal(0);
  readonly #answered = signal<ReadonlyMap<number, number>>(new Map());

  constructor(source: Source) {
    this.#source = source;
    this.#pending = computed(() => {
      const { value: viewer } = source.viewer;
      if (viewer.kind !== 'seat') return undefined;
      if (isDead(source.view.value, viewer.seat)) return undefined;
      const from = Math.max(this.#start.value, this.#answered.value.get(viewer.seat) ?? 0);
      return untold(source, viewer.seat, from)[0];
    });
    this.now = computed(() => this.#pending.value);
  }

  /** Everything already in the log is past. */
  forget(): void {
    this.#start.value = this.#source.log.peek().length;
  }

  keepSilent(pending = this.#pending.value): void {
    const { value: viewer } = this.#source.viewer;
    if (viewer.kind !== 'seat' || !pending) return;
    this.#answered.value = new Map(this.#answered.value).set(viewer.seat, pending.at + 1);
  }

  /**
   * A command is being sent. The returned function is called when it was accepted; if it was a claim about this room, there is
   * nothing more to ask.
   */
  sending(command: Command): () => void {
    const { value: pending } = this.#pending;
    const said = unpacked(command);
    return () => {
      if (pending && said.verb === 'signal' && said.cell === pending.cell) this.keepSilent(pending);
    };
  }

  close(): void {
    this.#start.value = Number.POSITIVE_INFINITY;
  }
}

/** Nobody of a seat is in the Complex: the dead tell nothing. */
const isDead = ({ cast }: View, seat: number): boolean =>
  cast.every((each) => each.seat !== seat || each.cell === undefined);

/** Rooms that a seat was shown and others were not, oldest first. */
const untold = ({ log, view, seats }: Source, seat: number, from: number): readonly Pending[] => {
  let pending: readonly Pending[] = [];
  log.value.forEach(({ event }, at) => {
    if (at >= from && event.kind === 'looked' && event.room && event.seats.includes(seat)) {
      const { cell, room } = event;
      if (event.seats.length < seats.length) pending = [...without(pending, cell), { cell, room, at }];
    } else pending = after(pending, event, (who) => view.value.cast.find(({ name }) => name === who)?.seat === seat);
  });
  return pending;
};

type Happened = Told['event'];

const after = (pending: readonly Pending[], event: Happened, isMine: (who: string) => boolean): readonly Pending[] => {
  if (pending.length === 0) return pending;
  switch (event.kind) {
    case 'slid':
    case 'swapped':
      return moved(pending, placesAfter(event)!);
    case 'revealed':
      return without(pending, event.cell);
    case 'signalled':
      return isMine(event.who) ? without(pending, event.cell) : pending;
    // The time to talk is over: everybody has programmed.
    case 'laid':
    case 'over':
      return [];
    default:
      return pending;
  }
};

const without = (pending: readonly Pending[], cell: string): readonly Pending[] =>
  pending.filter((each) => each.cell !== cell);

const moved = (pending: readonly Pending[], place: (cell: string) => string): readonly Pending[] =>
  pending.map((each) => ({ ...each, cell: place(each.cell) }));
