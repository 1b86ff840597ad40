/** What bots planned together is told when the turn is over, in cooperation. */
import { decide } from '@room25/bots';
import { formatCommand, VERB, verbOf } from '@room25/engine';
import type { Player } from '@room25/test-kit/server';
import { afterEach, expect, it } from 'vitest';
import { SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
afterEach(() => server.close());

/** Bots that say what they programmed is what all planned. */
const planners = {
  decide: async (task: Parameters<typeof decide>[0]) => {
    const decision = decide(task, { steps: 0 });
    const isProgram = decision.command !== undefined && verbOf(decision.command) === VERB.program;
    return isProgram ? { ...decision, plan: { turn: task.view.turn, programs: [decision.command!] } } : decision;
  },
  close: async () => {},
};

const played = async (mode: 'cooperation' | 'suspicion', look: (ada: Player) => void): Promise<Player> => {
  server = await TestServer.open({ pool: planners });
  const { id, tokens } = await server.started({ ...SETTINGS, mode }, ['Ada']);
  const ada = server.player(id, tokens[0]!);
  const onlooker = server.player(id);
  while (ada.game === undefined || ada.game.view.turn < 2) {
    await ada.until(() => ada.answers.length > 0 || (ada.game?.view.turn ?? 0) > 1);
    look(ada);
    if (ada.game!.view.turn === 1) await ada.do({ do: 'play', command: ada.answers[0]! });
  }
  await onlooker.until(() => onlooker.game?.view.turn === 2);
  expect(onlooker.game!.planned).toEqual(ada.game!.planned);
  return ada;
};

it('is told afterwards, to those who play and to those who watch', async () => {
  const ada = await played('cooperation', ({ game }) => game!.view.turn === 1 && expect(game!.planned).toBeUndefined());
  expect(ada.game!.planned).toHaveLength(1);
  const [plan] = ada.game!.planned!;
  expect(plan!.turn).toBe(1);
  expect(plan!.programs.map(formatCommand).join()).toMatch(/^[a-z]+: program /);
});

it('is told nobody where somebody may be a guard', async () => {
  const ada = await played('suspicion', () => {});
  expect(ada.game!.planned).toBeUndefined();
});
