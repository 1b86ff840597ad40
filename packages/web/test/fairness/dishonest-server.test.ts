// @vitest-environment happy-dom
/** A server that looks for a deal to its liking, and the pages of its players, which find it out by themselves. */
import { formatFile, Game, newSheet, recordOf, type Sheet } from '@room25/engine';
import {
  type Act,
  commitmentOf,
  type Fairness,
  formatProof,
  markOf,
  type SeatView,
  seedOf,
  type TableView,
  type Verdict,
  verify,
} from '@room25/protocol';
import { gameFrom, playFirst } from '@room25/test-kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTable } from '../../src/online/api.ts';
import { keptDeal, noteDeal, numberAhead, withNumber } from '../../src/online/kept-deals.ts';

const VICTIM = 0;
const SEATS = 4;

/** Ada, Ben and two bots; it wants the first seat to go last. */
class DishonestServer {
  readonly id = `table-${++tables}`;
  tried = 0;
  readonly #cheat: Cheat;
  readonly #isQuick: boolean;
  #serverSeed = newSeed();
  readonly #promised = this.#serverSeed;
  readonly #numbers: (string | undefined)[] = Array.from({ length: SEATS }, () => undefined);
  readonly #shown: (string | undefined)[] = Array.from({ length: SEATS }, () => undefined);
  #isStarted = false;

  constructor(cheat: Cheat, isQuick = false) {
    this.#cheat = cheat;
    this.#isQuick = isQuick;
  }

  view(you: number): TableView {
    const people = ['Ada', 'Ben'];
    const seats = Array.from({ length: SEATS }, (_, at): SeatView => {
      if (people[at] === undefined) return { kind: 'bot', level: 'easy' };
      const number = this.#shown[at];
      return { kind: 'person', name: people[at], ...(number !== undefined && { mark: markOf(number) }) };
    });
    return {
      id: this.id,
      code: this.id.toUpperCase(),
      state: this.#isStarted ? 'playing' : 'open',
      settings: {} as TableView['settings'],
      seats,
      you,
      commitment: commitmentOf(this.#cheat === 'promises anew' ? this.#serverSeed : this.#promised),
      ...(this.#isStarted && { started: 1 }),
      ...(this.#isQuick && { quick: {} }),
    };
  }

  take(seat: number, act: Act): void {
    this.#numbers[seat] = (act as { entropy?: string }).entropy;
    this.#shown[seat] = this.#numbers[seat];
    if (act.do === 'start') this.begin();
  }

  begin(): void {
    while (this.#cheat !== 'none' && !this.#pleases()) this.#tryAnother();
    this.#isStarted = true;
  }

  /** What it publishes: all of it fits together. */
  get record(): string {
    const game = gameFrom(this.#sheet);
    return formatProof(this.#fairness) + formatFile([recordOf(game, playFirst(game))]);
  }

  #tryAnother(): void {
    this.tried++;
    if (this.#cheat === 'tries seeds' || this.#cheat === 'promises anew') this.#serverSeed = newSeed();
    if (this.#cheat === 'exchanges a number') this.#numbers[VICTIM] = newSeed();
    if (this.#cheat === 'speaks for a friend') this.#numbers[1] = newSeed();
    if (this.#cheat === 'speaks for a bot') this.#numbers[3] = newSeed();
  }

  #pleases(): boolean {
    const game = Game.setUp(this.#sheet) as Game;
    const { order } = this.#sheet;
    const last = game.cast.find((who) => game.seatOf(who) === VICTIM)!;
    return order.length === SEATS && game.cast.at(-1) === last && this.tried > 0;
  }

  get #fairness(): Fairness {
    return { serverSeed: this.#serverSeed, entropies: this.#numbers };
  }

  get #sheet(): Sheet {
    return newSheet({ edition: 'second', mode: 'suspicion', players: SEATS, seed: seedOf(this.#fairness) }) as Sheet;
  }
}

type Cheat =
  | 'none'
  | 'tries seeds'
  | 'promises anew'
  | 'exchanges a number'
  | 'speaks for a friend'
  | 'speaks for a bot';

let tables = 0;
let seeds = 0;
/** Another one each time, the same in each run. */
const newSeed = (): string => commitmentOf(`seed ${++seeds}`);

/** The pages of both: each is shown the table, agrees, sees the game begin, and at the end checks. */
const verdicts = async (server: DishonestServer): Promise<{ readonly alone: Verdict; readonly host: Verdict }> => {
  const show = (you: number): TableView => {
    const table = server.view(you);
    noteDeal(table);
    return table;
  };
  // Ben's page is another device.
  const ben = withNumber({ do: 'ready', ready: true }, { ...show(1), id: `${server.id} of Ben` });
  server.take(1, ben);
  server.take(VICTIM, withNumber({ do: 'start' }, show(VICTIM)));
  show(VICTIM);
  const { record } = server;
  return { alone: await verify(record), host: await verify(record, keptDeal(server.id)) };
};

/** The same at a quick game, where nobody says anything: it begins by itself. */
const quickVerdicts = async (server: DishonestServer): Promise<{ readonly alone: Verdict; readonly page: Verdict }> => {
  for (const [seat, id] of [
    [VICTIM, server.id],
    [1, `${server.id} of Ben`],
  ] as const) {
    const table = { ...server.view(seat), id };
    noteDeal(table);
    const act = numberAhead(table);
    if (act) server.take(seat, withNumber(act, table));
  }
  server.begin();
  noteDeal(server.view(VICTIM));
  const { record } = server;
  return { alone: await verify(record), page: await verify(record, keptDeal(server.id)) };
};

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('A server that', () => {
  it('deals as it has promised is right, by the record and by what the page kept', async () => {
    const { alone, host } = await verdicts(new DishonestServer('none'));
    expect([alone.kind, host.kind]).toEqual(['right', 'right']);
  });

  it.each([
    ['tries seeds', 'promise'],
    ['promises anew', 'promise'],
    ['exchanges a number', 'own'],
    ['speaks for a friend', 'others'],
    ['speaks for a bot', 'others'],
  ] as const)('%s until the deal pleases it is caught, though its proof holds in itself', async (cheat, check) => {
    const server = new DishonestServer(cheat);
    const { alone, host } = await verdicts(server);
    expect(server.tried).toBeGreaterThan(0);
    expect(alone.kind).toBe('right');
    expect(host).toMatchObject({ kind: 'wrong', check });
  });

  it('deals a quick game has the numbers of all pages in it', async () => {
    const server = new DishonestServer('none', true);
    const { page } = await quickVerdicts(server);
    const { number } = keptDeal(server.id)!;
    expect(number).toMatch(/^[\da-f]{32}$/);
    const entropies = [number, expect.any(String), undefined, undefined];
    expect(page).toMatchObject({ kind: 'right', proof: { entropies } });
  });

  it.each([
    ['tries seeds', 'promise'],
    ['promises anew', 'promise'],
    ['exchanges a number', 'own'],
    ['speaks for a friend', 'others'],
    ['speaks for a bot', 'others'],
  ] as const)('%s at a quick game is caught as well', async (cheat, check) => {
    const server = new DishonestServer(cheat, true);
    const { alone, page } = await quickVerdicts(server);
    expect(server.tried).toBeGreaterThan(0);
    expect(alone.kind).toBe('right');
    expect(page).toMatchObject({ kind: 'wrong', check });
  });

  it('has begun a quick game without somebody is not accused when they come late; their number is not in it', () => {
    const table = { ...new DishonestServer('none', true).view(VICTIM), id: 'late' };
    noteDeal(table);
    withNumber(numberAhead(table)!, table);
    noteDeal({ ...table, state: 'playing', started: 1 });
    expect(keptDeal('late')).toMatchObject({ seat: VICTIM });
    expect(keptDeal('late')).not.toHaveProperty('number');
  });

  it('has dealt to others after somebody got up is not accused of leaving out their number', () => {
    const table = { ...new DishonestServer('none').view(VICTIM), id: 'left' };
    noteDeal(table);
    withNumber({ do: 'ready', ready: true }, table);
    const { you: _, ...looking } = table;
    noteDeal({ ...looking, state: 'playing', started: 1 });
    expect(keptDeal('left')).toEqual(expect.not.objectContaining({ number: expect.anything() }));
  });

  it('asks again gets the same number again', () => {
    const server = new DishonestServer('none');
    const table = server.view(VICTIM);
    noteDeal(table);
    const first = withNumber({ do: 'ready', ready: true }, table);
    const changed = { ...table, commitment: commitmentOf('another') };
    noteDeal(changed);
    expect(withNumber({ do: 'ready', ready: true }, changed)).toEqual(first);
    expect(withNumber({ do: 'start' }, table)).toMatchObject({ entropy: (first as { entropy: string }).entropy });
    expect(keptDeal(server.id)?.commitment).toBe(table.commitment);
    expect(withNumber({ do: 'ready', ready: false }, table)).not.toHaveProperty('entropy');
  });

  it('opens a table is told no number before it has promised anything', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      sent.push(body);
      return new Response('{}');
    });
    await openTable({} as never);
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toContain('entropy');
  });
});
