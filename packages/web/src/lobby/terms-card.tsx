/** What will be played at this table, and how: each question of the set-up with its answer. */
import { COLOURS, type Colour, ROOM_CODES, ROOMS } from '@room25/engine';
import type { Settings } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Chip } from '../art/chip.tsx';
import { onlineWords } from '../online/words.ts';
import { ratingWords } from '../ratings/words.ts';
import { listWords } from '../setup/list-words.ts';
import { type Plan, turnsOf } from '../setup/plan.ts';
import { listNameOf, listOf } from '../setup/rooms.ts';
import './card.css';
import './terms-card.css';
import { termsOf } from './terms.ts';

export const TermsCard: FunctionComponent<{ settings: Settings }> = ({ settings }) => {
  const { setup } = words.value;
  const { terms } = onlineWords.value;
  const { edition, mode, players, clock, talk, listed, rated } = settings;
  const { plan } = termsOf(settings);
  const list = listNameOf(plan);
  const answers = [
    [setup.who, `${setup.players(players)} · ${setup.turns(turnsOf(plan))}`],
    [setup.rooms, list ? listWords.value.compositions[list].name : listWords.value.own.name],
    [terms.clock, terms.clockOf(clock)],
    [terms.talk, terms.talks[talk].name],
    [terms.listed, terms.listedness[listed ? 'listed' : 'link'].name],
    ...(rated ? ([[ratingWords.value.rated.title, ratingWords.value.rated.on.name]] as const) : []),
  ] as const;
  return (
    <section class="card" aria-labelledby="waiting-terms">
      <h2 id="waiting-terms" class="display">
        {setup.tonight}
      </h2>
      <p class="terms-show display">
        {text.value.modes[mode].name} <span>{text.value.editions[edition].name}</span>
      </p>
      <dl class="terms-list">
        {answers.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <ul class="terms-rooms">
        {COLOURS.map((colour) => {
          const count = countOf(plan, colour);
          return (
            count > 0 && (
              <li key={colour} class={colour}>
                <Chip colour={colour} letters={String(count)} />
                <span class="unseen">{count} </span>
                {text.value.colours[colour].danger}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
};

/** Rooms of a colour, including those that are drawn. */
const countOf = (plan: Plan, colour: Colour): number => {
  const { rooms, drawn = {} } = listOf(plan);
  const codes = ROOM_CODES.filter((code) => ROOMS[code].colour === colour);
  return codes.reduce((sum, code) => sum + (rooms[code] ?? 0), drawn[colour] ?? 0);
};
