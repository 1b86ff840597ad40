/** The questions before a game, each answered already, so that the red key is always one step away. */
import { useComputed, useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { BackKey } from '../app/back-key.tsx';
import { labelled, words } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { go, hrefOf } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import type { CastingProps } from './casting.tsx';
import type { DetailsProps } from './details.tsx';
import { openTable } from './open-table.ts';
import { type Plan, peopleIn, seatsFor, withGame, withPeople } from './plan.ts';
import { recallPlan, rememberPlan } from './remembered-plan.ts';
import { faultsOf } from './rooms.ts';
import { SetupForm } from './setup-form.tsx';
import './setup.css';
import { Tonight } from './tonight.tsx';

/** Few people open it: it is fetched after what everybody sees. */
const Details = later<DetailsProps>(async () => (await import('./open-details.ts')).openDetails());
const Casting = later<CastingProps>(async () => (await import('./open-casting.ts')).openCasting());

/** `id`: which entry one came from, `alone` or `together`. */
export const Setup: FunctionComponent<{ readonly id?: string }> = ({ id }) => {
  const { setup } = words.value;
  const plan = useSignal(planFor(id));
  const faults = useComputed(() => faultsOf(plan.value));
  const isCasting = useSignal(false);
  const hasFailed = useSignal(false);
  const change = (next: Plan): void => {
    plan.value = next;
  };

  const open = async (dealt: Plan): Promise<void> => {
    rememberPlan(dealt);
    try {
      go('table', await openTable(dealt));
    } catch {
      hasFailed.value = true;
      isCasting.value = false;
    }
  };
  const submit = (): void => {
    // Several people at one screen are first asked who is who.
    if (peopleIn(plan.value) > 1) isCasting.value = true;
    else void open(plan.value);
  };

  if (isCasting.value)
    return (
      <Casting
        plan={plan.value}
        onBack={() => {
          isCasting.value = false;
        }}
        onDeal={(dealt) => void open(dealt)}
      />
    );
  return (
    <main class="setup">
      <header class="setup-head">
        <BackKey />
        <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, setup.back)}>
          <Wordmark />
        </a>
        <h1>{setup.title}</h1>
      </header>
      <SetupForm
        plan={plan.value}
        faults={faults.value}
        submit={setup.open}
        trouble={hasFailed.value ? words.value.home.failed : undefined}
        tonight={<Tonight plan={plan.value} onChange={change} />}
        onChange={change}
        onSubmit={submit}
      >
        <Details plan={plan.value} faults={faults.value} onChange={change} />
      </SetupForm>
    </main>
  );
};

/** As last time, but with as many people as the entry says. */
const planFor = (door: string | undefined): Plan => {
  const plan = recallPlan();
  const people = peopleIn(plan);
  if (door === 'alone' && people !== 1) return withPeople(plan, 1);
  if (door === 'together' && people < 2) {
    const players = plan.seats.length;
    return players > 1
      ? withPeople(plan, 2)
      : { ...withGame(plan, { mode: 'suspicion' }), seats: seatsFor(4, 4), isTalking: true };
  }
  return plan;
};
