/** The small honours: those one has, and how far away the others are. */
import type { PlayedResult, Statistics } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { Glyph } from '../app/glyph.tsx';
import { LESSON_IDS } from '../tutorial/lessons/index.ts';
import './honour-list.css';
import { Section } from './file-section.tsx';
import { honoursOf, isEarned } from './honours.ts';
import { firstTries, passedIds } from './practice.tsx';
import { fileWords } from './words.ts';

interface Props {
  readonly results: readonly PlayedResult[];
  readonly statistics: Statistics;
}

export const Honours: FunctionComponent<Props> = ({ results, statistics }) => {
  const { honours: said } = fileWords.value;
  const honours = honoursOf({
    results,
    statistics,
    lessons: { passed: passedIds().length, all: LESSON_IDS.length },
    atFirstSight: firstTries().filter(({ score }) => score === 1).length,
  });
  return (
    <Section title={said.title} aside={said.count(honours.filter(isEarned).length, honours.length)}>
      <ul class="honour-list">
        {honours.map((honour) => {
          const { id, have, need } = honour;
          const [name, sentence] = said.names[id];
          return (
            <li key={id} class={isEarned(honour) ? 'honour-list-one earned' : 'honour-list-one'}>
              <b class="display">{name}</b>
              <span>{sentence}</span>
              {isEarned(honour) ? (
                <span class="honour-list-mark">
                  <Glyph name="check" />
                  <span class="unseen">{said.earned}</span>
                </span>
              ) : (
                <span class="honour-list-mark mono">
                  {have}/{need}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
