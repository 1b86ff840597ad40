/** What will be played at this table, and how. */
import type { Settings } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { onlineWords } from '../online/words.ts';
import { turnsOf } from '../setup/plan.ts';
import { listNameOf } from '../setup/rooms.ts';
import { termsOf } from './terms.ts';

export const TermsCard: FunctionComponent<{ settings: Settings }> = ({ settings }) => {
  const { setup } = words.value;
  const { terms } = onlineWords.value;
  const { edition, mode, players, clock, talk, listed } = settings;
  const { plan } = termsOf(settings);
  const list = listNameOf(plan);
  const facts = [
    text.value.editions[edition].name,
    text.value.modes[mode].name,
    `${setup.players(players)} · ${setup.turns(turnsOf(plan))}`,
    `${setup.rooms} ${list ? setup.compositions[list].name : setup.own.name}`,
    terms.clockOf(clock),
    `${terms.talk} ${terms.talks[talk].name}`,
    `${terms.listed} ${terms.listedness[listed ? 'listed' : 'link'].name}`,
  ];
  return (
    <section class="card" aria-labelledby="waiting-terms">
      <h2 id="waiting-terms" class="display">
        {setup.tonight}
      </h2>
      <ul class="terms-list">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
};
