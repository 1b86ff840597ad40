// @vitest-environment happy-dom
import type { BestAnswer, ChangesAnswer, StandingAnswer } from '@room25/protocol';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { discard, store } from '../../src/app/storage.ts';
import { settingsOf, type Terms } from '../../src/lobby/terms.ts';
import { RatingChanges } from '../../src/ratings/changes.tsx';
import { openRatings } from '../../src/ratings/open.ts';
import { seatsFor } from '../../src/setup/plan.ts';

/** Milliseconds that a busy machine may take. */
const PATIENCE = 120_000;

let RatingsScreen: Awaited<ReturnType<typeof openRatings>>;

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  RatingsScreen = await openRatings();
});
afterEach(() => {
  cleanup();
  discard('name');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const serves = (answerTo: (path: string, body: { shown?: boolean }) => object): void => {
  vi.stubGlobal('fetch', async (path: string, { body = '{}' }: { body?: string } = {}) => {
    const answer = answerTo(path, JSON.parse(body));
    return { ok: !('code' in answer), json: async () => answer };
  });
};

const STANDING: StandingAnswer = {
  shown: false,
  kinds: [{ kind: 'suspicion', points: 1534, deviation: 120, games: 12, settled: false }],
  asGuard: { points: -14, deviation: 60 },
  reliability: { finished: 18, games: 20 },
};

it('the best are listed with how sure that is; one’s own numbers are shown to others only if one wants it', async () => {
  store('name', 'Ada');
  let shown = false;
  serves((path, body) => {
    if (body.shown !== undefined) shown = body.shown;
    if (path === '/api/guest/ratings') return { ...STANDING, shown };
    const people: BestAnswer['people'] = [{ name: 'Ben', points: 1610, deviation: 70, games: 90, settled: true }];
    if (shown) people.push({ name: 'Ada', points: 1534, deviation: 80, games: 12, settled: true, me: true });
    return { kind: 'suspicion', people } satisfies BestAnswer;
  });
  render(<RatingsScreen />);
  const rows = async () =>
    within(await screen.findByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
  expect(await rows()).toEqual(['NameRatingGames', '1 Ben1610 ± 701610, give or take 7090']);
  expect(await screen.findByText('settling')).toBeTruthy();
  screen.getByText('As a guard, compared with as a prisoner: −14 ± 60');
  screen.getByText('Reliability: 18 of your last 20 games played to the end.');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show my ratings to others' });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  await waitFor(async () => expect((await rows())[2]).toContain('2 Ada you'));
  expect(box.checked).toBe(true);
});

it('whoever the server does not know has no numbers of their own', async () => {
  serves((path) => (path.startsWith('/api/ratings') ? { kind: 'rivals', people: [] } : { code: 'identity' }));
  render(<RatingsScreen id="rivals" />);
  await screen.findByText('Nobody is on this list yet.');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Competition · Team');
  expect(screen.queryByText('Your ratings')).toBeNull();
});

it('after a game: a moment until it is counted, then what has changed; nothing where it was not rated', async () => {
  vi.useFakeTimers();
  const answers: ChangesAnswer[] = [
    { rated: false, why: 'soon' },
    {
      rated: true,
      kind: 'suspicion',
      changes: [{ seat: 1, before: 1500, points: 1488, deviation: 150, games: 1, settled: false }],
    },
  ];
  serves(() => (answers.length > 1 ? answers.shift()! : answers[0]!));
  const { unmount } = render(<RatingChanges table="x" names={['Ada', 'Ben']} />);
  await vi.waitFor(() => screen.getByText('Working out the ratings…'), PATIENCE);
  await vi.advanceTimersByTimeAsync(1_500);
  await vi.waitFor(() => screen.getByText('−12'), PATIENCE);
  expect(screen.getByRole('region', { name: 'Ratings' }).textContent).toContain('Ben−12 1488 ± 150');
  unmount();
  serves(() => ({ rated: false, why: 'unrated' }) satisfies ChangesAnswer);
  const { container } = render(<RatingChanges table="x" names={[]} />);
  await vi.advanceTimersByTimeAsync(100);
  expect(container.textContent).toBe('');
});

it('a table is rated where everybody can find it and look on, and nobody can let it stand', () => {
  const terms: Terms = {
    plan: { edition: 'second', mode: 'suspicion', seats: seatsFor(6, 6), options: {} },
    clock: { kind: 'correspondence', hours: 48 },
    ...{ talk: 'chat', isTalking: false, isListed: true, isRated: true, isUnwatched: false },
  };
  expect(settingsOf(terms).rated).toBe(true);
  expect(settingsOf({ ...terms, isListed: false }).rated).toBeUndefined();
  expect(settingsOf({ ...terms, isUnwatched: true }).rated).toBeUndefined();
  expect(settingsOf({ ...terms, clock: { kind: 'none' } }).rated).toBeUndefined();
  expect(settingsOf({ ...terms, isRated: false }).rated).toBeUndefined();
  const plan = { ...terms.plan, composition: { EM: 24 } };
  expect(settingsOf({ ...terms, plan }).rated).toBeUndefined();
});
