/** Which game: its edition and its mode. */
import { EDITIONS } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Choices } from './choices.tsx';
import { modesOf, type Plan, withGame } from './plan.ts';
import { Question } from './question.tsx';

interface Props {
  readonly plan: Plan;
  onChange(plan: Plan): void;
}

export const GameQuestions: FunctionComponent<Props> = ({ plan, onChange }) => {
  const { setup } = words.value;
  const { editions, modes } = text.value;
  const { edition, mode } = plan;
  return (
    <>
      <Question title={setup.edition} answer={editions[edition].name}>
        <Choices
          name="edition"
          label={setup.edition}
          value={edition}
          choices={EDITIONS.map((each) => ({ value: each, ...editions[each] }))}
          onChoose={(each) => onChange(withGame(plan, { edition: each }))}
        />
      </Question>
      <Question title={setup.mode} answer={modes[mode].name}>
        <Choices
          name="mode"
          label={setup.mode}
          value={mode}
          choices={modesOf(edition).map((each) => ({ value: each, ...modes[each] }))}
          onChoose={(each) => onChange(withGame(plan, { mode: each }))}
        />
      </Question>
    </>
  );
};
