/** Too much of everything, at the door. */
import { COSTS, RATES } from '../../../src/limits.ts';
import { frame, PING, PONG, TEXT, UPGRADE } from '../../raw-connection.ts';
import { type Attack, verdict } from '../attack.ts';
import { type Fort, pause, repeat, stopwatch } from '../fort.ts';

const asking = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
/** Whoever speaks for others is not of this machine, though all attackers are. */
const FROM_ELSEWHERE = 'Via: 1.1 elsewhere\r\n';
const LINES = 10;
const REQUESTS = 1000;
/** Connections, of three addresses. */
const MOST_HELD = 900;
/** Seconds that a busy machine may take for what another one does at once. */
const PATIENCE = 120;

/** What an address can be answered in that time, if each costs so much; a sign of life until half as much again is owed. */
const mostAnswered = (cost: number, seconds: number): number =>
  Math.ceil((1.5 * RATES.work.burst + RATES.work.perSecond * (seconds + 1)) / cost);

/** All at once, and again as soon as it is cut. */
const pipelining = (path: string, from: number, cost: number): Attack => ({
  name: `${LINES} connections with ${REQUESTS} requests each at once: ${path}`,
  gate: 'usual',
  async run(fort) {
    let answered = 0;
    const seconds = stopwatch();
    await Promise.all(
      Array.from({ length: LINES }, () =>
        repeat(fort.seconds, async () => {
          const line = await fort.line(from);
          line.socket.on('data', (data: Buffer) => {
            answered += data.toString('latin1').split(/HTTP\/1\.1 (?:200|404)/).length - 1;
          });
          line.socket.write(asking(path, path === '/metrics' ? '' : FROM_ELSEWHERE).repeat(REQUESTS));
          // On a busy machine the first answer may take longer than that.
          const first = line.until((heard) => heard !== '').catch(() => {});
          await Promise.race([line.closed, Promise.all([pause(1000 * fort.seconds), first])]);
          line.socket.destroy();
          return undefined;
        }),
      ),
    );
    const most = mostAnswered(cost, seconds());
    return [verdict('requests answered', answered > 0 && answered <= most, `${answered}, at most ${most}`)];
  },
});

/** Sockets that send and send, and read nothing. */
const pouring = (name: string, from: number, [bytes, first]: readonly Buffer[]): Attack => ({
  name: `${LINES} sockets that ${name}, and read nothing`,
  gate: 'usual',
  async run(fort) {
    let poured = 0;
    let cut = 0;
    const many = Buffer.concat(Array.from({ length: Math.ceil(60_000 / bytes!.length) }, () => bytes!));
    await Promise.all(
      Array.from({ length: LINES }, () =>
        repeat(fort.seconds, async () => {
          const line = await fort.upgraded(from);
          line.socket.pause();
          if (first) line.socket.write(first);
          const most = 50e6;
          const sent = await line.pour(many, most);
          poured += sent;
          if (sent < most) cut++;
          line.socket.destroy();
          return undefined;
        }),
      ),
    );
    return [verdict('cut off', cut >= LINES, `${cut} times, after ${(poured / 1e6).toFixed(1)} MB`)];
  },
});

const helloing: Attack = {
  name: 'a socket that asks for two tables in turn',
  gate: 'usual',
  async run(fort) {
    const token = await fort.guest('Mallory', 1);
    const tables = [await fort.table(token, {}, { from: 1 }), await fort.table(token, {}, { from: 1 })];
    const line = await fort.upgraded(1);
    const hello = (n: number): Buffer =>
      frame(TEXT, JSON.stringify({ type: 'hello', table: tables[n % 2]!.id, as: 'watch' }));
    let n = 0;
    const seconds = stopwatch();
    await repeat(fort.seconds, async () => {
      if (!line.isOpen) return false;
      line.socket.write(hello(n++));
      await pause(1);
      return undefined;
    });
    const states = line.heard.split('"type":"state"').length - 1;
    line.socket.destroy();
    const most = 10 + 3 * seconds();
    return [verdict('states sent', states <= most, `${states} for ${n} asked`)];
  },
};

const halfOpen: Attack = {
  name: 'connections that say nothing, half a head, or half a body',
  gate: 'usual',
  async run(fort) {
    const halves = [
      '',
      'GET /api/tables HTTP/1.1\r\nHost:',
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    ];
    const lines = await Promise.all(
      Array.from({ length: 1200 }, async (_, n) => {
        const line = await fort.line(6 + (n % 3)).catch(() => undefined);
        line?.socket.write(halves[n % 3]!);
        return line;
      }),
    );
    await pause(1000 * fort.seconds);
    const open = (): number => lines.filter((line) => line?.isOpen).length;
    // On a busy machine it takes a while until all have been looked at.
    await repeat(PATIENCE, async () => (open() <= MOST_HELD ? false : pause(50).then(() => undefined)));
    const held = open();
    for (const line of lines) line?.socket.destroy();
    return [verdict('held by three addresses', held > 0 && held <= MOST_HELD, `${held} of 1200`)];
  },
};

const connecting: Attack = {
  name: 'connections and sockets, opened and dropped',
  gate: 'usual',
  async run(fort) {
    let opened = 0;
    let upgraded = 0;
    const seconds = stopwatch();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        repeat(fort.seconds, async () => {
          const line = await fort.line(2);
          opened++;
          if (n % 2 === 0) {
            line.socket.write(UPGRADE);
            await Promise.race([line.until((heard) => heard.includes('\r\n\r\n')), line.closed]);
            if (line.heard.includes(' 101 ')) upgraded++;
          }
          line.socket.destroy();
          return undefined;
        }),
      ),
    );
    return [verdict('sockets let in', upgraded <= 70 + 3 * seconds(), `${upgraded} of ${opened} connections`)];
  },
};

const slowReaders: Attack = {
  name: 'readers who ask for much and read nothing',
  gate: 'usual',
  async run(fort) {
    const token = await fort.guest('Mallory', 3);
    const { id } = await fort.table(token, {}, { from: 3 });
    for (let n = 0; n < 100; n++) await fort.do(id, token, { do: 'say', text: 'x'.repeat(300) }, 3);
    const before = fort.memory;
    const lines = await Promise.all(Array.from({ length: 80 }, () => fort.line(3).catch(() => undefined)));
    for (const [n, line] of lines.entries()) {
      line?.socket.pause();
      line?.socket.write(asking([`/api/tables/${id}/state`, '/openapi.json', '/'][n % 3]!).repeat(100));
    }
    const sockets = await Promise.all(Array.from({ length: 20 }, () => fort.upgraded(3).catch(() => undefined)));
    const hello = frame(TEXT, JSON.stringify({ type: 'hello', table: id, as: 'watch' }));
    await repeat(fort.seconds, async () => {
      for (const socket of sockets) {
        socket?.socket.pause();
        if (socket?.isOpen) socket.socket.write(hello);
      }
      await pause(200);
      return undefined;
    });
    const grown = fort.memory - before;
    for (const line of [...lines, ...sockets]) line?.socket.destroy();
    return [verdict('memory', grown < 50, `${grown.toFixed(0)} MB`)];
  },
};

const refusedOnes: Attack = {
  name: 'requests that are refused, as fast as they come',
  gate: 'usual',
  async run(fort) {
    const statuses = new Map<string, number>();
    const note = (status: string): void => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    let hasRetryAfter = true;
    const ask = async (path: string): Promise<undefined> => {
      const answer = await fort.call(path, { from: 4 }).catch(() => undefined);
      note(String(answer?.status ?? 'cut'));
      if (answer?.status === 429 && answer.headers['retry-after'] === undefined) hasRetryAfter = false;
      return undefined;
    };
    const paths = ['/api/tables', '/nothing', '/api/tables/NOSUCH', '/metrics', '/api/guest'];
    const isLimited = (): boolean => statuses.has('429') || statuses.has('cut');
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const path = paths[n % paths.length]!;
        await repeat(fort.seconds, () => ask(path));
        // A busy machine needs longer for as many as an address may ask for.
        await repeat(PATIENCE, async () => (isLimited() ? false : ask(path)));
      }),
    );
    const told = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
    return [
      verdict('limited', isLimited(), told),
      verdict('Retry-After with every 429', hasRetryAfter, hasRetryAfter ? 'yes' : 'no'),
    ];
  },
};

const guessing: Attack = {
  name: 'codes guessed by somebody at the same address',
  gate: 'usual',
  async run(fort: Fort) {
    const token = await fort.guest('Ada', 5);
    const { id, code } = await fort.table(token, {}, { from: 5 });
    for (let n = 10; n < 60; n++) await fort.call(`/api/tables/ZZZZ${n}`, { from: 5 });
    const own = await fort.call(`/api/tables/${id}`, { from: 5, token });
    const hidden = await fort.call(`/api/tables/${code}`, { from: 5 });
    const none = await fort.call('/api/tables/ZZZZZZ', { from: 5 });
    return [
      verdict('who sits there is let in', own.status === 200, own.status),
      verdict('nothing is learnt', hidden.status === 429 && none.status === 429, `${hidden.status}, ${none.status}`),
    ];
  },
};

/** Each from an address of its own. */
export const FLOODS: readonly Attack[] = [
  pipelining('/metrics', 10, COSTS.metrics),
  pipelining('/openapi.json', 11, COSTS.ready),
  pipelining('/', 12, COSTS.ready),
  pipelining('/api/tables', 13, COSTS.request),
  pipelining('/nothing', 14, COSTS.request),
  pipelining('/healthz', 15, COSTS.request),
  pouring('ping', 20, [frame(PING, 'A'.repeat(125))]),
  pouring('ping with nothing', 21, [frame(PING)]),
  pouring('send pongs', 22, [frame(PONG)]),
  pouring('send nonsense', 23, [frame(TEXT, 'nonsense')]),
  pouring('begin a message and never end it', 24, [
    Buffer.from([0, 0x80, 0, 0, 0, 0]),
    Buffer.from([1, 0x80, 0, 0, 0, 0]),
  ]),
  helloing,
  halfOpen,
  connecting,
  slowReaders,
  refusedOnes,
  guessing,
];
