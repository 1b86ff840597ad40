/** One's own ratings, and who else may see them. Shown only if the server knows this device. */
import { useSignal } from '@preact/signals';
import { RATING_KINDS, type StandingAnswer } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { hrefOf } from '../app/routes.ts';
import { recall } from '../app/storage.ts';
import { myRatings, showRatings } from '../online/api.ts';
import { ratingKindName } from './kinds.ts';
import './my-ratings.css';
import { RatingValue } from './rating-value.tsx';
import { ratingWords } from './words.ts';

interface Props {
  /** With a link to the leaderboard. */
  readonly hasLink?: boolean;
  onShown?(): void;
}

export const MyRatings: FunctionComponent<Props> = ({ hasLink = false, onShown }) => {
  const { mine } = ratingWords.value;
  const standing = useSignal<StandingAnswer | undefined>(undefined);
  const [title, hint] = [useId(), useId()];
  useEffect(() => {
    // The server does not know a device that it has never met.
    if (recall('name') === undefined) return;
    void myRatings().then((answer) => {
      if ('value' in answer) standing.value = answer.value;
    });
  }, []);
  const show = async (shown: boolean): Promise<void> => {
    const answer = await showRatings(shown);
    if ('value' in answer) standing.value = answer.value;
    onShown?.();
  };
  if (!standing.value) return null;
  const { kinds, asGuard, reliability, shown } = standing.value;
  return (
    <section class="my-ratings" aria-labelledby={title}>
      <h2 id={title} class="display">
        {mine.title}
      </h2>
      {kinds.length === 0 ? (
        <p>{mine.none}</p>
      ) : (
        <dl class="my-ratings-kinds">
          {RATING_KINDS.map((kind) => {
            const rating = kinds.find((each) => each.kind === kind);
            return (
              <div key={kind}>
                <dt>{ratingKindName(kind)}</dt>
                <dd>{rating ? <RatingValue {...rating} /> : mine.unknown}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {asGuard && <p>{mine.asGuard(asGuard.points, asGuard.deviation)}</p>}
      {reliability.games > 0 && <p>{mine.reliability(reliability.finished, reliability.games)}</p>}
      <label class="my-ratings-show">
        <input
          type="checkbox"
          aria-describedby={hint}
          checked={shown}
          onChange={({ currentTarget }) => void show(currentTarget.checked)}
        />
        {mine.show}
      </label>
      <p id={hint} class="my-ratings-hint">
        {mine.showHint}
      </p>
      {hasLink && (
        <a class="key" href={hrefOf('ratings')}>
          {mine.list}
        </a>
      )}
    </section>
  );
};
