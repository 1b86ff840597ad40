/** Something for the dead to do: a bet on the end. */
import type { FunctionComponent } from 'preact';
import { text } from '../../app/language.ts';
import { beatsWords } from '../beats-words.ts';
import { betOf, placeBet, type Stake, stakeInWords, stakesFor } from '../bets.ts';
import { useDesk } from './at-desk.ts';
import './bet-keys.css';

export const BetKeys: FunctionComponent = () => {
  const { game, id } = useDesk();
  const { bet } = beatsWords.value;
  const { value: view } = game.view;
  const { value: viewer } = game.viewer;
  const stakes = stakesFor(view, viewer);
  const inWords = (stake: Stake): string => stakeInWords(stake, bet.stakes, (who) => text.value.people[who]);
  const placed = betOf(id, viewer);
  if (stakes.length === 0) return null;
  if (placed) return <p class="bet-keys-placed">{bet.placed(inWords(placed.on))}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div class="bet-keys" role="group" aria-label={bet.question}>
      <p>{bet.question}</p>
      {stakes.map((on) => (
        <button key={on} type="button" class="key" onClick={() => placeBet(id, viewer, { on, turn: view.turn })}>
          {inWords(on)}
        </button>
      ))}
    </div>
  );
};
