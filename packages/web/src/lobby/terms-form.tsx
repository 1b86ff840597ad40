/** The questions before a table online: those of any game, and how people play it together. */
import { useComputed, useSignal } from '@preact/signals';
import type { Talk } from '@room25/protocol';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { onlineWords } from '../online/words.ts';
import { Choices } from '../setup/choices.tsx';
import { GameQuestions } from '../setup/game-questions.tsx';
import { OptionsQuestion } from '../setup/options-question.tsx';
import type { Plan } from '../setup/plan.ts';
import { Question } from '../setup/question.tsx';
import { faultsOf } from '../setup/rooms.ts';
import { RoomsQuestion } from '../setup/rooms-question.tsx';
import { SetupForm } from '../setup/setup-form.tsx';
import { TalkingQuestion } from '../setup/talking-question.tsx';
import '../setup/setup.css';
import './terms-form.css';
import { type NewPassword, PrivacyQuestion } from './privacy-question.tsx';
import { RatedQuestion } from './rated-question.tsx';
import { canBeRated, hasTalkingTime, settingsOf, type Terms, talkIn } from './terms.ts';
import { TermsCard } from './terms-card.tsx';

interface Props {
  readonly first: Terms;
  readonly submit: string;
  /** Why it failed. */
  readonly trouble?: string | undefined;
  /** Another question, before the others. */
  readonly children?: ComponentChildren;
  /** More questions behind the key, before the others there. */
  readonly more?: ComponentChildren;
  /** The table has a password already. */
  readonly hasPassword?: boolean;
  onSubmit(terms: Terms, password: NewPassword): void;
}

export const TermsForm: FunctionComponent<Props> = ({
  first,
  submit,
  trouble,
  children,
  more,
  hasPassword = false,
  onSubmit,
}) => {
  const { terms: said } = onlineWords.value;
  const terms = useSignal(first);
  const password = useSignal<NewPassword>(undefined);
  const faults = useComputed(() => faultsOf(terms.value.plan));
  const { plan, clock, talk, isTalking, isListed } = terms.value;
  const change = (changed: Partial<Terms>): void => {
    terms.value = { ...terms.value, ...changed };
  };
  const changePlan = (next: Plan): void => change({ plan: next, talk: talkIn(next.mode, talk) });
  const talks = (Object.keys(said.talks) as Talk[]).filter((each) => talkIn(plan.mode, each) === each);
  const asksPassword = password.value === undefined ? hasPassword : password.value !== null;
  const clockNow = JSON.stringify(clock);
  return (
    <SetupForm
      plan={plan}
      faults={faults.value}
      submit={submit}
      trouble={trouble}
      isElsewhere
      first={children}
      also={[said.clockOf(clock), said.talks[talk].name]}
      tonight={
        <div class="terms-form-tonight">
          <TermsCard settings={settingsOf(terms.value)} />
        </div>
      }
      onChange={changePlan}
      onSubmit={() => onSubmit(terms.value, password.value)}
    >
      {more}
      <Question title={said.clock} answer={said.clockOf(clock)}>
        <Choices
          name="clock"
          label={said.clock}
          value={clockNow}
          choices={said.clocks.map(({ name, sentence, clock: its }) => ({
            name,
            sentence,
            value: JSON.stringify(its),
          }))}
          onChoose={(value) => change({ clock: JSON.parse(value) as Terms['clock'] })}
        />
      </Question>
      <Question title={said.talk} answer={said.talks[talk].name}>
        <Choices<Talk>
          name="talk"
          label={said.talk}
          value={talk}
          choices={talks.map((value) => ({ value, ...said.talks[value] }))}
          onChoose={(value) => change({ talk: value })}
        />
      </Question>
      {hasTalkingTime(terms.value) && (
        <TalkingQuestion isTalking={isTalking} onChange={(next) => change({ isTalking: next })} />
      )}
      <Question title={said.listed} answer={said.listedness[isListed ? 'listed' : 'link'].name}>
        <Choices
          name="listed"
          label={said.listed}
          value={isListed ? 'listed' : 'link'}
          choices={(['link', 'listed'] as const).map((value) => ({ value, ...said.listedness[value] }))}
          onChoose={(value) => change({ isListed: value === 'listed' })}
        />
      </Question>
      {canBeRated(terms.value) && !asksPassword && (
        <RatedQuestion isRated={terms.value.isRated} onChange={(isRated) => change({ isRated })} />
      )}
      <PrivacyQuestion
        isUnwatched={terms.value.isUnwatched}
        password={password.value}
        hasPassword={hasPassword}
        onUnwatched={(isUnwatched) => change({ isUnwatched })}
        onPassword={(next) => {
          password.value = next;
        }}
      />
      <GameQuestions plan={plan} onChange={changePlan} />
      <RoomsQuestion plan={plan} faults={faults.value} onChange={changePlan} />
      <OptionsQuestion plan={plan} without={['team-channel']} onChange={changePlan} />
    </SetupForm>
  );
};
