#!/usr/bin/env node
// A player of Room 25 in plain Node, over HTTP alone, without any package:
//
//     node examples/bot.mjs http://127.0.0.1:2525 CODE [NAME]
//
// Takes a free seat at the table CODE, says that it is ready, and plays any legal answer until the game is over.
// docs/protocol.md says what is sent.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const [server, code, name = 'Node'] = process.argv.slice(2);
let token;
let tag;

token = (await ask('POST', '/api/guest', { body: { name, token: true } })).token;
await act({ do: 'sit' });
await act({ do: 'ready', ready: true, entropy: randomBytes(16).toString('hex') });
for (;;) {
  const state = await news();
  if (state?.table.state === 'over') {
    console.log(state.game.view.outcome.result);
    break;
  }
  const command = state?.game && choice(state.game);
  if (command !== undefined) await act({ do: 'play', command });
}

/** Any answer of a character that has not locked a program yet. */
function choice({ answers, locked }) {
  const who = (command) => command & 7;
  const open = answers.filter((command) => !locked.some((each) => who(each) === who(command)));
  return open.length > 0 ? open[randomInt(open.length)] : undefined;
}

/** The same id sent twice counts once, so a request whose answer was lost can be sent again. */
async function act(what) {
  await ask('POST', `/api/tables/${code}/do`, { body: { id: randomUUID(), act: what } });
}

/** What my seat sees, as soon as it is not what it saw last. */
function news() {
  return ask('GET', `/api/tables/${code}/state?as=seat&wait=25`, tag ? { headers: { 'if-none-match': tag } } : {});
}

async function ask(method, path, { body, headers } = {}) {
  const response = await fetch(`${server}${path}`, {
    method,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (response.status === 304) return undefined;
  const answer = await response.json();
  if (response.ok) {
    tag = response.headers.get('etag') ?? tag;
    return answer;
  }
  if (response.status !== 429) throw new Error(answer.reason);
  await sleep(1000);
  return ask(method, path, { body, headers });
}
