/** A table at one moment for one kind of viewer, as text: made once, sent to all who watch from there. */
import { chatFor, eventsFor, gameView, tableView, type Watching } from '../table/show.ts';
import type { Table } from '../table/table.ts';

export interface Seen {
  readonly events: number;
  readonly chat: number;
  readonly table: string;
  readonly game: string;
}

export class Showing {
  readonly #of: Table;
  readonly #watching: Watching;
  readonly #tails = new Map<number, string>();
  readonly table: string;
  /** Empty before the start. */
  readonly game: string;
  readonly eventCount: number;
  readonly chatCount: number;
  readonly #chat: ReturnType<typeof chatFor>;

  constructor(table: Table, watching: Watching) {
    this.#of = table;
    this.#watching = watching;
    this.table = JSON.stringify(tableView(table, watching));
    const game = gameView(table, watching);
    this.game = game ? JSON.stringify(game) : '';
    this.eventCount = table.play?.events.length ?? 0;
    this.#chat = chatFor(table, watching);
    this.chatCount = this.#chat.length;
  }

  /** Who claims to have seen more than there is gets everything. */
  parts({ events, chat }: Pick<Seen, 'events' | 'chat'>): string[] {
    return [
      `"table":${this.table}`,
      ...(this.game === '' ? [] : [`"game":${this.game}`]),
      this.#events(events > this.eventCount ? 0 : events),
      this.#chatFrom(chat > this.chatCount ? 0 : chat),
    ];
  }

  news(seen: Seen): string[] {
    return [
      ...(this.table === seen.table ? [] : [`"table":${this.table}`]),
      ...(this.game === seen.game ? [] : [`"game":${this.game}`]),
      ...(this.eventCount > seen.events ? [this.#events(seen.events)] : []),
      ...(this.chatCount > seen.chat ? [this.#chatFrom(seen.chat)] : []),
    ];
  }

  #events(from: number): string {
    let text = this.#tails.get(from);
    if (text === undefined) {
      text = `"events":${JSON.stringify({ from, list: eventsFor(this.#of, this.#watching, from) })}`;
      this.#tails.set(from, text);
    }
    return text;
  }

  #chatFrom(from: number): string {
    return `"chat":${JSON.stringify({ from, list: this.#chat.slice(from) })}`;
  }
}
