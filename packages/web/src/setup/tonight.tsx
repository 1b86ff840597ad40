/** The evening at a glance. */
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Strap } from '../presenter/strap.tsx';
import { type Plan, turnsOf } from './plan.ts';
import { listNameOf } from './rooms.ts';
import './tonight.css';

export const Tonight: FunctionComponent<{ plan: Plan }> = ({ plan }) => {
  const { setup, home } = words.value;
  const name = listNameOf(plan);
  return (
    <aside class="tonight" aria-labelledby="tonight">
      <div class="tonight-card">
        <h2 id="tonight" class="display">
          {setup.tonight}
        </h2>
        <ul>
          <li>{text.value.editions[plan.edition].name}</li>
          <li>{text.value.modes[plan.mode].name}</li>
          <li>
            {setup.players(plan.seats.length)} · {setup.turns(turnsOf(plan))}
          </li>
          <li>{name ? setup.compositions[name].name : setup.own.name}</li>
        </ul>
      </div>
      <Strap name={home.odette.name} line={home.odette.greetings[2]!} />
    </aside>
  );
};
