/** Does the game count for ratings? Asked where it can. */
import type { FunctionComponent } from 'preact';
import { ratingWords } from '../ratings/words.ts';
import { Choices } from '../setup/choices.tsx';
import { Question } from '../setup/question.tsx';

interface Props {
  readonly isRated: boolean;
  onChange(isRated: boolean): void;
}

export const RatedQuestion: FunctionComponent<Props> = ({ isRated, onChange }) => {
  const { rated } = ratingWords.value;
  const value = isRated ? 'on' : 'off';
  return (
    <Question title={rated.title} answer={rated[value].name}>
      <Choices
        name="rated"
        label={rated.title}
        value={value}
        choices={(['off', 'on'] as const).map((each) => ({ value: each, ...rated[each] }))}
        onChoose={(each) => onChange(each === 'on')}
      />
    </Question>
  );
};
