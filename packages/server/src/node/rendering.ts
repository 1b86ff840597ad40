/** A table at one moment for one kind of viewer, as text: made once, sent to all who watch from there. */
import type { ChatLine } from '@room25/protocol';
import { Growing } from '../table/growing.ts';
import { chatFor, eventsFor, gameView, tableView, type Watching } from '../table/show.ts';
import type { TableState } from '../table/table-state.ts';

export interface Seen {
  readonly events: number;
  readonly chat: number;
  readonly table: string;
  readonly game: string;
}

export class Rendering {
  readonly #of: TableState;
  readonly #watching: Watching;
  readonly #tails = new Map<number, string>();
  readonly table: string;
  /** Empty before the start. */
  readonly game: string;
  readonly eventCount: number;
  readonly chatCount: number;
  readonly #chat: Growing<ChatLine>;

  /** `before`: of the same viewer, a moment ago. Most of the work of a server is done here. */
  constructor(table: TableState, watching: Watching, before?: Rendering) {
    this.#of = table;
    this.#watching = watching;
    this.table = tableText(table, watching);
    this.game = before && isSameGame(before.#of, table, watching) ? before.game : gameText(table, watching);
    this.eventCount = table.play?.events.length ?? 0;
    const isOn = before !== undefined && table.chat.continues(before.#of.chat);
    const heard = isOn ? before.#chat : new Growing<ChatLine>();
    this.#chat = heard.with(chatFor(table, watching, isOn ? before.#of.chat.length : 0));
    this.chatCount = this.#chat.length;
  }

  /** A client that claims more than exists is sent everything. */
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
    return `"chat":${JSON.stringify({ from, list: this.#chat.from(from) })}`;
  }
}

/** All see the same, apart from where they sit. */
const tableText = (table: TableState, watching: Watching): string => {
  let text = texts.get(table);
  if (text === undefined) {
    text = JSON.stringify(tableView(table, 'spectator'));
    texts.set(table, text);
  }
  return watching === 'spectator' ? text : `${text.slice(0, -1)},"you":${watching}}`;
};

const texts = new WeakMap<TableState, string>();

const gameText = (table: TableState, watching: Watching): string => {
  const game = gameView(table, watching);
  return game ? JSON.stringify(game) : '';
};

/** A program that is locked changes the game for its own seat only. */
const isSameGame = (before: TableState, after: TableState, watching: Watching): boolean => {
  const [one, other] = [before.play, after.play];
  if (!one || !other || one.game !== other.game || one.ended !== other.ended) return false;
  if (before.settings !== after.settings) return false;
  const { game } = one;
  return game.cast.every((who) => game.seatOf(who) !== watching || one.locks.get(who) === other.locks.get(who));
};
