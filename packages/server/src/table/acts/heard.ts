import { refuse } from '../refusal.ts';
import { talkers } from '../talking.ts';
import { whilePlaying } from './rules.ts';

/** Has heard enough: when all people have, programs are made. */
export const heard = whilePlaying<'heard'>({
  bar: (table, { at }) => (talkers(table).includes(at) ? undefined : refuse('not-now', 'you are not asked to talk')),
  apply(table, { at }) {
    const { play } = table;
    // In the order of the seats: it does not show who was first.
    return { ...table, play: { ...play, heard: [...(play.heard ?? []), at].sort((one, other) => one - other) } };
  },
});
