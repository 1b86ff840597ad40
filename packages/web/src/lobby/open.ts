/** The screens of tables on a server, each fetched when it is first opened, with their words. */
import type { FunctionComponent } from 'preact';
import { loadOnlineWords } from '../online/words.ts';
import { loadPrivacyWords } from './privacy-words.ts';

type Screen = FunctionComponent<{ readonly id?: string }>;

const LOADERS = {
  lobby: async () => (await import('./lobby-screen.tsx')).LobbyScreen,
  open: async () => (await import('./open-screen.tsx')).OpenScreen,
  room: async () => (await import('../online-table/room-screen.tsx')).RoomScreen,
  watch: async () => (await import('../online-table/room-screen.tsx')).WatchScreen,
  television: async () => (await import('../online-table/room-screen.tsx')).TelevisionScreen,
  hand: async () => (await import('../online-table/room-screen.tsx')).HandScreen,
  carry: async () => (await import('./carry-screen.tsx')).CarryScreen,
} as const satisfies Readonly<Record<string, () => Promise<Screen>>>;

export const openOnline = async (screen: keyof typeof LOADERS): Promise<Screen> =>
  (await Promise.all([LOADERS[screen](), loadOnlineWords(), loadPrivacyWords()]))[0];
