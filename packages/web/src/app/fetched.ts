/** Fetches code when it is first needed. The network may change or fail in between: it is asked for until it comes. */

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

/** Nothing if nobody wants it any more. `onFailure` is called after each failed try. */
export const fetched = async <T>(
  load: () => Promise<T>,
  { isWanted = () => true, onFailure }: { isWanted?: () => boolean; onFailure?: (error: unknown) => void } = {},
): Promise<T | undefined> => {
  for (let pause = FIRST_PAUSE; isWanted(); pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch (error) {
      onFailure?.(error);
      await rest(pause);
    }
  }
  return undefined;
};

const MINUTE = 60_000;

/**
 * As soon as the server answers. A browser remembers that a module could not be fetched, and whatever imports it fails again:
 * only reloading the page helps. At most once a minute, in case the server itself lacks the module.
 */
export const loadAnew = async (): Promise<void> => {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loading?.type === 'reload' && performance.now() < MINUTE) return;
  const isThere = await fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) location.reload();
};

/** To be called once. A part that is fetched again does not fetch its style sheet again. */
export const watchStyles = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      void rest(FIRST_PAUSE).then(() => target.replaceWith(target.cloneNode()));
    },
    true,
  );

/** For this long, or until the network is back. */
const rest = (ms: number): Promise<void> =>
  new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
