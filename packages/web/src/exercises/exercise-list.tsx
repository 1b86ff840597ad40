/** Lessons or puzzles to choose from. */
import type { ComponentChildren, FunctionComponent } from 'preact';
import { BackKey } from '../app/back-key.tsx';
import { labelled, words } from '../app/language.ts';
import { hrefOf, route } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import './exercise-list.css';

interface Props {
  readonly title: string;
  readonly about: string;
  /** The way home. */
  readonly back: string;
  /** Says that there is none by the name in the address. */
  readonly missing: string | undefined;
  readonly children: ComponentChildren;
}

export const ExerciseList: FunctionComponent<Props> = ({ title, about, back, missing, children }) => (
  <main class="exercise-list">
    <header class="exercise-list-head">
      <BackKey notTo={route.value.screen} />
      <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, back)}>
        <Wordmark />
      </a>
      <h1 class="display">{title}</h1>
      <p>{about}</p>
    </header>
    {missing !== undefined && (
      <p class="exercise-list-missing" role="alert">
        {missing}
      </p>
    )}
    {children}
  </main>
);
