/** The questions before a game, each answered already, so that the red key is always one step away. */
import { useComputed, useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { words } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { go, hrefOf } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { GameQuestions } from './game-questions.tsx';
import { openTable } from './open-table.ts';
import { hasScoreAlone, type Plan, seatsFor, withGame } from './plan.ts';
import { recallPlan, rememberPlan } from './remembered-plan.ts';
import { faultsOf } from './rooms.ts';
import { RoomsQuestion } from './rooms-question.tsx';
import './setup.css';
import { OptionsQuestion } from './options-question.tsx';
import { SeatsQuestion } from './seats-question.tsx';
import { Tonight } from './tonight.tsx';

const BestNote = later(async () => (await (await import('../best/open.ts')).openBest()).BestNote);

/** `id`: the door one came through, `alone` or `together`. */
export const Setup: FunctionComponent<{ readonly id?: string }> = ({ id }) => {
  const { setup } = words.value;
  const plan = useSignal(planFor(id));
  const faults = useComputed(() => faultsOf(plan.value));
  const hasFailed = useSignal(false);
  const change = (next: Plan): void => {
    plan.value = next;
  };

  const open = async (): Promise<void> => {
    if (faults.value.length > 0) return;
    rememberPlan(plan.value);
    try {
      go('table', await openTable(plan.value));
    } catch {
      hasFailed.value = true;
    }
  };

  return (
    <main class="setup">
      <header class="setup-head">
        <a href={hrefOf('home')} aria-label={`${words.value.app.title}: ${setup.back}`}>
          <Wordmark />
        </a>
        <h1 class="display">{setup.title}</h1>
      </header>
      <form
        class="setup-questions"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <GameQuestions plan={plan.value} onChange={change} />
        {hasScoreAlone(plan.value) && <BestNote plan={plan.value} />}
        <SeatsQuestion plan={plan.value} onChange={change} />
        <RoomsQuestion plan={plan.value} faults={faults.value} onChange={change} />
        <OptionsQuestion plan={plan.value} onChange={change} />
        <div class="setup-open">
          {(faults.value.length > 0 || hasFailed.value) && (
            <p role="alert">{hasFailed.value ? words.value.home.failed : setup.cannotOpen}</p>
          )}
          <button type="submit" class="key live" aria-disabled={faults.value.length > 0}>
            {setup.open}
          </button>
        </div>
      </form>
      <Tonight plan={plan.value} />
    </main>
  );
};

/** As last time, but with as many people as the door one came through says. */
const planFor = (door: string | undefined): Plan => {
  const plan = recallPlan();
  const people = plan.seats.filter(({ player }) => player === 'person').length;
  if (door === 'alone' && people !== 1) return { ...plan, seats: seatsFor(plan.seats.length, 1) };
  if (door === 'together' && people < 2) {
    const players = plan.seats.length;
    return players > 1
      ? { ...plan, seats: seatsFor(players, 2) }
      : { ...withGame(plan, { mode: 'suspicion' }), seats: seatsFor(4, 4) };
  }
  return plan;
};
