/** A machine whose clock jumps. The machine's clock is what the siege says it is, so the server runs in this process. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SteadyClock } from '../../../src/node/steady-clock.ts';
import { SETTINGS, TestServer } from '../../test-server.ts';
import { type Verdict, verdict } from '../attack.ts';

const HOUR = 3_600_000;
const CLOCK = { kind: 'live', program: 60, action: 60 } as const;

const SHORT = 10;

const openJumping = async () => {
  const machine = { ahead: 0 };
  const clock = new SteadyClock(() => Date.now() + machine.ahead);
  return { machine, server: await TestServer.open({ now: () => clock.now() }) };
};

/** Seconds that people really have for a short question, if the clock is set anew meanwhile and stays so. */
const lastsAfter = async (ahead: number): Promise<number> => {
  const { machine, server } = await openJumping();
  try {
    const clock = { kind: 'live', program: SHORT, action: SHORT } as const;
    const { id } = await server.started({ ...SETTINGS, clock }, ['Ada', 'Ben', 'Cleo', 'Dan']);
    const start = performance.now();
    const passed = (): number => (performance.now() - start) / 1000;
    machine.ahead = ahead;
    for (let isOver = false; !isOver && passed() < 2 * SHORT; ) {
      await sleep(100);
      await server.running.sweep();
      const { seats } = await server.get<{ seats: { away?: string }[] }>(`/api/tables/${id}`);
      isOver = seats.some(({ away }) => away === 'time');
    }
    return passed();
  } finally {
    await server.close();
  }
};

const jump = async (ahead: number): Promise<{ moved: number; timedOut: number }> => {
  const { machine, server } = await openJumping();
  const set = async (milliseconds: number): Promise<void> => {
    machine.ahead = milliseconds;
    await server.running.sweep();
  };
  try {
    const { id, tokens } = await server.started({ ...SETTINGS, clock: CLOCK }, ['Ada', 'Ben', 'Cleo', 'Dan']);
    const look = () => server.get<{ deadline?: number; seats: { away?: string }[] }>(`/api/tables/${id}`);
    const left = ((await look()).deadline ?? 0) - Date.now();
    // Ahead or back for a moment, while somebody does something; then right again.
    await set(ahead);
    await server.refusal(id, tokens[0]!, { do: 'say', text: 'what time is it?' });
    await set(0);
    await server.refusal(id, tokens[0]!, { do: 'say', text: 'and now?' });
    const { deadline = Date.now(), seats } = await look();
    return { moved: Math.abs(deadline - Date.now() - left), timedOut: seats.filter(({ away }) => away).length };
  } finally {
    await server.close();
  }
};

export const jumpingClock = async (): Promise<readonly Verdict[]> => {
  const back = await jump(-HOUR);
  const ahead = await jump(24 * HOUR);
  const forGood = [await lastsAfter(-HOUR), await lastsAfter(24 * HOUR)];
  const told = ({ moved, timedOut }: typeof back): string =>
    `deadline ${(moved / 1000).toFixed(0)} s off, ${timedOut} timed out`;
  return [
    verdict('an hour back and right again', back.moved < 30_000 && back.timedOut === 0, told(back)),
    verdict('a day ahead and right again', ahead.moved < 30_000 && ahead.timedOut === 0, told(ahead)),
    verdict(
      'an hour back, or a day ahead, for good',
      // A busy machine looks a little later.
      forGood.every((seconds) => seconds > 0.9 * SHORT && seconds < 1.2 * SHORT),
      `${SHORT} s lasted ${forGood.map((seconds) => `${seconds.toFixed(1)} s`).join(', ')}`,
    ),
  ];
};
