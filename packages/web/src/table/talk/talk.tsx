/** Talk of the game itself: current phrases, phrases to say, bubbles beside the cast. Fetched after the table. */
import { later } from '../../app/later.tsx';
import type { PlayedGame } from '../../play/played-game.ts';
import type { BubblesProps } from './bubbles.tsx';
import type { SayPanelProps } from './say-panel.tsx';
import type { WindowProps } from './window-panel.tsx';

const fetchTalk = async () => (await import('./open.ts')).openTalk();

export const SayPanel = later<SayPanelProps>(async () => (await fetchTalk()).SayPanel);
export const WindowPanel = later<WindowProps>(async () => (await fetchTalk()).WindowPanel);
export const Bubbles = later<BubblesProps>(async () => (await fetchTalk()).Bubbles);

/** What others have said in phrases. */
export const heardIn = ({ log, view, viewer }: PlayedGame): number => {
  const { value: me } = viewer;
  const mine = view.value.cast.filter(({ seat }) => me.kind === 'seat' && me.seat === seat).map(({ name }) => name);
  return log.value.filter(({ event }) => event.kind === 'said' && !mine.includes(event.who)).length;
};
