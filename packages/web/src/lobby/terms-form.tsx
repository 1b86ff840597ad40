/** The questions before a table online: those of any game, and how people play it together. */
import { useComputed, useSignal } from '@preact/signals';
import type { Talk } from '@room25/protocol';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { words } from '../app/language.ts';
import { onlineWords } from '../online/words.ts';
import { Strap } from '../presenter/strap.tsx';
import { Choices } from '../setup/choices.tsx';
import { GameQuestions, NumberChoices } from '../setup/game-questions.tsx';
import { OptionsQuestion } from '../setup/options-question.tsx';
import { charactersEach, type Plan } from '../setup/plan.ts';
import { Question } from '../setup/question.tsx';
import { faultsOf } from '../setup/rooms.ts';
import { RoomsQuestion } from '../setup/rooms-question.tsx';
import '../setup/setup.css';
import '../setup/tonight.css';
import { type NewPassword, PrivacyQuestion } from './privacy-question.tsx';
import { settingsOf, type Terms, talkIn } from './terms.ts';
import { TermsCard } from './terms-card.tsx';

interface Props {
  readonly first: Terms;
  readonly submit: string;
  /** Why it did not work. */
  readonly trouble?: string | undefined;
  /** A further question, before the others. */
  readonly children?: ComponentChildren;
  /** The table asks for a password already. */
  readonly hasPassword?: boolean;
  onSubmit(terms: Terms, password: NewPassword): void;
}

export const TermsForm: FunctionComponent<Props> = ({
  first,
  submit,
  trouble,
  children,
  hasPassword = false,
  onSubmit,
}) => {
  const { setup, home } = words.value;
  const { terms: said } = onlineWords.value;
  const terms = useSignal(first);
  const password = useSignal<NewPassword>(undefined);
  const faults = useComputed(() => faultsOf(terms.value.plan));
  const { plan, clock, talk, isListed } = terms.value;
  const change = (changed: Partial<Terms>): void => {
    terms.value = { ...terms.value, ...changed };
  };
  const changePlan = (next: Plan): void => change({ plan: next, talk: talkIn(next.mode, talk) });
  const talks = (Object.keys(said.talks) as Talk[]).filter((each) => talkIn(plan.mode, each) === each);
  const clockNow = JSON.stringify(clock);
  const each = charactersEach(plan);
  return (
    <>
      <form
        class="setup-questions"
        onSubmit={(event) => {
          event.preventDefault();
          if (faults.value.length === 0) onSubmit(terms.value, password.value);
        }}
      >
        {children}
        <GameQuestions plan={plan} onChange={changePlan} />
        <Question title={setup.who} answer={setup.players(plan.seats.length)}>
          <NumberChoices plan={plan} onChange={changePlan} />
          {each > 1 && <p class="question-note">{setup.characters(each)}</p>}
        </Question>
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
        <Question title={said.listed} answer={said.listedness[isListed ? 'listed' : 'link'].name}>
          <Choices
            name="listed"
            label={said.listed}
            value={isListed ? 'listed' : 'link'}
            choices={(['link', 'listed'] as const).map((value) => ({ value, ...said.listedness[value] }))}
            onChoose={(value) => change({ isListed: value === 'listed' })}
          />
        </Question>
        <PrivacyQuestion
          isUnwatched={terms.value.isUnwatched}
          password={password.value}
          hasPassword={hasPassword}
          onUnwatched={(isUnwatched) => change({ isUnwatched })}
          onPassword={(next) => {
            password.value = next;
          }}
        />
        <RoomsQuestion plan={plan} faults={faults.value} onChange={changePlan} />
        <OptionsQuestion plan={plan} without={['team-channel']} onChange={changePlan} />
        <div class="setup-open">
          {(faults.value.length > 0 || trouble !== undefined) && <p role="alert">{trouble ?? setup.cannotOpen}</p>}
          <button type="submit" class="key live" aria-disabled={faults.value.length > 0}>
            {submit}
          </button>
        </div>
      </form>
      <aside class="tonight">
        <TermsCard settings={settingsOf(terms.value)} />
        <Strap name={home.odette.name} line={home.odette.greetings[2]!} />
      </aside>
    </>
  );
};
