/** Everything about a table that a card has already decided. */
import type { FunctionComponent } from 'preact';
import { later } from '../app/later.tsx';
import { GameQuestions } from './game-questions.tsx';
import { OptionsQuestion } from './options-question.tsx';
import { hasScoreAlone, type Plan } from './plan.ts';
import type { RoomsFault } from './rooms.ts';
import { RoomsQuestion } from './rooms-question.tsx';
import { SeatsQuestion } from './seats-question.tsx';
import { TalkingQuestion } from './talking-question.tsx';

export interface DetailsProps {
  readonly plan: Plan;
  readonly faults: readonly RoomsFault[];
  onChange(plan: Plan): void;
}

const BestNote = later(async () => (await (await import('../best/open.ts')).openBest()).BestNote);

export const Details: FunctionComponent<DetailsProps> = ({ plan, faults, onChange }) => (
  <>
    <GameQuestions plan={plan} onChange={onChange} />
    {hasScoreAlone(plan) && <BestNote plan={plan} />}
    <SeatsQuestion plan={plan} onChange={onChange} />
    <RoomsQuestion plan={plan} faults={faults} onChange={onChange} />
    {plan.seats.length > 1 && (
      <TalkingQuestion
        isTalking={plan.isTalking === true}
        onChange={(isTalking) => {
          const { isTalking: _, ...rest } = plan;
          onChange(isTalking ? { ...rest, isTalking } : rest);
        }}
      />
    )}
    <OptionsQuestion plan={plan} onChange={onChange} />
  </>
);
