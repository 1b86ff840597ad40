/** The screens of tables on a server, each fetched when it is first opened, with their words. */
import type { FunctionComponent } from 'preact';
import { watchCalls } from '../online/calls.ts';
import { loadOnlineWords } from '../online/words.ts';
import { loadRatingWords } from '../ratings/words.ts';
import { loadListWords } from '../setup/list-words.ts';
import { loadPrivacyWords } from './privacy-words.ts';

type Screen = FunctionComponent<{ readonly id?: string }>;

const LOADERS = {
  lobby: async () => (await import('./lobby-screen.tsx')).LobbyScreen,
  open: async () => (await import('./open-screen.tsx')).OpenScreen,
  quick: async () => (await import('./quick-screen.tsx')).QuickScreen,
  room: async () => (await import('../online-table/room-screen.tsx')).RoomScreen,
  watch: async () => (await import('../online-table/room-screen.tsx')).WatchScreen,
  television: async () => (await import('../online-table/room-screen.tsx')).TelevisionScreen,
  hand: async () => (await import('../online-table/room-screen.tsx')).HandScreen,
  carry: async () => (await import('./carry-screen.tsx')).CarryScreen,
  operator: async () => (await import('../operator/open.ts')).openOperator(),
} as const satisfies Readonly<Record<string, () => Promise<Screen>>>;

let isCalled = false;

export const openOnline = async (screen: keyof typeof LOADERS): Promise<Screen> => {
  // From then on, on every screen.
  if (!isCalled) {
    watchCalls();
    void import('../online/push.ts').then(({ findTold }) => findTold());
  }
  isCalled = true;
  const needs = [loadOnlineWords(), loadPrivacyWords(), loadRatingWords(), loadListWords()] as const;
  return (await Promise.all([LOADERS[screen](), ...needs]))[0];
};
