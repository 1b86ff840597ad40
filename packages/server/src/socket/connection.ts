/** One socket: says hello once or again, does things one after another, and is shown one table. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type ClientMessage, clientMessage, identified, LONGEST_MESSAGE, PROTOCOL, read } from '@room25/protocol';
import type { WebSocket } from 'ws';
import type { Reader } from '../gate/idlers.ts';
import { guestOf, type Identity } from '../http/identity.ts';
import type { Session } from '../http/tokens.ts';
import { BYTES_AT_ONE, COSTS } from '../limits.ts';
import type { LiveTable } from '../node/live-table.ts';
import { Onlooker, type Outlet } from '../node/onlooker.ts';
import type { Service } from '../service.ts';
import type { Guest } from '../table/entry.ts';
import { lookBar } from '../table/look.ts';
import { isRefusal, type Refusal, refuse } from '../table/refusal.ts';
import { refused } from '../wording.ts';

/**
 * Above 4000: our own codes. A client that gets one of these does not simply connect again; after `too-fast` it does so when it
 * was told to.
 */
const CLOSED = {
  identity: 4401,
  'not-seated': 4403,
  'no-table': 4404,
  replaced: 4409,
  protocol: 4426,
  'too-fast': 4429,
} as const;
/** Standard codes: this server goes away, or your identity has changed; connect again. */
const GOING_AWAY = 1012;
/** A client that has fallen this many bytes behind is cut off, and may resume. */
const MOST_UNSENT = 1 << 20;
/** Messages that wait their turn. */
const MOST_WAITING = 32;
/** After this many refusals for being too fast the connection is closed. */
const MOST_WARNINGS = 20;
/** Milliseconds after which a connection that was asked to close is cut. */
const FAREWELL = 1_000;

export interface ConnectionOptions {
  /** Where the frames go. */
  readonly wire: Socket;
  readonly identity: Identity;
  readonly address: string;
}

export class Connection implements Outlet, Reader {
  readonly #socket: WebSocket;
  readonly #wire: Socket;
  readonly #service: Service;
  readonly #identity: Identity;
  readonly address: string;
  readonly #id: string;
  #session: Session | undefined;
  #live: LiveTable | undefined;
  #onlooker: Onlooker | undefined;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #warnings = 0;
  #isClosing = false;
  #isAlive = true;
  /** Bytes that it had not read at the last ping. */
  #unsentThen = 0;

  constructor(socket: WebSocket, service: Service, { wire, identity, address }: ConnectionOptions) {
    this.#socket = socket;
    this.#wire = wire;
    this.#service = service;
    this.#id = service.node.presence.newConnectionId();
    this.#identity = identity;
    this.address = address;
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#receive(data, isBinary));
    socket.on('ping', (data: Buffer) => {
      if (this.#takeControl()) socket.pong(data);
    });
    socket.on('pong', () => {
      if (this.#takeControl()) this.#isAlive = true;
    });
    // Too long, not UTF-8, not a frame: `ws` closes the connection and says why.
    socket.on('error', () => {
      this.leave();
      this.#cutSoon();
    });
    socket.on('close', () => {
      this.leave();
      service.limits.drop('messages', this.#id);
      service.limits.drop('bytes', this.#id);
    });
  }

  /** Bytes sent to it that it has not read. */
  get unsent(): number {
    return this.#socket.bufferedAmount;
  }

  /** Pings the client; if it did not answer the last ping, or has read nothing since, it is gone. */
  ping(): void {
    const isStuck = this.#unsentThen > 0 && this.unsent >= this.#unsentThen;
    if (this.#isAlive && !isStuck) this.#socket.ping();
    else this.cut();
    this.#isAlive = false;
    this.#unsentThen = this.unsent;
  }

  /** Bytes have arrived, whatever they mean. */
  count(bytes: number): void {
    if (!this.#isClosing && !this.#service.limits.take('bytes', this.#id, bytes)) this.#cutOff();
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.unsent > MOST_UNSENT) {
      this.cut();
      return;
    }
    this.#gather();
    this.#socket.send(text);
  }

  /** All that is said in one turn of the event loop goes out together. */
  #gather(): void {
    if (this.#wire.writableCorked > 0) return;
    this.#wire.cork();
    process.nextTick(() => this.#wire.uncork());
  }

  sendAnew(text: string): void {
    const { limits } = this.#service;
    if (limits.isEmpty('frames', this.address)) {
      this.#turnAway('too-fast', limits.refusal('frames', this.address));
      return;
    }
    limits.charge('frames', this.address, COSTS.control + text.length / BYTES_AT_ONE.made);
    this.send(text);
  }

  drop(why: 'replaced' | 'not-seated' | 'no-table'): void {
    this.#turnAway(why);
  }

  /** Somebody was signed out or forgotten, or is somebody else now: then a client of theirs comes back as that guest. */
  checkAgain(): void {
    if (!this.#session || this.#isClosing) return;
    const still = this.#service.tokens.still(this.#session);
    if (!still) this.#turnAway('identity');
    else if (still.id !== this.#session.id) this.#comeBack();
  }

  /** The server stops. */
  stop(): void {
    this.#refuse(refuse('closing'));
    this.#comeBack();
  }

  cut(): void {
    this.leave();
    this.#socket.terminate();
  }

  leave(): void {
    const { guest, as } = this.#onlooker ?? {};
    if (this.#live && this.#onlooker) {
      this.#live.onlookers.delete(this.#onlooker);
      this.#live.countWatchers();
      if (guest !== undefined && as === 'seat') this.#service.node.presence.went(this.#live, guest, this.#id);
    }
    this.#onlooker = undefined;
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#isClosing) return;
    const isTooFast = this.#waiting >= MOST_WAITING || !this.#take(COSTS.message);
    const message = isBinary || isTooFast ? undefined : readMessage(data);
    if (isTooFast) this.#slowDown();
    else if (!message) this.#refuse(refuse('malformed', 'text, please'));
    else if ('refusal' in message) this.#refuse(message.refusal, message.id);
    else this.#queueUp(message);
  }

  /** For this connection, and for all at its address. */
  #take(cost: number): boolean {
    const { limits } = this.#service;
    return limits.take('messages', this.#id, cost) && limits.take('frames', this.address, cost);
  }

  /** Nobody needs many of these, and a client that sends them should read the answers. */
  #takeControl(): boolean {
    if (this.#isClosing) return false;
    if (this.unsent > MOST_UNSENT) this.cut();
    else if (this.#take(COSTS.control)) return true;
    else this.#cutOff();
    return false;
  }

  /** One after another, in the order in which they came. */
  #queueUp(message: ClientMessage): void {
    this.#waiting++;
    this.#queue = this.#queue
      .then(() => this.#handle(message))
      .catch((error) => {
        const id = message.type === 'do' ? message.id : undefined;
        this.#refuse(this.#service.refusalOf(error), id);
      })
      .finally(() => {
        this.#waiting--;
      });
  }

  #slowDown(): void {
    this.#warnings++;
    if (this.#warnings <= MOST_WARNINGS) this.#refuse(this.#service.limits.refusal('messages', this.#id));
    else this.#cutOff();
  }

  /** Reads nothing more, says why, and closes. */
  #cutOff(): void {
    this.#turnAway('too-fast', this.#service.limits.refusal('messages', this.#id));
    this.#socket.pause();
  }

  #comeBack(): void {
    this.leave();
    this.#close(GOING_AWAY);
  }

  #close(code: number): void {
    this.#isClosing = true;
    this.#socket.close(code);
    this.#cutSoon();
  }

  /** Cuts off a client that was asked to go and has not. */
  #cutSoon(): void {
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (message.type === 'hello') return this.#hello(message);
    const refusal = await this.#do(message);
    if (refusal) this.#refuse(refusal, message.id);
    else this.send(JSON.stringify({ type: 'done', id: message.id }));
  }

  async #hello(message: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    const { node, tokens, limits } = this.#service;
    for (const [what, whose] of [
      ['messages', this.#id],
      ['frames', this.address],
    ] as const)
      limits.charge(what, whose, COSTS.hello);
    if ((message.protocol ?? PROTOCOL) !== PROTOCOL) return this.#turnAway('protocol');
    const claimed = message.token === undefined ? this.#identity : (tokens.read(message.token) ?? 'invalid');
    // The socket may have been open for long.
    const guest = typeof claimed === 'string' ? claimed : (tokens.still(claimed) ?? 'invalid');
    // A client with a bad token is told so, even if it only wants to watch.
    if (guest === 'invalid') return this.#turnAway('identity');
    if (guest === 'nobody' && message.as === 'seat') return this.#turnAway('identity');
    const live = await this.#service.find(message.table, { address: this.address, guest: guestOf(guest) });
    if (isRefusal(live)) return this.#turnAway(live.code === 'too-fast' ? 'too-fast' : 'no-table', live);
    const shut = await this.#enter(live, guestOf(guest), message.password);
    if (shut) return this.#turnAway(shut.code === 'too-fast' ? 'too-fast' : 'not-seated', shut);
    // Somebody who left while the store was asked does not come in: nobody would tell the others that they went.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (typeof guest !== 'string' && tokens.still(guest)?.id !== guest.id) return this.#comeBack();
    const isAgain =
      this.#live === live && this.#onlooker?.as === message.as && guestOf(guest)?.id === this.#session?.id;
    if (!isAgain) {
      this.leave();
      this.#live = live;
      this.#onlooker = new Onlooker({ outlet: this, connection: this.#id, guest: guestOf(guest)?.id, as: message.as });
    }
    this.#session = typeof guest === 'string' ? undefined : guest;
    const onlooker = this.#onlooker!;
    if (onlooker.as === 'seat') {
      const refusal = await node.presence.came(live, onlooker.guest!, this.#id);
      if (refusal) return this.#turnAway('not-seated', refusal);
    }
    onlooker.unheard = await this.#service.hearing.unheardBy(onlooker.guest);
    // Reads what other processes wrote; hints may have been lost.
    await live.readOn();
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const watching = onlooker.watching(live.table);
    if (watching === undefined) return this.#turnAway('not-seated', lookBar(live.table, onlooker.guest));
    // A newer connection of this seat came while this one waited.
    if (onlooker.isReplaced(live.table)) return this.#turnAway('replaced');
    const { events = 0, chat = 0 } = message;
    const length = onlooker.showAll(live.rendering(watching, onlooker.unheard), {
      now: this.#service.now(),
      events,
      chat,
    });
    limits.charge('frames', this.address, length / BYTES_AT_ONE.made);
    live.onlookers.add(onlooker);
    live.countWatchers();
    node.tend(live);
  }

  /** Gives the password for a client that sent one. */
  async #enter(live: LiveTable, by: Guest | undefined, password: string | undefined): Promise<Refusal | undefined> {
    if (!by || password === undefined || lookBar(live.table, by.id)?.code !== 'password') return undefined;
    const act = { do: 'enter', password } as const;
    return this.#service.act(live, { by, address: this.address }, { id: randomUUID(), act });
  }

  async #do({ id, act }: Extract<ClientMessage, { type: 'do' }>): Promise<Refusal | undefined> {
    const live = this.#live;
    const onlooker = this.#onlooker;
    if (!live || !onlooker) return refuse('not-now', 'say hello first');
    // By the name that they have now.
    const guest = this.#session && guestOf(this.#service.tokens.still(this.#session) ?? 'invalid');
    if (!guest) return refuse('identity');
    const refusal = await this.#service.act(live, { by: guest, address: this.address }, { id, act });
    if (refusal || act.do !== 'sit' || onlooker.as === 'seat') return refusal;
    // Gone meanwhile, or cut off.
    if (this.#onlooker !== onlooker) return undefined;
    // A spectator who sat down now sees their seat's view.
    onlooker.as = 'seat';
    await this.#service.node.presence.came(live, guest.id, this.#id);
    live.show();
    return undefined;
  }

  #turnAway(why: keyof typeof CLOSED, refusal: Refusal = refuse(why)): void {
    this.leave();
    this.#refuse(refusal);
    this.#close(CLOSED[why]);
  }

  #refuse(refusal: Refusal, id?: string): void {
    this.#service.metrics.refused(refusal.code);
    this.send(JSON.stringify(refused(refusal, id)));
  }
}

interface Unreadable {
  readonly refusal: Refusal;
  /** So that the client knows which request it was. */
  readonly id?: string;
}

const readMessage = (data: Buffer): ClientMessage | Unreadable => {
  if (data.length > LONGEST_MESSAGE) return { refusal: refuse('malformed', 'too long') };
  let json: unknown;
  try {
    json = JSON.parse(data.toString('utf8'));
  } catch {
    return { refusal: refuse('malformed', 'not JSON') };
  }
  const message = read(clientMessage, json);
  if ('value' in message) return message.value;
  const { at, message: problem } = message.problem;
  const id = read(identified, json);
  return {
    refusal: refuse('malformed', at === '' ? problem : `${at}: ${problem}`),
    ...('value' in id && { id: id.value.id }),
  };
};
