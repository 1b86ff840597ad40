/** One socket: says hello once or again, does things one after another, and is shown one table. */
import { type ClientMessage, clientMessage, identified, LONGEST_MESSAGE, read } from '@room25/protocol';
import type { WebSocket } from 'ws';
import { guestOf, type Identity } from '../http/identity.ts';
import type { LiveTable } from '../node/live-table.ts';
import { type Line, Onlooker } from '../node/onlooker.ts';
import type { Service } from '../service.ts';
import type { Guest } from '../table/entry.ts';
import { type Refusal, refuse } from '../table/refusal.ts';
import { refused } from '../wording.ts';

/** Above 4000: ours. A client that is told one of these does not simply connect again. */
const CLOSED = { replaced: 4409, 'not-seated': 4403, identity: 4401, 'too-fast': 4429, 'no-table': 4404 } as const;
/** Of the standard: this server goes away; connect again. */
const GOING_AWAY = 1012;
/** Whoever reads more slowly than this many bytes behind is cut off, and may resume. */
const MOST_UNSENT = 1 << 20;
/** Messages that wait their turn. */
const MOST_WAITING = 32;
/** Refusals for being too fast, after which the connection is closed. */
const MOST_WARNINGS = 20;

export class Connection implements Line {
  readonly #socket: WebSocket;
  readonly #service: Service;
  readonly #identity: Identity;
  readonly #address: string;
  readonly #name: string;
  #guest: Guest | undefined;
  #live: LiveTable | undefined;
  #onlooker: Onlooker | undefined;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #warnings = 0;
  isAlive = true;

  constructor(socket: WebSocket, service: Service, { identity, address }: { identity: Identity; address: string }) {
    this.#socket = socket;
    this.#service = service;
    this.#name = service.node.newLine();
    this.#identity = identity;
    this.#address = address;
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    // Too long, not UTF-8, not a frame: `ws` closes the connection and says why.
    socket.on('error', () => this.leave());
    socket.on('close', () => this.leave());
  }

  /** Asks whether anybody is there; nobody answered the last time: gone. */
  ping(): void {
    if (this.isAlive) this.#socket.ping();
    else this.#socket.terminate();
    this.isAlive = false;
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNSENT) this.#socket.terminate();
    else this.#socket.send(text);
  }

  drop(why: 'replaced' | 'not-seated'): void {
    this.leave();
    this.#refuse(refuse(why));
    this.#socket.close(CLOSED[why]);
  }

  /** The server stops. */
  stop(): void {
    this.leave();
    this.#refuse(refuse('closing'));
    this.#socket.close(GOING_AWAY);
  }

  leave(): void {
    const { guest, as } = this.#onlooker ?? {};
    if (this.#live && this.#onlooker) {
      this.#live.onlookers.delete(this.#onlooker);
      if (guest !== undefined && as === 'seat') this.#service.node.went(this.#live, guest, this.#name);
    }
    this.#onlooker = undefined;
    this.#service.limits.drop('messages', this.#name);
  }

  #receive(data: Buffer, isBinary: boolean): void {
    const { limits } = this.#service;
    const isTooFast = !limits.take('messages', this.#name) || this.#waiting >= MOST_WAITING;
    const message = isBinary || isTooFast ? undefined : readMessage(data);
    if (isTooFast) this.#slowDown();
    else if (!message) this.#refuse(refuse('malformed', 'text, please'));
    else if ('refusal' in message) this.#refuse(message.refusal, message.id);
    else this.#queueUp(message);
  }

  /** One after another, in the order in which they came. */
  #queueUp(message: ClientMessage): void {
    this.#waiting++;
    this.#queue = this.#queue
      .then(() => this.#take(message))
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
    if (this.#warnings <= MOST_WARNINGS) this.#refuse(refuse('too-fast'));
    else this.#socket.close(CLOSED['too-fast']);
  }

  async #take(message: ClientMessage): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (message.type === 'hello') return this.#hello(message);
    const refusal = await this.#do(message);
    if (refusal) this.#refuse(refusal, message.id);
    else this.send(JSON.stringify({ type: 'done', id: message.id }));
  }

  async #hello(message: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    const { node, tokens } = this.#service;
    const guest = message.token === undefined ? this.#identity : (tokens.read('guest', message.token) ?? 'invalid');
    // Who says who it is and is not believed must hear of it, also if it only wants to watch.
    if (guest === 'invalid') return this.#turnAway('identity');
    if (guest === 'nobody' && message.as === 'seat') return this.#turnAway('identity');
    const live = await this.#service.find(message.table, this.#address);
    if ('code' in live) return this.#turnAway('no-table', live);
    const isAgain = this.#live === live && this.#onlooker?.as === message.as && guestOf(guest)?.id === this.#guest?.id;
    if (!isAgain) {
      this.leave();
      this.#live = live;
      this.#guest = guestOf(guest);
      this.#onlooker = new Onlooker({ line: this, name: this.#name, guest: this.#guest?.id, as: message.as });
    }
    const onlooker = this.#onlooker!;
    if (onlooker.as === 'seat') {
      const refusal = await node.came(live, onlooker.guest!, this.#name);
      if (refusal) return this.#turnAway('not-seated', refusal);
    }
    // What other processes wrote; hints may have been lost.
    await live.readOn();
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const watching = onlooker.watching(live.table);
    if (watching === undefined) return this.#turnAway('not-seated');
    const { events = 0, chat = 0 } = message;
    onlooker.showAll(live.showing(watching), { now: this.#service.now(), events, chat });
    live.onlookers.add(onlooker);
    node.tend(live);
  }

  async #do({ id, act }: Extract<ClientMessage, { type: 'do' }>): Promise<Refusal | undefined> {
    const live = this.#live;
    const onlooker = this.#onlooker;
    if (!live || !onlooker) return refuse('not-now', 'say hello first');
    const guest = this.#guest;
    if (!guest) return refuse('identity');
    const refusal = await this.#service.act(live, guest, { id, act }, this.#address);
    if (refusal || act.do !== 'sit' || onlooker.as === 'seat') return refusal;
    // Who watched and has sat down sees from its seat.
    onlooker.as = 'seat';
    await this.#service.node.came(live, guest.id, this.#name);
    live.show();
    return undefined;
  }

  #turnAway(why: 'identity' | 'no-table' | 'not-seated', refusal: Refusal = refuse(why)): void {
    this.leave();
    this.#refuse(refusal);
    this.#socket.close(CLOSED[why]);
  }

  #refuse(refusal: Refusal, id?: string): void {
    this.#service.metrics.refused(refusal.code);
    this.send(JSON.stringify(refused(refusal, id)));
  }
}

interface Unreadable {
  readonly refusal: Refusal;
  /** So that who sent it knows which one. */
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
