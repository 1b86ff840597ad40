/**
 * One of any number of identical processes. Each serves any table: it folds the log, checks, writes, and reads on after a lost
 * race. Hints from the store only say that reading on is worth it; a sweep finds what was missed.
 */
import { randomUUID } from 'node:crypto';
import { type Command, commandFrom, RULES_VERSION, readCommand, whoOf } from '@room25/engine';
import type { Act, Settings } from '@room25/protocol';
import type { Failure } from '../failure.ts';
import type { Store } from '../store/store.ts';
import { actBar } from '../table/acts/index.ts';
import { blockBar, nameBar } from '../table/acts/sit.ts';
import { dueBody, isVisited, wakeAt } from '../table/clock.ts';
import { settingsBar } from '../table/deal.ts';
import type { Guest, KeptAct, Opened } from '../table/entry.ts';
import { fold } from '../table/fold.ts';
import { fullBar } from '../table/full.ts';
import { People, type Person } from '../table/people.ts';
import { drawnSeat, QUICK_SETTINGS } from '../table/quick.ts';
import { isRefusal, type Refusal, refuse } from '../table/refusal.ts';
import { summaryOf } from '../table/summary.ts';
import { isAttended, isDone, isPerson, seatOf, type TableState, visitorFor } from '../table/table-state.ts';
import type { LiveTable } from './live-table.ts';
import { lockOf, opens } from './lock.ts';
import { namesOf, originOf } from './names.ts';
import { Presence } from './presence.ts';
import { Sweep } from './sweep.ts';
import { Tables } from './tables.ts';
import { type Pool, Thinker } from './thinker.ts';

export interface NodeOptions {
  readonly store: Store;
  readonly pool: Pool;
  readonly botPause: number;
  readonly now: () => number;
  readonly newServerSeed: () => string;
  readonly failed: (what: Failure, error: unknown, table?: string) => void;
  /** A table has changed; for the log and the metrics. */
  readonly changed?: (before: TableState, after: TableState) => void;
}

export class TableNode {
  readonly tables: Tables;
  readonly thinker: Thinker;
  readonly presence: Presence;
  readonly #options: NodeOptions;
  readonly #secret: Promise<Buffer>;
  readonly #sweep: Sweep;
  readonly #unsubscribe: () => void;

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
    // Whoever needs it is told that it is not there; nobody else has to know.
    this.#secret.catch(() => {});
    const { tables, thinker, presence } = this;
    this.#sweep = new Sweep({ store, tables, thinker, presence, now, failed });
    this.#unsubscribe = store.onHint((id, seq) => this.#sweep.hear(id, seq));
  }

  /** Opens a table with the guest as its host, in the first seat; or returns the one they opened before, if they ask again. */
  async open(
    by: Guest,
    request: string,
    { settings, password, seated = true, address }: OpenWish,
  ): Promise<LiveTable | Refusal> {
    const bar = settingsBar(settings, RULES_VERSION);
    if (bar) return bar;
    const seats = Array.from({ length: settings.players }, (_, at) => (at === 0 && seated ? 0 : null));
    const lock = password === undefined ? {} : { lock: await lockOf(password) };
    const from = await this.#from(address);
    const people = [{ visitor: 0, guest: by.id, name: by.name }];
    return this.#open(`${by.id}\n${request}`, { by: 0, request, seats, settings, ...lock, ...from }, people);
  }

  /** The quick game at that place in the row; opened with the guest in its first seat, if nobody has opened it before. */
  async openQuick(by: Guest, place: number, address: string): Promise<LiveTable | Refusal> {
    const seats = Array.from({ length: QUICK_SETTINGS.players }, (_, at) => (at === 0 ? 0 : null));
    const opening = { by: 0, request: 'quick', seats, settings: QUICK_SETTINGS, quick: place };
    const people = [{ visitor: 0, guest: by.id, name: by.name }];
    return this.#open(`quick\n${place}`, { ...opening, ...(await this.#from(address)) }, people);
  }

  /** Sits down at a quick game: in a free seat or, for a while after the start, in a bot's. */
  async sitQuick(live: LiveTable, by: Guest, address: string): Promise<Refusal | undefined> {
    const from = await this.#from(address);
    const apart = await this.#options.store.conduct.blocksOf(by.id);
    const id = randomUUID();
    return live.change((table, at) => {
      const visitor = visitorFor(table, by.id);
      const own = table.seats[seatOf(table, visitor) ?? -1];
      if (isPerson(own)) return own.away === 'left' ? refuse('not-now', 'you have left') : undefined;
      const act: KeptAct = table.play ? { do: 'join', seat: drawnSeat(table) ?? -1, ...from } : { do: 'sit', ...from };
      const done = { by: visitor, act, at };
      const bar = actBar(table, done) ?? blockBar(table, visitor, apart) ?? nameBar(table, by) ?? fullBar(table, done);
      return bar ?? { kind: 'act', id, ...done };
    }, by);
  }

  /** `address`: where the guest comes from, if known. */
  async act(
    live: LiveTable,
    { by, address }: { readonly by: Guest; readonly address?: string },
    request: { id: string; act: Act },
  ): Promise<Refusal | undefined> {
    const act = await this.#kept(live, { by, address }, request.act);
    if (isRefusal(act)) return act;
    const apart = act.do === 'sit' ? await this.#options.store.conduct.blocksOf(by.id) : undefined;
    return live.change((table, at) => {
      const visitor = visitorFor(table, by.id);
      if (isDone(table, visitor, request.id) || isLocked(table, visitor, act) || isAgreed(table, act)) return undefined;
      if (act.do === 'handOver' && visitor !== table.host && this.presence.isHostAt(live)) return refuse('not-host');
      const done = { by: visitor, act, at };
      const barred = (apart && blockBar(table, visitor, apart)) ?? actBar(table, done);
      // Whoever must take another name is told that first.
      const isSitting = act.do === 'sit' && (!barred || barred.code === 'seat-taken');
      const bar = (isSitting ? nameBar(table, by) : undefined) ?? barred ?? fullBar(table, done);
      return bar ?? { kind: 'act', id: request.id, ...done };
    }, by);
  }

  /** Wakes bots that nobody is thinking for, and answers an open roll call. */
  tend(live: LiveTable, before?: TableState): void {
    this.thinker.tend(live, before);
    this.presence.answerCall(live);
  }

  /** A guest was forgotten or has another name: tables here that know them are read again and shown again. */
  async readAnew(isConcerned: (guest: string) => boolean): Promise<void> {
    const isKnownAt = ({ table }: LiveTable): boolean =>
      [...table.people.all].some(({ guest }) => guest !== undefined && isConcerned(guest));
    const readAnew = [...this.tables.all].filter(isKnownAt).map(async (live) => {
      try {
        await live.readAnew();
      } catch (error) {
        this.tables.drop(live);
        this.#options.failed('read-on', error, live.table.id);
      }
    });
    await Promise.all(readAnew);
  }

  /**
   * Closes a table whose game was begun and where nothing would ever happen by itself; if something is due, that happens instead.
   */
  async closeStill(id: string): Promise<void> {
    const live = await this.tables.byId(id);
    if (!live) return;
    await live.readOn();
    await live.change((table, at) => {
      const isGoingOn = table.play !== undefined && table.play.ended === undefined && !table.closed;
      const isStill = isGoingOn && wakeAt(table) === undefined;
      return dueBody(table, at) ?? (isStill ? { kind: 'closed', at } : undefined);
    });
  }

  /** Looks after clocks, and bots whose process is gone. Called at intervals. */
  sweep(): Promise<void> {
    return this.#sweep.run();
  }

  async close(): Promise<void> {
    this.#unsubscribe();
    await this.#sweep.done();
    await this.thinker.close();
  }

  async #open(
    name: string,
    { by, request, ...more }: Opening,
    people: readonly Person[],
  ): Promise<LiveTable | Refusal> {
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
      const table: TableState = { ...fold(undefined, body), people: new People(people) };
      const appended = await store.append(table.id, 1, [body], { ...summaryOf(table), newcomers: people });
      if (appended === 'done') return this.tables.add(table);
    }
  }

  /** The act as it is kept: a command as a number; for a rematch the table is opened first. */
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
    // A rematch is played by today's rules, which may not know these terms.
    const asking = { by: visitorFor(table, by.id), act: { do: 'rematch', table: '' } as const, at: now };
    const bar = actBar(table, asking) ?? settingsBar(table.settings, RULES_VERSION);
    if (bar) return bar;
    const { settings, seats, lock } = table;
    // Left out: whoever was forgotten, and whoever would meet somebody they have blocked or who has blocked them.
    const known = seats.map((seat) => (isPerson(seat) ? table.people.at(seat.visitor) : undefined));
    const people = (await this.#company(known, by.id)).map((person, visitor): Person => ({ ...person, visitor }));
    const numberOf = (person: Person | undefined): number | null => {
      const visitor = person?.guest === undefined ? -1 : people.findIndex(({ guest }) => guest === person.guest);
      return visitor < 0 ? null : visitor;
    };
    const opening: Opening = {
      by: numberOf(table.people.at(asking.by))!,
      request: 'rematch',
      settings,
      ...(lock && { lock }),
      seats: seats.map((seat, at) => (seat.kind === 'bot' ? { level: seat.level } : numberOf(known[at]))),
      origins: seats.map((seat) => (isPerson(seat) ? (seat.from ?? null) : null)),
    };
    const opened = await this.#open(`rematch\n${table.id}`, opening, people);
    return isRefusal(opened) ? opened : { do: 'rematch', table: opened.table.id };
  }

  /** Those of them who can sit together: first whoever asks, then the others in the order of their seats. */
  async #company(known: readonly (Person | undefined)[], first: string): Promise<readonly Person[]> {
    const company: Person[] = [];
    const isFirst = (person: Person | undefined): boolean => person?.guest === first;
    for (const person of [...known.filter(isFirst), ...known.filter((each) => !isFirst(each))]) {
      if (person?.guest === undefined) continue;
      const { blocked, blockers } = await this.#options.store.conduct.blocksOf(person.guest);
      if (company.every(({ guest }) => !blocked.has(guest!) && !blockers.has(guest!))) company.push(person);
    }
    return known.filter((person) => person !== undefined && company.includes(person)) as Person[];
  }

  /** A few bits of the address: the same for the same address, and shared by many addresses. */
  async #from(address: string | undefined): Promise<{ readonly from?: string }> {
    return address === undefined ? {} : { from: originOf(await this.#secret, address) };
  }

  #changed(live: LiveTable, before: TableState, isOwn: boolean): void {
    this.#options.changed?.(before, live.table);
    // Whoever wrote an entry asks the bots. Other processes do so only if that process is gone, or knows nobody who would see it.
    const isForOnlookers = live.onlookers.size > 0 && !isVisited(live.table, this.#options.now());
    if (isOwn || isForOnlookers) this.thinker.tend(live, before);
    this.presence.answerCall(live);
  }
}

export interface OpenWish {
  readonly settings: Settings;
  readonly password?: string | undefined;
  /** `false`: the host has no seat. */
  readonly seated?: boolean | undefined;
  /** Where the guest comes from, if known. */
  readonly address?: string;
}

type Opening = Pick<Opened, 'by' | 'request' | 'settings' | 'seats' | 'lock' | 'from' | 'origins' | 'quick'>;

const enteringOf = async ({ lock }: TableState, password: string): Promise<KeptAct | Refusal> =>
  !lock || (await opens(lock, password)) ? { do: 'enter' } : refuse('password', 'this is another one');

const settingsOf = async ({ settings, password }: Extract<Act, { do: 'settings' }>): Promise<KeptAct> => ({
  do: 'settings',
  settings,
  ...(password !== undefined && { lock: password === null ? null : await lockOf(password) }),
});

/** Exactly this program is locked already. */
const isLocked = (table: TableState, by: number, act: KeptAct): boolean =>
  act.do === 'play' &&
  isAttended(table.seats[seatOf(table, by) ?? -1]) &&
  table.play?.game.seatOf(whoOf(act.command)) === seatOf(table, by) &&
  table.play?.locks.get(whoOf(act.command)) === act.command;

/** Somebody has opened the table where they play again. */
const isAgreed = ({ rematch }: TableState, act: KeptAct): boolean => act.do === 'rematch' && rematch === act.table;

const readNumber = (command: number | string): Command | Refusal => {
  if (typeof command === 'number') return commandFrom(command);
  const read = readCommand(command);
  return typeof read === 'number' ? read : refuse('malformed', `column ${read.column}: ${read.message}`);
};
