/** The game at a glance. */
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Pawn } from '../art/pawn.tsx';
import { botLevelOf, type Plan, peopleIn, turnsOf } from './plan.ts';
import { isChanged, presetOf, withPreset } from './presets.ts';
import './tonight.css';

interface Props {
  readonly plan: Plan;
  onChange(plan: Plan): void;
}

export const Tonight: FunctionComponent<Props> = ({ plan, onChange }) => {
  const { setup, saves } = words.value;
  const { editions, modes } = text.value;
  const preset = presetOf(plan);
  const level = botLevelOf(plan);
  const people = peopleIn(plan);
  const show = preset ? setup.presets[preset].name : modes[plan.mode].name;
  const edition = editions[plan.edition].name;
  const wished = plan.wishes?.flat() ?? [];
  return (
    <aside class="tonight" aria-labelledby="tonight">
      <h2 id="tonight" class="display">
        {setup.tonight}
      </h2>
      <p class="tonight-show display">{show}</p>
      {preset && isChanged(plan) && (
        <p class="tonight-changed">
          {setup.changed}{' '}
          <button type="button" onClick={() => onChange(withPreset(plan, preset))}>
            {setup.asItWas}
          </button>
        </p>
      )}
      <ul>
        <li>{show === edition ? modes[plan.mode].name : edition}</li>
        <li>
          {setup.players(plan.seats.length)} · {setup.turns(turnsOf(plan))}
        </li>
        <li>
          {saves.players(people, plan.seats.length - people)}
          {level &&
            people < plan.seats.length &&
            ` · ${level === 'random' ? setup.levels.random.name : setup.levelNames[level]}`}
        </li>
      </ul>
      {wished.length > 0 && (
        <p class="tonight-heads" aria-hidden="true">
          {wished.map((who) => (
            <Pawn key={who} who={who} />
          ))}
        </p>
      )}
    </aside>
  );
};
