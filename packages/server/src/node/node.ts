/**
 * One of any number of identical processes. Each serves any table: it folds the log, checks, writes, and on a lost race
 * reads on. Hints from the store only say that reading on is worth it; a sweep finds what was missed.
 */
import { type Command, RULES_VERSION, readCommand, UnknownRules, whoOf } from '@room25/engine';
import type { Act, Settings } from '@room25/protocol';
import type { Failure } from '../failure.ts';
import type { Store } from '../store/store.ts';
import { actBar } from '../table/acts/index.ts';
import { peopleAwaited } from '../table/awaited.ts';
import { deadlineOf, dueBody, isVisited, warningAt } from '../table/clock.ts';
import { settingsBar } from '../table/deal.ts';
import type { Guest, KeptAct, Opened } from '../table/entry.ts';
import { fold } from '../table/fold.ts';
import { fullBar } from '../table/full.ts';
import { isRefusal, type Refusal, refuse } from '../table/refusal.ts';
import { BrokenLog } from '../table/rules-version.ts';
import { summaryOf } from '../table/summary.ts';
import { isAttended, isDone, isPerson, seatOfGuest, type TableState } from '../table/table-state.ts';
import { type LiveTable, MOST_AHEAD } from './live-table.ts';
import { lockOf, opens } from './lock.ts';
import { namesOf, originOf } from './names.ts';
import { Presence } from './presence.ts';
import { Tables } from './tables.ts';
import { type Pool, Thinker } from './thinker.ts';

export interface NodeOptions {
  readonly store: Store;
  readonly pool: Pool;
  readonly botPause: number;
  readonly now: () => number;
  readonly newServerSeed: () => string;
  readonly failed: (what: Failure, error: unknown, table?: string) => void;
  /** A table is not what it was; for the log and the metrics. */
  readonly changed?: (before: TableState, after: TableState) => void;
}

const MOST_DUE = 200;
/** A table that was due and is still, for instance because a bot thinks elsewhere, is looked at again after this time. */
const LOOK_AGAIN = 1_000;
/** How long a hint that was missed can go unnoticed. */
const CATCH_UP_EVERY = 2_000;

export class TableNode {
  readonly tables: Tables;
  readonly thinker: Thinker;
  readonly presence: Presence;
  readonly #options: NodeOptions;
  readonly #secret: Promise<Buffer>;
  readonly #lookedAt = new Map<string, number>();
  /** Of rules that this process does not play: another one may. */
  readonly #foreign = new Set<string>();
  readonly #unsubscribe: () => void;
  #sweeping: Promise<void> | undefined;
  #caughtUp = 0;

  constructor(options: NodeOptions) {
    const { store, pool, botPause, now, failed } = options;
    this.#options = options;
    this.thinker = new Thinker({
      pool,
      pause: botPause,
      failed,
      isAnybodyThere: (live) => this.presence.isAnybodyAt(live),
    });
    this.tables = new Tables({ store, now, changed: (live, before, isOwn) => this.#changed(live, before, isOwn) });
    this.presence = new Presence({ store, tables: this.tables, now, failed });
    this.#secret = store.secret('tables');
    this.#unsubscribe = store.onHint((id, seq) => this.#hear(id, seq));
  }

  /** Opens a table with the guest as its host, in the first seat; the one it opened before, if it asks again. */
  async open(
    by: Guest,
    request: string,
    { settings, password, seated = true, address }: Wish,
  ): Promise<LiveTable | Refusal> {
    const bar = settingsBar(settings, RULES_VERSION);
    if (bar) return bar;
    const seats = Array.from({ length: settings.players }, (_, at) => (at === 0 && seated ? by : null));
    const lock = password === undefined ? {} : { lock: await lockOf(password) };
    const from = await this.#from(address);
    return this.#open(`${by.id}\n${request}`, { by, request, seats, settings, ...lock, ...from });
  }

  /** `address`: where from, if it is known. */
  async act(
    live: LiveTable,
    { by, address }: { readonly by: Guest; readonly address?: string },
    request: { id: string; act: Act },
  ): Promise<Refusal | undefined> {
    const act = await this.#kept(live, { by, address }, request.act);
    if (isRefusal(act)) return act;
    return live.change((table, at) => {
      if (isDone(table, by.id, request.id) || isLocked(table, by, act) || isAgreed(table, act)) return undefined;
      if (act.do === 'handOver' && by.id !== table.host && this.presence.isHostAt(live)) return refuse('not-host');
      const bar = actBar(table, { by, act, at }) ?? fullBar(table, { by, act, at });
      return bar ?? { kind: 'act', at, by, id: request.id, act };
    });
  }

  /** Wakes bots that nobody is thinking for, and answers an open roll call. */
  tend(live: LiveTable, before?: TableState): void {
    this.thinker.tend(live, before);
    this.presence.answerCall(live);
  }

  /** Looks after clocks and bots whose process is gone. Called again and again. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep().finally(() => {
      this.#sweeping = undefined;
    });
    return this.#sweeping;
  }

  async close(): Promise<void> {
    this.#unsubscribe();
    await this.#sweeping;
    await this.thinker.close();
  }

  async #open(name: string, { by, request, ...more }: Opening): Promise<LiveTable | Refusal> {
    const { store, now, newServerSeed } = this.#options;
    const secret = await this.#secret;
    for (let attempt = 0; ; attempt++) {
      const names = namesOf(secret, name, attempt);
      const existing = await this.tables.byId(names.id);
      if (existing) return existing;
      const at = now();
      const body: Opened = {
        kind: 'opened',
        at,
        rules: RULES_VERSION,
        ...names,
        by,
        request,
        serverSeed: newServerSeed(),
        firstNumbers: true,
        ...more,
      };
      const table = fold(undefined, body);
      const appended = await store.append(table.id, 1, [body], summaryOf(table));
      if (appended === 'done') return this.tables.add(table);
    }
  }

  /** The act as it is kept: a command as a number; for a rematch, the table is opened first. */
  async #kept(
    live: LiveTable,
    { by, address }: { readonly by: Guest; readonly address: string | undefined },
    act: Act,
  ): Promise<KeptAct | Refusal> {
    if (act.do === 'rematch') return this.#rematch(live, by);
    if (act.do === 'enter') return enteringOf(live.table, act.password);
    if (act.do === 'settings') return settingsOf(act);
    if (act.do === 'sit') return { ...act, ...(await this.#from(address)) };
    if (act.do !== 'play') return act;
    const command = readNumber(act.command);
    return typeof command === 'number' ? { do: 'play', command } : command;
  }

  async #rematch({ table }: LiveTable, by: Guest): Promise<KeptAct | Refusal> {
    const now = this.#options.now();
    // Played again by the rules of the day, which may not know these terms.
    const bar =
      actBar(table, { by, act: { do: 'rematch', table: '' }, at: now }) ?? settingsBar(table.settings, RULES_VERSION);
    if (bar) return bar;
    const { settings, seats, lock } = table;
    const opened = await this.#open(`rematch\n${table.id}`, {
      by,
      request: 'rematch',
      settings,
      ...(lock && { lock }),
      seats: seats.map((seat) => {
        if (isPerson(seat)) return { id: seat.guest, name: seat.name };
        return seat.kind === 'bot' ? { level: seat.level } : null;
      }),
    });
    return isRefusal(opened) ? opened : { do: 'rematch', table: opened.table.id };
  }

  /** A few bits that are the same for the same address; many addresses have the same. */
  async #from(address: string | undefined): Promise<{ readonly from?: string }> {
    return address === undefined ? {} : { from: originOf(await this.#secret, address) };
  }

  #changed(live: LiveTable, before: TableState, isOwn: boolean): void {
    this.#options.changed?.(before, live.table);
    // Whoever wrote an entry has the bots asked; others do only if that process is gone, or knows nobody who would see it.
    const isForOnlookers = live.onlookers.size > 0 && !isVisited(live.table, this.#options.now());
    if (isOwn || isForOnlookers) this.thinker.tend(live, before);
    this.presence.answerCall(live);
  }

  #hear(id: string, seq: number): void {
    const live = this.tables.known(id);
    if (live && live.table.seq < seq) live.readOn().catch((error) => this.#options.failed('read-on', error, id));
  }

  async #sweep(): Promise<void> {
    const { store, now, failed } = this.#options;
    this.#warn(now());
    this.#setClocks(now());
    this.tables.forgetIdle(now());
    for (const [id, at] of this.#lookedAt) if (now() - at > LOOK_AGAIN) this.#lookedAt.delete(id);
    try {
      await this.#catchUp(now());
      await this.presence.tellGone(now());
      // Those that nothing can be done for now must not stand in the way of others.
      const due = await store.due(now(), MOST_DUE + this.#lookedAt.size + this.#foreign.size);
      await Promise.all(due.map((id) => this.#attend(id)));
    } catch (error) {
      failed('sweep', error);
    }
  }

  /** Tables that people look at here, and of which a hint was missed. */
  async #catchUp(now: number): Promise<void> {
    if (now - this.#caughtUp < CATCH_UP_EVERY) return;
    this.#caughtUp = now;
    const watched = [...this.tables.all].filter(({ onlookers }) => onlookers.size > 0);
    const last = await this.#options.store.lastOf(watched.map(({ table }) => table.id));
    for (const { table } of watched) this.#hear(table.id, last.get(table.id) ?? 0);
    await this.presence.missOrphans(watched, now);
  }

  async #attend(id: string): Promise<void> {
    if (this.#lookedAt.has(id) || this.#foreign.has(id)) return;
    this.#lookedAt.set(id, this.#options.now());
    try {
      const live = await this.tables.byId(id);
      if (!live) return;
      // Another process may have looked after it meanwhile.
      await live.readOn();
      await live.change(dueBody);
      if (live.onlookers.size === 0) await this.presence.missOrphans([live], this.#options.now());
      this.thinker.tend(live);
    } catch (error) {
      if (error instanceof UnknownRules || error instanceof BrokenLog) this.#foreign.add(id);
      this.#options.failed(error instanceof BrokenLog ? 'log' : 'table', error, id);
    }
  }

  /** Tables that somebody looks at and that were last written by a clock that was ahead. */
  #setClocks(now: number): void {
    for (const live of this.tables.all) {
      if (live.onlookers.size === 0 || live.table.at - now <= MOST_AHEAD) continue;
      const set = live.change((table, at) => (at < table.at ? { kind: 'clock', at } : undefined));
      set.catch((error) => this.#options.failed('clock', error, live.table.id));
    }
  }

  #warn(now: number): void {
    for (const live of this.tables.all) {
      if (live.onlookers.size === 0) continue;
      const at = warningAt(live.table);
      const deadline = deadlineOf(live.table);
      if (at === undefined || deadline === undefined || now < at || live.warned === deadline) continue;
      live.warned = deadline;
      for (const onlooker of live.onlookers) onlooker.warn(peopleAwaited(live.table), deadline);
    }
  }
}

export interface Wish {
  readonly settings: Settings;
  readonly password?: string | undefined;
  /** `false`: the host has no seat. */
  readonly seated?: boolean | undefined;
  /** Where from, if it is known. */
  readonly address?: string;
}

type Opening = Pick<Opened, 'by' | 'request' | 'settings' | 'seats' | 'lock' | 'from'>;

const enteringOf = async ({ lock }: TableState, password: string): Promise<KeptAct | Refusal> =>
  !lock || (await opens(lock, password)) ? { do: 'enter' } : refuse('password', 'this is another one');

const settingsOf = async ({ settings, password }: Extract<Act, { do: 'settings' }>): Promise<KeptAct> => ({
  do: 'settings',
  settings,
  ...(password !== undefined && { lock: password === null ? null : await lockOf(password) }),
});

/** Exactly this program is locked already. */
const isLocked = (table: TableState, by: Guest, act: KeptAct): boolean =>
  act.do === 'play' &&
  isAttended(table.seats[seatOfGuest(table, by.id) ?? -1]) &&
  table.play?.game.seatOf(whoOf(act.command)) === seatOfGuest(table, by.id) &&
  table.play?.locks.get(whoOf(act.command)) === act.command;

/** Somebody has opened the table where they play again. */
const isAgreed = ({ rematch }: TableState, act: KeptAct): boolean => act.do === 'rematch' && rematch === act.table;

const readNumber = (command: number | string): Command | Refusal => {
  if (typeof command === 'number') return command;
  const read = readCommand(command);
  return typeof read === 'number' ? read : refuse('malformed', `column ${read.column}: ${read.message}`);
};
