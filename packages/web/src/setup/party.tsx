/** Who comes: how many play, how many of them sit at this screen, whom one plays, and how good the bots are. */
import { type Character, EDITION_RULES } from '@room25/engine';
import { LEVELS } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Pawn } from '../art/pawn.tsx';
import {
  botLevelOf,
  charactersEach,
  numbersOf,
  type Plan,
  peopleIn,
  withBots,
  withPeople,
  withPlayers,
  withWish,
} from './plan.ts';
import './party.css';
import { Stepper } from './stepper.tsx';

interface Props {
  readonly plan: Plan;
  /** On a server people sit elsewhere, and choose for themselves. */
  readonly isElsewhere?: boolean;
  onChange(plan: Plan): void;
}

export const Party: FunctionComponent<Props> = ({ plan, isElsewhere = false, onChange }) => {
  const { setup } = words.value;
  const { length: players } = plan.seats;
  const numbers = numbersOf(plan);
  const people = peopleIn(plan);
  const each = charactersEach(plan);
  return (
    <div class="party">
      <div class="party-panel">
        <div class="party-numbers">
          <Stepper
            label={setup.playersHead}
            value={players}
            numbers={numbers}
            onChange={(number) => onChange(withPlayers(plan, number))}
          />
          {!isElsewhere && (
            <Stepper
              label={setup.atScreen}
              value={people}
              numbers={Array.from({ length: players }, (_, number) => number + 1)}
              onChange={(number) => onChange(withPeople(plan, number))}
            />
          )}
        </div>
        {each > 1 && <p class="party-note">{setup.characters(each)}</p>}
        {!isElsewhere && people === 1 && each === 1 && <Me plan={plan} onChange={onChange} />}
        {!isElsewhere && people > 1 && <p class="party-note">{setup.severalPeople}</p>}
      </div>
      {!isElsewhere && people < players && (
        <div class="party-panel">
          <Bots plan={plan} onChange={onChange} />
        </div>
      )}
    </div>
  );
};

const Me: FunctionComponent<Props> = ({ plan, onChange }) => {
  const { setup } = words.value;
  const mine = plan.seats.findIndex(({ player }) => player === 'person');
  const wish = plan.wishes?.[mine]?.[0];
  const taken = plan.wishes?.flatMap((names, seat) => (seat === mine ? [] : names)) ?? [];
  const choice = (who: Character | undefined, name: string) => (
    <label key={name} class="party-head" title={name}>
      <input
        type="radio"
        name="me"
        aria-label={name}
        checked={wish === who}
        disabled={who !== undefined && taken.includes(who)}
        onChange={() => onChange(withWish(plan, mine, who ? [who] : []))}
      />
      {who ? <Pawn who={who} /> : <span class="display">?</span>}
    </label>
  );
  return (
    <fieldset class="party-heads">
      <legend>
        {setup.youAre} <b>{wish ? text.value.characters[wish].name : setup.byLot}</b>
      </legend>
      {choice(undefined, setup.byLot)}
      {EDITION_RULES[plan.edition].duos.flat().map((who) => choice(who, text.value.characters[who].name))}
    </fieldset>
  );
};

const Bots: FunctionComponent<Props> = ({ plan, onChange }) => {
  const { setup } = words.value;
  const level = botLevelOf(plan);
  return (
    <fieldset class="party-bots">
      <legend class="display">{setup.bots}</legend>
      {LEVELS.filter((each) => each !== 'random').map((each) => (
        <label key={each} class="party-level display">
          <input type="radio" name="bots" checked={level === each} onChange={() => onChange(withBots(plan, each))} />
          {setup.levelNames[each]}
        </label>
      ))}
      <p class="party-note">{level ? setup.levels[level].sentence : setup.mixed}</p>
    </fieldset>
  );
};
