import { refuse } from '../refusal.ts';
import { talkers } from '../talking.ts';
import { whilePlaying } from './rules.ts';

/** Has heard enough: when everybody has, programming begins. */
export const heard = whilePlaying<'heard'>({
  bar: (table, { at }) => (talkers(table).includes(at) ? undefined : refuse('not-now', 'you are not asked to talk')),
  apply(table, { at }) {
    const { play } = table;
    // In the order of the seats, which does not show who was first.
    return { ...table, play: { ...play, heard: [...(play.heard ?? []), at].sort((one, other) => one - other) } };
  },
});
