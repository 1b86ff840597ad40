/** What a guest can do at tables, once inside. */

import { VERB, verbOf, whoOf } from '@room25/engine';
import type { Settings } from '@room25/protocol';
import { type Attack, verdict } from '../attack.ts';
import { type Fort, pause, repeat } from '../fort.ts';

const SIGNALS: Partial<Settings> = { talk: 'signals', listed: true };

/** Two people and two bots that take no time, with the clues given. */
const begun = async (fort: Fort, settings: Partial<Settings>): Promise<{ id: string; tokens: string[] }> => {
  const tokens = [await fort.guest('Ada'), await fort.guest('Ben')];
  const { id } = await fort.table(tokens[0]!, settings);
  await fort.do(id, tokens[1]!, { do: 'sit' });
  for (const seat of [2, 3]) await fort.do(id, tokens[0]!, { do: 'fill', seat, level: 'random' });
  for (const token of tokens) await fort.do(id, token, { do: 'ready', ready: true });
  await fort.do(id, tokens[0]!, { do: 'start' });
  return { id, tokens };
};

const answerOf = async (fort: Fort, id: string, token: string): Promise<number | undefined> => {
  const { answers, locked } = await fort.game(id, token);
  return answers.find((answer) => !locked.some((lock) => whoOf(lock) === whoOf(answer)));
};

/** Plays whatever is asked, until it is over. */
const playOut = async (fort: Fort, id: string, tokens: readonly string[]): Promise<void> => {
  for (let n = 0; n < 3000 && (await fort.look(id)).state !== 'over'; n++)
    for (const token of tokens) {
      const command = await answerOf(fort, id, token);
      if (command !== undefined) await fort.do(id, token, { do: 'play', command });
    }
};

const stuffing: Attack = {
  name: 'one guest stuffs a table with signals; then everybody reads it',
  gate: 'open',
  // The thread that makes the replay, which is started for it.
  growth: 50,
  async run(fort) {
    const { id, tokens } = await begun(fort, SIGNALS);
    const [ada, ben] = tokens as [string, string];
    for (const token of tokens) {
      const command = await answerOf(fort, id, token);
      if (command !== undefined) await fort.do(id, token, { do: 'play', command });
    }
    await pause(1000);
    let written = 0;
    let isFull = false;
    // Phrases are few a turn; of signals there is no end.
    const signals = (await fort.game(id, ada)).asides.filter((aside) => verbOf(aside) === VERB.signal);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        repeat(20 * fort.seconds, async () => {
          const command = signals[written % signals.length];
          if (isFull || command === undefined) return false;
          if (await fort.do(id, ada, { do: 'play', command })) isFull = true;
          else written++;
          return undefined;
        }),
      ),
    );
    const left = await fort.do(id, ada, { do: 'leave' });
    const back = await fort.do(id, ada, { do: 'back' });
    await playOut(fort, id, [ada, ben]);
    const start = performance.now();
    for (const path of ['thoughts', 'replay/everyone', 'result', 'record'])
      await fort.call(`/api/tables/${id}/${path}`);
    const took = performance.now() - start;
    return [
      verdict('written by one person', written > 500 && written < 5000, written),
      verdict('leave and back at a full table', !left && !back, `${left ?? 'done'}, ${back ?? 'done'}`),
      verdict('the whole story read once', took < 2000, `${took.toFixed(0)} ms`),
    ];
  },
};

const chatting: Attack = {
  name: 'one guest uses up the chat',
  gate: 'open',
  async run(fort) {
    const [ada, ben] = [await fort.guest('Ada'), await fort.guest('Ben')];
    const { id } = await fort.table(ada);
    await fort.do(id, ben, { do: 'sit' });
    let lines = 0;
    for (; lines < 2100; lines++) if (await fort.do(id, ada, { do: 'say', text: 'x'.repeat(300) })) break;
    const said = await fort.do(id, ben, { do: 'say', text: 'and I?' });
    return [verdict('another may still speak', !said, `${said ?? 'yes'}, after ${lines} lines`)];
  },
};

const ghosts: Attack = {
  name: 'tables full of hard bots where nobody is',
  gate: 'open',
  async run(fort) {
    const mallory = await fort.guest('Mallory');
    const houses: string[] = [];
    for (let n = 0; n < 10; n++) {
      // As for a television: nobody ever sits there, so nobody is missed.
      const { id } = await fort.table(mallory, { players: 8, talk: 'none' }, { seated: false });
      houses.push(id);
      for (let seat = 0; seat < 8; seat++) await fort.do(id, mallory, { do: 'fill', seat, level: 'hard' });
      await fort.do(id, mallory, { do: 'start' });
    }
    const begun = await Promise.all(houses.map((house) => fort.look(house)));
    const haunted = begun.filter(({ state }) => state === 'playing').length;
    const thinking = await gaugeOf(fort, 'room25_bots_thinking');
    const ada = await fort.guest('Ada');
    const { id } = await fort.table(ada, { players: 4, talk: 'none' });
    for (const seat of [1, 2, 3]) await fort.do(id, ada, { do: 'fill', seat, level: 'easy' });
    await fort.do(id, ada, { do: 'ready', ready: true });
    await fort.do(id, ada, { do: 'start' });
    const start = performance.now();
    const command = await answerOf(fort, id, ada);
    if (command !== undefined) await fort.do(id, ada, { do: 'play', command });
    let isAsked = false;
    await repeat(20, async () => {
      isAsked = (await answerOf(fort, id, ada)) !== undefined;
      await pause(100);
      return !isAsked;
    });
    const waited = performance.now() - start;
    return [
      verdict('tables that play', haunted === houses.length, haunted),
      verdict('hard bots that think', thinking > 0, thinking),
      verdict('somebody else’s bots answer', isAsked && waited < 5000, `${(waited / 1000).toFixed(1)} s`),
    ];
  },
};

const stalling: Attack = {
  name: 'a clock that is stalled by leaving and coming back',
  gate: 'open',
  async run(fort) {
    const { id, tokens } = await begun(fort, { clock: { kind: 'live', program: 10, action: 10 } });
    const first = (await fort.look(id)).deadline!;
    for (let n = 0; n < 3; n++) {
      await pause(1500);
      await fort.do(id, tokens[0]!, { do: 'leave' });
      await fort.do(id, tokens[0]!, { do: 'back' });
    }
    const { deadline = 0 } = await fort.look(id);
    return [verdict('the deadline stays', deadline <= first + 500, `moved by ${deadline - first} ms`)];
  },
};

const absentHost: Attack = {
  name: 'a host who leaves before anybody else has come',
  gate: 'open',
  async run(fort) {
    const [mallory, ben] = [await fort.guest('Mallory'), await fort.guest('Ben')];
    const { id } = await fort.table(mallory);
    await fort.do(id, mallory, { do: 'leave' });
    const sat = await fort.do(id, ben, { do: 'sit' });
    const filled = await fort.do(id, ben, { do: 'fill', seat: 3, level: 'easy' });
    const seat = (await fort.look(id)).seats.findIndex(({ kind }) => kind === 'person');
    const removed = seat < 0 ? 'no-seat' : await fort.do(id, mallory, { do: 'remove', seat });
    const isClosed = sat !== undefined;
    return [
      verdict('who sits down is host', isClosed || !filled, filled ?? 'yes'),
      verdict('who has left removes nobody', removed !== undefined, removed ?? 'removed'),
    ];
  },
};

const racing: Attack = {
  name: 'races: thirty for one seat, one request many times, all at once',
  gate: 'open',
  async run(fort) {
    const host = await fort.guest('Host');
    const { id } = await fort.table(host, { players: 4 });
    const crowd = await Promise.all(Array.from({ length: 30 }, (_, n) => fort.guest(`Racer ${n + 10}`)));
    const seats = await Promise.all(crowd.map((token) => fort.do(id, token, { do: 'sit', seat: 2 })));
    const winners = seats.filter((refusal) => refusal === undefined).length;
    const call = { method: 'POST', token: host, body: { id: 'the-same', act: { do: 'say', text: 'once' } } };
    await Promise.all(Array.from({ length: 24 }, () => fort.call(`/api/tables/${id}/do`, call)));
    const { chat } = await fort.json<{ chat: { list: unknown[] } }>(`/api/tables/${id}/state?as=watch`);
    await Promise.all([
      fort.do(id, host, { do: 'remove', seat: 2 }),
      ...crowd.map((token) => fort.do(id, token, { do: 'leave' })),
      fort.do(id, host, { do: 'start' }),
    ]);
    const errors = await errorsOf(fort);
    return [
      verdict('one of thirty sits', winners === 1, winners),
      verdict('what was sent 24 times counts once', chat.list.length === 1, chat.list.length),
      verdict('errors', errors === 0, errors),
    ];
  },
};

const oddOnes: Attack = {
  name: 'names that cannot be seen or imitate, paths and settings that are none',
  gate: 'open',
  async run(fort) {
    const unseen = ['\u3164', '\u2800', '\u00AD', '\u200D', '\u034F', 'A\u00ADda', 'Аda', `a${'\u0301'.repeat(20)}`];
    const taken = [];
    for (const name of unseen) {
      const { status } = await fort.call('/api/guest', { method: 'POST', body: { name, token: true } });
      if (status === 201) taken.push(name);
    }
    const [ada, other] = [await fort.guest('Ada'), await fort.guest('ADA')];
    const { id } = await fort.table(ada);
    const sat = await fort.do(id, other, { do: 'sit' });
    const before = await errorsOf(fort);
    for (const path of ['%00', '%', '..%2f', 'x'.repeat(4000)]) await fort.call(`/api/tables/${path}`);
    const settings = {
      edition: 'second',
      mode: 'suspicion',
      players: 4,
      listed: true,
      clock: { kind: 'none' },
      talk: 'chat',
    };
    for (const composition of ['constructor', '__proto__', 'toString'])
      await fort.call('/api/tables', {
        method: 'POST',
        token: ada,
        body: { id: 'odd', settings: { ...settings, composition } },
      });
    const errors = (await errorsOf(fort)) - before;
    const bearer = await fort.call('/api/tables', { headers: { authorization: 'Bearer abc=' } });
    return [
      verdict('names refused', taken.length === 0, `${unseen.length - taken.length} of ${unseen.length}`),
      verdict('nobody sits beside a likeness', sat !== undefined, sat ?? 'sat down'),
      verdict('errors', errors === 0, errors),
      verdict('a token that is none', bearer.status === 401, bearer.status),
    ];
  },
};

const gaugeOf = async (fort: Fort, name: string): Promise<number> => {
  const { text } = await fort.call('/metrics');
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

/** Errors that should not happen, of every kind. */
const errorsOf = async (fort: Fort): Promise<number> => {
  await pause(300);
  const { text } = await fort.call('/metrics');
  const counts = [...text.matchAll(/^room25_errors_total(?:\{[^}]*\})? (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
};

export const TABLES: readonly Attack[] = [racing, oddOnes, absentHost, stalling, chatting, ghosts, stuffing];
