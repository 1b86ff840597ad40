/**
 * A choice that leads to a death the viewer can know of is played by a key that must be held, unless somebody has turned that
 * off.
 */
import type { Command } from '@room25/engine';
import { confirm } from '../app/settings.ts';
import type { ShownGame } from '../play/played-game.ts';
import { previewOf } from './preview.ts';

export const needsHolding = ({ view }: ShownGame, command: Command): boolean =>
  confirm.value !== 'never' && previewOf(view.value, command).deaths.length > 0;
