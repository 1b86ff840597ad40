/**
 * Calls back somebody who is looking elsewhere: by the tab's title, and by a notification where that was allowed. It says nothing
 * secret.
 */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../app/language.ts';
import type { OnlineGame } from '../online/online-game.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { permission } from '../online/push.ts';
import { onlineWords } from '../online/words.ts';
import { play } from '../sound/sound.ts';

export const useNotices = (online: OnlineTable, game: OnlineGame): void => {
  useEffect(() => {
    let wasMine = !document.hidden && game.answers.peek().length > 0;
    const stopTurns = effect(() => {
      const isMine = game.answers.value.length > 0;
      if (isMine && !wasMine) notify(onlineWords.value.notices.yourTurn);
      wasMine = isMine;
    });
    let warned = online.warning.peek();
    const stopWarnings = effect(() => {
      const { value: warning } = online.warning;
      const { you } = online.table.peek();
      if (!warning || warning === warned || you === undefined || !warning.seats.includes(you)) return;
      warned = warning;
      play('tick');
      notify(onlineWords.value.notices.hurry);
      document.title = `⏳ ${onlineWords.value.notices.hurry} · ${words.value.app.title}`;
    });
    return () => {
      stopTurns();
      stopWarnings();
    };
  }, [online, game]);
};

const notify = (sentence: string): void => {
  if (!document.hidden || permission.value !== 'granted') return;
  const { title } = words.value.app;
  const options = { body: sentence, tag: 'room25', icon: './icon-180.png' };
  // On phones only the service worker may do it.
  void navigator.serviceWorker
    ?.getRegistration()
    .then(async (worker) => {
      if (worker) await worker.showNotification(title, options);
      else new Notification(title, options);
    })
    .catch(() => undefined);
};
