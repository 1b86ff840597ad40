import { playBar, withPlayed } from '../play.ts';
import { refuse } from '../refusal.ts';
import { isAttended } from '../table-state.ts';
import { seated } from './rules.ts';

export const play = seated<'play'>({
  bar(table, { at, person }, { command }) {
    if (table.play && !table.play.ended && !isAttended(person))
      return refuse('not-now', 'a bot sits in for you: come back first');
    return playBar(table, at, command);
  },
  apply: (table, _, { act, at }) => withPlayed(table, act.command, at),
});
