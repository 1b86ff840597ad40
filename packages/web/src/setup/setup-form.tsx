/** The questions before a game on one screen: a card, who comes, and everything else behind one key. */
import type { ComponentChildren, FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Party } from './party.tsx';
import type { Plan } from './plan.ts';
import { PresetCards } from './preset-cards.tsx';
import type { RoomsFault } from './rooms.ts';
import './setup-form.css';

interface Props {
  readonly plan: Plan;
  readonly faults: readonly RoomsFault[];
  /** What the red key says. */
  readonly submit: string;
  /** Why it failed. */
  readonly trouble?: string | undefined;
  /** People sit elsewhere. */
  readonly isElsewhere?: boolean;
  /** Asked before anything else. */
  readonly first?: ComponentChildren;
  /** The summary of the rest, before it is opened. */
  readonly also?: readonly string[];
  /** The game at a glance. */
  readonly tonight: ComponentChildren;
  /** The rest. */
  readonly children: ComponentChildren;
  onChange(plan: Plan): void;
  onSubmit(): void;
}

export const SetupForm: FunctionComponent<Props> = (props) => {
  const { plan, faults, submit, trouble, isElsewhere = false, first, also = [], tonight, children } = props;
  const { onChange, onSubmit } = props;
  const { setup } = words.value;
  const cannot = faults.length > 0;
  return (
    <form
      class="setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannot) onSubmit();
      }}
    >
      <div class="setup-form-questions">
        {first}
        <PresetCards plan={plan} onChange={onChange} />
        <Party plan={plan} isElsewhere={isElsewhere} onChange={onChange} />
        <details class="setup-form-more">
          <summary>
            <b class="display">{setup.more}</b>
            <span>
              {[text.value.editions[plan.edition].name, text.value.modes[plan.mode].name, ...also]
                .filter((each, place, all) => all.indexOf(each) === place)
                .join(' · ')}
            </span>
          </summary>
          {children}
        </details>
      </div>
      <div class="setup-form-side">
        {tonight}
        <div class="setup-open">
          {(cannot || trouble !== undefined) && <p role="alert">{trouble ?? setup.cannotOpen}</p>}
          <button type="submit" class="key live" aria-disabled={cannot}>
            {submit}
          </button>
        </div>
      </div>
    </form>
  );
};
