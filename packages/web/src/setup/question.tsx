import type { ComponentChildren, FunctionComponent } from 'preact';
import { useId } from 'preact/hooks';
import './question.css';

interface QuestionProps {
  readonly title: string;
  /** In large type; a tag may follow it. */
  readonly answer: ComponentChildren;
  readonly children: ComponentChildren;
}

export const Question: FunctionComponent<QuestionProps> = ({ title, answer, children }) => {
  const id = useId();
  return (
    <section class="question" aria-labelledby={id}>
      <h2 id={id} class="question-title">
        {title}
      </h2>
      {answer !== '' && <p class="question-answer display">{answer}</p>}
      {children}
    </section>
  );
};
