/** What a screen reader hears of a game, and what the tab says. */
import { effect, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { announce, announceNow, hush } from '../app/announcer.tsx';
import { text, words } from '../app/language.ts';
import { personOf } from '../board/names.ts';
import type { PlayedGame } from '../play/played-game.ts';
import { ridersIn } from '../told/riders.ts';
import { charactersOf } from '../told/telling.ts';
import { sentencesOf } from '../told/together.ts';
import { isTold } from './told-events.ts';

/** These cannot wait. */
const URGENT = ['alarm', 'over', 'died'];

/** `isLater`: what happens behind the opening is told after it, when its listener knows who they are. */
export const useVoice = (game: PlayedGame, isLater: boolean): void => {
  const waits = useSignal(isLater);
  useLayoutEffect(() => {
    waits.value = isLater;
  }, [isLater]);
  useEffect(() => {
    let heard = game.log.peek().length;
    let viewer = game.viewer.peek();
    let seen = game.view.peek();
    const stopTelling = effect(() => {
      const { value: log } = game.log;
      // Another viewer: what they were told before is no news, and what the other was told is not for them.
      if (game.viewer.value !== viewer) {
        heard = log.length;
        hush();
      }
      viewer = game.viewer.value;
      if (waits.value) return;
      const happened = log.slice(heard);
      const news = happened.filter(isTold);
      const before = seen;
      const reader = { language: text.peek(), viewer, view: game.view.peek(), log };
      heard = log.length;
      seen = reader.view;
      if (news.length === 0) return;
      const told = sentencesOf(
        news.map(({ event }) => event),
        reader,
      );
      const { board } = words.peek();
      // On the way out it goes no further.
      const riders = game.beat.peek()?.isLast ? [] : ridersIn(happened, before, seen);
      const mine = charactersOf(seen, viewer);
      const rides = riders.flatMap(({ name, cell }) =>
        mine.includes(name) && cell ? { ...personOf(seen, name, { ...reader, words: board }), to: cell } : [],
      );
      const said = rides.length > 0 ? `${told} ${board.leads.ride(rides)}` : told;
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

/** Who is awaited is said once, when nothing has happened for a while; whoever is asked hears the question itself. */
export const useWaitVoice = (waiting: string, happened: number): void => {
  const said = useRef('');
  useEffect(() => {
    if (waiting !== said.current) said.current = '';
    if (waiting === said.current || waiting === text.peek().phrases.awaitsYou) return undefined;
    const timer = setTimeout(() => {
      said.current = waiting;
      announce(waiting);
    }, LONG);
    return () => clearTimeout(timer);
  }, [waiting, happened]);
};
