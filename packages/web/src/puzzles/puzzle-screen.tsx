/** A puzzle at the table: what is asked, the game itself, and how it went. Or its solution, which plays by itself. */
import { useSignal, useSignalEffect } from '@preact/signals';
import type { Puzzle } from '@room25/solver';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useBeginning } from '../exercises/beginning.ts';
import type { LocalGame } from '../play/local-game.ts';
import { Table } from '../table/table.tsx';
import { type AttemptVerdict, startPuzzle } from './attempt.ts';
import { noteDay } from './days.ts';
import { IntroDialog } from './intro-dialog.tsx';
import { noteMiss, noteShown, noteSolved } from './progress.ts';
import { PuzzleCoach } from './puzzle-coach.tsx';
import { dayOf, puzzleOf } from './puzzles.ts';
import { ResultDialog } from './result-dialog.tsx';

type Turn = 'first' | 'again' | 'shown';

export const PuzzleScreen: FunctionComponent<{ readonly puzzle: Puzzle }> = ({ puzzle }) => {
  const [{ number, turn }, set] = useState<{ number: number; turn: Turn }>({ number: 0, turn: 'first' });
  const again = (next: Turn): void => set({ number: number + 1, turn: next });
  return <Try key={number} puzzle={puzzle} turn={turn} onAgain={() => again('again')} onShow={() => again('shown')} />;
};

interface Props {
  readonly puzzle: Puzzle;
  readonly turn: Turn;
  onAgain(): void;
  onShow(): void;
}

const Try: FunctionComponent<Props> = ({ puzzle, turn, onAgain, onShow }) => {
  const attempt = useMemo(() => startPuzzle(puzzle), []);
  const { game } = attempt;
  const isIntroduced = useSignal(turn !== 'first');
  const verdict = useSignal<AttemptVerdict | undefined>(undefined);
  const isShown = turn === 'shown';
  useBeginning(isIntroduced.value);

  useEffect(() => () => game.close(), [game]);
  useEffect(() => {
    if (isShown) noteShown(puzzle.id);
  }, []);
  useSolution(game, isShown ? puzzle : undefined);
  useSignalEffect(() => {
    const found = attempt.verdict();
    if (found === undefined || verdict.peek() !== undefined) return;
    if (!isShown && found === 'solved') {
      const day = dayOf(new Date());
      noteSolved(puzzle.id, day);
      if (puzzleOf(day).id === puzzle.id) noteDay(day);
    }
    if (!isShown && found === 'missed') noteMiss(puzzle.id);
    verdict.value = found;
  });

  return (
    <>
      <Table
        game={game}
        id={`puzzle ${puzzle.id}`}
        more={{ isKept: false, presenter: <PuzzleCoach puzzle={puzzle} onAgain={onAgain} onShow={onShow} /> }}
        onOver={() => {}}
      />
      {!isIntroduced.value && (
        <IntroDialog
          puzzle={puzzle}
          onStart={() => {
            isIntroduced.value = true;
          }}
        />
      )}
      {verdict.value !== undefined && (
        <ResultDialog puzzle={puzzle} verdict={isShown ? 'shown' : verdict.value} onAgain={onAgain} onShow={onShow} />
      )}
    </>
  );
};

/** Plays the solution, one choice after the other, as each is asked for. */
const useSolution = (game: LocalGame, puzzle: Puzzle | undefined): void => {
  const [rest] = useState(() => [...(puzzle?.solution ?? [])]);
  useSignalEffect(() => {
    const [next] = rest;
    if (next === undefined || !game.answers.value.includes(next)) return;
    rest.shift();
    queueMicrotask(() => void game.send(next));
  });
};
