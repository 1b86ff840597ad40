/** What everybody at the table wants: public, and the same for everybody. */
import { EDITION_RULES } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import type { ShownGame } from '../play/played-game.ts';
import './goal-line.css';
import { openingWords } from './opening-words.ts';

export const GoalLine: FunctionComponent<{ game: ShownGame }> = ({ game }) => {
  const { edition, mode } = game.view.value;
  const needsKey = EDITION_RULES[edition].modes[mode]?.needsKey === true;
  return (
    <p class="goal-line">
      {openingWords.value.goals(mode, needsKey).map(([whose, goal]) => (
        <span key={whose}>
          <b class="display">{whose}</b> {goal}
        </span>
      ))}
    </p>
  );
};
