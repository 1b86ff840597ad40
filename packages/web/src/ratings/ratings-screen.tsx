/** The best of each kind of game, and one's own place among them. */
import { useSignal } from '@preact/signals';
import { type BestAnswer, RATING_KINDS, type RatingKind } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { BackKey } from '../app/back-key.tsx';
import { labelled, words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { bestOf, type ServerTrouble } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import { ratingKindName } from './kinds.ts';
import { MyRatings } from './my-ratings.tsx';
import { RatingValue } from './rating-value.tsx';
import './ratings-screen.css';
import { ratingWords } from './words.ts';

export const RatingsScreen: FunctionComponent<{ readonly id?: string }> = ({ id }) => {
  const said = ratingWords.value;
  const kind = RATING_KINDS.find((each) => each === id) ?? 'suspicion';
  const best = useSignal<BestAnswer | undefined>(undefined);
  const trouble = useSignal<ServerTrouble | undefined>(undefined);
  const look = async (): Promise<void> => {
    const answer = await bestOf(kind);
    if ('value' in answer) best.value = answer.value;
    else trouble.value = answer.trouble;
  };
  useEffect(() => void look(), []);
  return (
    <main class="ratings" aria-busy={!best.value && !trouble.value}>
      <header class="ratings-head">
        <BackKey />
        <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, onlineWords.value.home)}>
          <Wordmark />
        </a>
        <h1 class="display">{said.title}</h1>
        <p>{said.sentence}</p>
      </header>
      <section class="ratings-best">
        <nav class="ratings-kinds" aria-label={said.kinds}>
          {RATING_KINDS.map((each) => (
            <a key={each} class="key" href={hrefOf('ratings', each)} aria-current={each === kind ? 'page' : undefined}>
              {ratingKindName(each)}
            </a>
          ))}
        </nav>
        {trouble.value && <p role="alert">{onlineWords.value.troubles[trouble.value]}</p>}
        {best.value && <Best kind={kind} people={best.value.people} />}
      </section>
      <MyRatings onShown={() => void look()} />
    </main>
  );
};

const Best: FunctionComponent<{ kind: RatingKind; people: BestAnswer['people'] }> = ({ kind, people }) => {
  const { list, none, you } = ratingWords.value;
  if (people.length === 0) return <p class="ratings-none">{none}</p>;
  return (
    <table class="ratings-list">
      <caption class="unseen">{ratingKindName(kind)}</caption>
      <thead>
        <tr>
          <th scope="col">{list.name}</th>
          <th scope="col">{list.rating}</th>
          <th scope="col">{list.games}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ name, games, me, ...rating }, at) => (
          <tr key={`${at} ${name}`} class={me ? 'mine' : ''}>
            <th scope="row">
              <span class="mono">{at + 1}</span> {name}
              {me && <small> {you}</small>}
            </th>
            <td>
              <RatingValue {...rating} />
            </td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
