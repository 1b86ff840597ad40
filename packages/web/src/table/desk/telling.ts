/** The panel for telling about a room, fetched when there is something to tell. */
import { later } from '../../app/later.tsx';
import type { TellProps } from './tell-panel.tsx';

export interface SaidKeyProps {
  /** Backspace takes nothing else back. */
  isFree?(): boolean;
}

export const TellPanel = later<TellProps>(async () => (await import('./tell-panel.tsx')).TellPanel);
export const SaidKey = later<SaidKeyProps>(async () => (await import('./said-key.tsx')).SaidKey);
