/** What a rated game has changed, for those who may see it. Asked for when the game is over; it is counted a moment later. */
import { useSignal } from '@preact/signals';
import type { ChangesAnswer } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { ratingsAt } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import './changes.css';
import { RatingValue } from './rating-value.tsx';
import { loadRatingWords, ratingWords } from './words.ts';

/** The pause in milliseconds, and how often. */
const ASKED_EVERY = 1_500;
const ASKED = 40;

interface Props {
  readonly table: string;
  /** The names of those at the table, by seat. */
  readonly names: readonly (string | undefined)[];
}

export const RatingChanges: FunctionComponent<Props> = ({ table, names }) => {
  const told = useSignal<ChangesAnswer | undefined>(undefined);
  const title = useId();
  useEffect(() => {
    let isWanted = true;
    let asked = 0;
    const ask = async (): Promise<void> => {
      const [answer] = await Promise.all([ratingsAt(table), loadRatingWords()]);
      if (!isWanted) return;
      if ('value' in answer) told.value = answer.value;
      if (isWaiting(told.value) && ++asked < ASKED) setTimeout(() => void ask(), ASKED_EVERY);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, []);
  const answer = told.value;
  if (!answer || (!answer.rated && answer.why === 'unrated')) return null;
  const { changes: said } = ratingWords.value;
  return (
    <section class="changes" aria-labelledby={title}>
      <h2 id={title} class="display">
        {said.title}
      </h2>
      {answer.rated ? (
        <Changes changes={answer.changes} names={names} />
      ) : (
        <p role="status">{said[answer.why === 'unrated' ? 'soon' : answer.why]}</p>
      )}
    </section>
  );
};

type ChangeList = Extract<ChangesAnswer, { rated: true }>['changes'];

const Changes: FunctionComponent<{ changes: ChangeList; names: Props['names'] }> = ({ changes, names }) => {
  const { changes: said } = ratingWords.value;
  if (changes.length === 0) return <p>{said.hidden}</p>;
  return (
    <dl>
      {changes.map(({ seat, before, ...rating }) => (
        <div key={seat}>
          <dt>{names[seat] || onlineWords.value.somebody}</dt>
          <dd>
            <b class="mono">{said.by(rating.points - before)}</b> <RatingValue {...rating} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

const isWaiting = (answer: ChangesAnswer | undefined): boolean =>
  answer === undefined || (!answer.rated && answer.why === 'soon');
