/** What comes after the end, and who may see what before it. */
import { CHARACTERS, type Command, seatViewer, told, VERB, verbOf, whoOf } from '@room25/engine';
import type { Refused, ResultAnswer, TableView } from '@room25/protocol';
import { commandsOf } from '@room25/test-kit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Party, SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

/** A game that its people leave to bots at once; the last one stays until it is over. */
const finished = async (): Promise<Party> => {
  const party = await server.started({ ...SETTINGS, players: 4 }, ['Ada', 'Ben']);
  const [ada, ben] = party.tokens as [string, string];
  await server.do(party.id, ada, { do: 'leave' });
  const player = server.player(party.id, ben);
  const isOver = (): boolean => player.table?.state === 'over';
  await player.until(() => player.table !== undefined);
  while (!isOver()) {
    await player.until(() => player.answers.length > 0 || isOver());
    if (player.answers.length > 0) await player.do({ do: 'play', command: player.answers[0]! });
  }
  player.close();
  return party;
};

describe('a bot that sat in for somebody', () => {
  it('said, laid and showed nothing in their name, and the record tells what it played', async () => {
    for (let game = 0; game < 3; game++) {
      const { id } = await finished();
      const { seats } = await server.get<ResultAnswer>(`/api/tables/${id}/result`);
      const text = await (await server.send('GET', `/api/tables/${id}/record`)).text();
      const commands = commandsOf(text);
      const isAdas = (command: Command): boolean =>
        seats[0]!.characters.some(({ name }) => name === CHARACTERS[whoOf(command)]);
      expect(commands.filter((command) => isAdas(command) && verbOf(command) >= VERB.reveal)).toEqual([]);
      // Bots of their own speak as they like.
      expect(commands.some((command) => verbOf(command) >= VERB.reveal)).toBe(true);
      const places = commands.flatMap((command, place) => (isAdas(command) ? [place] : []));
      expect(text.match(/^# substitute (.*)$/m)?.[1]).toBe(places.join(' '));
    }
  });
});

describe('after the end', () => {
  it('everybody may see everything: record, result, and what each seat saw', async () => {
    const { id, tokens } = await finished();
    const result = await server.get<ResultAnswer>(`/api/tables/${id}/result`);
    expect(result.seats.map(({ player, bot }) => player || bot)).toEqual(['Ada', 'Ben', 'easy', 'easy']);
    expect(result.seats.flatMap(({ characters }) => characters).every(({ role }) => role !== undefined)).toBe(true);

    const replay = async (seat: string) => server.get<Replay>(`/api/tables/${id}/replay/${seat}`);
    const whole = await replay('everyone');
    const ada = await replay('0');
    expect(ada.steps.length).toBe(whole.steps.length);
    expect(ada.steps.flatMap(({ events }) => events)).toEqual(
      whole.steps.flatMap(({ events }) => events).map((event) => told(event as never, seatViewer(0))),
    );
    const rolesIn = ({ steps }: Replay): number => steps[0]!.view.cast.filter(({ role }) => role !== undefined).length;
    expect([rolesIn(whole), rolesIn(ada), rolesIn(await replay('spectator'))]).toEqual([4, 1, 0]);
    const { thoughts } = await server.get<Thoughts>(`/api/tables/${id}/thoughts`);
    const played = commandsOf(await (await server.send('GET', `/api/tables/${id}/record`)).text());
    expect(new Set(thoughts.map(({ seat }) => seat))).toEqual(new Set([0, 2, 3]));
    for (const { at, seat, command, level } of thoughts) {
      expect(played[at]).toBe(command);
      expect(level).toBe(seat === 0 ? 'normal' : 'easy');
    }
    expect(thoughts.some(({ explanation }) => explanation.rooms.length > 0)).toBe(true);
    for (const seat of ['4', '-1', 'x', '00'])
      expect((await server.send('GET', `/api/tables/${id}/replay/${seat}`)).status).toBe(409);

    const again = server.player(id, tokens[0]);
    await again.until(() => again.game !== undefined);
    expect(again.game!.view.cast.every(({ role }) => role !== undefined)).toBe(true);
    expect(again.game!.answers).toEqual([]);
  });

  it('but before it nothing', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    for (const path of ['record', 'result', 'thoughts', 'replay/0', 'replay/everyone'])
      for (const token of [undefined, tokens[0]]) {
        const answer = await server.get<Refused>(`/api/tables/${id}/${path}`, token);
        expect(answer).toMatchObject({ type: 'refused', code: 'not-now' });
      }
  });

  it('the same people play again at one table, whoever asks first', async () => {
    const { id, tokens } = await finished();
    const [ada, ben] = tokens as [string, string];
    await Promise.all([server.do(id, ada, { do: 'rematch' }), server.do(id, ben, { do: 'rematch' })]);
    const { rematch } = await server.get<TableView>(`/api/tables/${id}`);
    const next = await server.get<TableView>(`/api/tables/${rematch}`, ben);
    expect(next).toMatchObject({ state: 'open', you: 1, settings: SETTINGS });
    expect(next.seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind))).toEqual([
      'Ada',
      'Ben',
      'bot',
      'bot',
    ]);
    // Whoever did not ask has not come there yet: they are still at the end of the last one.
    for (const seat of next.seats) if (seat.kind === 'person') expect(seat.coming === true).toBe(seat.host !== true);
    const before = await server.get<TableView>(`/api/tables/${id}`);
    expect(next.commitment).not.toBe(before.commitment);
    const stranger = await server.guest('Eve');
    expect((await server.refusal(id, stranger, { do: 'rematch' })).code).toBe('not-seated');
    const host = next.seats.findIndex((seat) => seat.kind === 'person' && seat.host);
    await server.do(next.id, tokens[1 - host]!, { do: 'ready', ready: true });
    const { seats } = await server.get<TableView>(`/api/tables/${next.id}`);
    expect(seats[1 - host]).not.toHaveProperty('coming');
    await server.do(next.id, tokens[host]!, { do: 'start' });
  });

  it('there is no rematch before it', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada']);
    expect((await server.refusal(id, tokens[0]!, { do: 'rematch' })).code).toBe('not-now');
  });
});

interface Thoughts {
  readonly thoughts: readonly {
    readonly at: number;
    readonly seat: number;
    readonly level: string;
    readonly command: number;
    readonly explanation: { readonly rooms: readonly unknown[] };
  }[];
}

interface Replay {
  readonly steps: readonly {
    readonly events: readonly unknown[];
    readonly view: { readonly cast: readonly { readonly role?: string }[] };
  }[];
}
