/**
 * How long people wait for bots when many tables have many of them, and how much the bots think:
 * `npx tsx --conditions=room25-source packages/server/bench/many-bots.ts [tables] [seconds] [level]`. At each table one person,
 * who answers at once, and five bots. With DATABASE_URL, on PostgreSQL, where `room25 think` can help.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom, VERB, verbOf } from '@room25/engine';
import { anyOf, isOver, Player, ServerProcess } from '@room25/test-kit/server';
import { openStore } from '../src/index.ts';
import type { Body } from '../src/table/entry.ts';

const [tables = '50', seconds = '30', level = 'hard'] = process.argv.slice(2);
const url = process.env['DATABASE_URL'];
const folder = mkdtempSync(join(tmpdir(), 'room25-bots-'));
const server = await ServerProcess.start({ folder, url, options: { 'bot-pause': 700 } });

const post = async <T>(path: string, token: string | undefined, body: object): Promise<T> => {
  const response = await fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
};

const settings = {
  edition: 'ultimate',
  mode: 'suspicion',
  players: 6,
  listed: false,
  clock: { kind: 'none' },
  talk: 'signals',
};
const waits: number[] = [];
const opened: string[] = [];
const players: Player[] = [];
let requests = 0;
const end = performance.now() + 1000 * Number(seconds);

const play = async (n: number): Promise<void> => {
  const random = randomFrom(`many ${n}`, 'bench');
  while (performance.now() < end) {
    const { token } = await post<{ token: string }>('/api/guest', undefined, { name: `Person ${n}`, token: true });
    const { id } = await post<{ id: string }>('/api/tables', token, { id: `t${requests++}`, settings });
    const act = (what: object): Promise<unknown> =>
      post(`/api/tables/${id}/do`, token, { id: `r${requests++}`, act: what });
    for (let seat = 1; seat < 6; seat++) await act({ do: 'fill', seat, level });
    await act({ do: 'start' });
    opened.push(id);
    const player = new Player({ address: () => server.address, table: id, token });
    players.push(player);
    await player.until(() => player.game !== undefined);
    while (performance.now() < end && !isOver(player)) {
      const known = player.heard.length;
      const start = performance.now();
      if (player.answers.length > 0) {
        await player.do({ do: 'play', command: anyOf(player.answers, random) });
        continue;
      }
      // Somebody else is awaited, and all others are bots.
      await player.until(() => player.heard.length > known || performance.now() > end);
      waits.push(performance.now() - start);
    }
    player.close();
  }
};

// A wait that never ends is one as well.
const watch = setInterval(() => {
  if (performance.now() > end + 10_000) {
    console.log('a bot has not answered for 10 s');
    process.exit(1);
  }
}, 1000);
await Promise.all(Array.from({ length: Number(tables) }, (_, n) => play(n)));
clearInterval(watch);
await server.stop();

const store = await openStore(url, folder);
const samples: number[] = [];
const stops: number[] = [];
/** What moves a game on, and no word beside it. */
const isMove = (body: Body): boolean => {
  const command = body.kind === 'bot' ? body.command : body.kind === 'act' && 'command' in body.act && body.act.command;
  return typeof command === 'number' && verbOf(command) < VERB.reveal;
};
for (const id of opened) {
  const moves = (await store.read(id, 1)).map(({ body }) => body as Body).filter(isMove);
  for (const body of moves) if (body.kind === 'bot' && body.why) samples.push(body.why.samples);
  for (const [n, { kind, at }] of moves.entries()) if (n > 0 && kind === 'bot') stops.push(at - moves[n - 1]!.at);
}
await store.close();
const at = (list: number[], part: number): number =>
  Math.round(list.sort((one, other) => one - other)[Math.min(list.length - 1, Math.floor(part * list.length))] ?? 0);
const quantiles = (list: number[]): string =>
  `p50 ${at(list, 0.5)}, p90 ${at(list, 0.9)}, p99 ${at(list, 0.99)}, most ${at(list, 1)}`;
console.log(`${tables} tables, one person and five ${level} bots each, ${opened.length} games, ${seconds} s`);
console.log(`milliseconds that a person waited for a bot: ${quantiles(waits)} (${waits.length} waits)`);
console.log(`milliseconds from move to move, whatever a bot said in between: ${quantiles(stops)}`);
console.log(
  `games in a bot's head for a move: ${quantiles(samples)}, p10 ${at(samples, 0.1)} (${samples.length} moves)`,
);
