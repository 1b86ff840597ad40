/** A table at one moment for one kind of viewer, as text: made once, sent to everybody who watches that way. */
import { createHash } from 'node:crypto';
import type { ChatLine } from '@room25/protocol';
import { Growing } from '../table/growing.ts';
import { chatFor, eventsFor, gameView, isUncovered, tableView, type Watching } from '../table/show.ts';
import type { TableState } from '../table/table-state.ts';

export interface Seen {
  readonly events: number;
  readonly chat: number;
  readonly table: string;
  readonly game: string;
  readonly isUncovered: boolean;
}

interface RenderingOptions {
  readonly watchers?: number;
  /** The same viewer's rendering of a moment ago. Most of a server's work is done here. */
  readonly before?: Rendering | undefined;
  /** For a viewer who does not want to hear certain people, everything but the chat is as in this one. */
  readonly whole?: Rendering;
  readonly unheard?: readonly number[];
}

export class Rendering {
  readonly #of: TableState;
  readonly #watching: Watching;
  readonly #whole: Rendering | undefined;
  /**
   * The text of the latest events; most viewers have seen the same number of them. One is kept, because anybody may ask from any
   * number on.
   */
  #tail: { readonly from: number; readonly text: string } | undefined;
  readonly table: string;
  /** Empty before the start. */
  readonly game: string;
  readonly eventCount: number;
  readonly chatCount: number;
  /** Lines that could not be heard before stand between those that could: all of them are sent again. */
  readonly isUncovered: boolean;
  readonly #chat: Growing<ChatLine>;
  readonly #unheard: readonly number[];
  #tag: string | undefined;

  constructor(
    table: TableState,
    watching: Watching,
    { watchers = 0, before, whole, unheard = [] }: RenderingOptions = {},
  ) {
    this.#of = table;
    this.#watching = watching;
    this.#whole = whole;
    this.#unheard = unheard;
    this.table = whole?.table ?? tableText(table, watching, watchers);
    const isSame = before !== undefined && isSameGame(before.#of, table, watching);
    this.game = whole?.game ?? (isSame ? before.game : gameText(table, watching));
    this.eventCount = table.play?.events.length ?? 0;
    this.isUncovered = hasUncovered(table);
    const isOn =
      before !== undefined && before.isUncovered === this.isUncovered && table.chat.continues(before.#of.chat);
    const heard = isOn ? before.#chat : new Growing<ChatLine>();
    this.#chat = heard.with(chatFor(table, { watching, unheard }, isOn ? before.#of.chat.length : 0));
    this.chatCount = this.#chat.length;
  }

  /** For whoever waits until there is something else to see. However many wait, it is made once. */
  get tag(): string {
    this.#tag ??= tagOf([this.table, this.game, this.eventCount, this.chatCount, ...this.#unheard]);
    return this.#tag;
  }

  /** A client that claims more than exists is sent everything. */
  parts({ events, chat }: Pick<Seen, 'events' | 'chat'>): string[] {
    return [
      `"table":${this.table}`,
      ...(this.game === '' ? [] : [`"game":${this.game}`]),
      this.#events(events > this.eventCount ? 0 : events),
      this.#chatFrom(this.isUncovered || chat > this.chatCount ? 0 : chat),
    ];
  }

  news(seen: Seen): string[] {
    const heard = this.isUncovered === seen.isUncovered ? seen.chat : 0;
    return [
      ...(this.table === seen.table ? [] : [`"table":${this.table}`]),
      ...(this.game === seen.game ? [] : [`"game":${this.game}`]),
      ...(this.eventCount > seen.events ? [this.#events(seen.events)] : []),
      ...(this.chatCount > heard ? [this.#chatFrom(heard)] : []),
    ];
  }

  #events(from: number): string {
    if (this.#whole) return this.#whole.#events(from);
    if (this.#tail?.from !== from) {
      const list = eventsFor(this.#of, this.#watching, from);
      this.#tail = { from, text: `"events":${JSON.stringify({ from, list })}` };
    }
    return this.#tail.text;
  }

  #chatFrom(from: number): string {
    return `"chat":${JSON.stringify({ from, list: this.#chat.from(from) })}`;
  }
}

const tagOf = (seen: readonly (string | number)[]): string =>
  `"${createHash('sha256').update(seen.join('\n')).digest('base64url').slice(0, 22)}"`;

/** Everybody sees the same, apart from where they sit. */
const tableText = (table: TableState, watching: Watching, watchers: number): string => {
  let text = texts.get(table);
  if (text === undefined) {
    text = JSON.stringify(tableView(table, 'spectator'));
    texts.set(table, text);
  }
  const more = `${watching === 'spectator' ? '' : `,"you":${watching}`}${watchers > 0 ? `,"watching":${watchers}` : ''}`;
  return more === '' ? text : `${text.slice(0, -1)}${more}}`;
};

const texts = new WeakMap<TableState, string>();

const hasUncovered = (table: TableState): boolean =>
  table.play?.ended !== undefined && table.chat.from(0).some((said) => isUncovered(table, said));

const gameText = (table: TableState, watching: Watching): string => {
  const game = gameView(table, watching);
  return game ? JSON.stringify(game) : '';
};

/** A locked program changes the game only for its own seat. */
const isSameGame = (before: TableState, after: TableState, watching: Watching): boolean => {
  const [one, other] = [before.play, after.play];
  if (!one || !other || one.game !== other.game || one.ended !== other.ended) return false;
  if (before.settings !== after.settings) return false;
  const { game } = one;
  return game.cast.every((who) => game.seatOf(who) !== watching || one.locks.get(who) === other.locks.get(who));
};
