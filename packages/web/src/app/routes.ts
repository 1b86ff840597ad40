/** Which screen is shown: named after the `#`, so that the page can be opened there, has a history, and works without a server. */
import { signal } from '@preact/signals';

export const SCREENS = [
  'home',
  'setup',
  'saves',
  'file',
  'ratings',
  'table',
  'settings',
  'replay',
  'fairness',
  'rules',
  'learn',
  'puzzles',
  'lobby',
  'open',
  'quick',
  'room',
  'watch',
  'television',
  'hand',
  'carry',
  'operator',
] as const;
export type ScreenName = (typeof SCREENS)[number];

export interface Route {
  readonly screen: ScreenName;
  /** What it is about: the id of a table, a rule, a lesson or a puzzle. */
  readonly id?: string;
  /** A place in it: the position of a replay. */
  readonly at?: string;
}

const routeOf = (hash: string): Route => {
  const [name = '', id, at] = hash.replace(/^#\/?/, '').split('/');
  // `#ROOM-COLD`: each rule is an address. Screens have names in small letters.
  if (/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(name)) return { screen: 'rules', id: name };
  const screen = SCREENS.find((each) => each === name) ?? 'home';
  return { screen, ...(id && { id: decoded(id) }), ...(at && { at }) };
};

/** A link that was cut may end in half a character: then it is taken as it stands. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const current = signal(routeOf(location.hash));

export const route = current as { readonly value: Route };

let before: Route | undefined;

/** The screen of this page that was shown before, if there was one. */
export const cameFrom = (): ScreenName | undefined => before?.screen;

addEventListener('hashchange', () => {
  before = current.value;
  current.value = routeOf(location.hash);
});

export const hrefOf = (screen: ScreenName, id?: string, at?: string): string =>
  screen === 'home' ? '#/' : ['#', screen, ...(id ? [encodeURIComponent(id)] : []), ...(at ? [at] : [])].join('/');

/** Replaces this screen: the back key does not return to it. */
export const goInstead = (screen: ScreenName, id?: string): void => {
  location.replace(hrefOf(screen, id));
};

export const go = (screen: ScreenName, id?: string): void => {
  location.hash = hrefOf(screen, id);
};
