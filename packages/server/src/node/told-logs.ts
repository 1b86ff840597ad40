/** What the bots of a table have been told, kept for the threads that think for them. */
import { type Told, ToldLog } from '@room25/bots/pool';
import { type Event, seatViewer } from '@room25/engine';
import type { Growing } from '../table/growing.ts';
import type { Play } from '../table/table-state.ts';

/** This many events are sent in less than a millisecond; only longer logs are worth the memory of keeping them for each seat. */
const MANY = 2_000;

export class ToldLogs {
  readonly #many: number;
  #events: Growing<Event> | undefined;
  #logs = new Map<number, ToldLog>();

  constructor(many = MANY) {
    this.#many = many;
  }

  /** Nothing where little has happened. */
  of(seat: number, { game, events }: Pick<Play, 'game' | 'events'>): Told | undefined {
    if (events.length < this.#many) return undefined;
    // Another process was faster: some of what is kept did not happen.
    if (!this.#events || !events.continues(this.#events)) this.#logs = new Map();
    this.#events = events;
    const log = this.#logs.get(seat) ?? new ToldLog();
    this.#logs.set(seat, log);
    log.add(events.from(log.length).map((event) => game.told(event, seatViewer(seat))));
    return log.told;
  }
}
