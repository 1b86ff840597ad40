/** What a screen reader hears of a game, and what the tab says. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce, announceNow, hush } from '../app/announcer.tsx';
import { text, words } from '../app/language.ts';
import type { PlayedGame } from '../play/played-game.ts';
import { sentencesOf } from '../told/together.ts';
import { isTold } from './told-events.ts';

/** These cannot wait. */
const URGENT = ['alarm', 'over', 'died'];

export const useVoice = (game: PlayedGame): void => {
  useEffect(() => {
    let heard = game.log.peek().length;
    let viewer = game.viewer.peek();
    const stopTelling = effect(() => {
      const { value: log } = game.log;
      // Another viewer: what they were told before is no news, and what the other was told is not for them.
      if (game.viewer.value !== viewer) {
        heard = log.length;
        hush();
      }
      viewer = game.viewer.value;
      const news = log.slice(heard).filter(isTold);
      heard = log.length;
      if (news.length === 0) return;
      const reader = { language: text.peek(), viewer, view: game.view.peek(), log };
      const said = sentencesOf(
        news.map(({ event }) => event),
        reader,
      );
      if (news.some(({ event }) => URGENT.includes(event.kind))) announceNow(said);
      else announce(said);
    });
    const stopTitle = effect(() => {
      const { title } = words.value.app;
      const isAsked = game.answers.value.length > 0;
      document.title = isAsked ? `● ${words.value.table.header.yourTurn} · ${title}` : title;
    });
    return () => {
      stopTelling();
      stopTitle();
      document.title = words.peek().app.title;
    };
  }, [game]);
};

/** In milliseconds: while bots play one after the other, nobody is awaited that long. */
const LONG = 1500;

/** Who is awaited is said once it has been so for a while; whoever is asked hears the question itself. */
export const useWaitVoice = (waiting: string): void => {
  useEffect(() => {
    if (waiting === '' || waiting === text.peek().phrases.awaitsYou) return undefined;
    const timer = setTimeout(() => announce(waiting), LONG);
    return () => clearTimeout(timer);
  }, [waiting]);
};
