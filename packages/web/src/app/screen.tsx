/** The screen that the address names. Each is fetched when it is first opened. */
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Announcer, announce, hush } from './announcer.tsx';
import { dropNotice } from './dropped-file.ts';
import { fetched, loadAnew } from './fetched.ts';
import { loadText, words } from './language.ts';
import { type Route, route, type ScreenName } from './routes.ts';
import './screen.css';

type Screen = FunctionComponent<Omit<Route, 'screen'>>;

const LOADERS: Readonly<Record<ScreenName, () => Promise<Screen>>> = {
  home: async () => {
    const { Home, readShelf } = await import('../home/home.tsx');
    await readShelf();
    return Home;
  },
  setup: withText(async () => (await import('../setup/setup.tsx')).Setup),
  saves: withText(async () => (await import('../saves/saves-screen.tsx')).Saves),
  file: withText(async () => (await import('../file/open.ts')).openFile()),
  ratings: withText(async () => (await import('../ratings/open.ts')).openRatings()),
  table: withText(async () => (await import('../table/table-screen.tsx')).TableScreen),
  settings: async () => (await import('../settings/settings-screen.tsx')).SettingsScreen,
  replay: withText(async () => (await import('../replay/open.ts')).openReplay()),
  fairness: withText(async () => (await import('../fairness/open.ts')).openFairness()),
  learn: withText(async () => (await import('../tutorial/open.ts')).openLearn()),
  puzzles: withText(async () => (await import('../puzzles/open.ts')).openPuzzles()),
  rules: withText(async () => (await import('../rulebook/open.ts')).openRulebook()),
  lobby: online('lobby'),
  open: online('open'),
  quick: online('quick'),
  room: online('room'),
  watch: online('watch'),
  television: online('television'),
  hand: online('hand'),
  carry: online('carry'),
  operator: online('operator'),
};

function online(screen: Parameters<typeof import('../lobby/open.ts')['openOnline']>[0]): () => Promise<Screen> {
  return withText(async () => (await import('../lobby/open.ts')).openOnline(screen));
}

/** Most screens speak of rooms, rules and events. */
function withText(load: () => Promise<Screen>): () => Promise<Screen> {
  return async () => (await Promise.all([load(), loadText()]))[0];
}

interface Loaded {
  readonly route: Route;
  readonly Screen: Screen;
}

const loaded = signal<Loaded | undefined>(undefined);
/** The next screen could not be fetched and is being tried again. */
const isLate = signal(false);

/** The previous screen stays until the next one is there. */
export const CurrentScreen: FunctionComponent = () => {
  const wanted = route.value;
  useEffect(() => {
    let isWanted = true;
    let failures = 0;
    const onFailure = (error: unknown): void => {
      console.warn(error);
      isLate.value = isWanted;
      if (isWanted && ++failures > 1) void loadAnew();
    };
    void fetched(LOADERS[wanted.screen], { isWanted: () => isWanted, onFailure }).then((Screen) => {
      if (!Screen || !isWanted) return;
      isLate.value = false;
      loaded.value = { route: wanted, Screen };
      // From its top, wherever the previous screen was scrolled to.
      scrollTo(0, 0);
    });
    return () => {
      isWanted = false;
      isLate.value = false;
    };
  }, [wanted]);
  const shown = loaded.value;
  useScreenVoice(shown?.route);
  const Notice = dropNotice.value;
  return (
    <>
      {shown && <shown.Screen key={JSON.stringify(shown.route)} {...placeIn(shown.route)} />}
      {(!shown || isLate.value) && <Loading isLate={shown !== undefined} />}
      {Notice && <Notice />}
      <Announcer />
    </>
  );
};

/**
 * Which screen one has come to is said, unless the screen puts the focus where it says so itself. The first is read as a page, and a
 * table says what it asks.
 */
const useScreenVoice = (shown: Route | undefined): void => {
  const last = useRef<Route | undefined>(undefined);
  useEffect(() => {
    if (last.current !== undefined) {
      hush();
      const isTable = shown?.screen === 'table' || document.querySelector('.table') !== null;
      const heading = document.querySelector('h1');
      if (heading && !isTable && document.activeElement === document.body)
        announce(heading.getAttribute('aria-label') ?? heading.textContent!);
    }
    last.current = shown;
  }, [shown]);
};

const placeIn = ({ screen: _, ...place }: Route): Omit<Route, 'screen'> => place;

/** It is late: said over the previous screen. */
const Loading: FunctionComponent<{ isLate: boolean }> = ({ isLate }) => (
  <p class={`screen-loading mono ${isLate ? 'late' : ''}`} role="status">
    {words.value.app.loading}
  </p>
);
