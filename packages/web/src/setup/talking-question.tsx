/** Is there a moment to talk before people program? */
import type { FunctionComponent } from 'preact';
import { words } from '../app/language.ts';
import { Choices } from './choices.tsx';
import { Question } from './question.tsx';

interface Props {
  readonly isTalking: boolean;
  onChange(isTalking: boolean): void;
}

export const TalkingQuestion: FunctionComponent<Props> = ({ isTalking, onChange }) => {
  const { talking } = words.value.setup;
  const value = isTalking ? 'on' : 'off';
  return (
    <Question title={talking.title} answer={talking[value].name}>
      <Choices
        name="talking"
        label={talking.title}
        value={value}
        choices={(['on', 'off'] as const).map((each) => ({ value: each, ...talking[each] }))}
        onChoose={(each) => onChange(each === 'on')}
      />
    </Question>
  );
};
