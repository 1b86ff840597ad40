import type { Action, Character } from '@room25/engine';
import { text } from '../app/language.ts';

/** As its key says it: an ability by its own name. */
export const actionName = (action: Action, who: Character): string =>
  action === 'special' ? text.value.characters[who].ability : text.value.actions[action].name;
