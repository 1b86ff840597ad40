/** The puzzles: one of them, or all to choose from. */
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind } from '@room25/solver';
import type { FunctionComponent } from 'preact';
import { hrefOf } from '../app/routes.ts';
import { Icon, type IconName } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import { ExerciseList } from '../exercises/exercise-list.tsx';
import { goalOf } from './goal.ts';
import { GradeMark } from './grade.tsx';
import { progressOf } from './progress.ts';
import { PuzzleScreen } from './puzzle-screen.tsx';
import './puzzles.css';
import { dayOf, PUZZLES, puzzleOf } from './puzzles.ts';
import { puzzlesWords } from './words.ts';

export const Puzzles: FunctionComponent<{ readonly id?: string }> = ({ id }) => {
  const puzzle = id === 'today' ? puzzleOf(dayOf(new Date())) : PUZZLES.find((each) => each.id === id);
  return puzzle ? <PuzzleScreen puzzle={puzzle} /> : <PuzzleList missing={id} />;
};

const ICONS: Readonly<Record<PuzzleKind, IconName>> = {
  out: 'action-control',
  save: 'mark-prisoner',
  stop: 'mark-guard',
};

const PuzzleList: FunctionComponent<{ readonly missing: string | undefined }> = ({ missing }) => {
  const { value: words } = puzzlesWords.words;
  const solved = PUZZLES.filter(({ id }) => progressOf(id).solved !== undefined);
  const today = puzzleOf(dayOf(new Date()));
  return (
    <ExerciseList
      title={words.title}
      about={words.about}
      back={words.back}
      missing={missing === undefined ? undefined : words.noPuzzle(missing)}
    >
      <section class="puzzle-group" aria-labelledby="today">
        <h2 id="today" class="display">
          <Icon name="mark-alarm" /> {words.today}
        </h2>
        <p>
          <b>{words.kinds[today.kind]}</b> {goalOf(today)}
        </p>
        <ul class="puzzle-list">
          <Line puzzle={today} isHot />
        </ul>
      </section>
      <p class="exercise-list-progress">{words.progress(solved.length, PUZZLES.length)}</p>
      {PUZZLE_KINDS.map((kind) => (
        <section key={kind} class="puzzle-group" aria-labelledby={kind}>
          <h2 id={kind} class="display">
            <Icon name={ICONS[kind]} /> {words.kinds[kind]}
          </h2>
          <p>{words.abouts[kind]}</p>
          <ul class="puzzle-list">
            {PUZZLES.filter((puzzle) => puzzle.kind === kind).map((puzzle) => (
              <Line key={puzzle.id} puzzle={puzzle} />
            ))}
          </ul>
        </section>
      ))}
    </ExerciseList>
  );
};

const Line: FunctionComponent<{ readonly puzzle: Puzzle; readonly isHot?: boolean }> = ({ puzzle, isHot }) => {
  const { value: words } = puzzlesWords.words;
  const { id, grade, rating, sheet } = puzzle;
  const { solved, tries } = progressOf(id);
  const isSolved = solved !== undefined;
  return (
    <li>
      <a class={`puzzle-line ${isHot ? 'hot' : ''}`} href={hrefOf('puzzles', id)}>
        <b class="display">{words.number(PUZZLES.indexOf(puzzle) + 1)}</b>
        <span class="puzzle-cast" aria-hidden="true">
          {sheet.order.map((who) => (
            <Pawn key={who} who={who} />
          ))}
        </span>
        <span class="puzzle-terms">
          <span>
            <GradeMark grade={grade} /> · {words.turns(sheet.turnsLeft ?? 1)} · {words.rating(rating)}
          </span>
          <span class="puzzle-state">
            {isSolved && <Icon name="mark-known" />}
            {isSolved ? words.solved : tries > 0 ? words.tried : ''}
          </span>
        </span>
      </a>
    </li>
  );
};
