import { LEVELS } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Choosing } from '../choosing/choosing.tsx';
import type { Seat } from '../play/played-game.ts';
import { charactersEach, optionsOf, type Plan, withBegins, withWish } from './plan.ts';
import { Question } from './question.tsx';
import { optionsInForce } from './rooms.ts';
import './seats-question.css';

interface Props {
  readonly plan: Plan;
  onChange(plan: Plan): void;
}

export const SeatsQuestion: FunctionComponent<Props> = ({ plan, onChange }) => {
  const { setup, saves } = words.value;
  const { seats } = plan;
  const people = seats.filter(({ player }) => player === 'person').length;
  const each = charactersEach(plan);
  const seat = (index: number, next: Seat): void =>
    onChange({ ...plan, seats: seats.map((old, place) => (place === index ? next : old)) });
  return (
    <Question title={setup.who} answer={saves.players(people, seats.length - people)}>
      <ol class="seats">
        {seats.map((one, index) => (
          <li key={index} class="seat">
            <label class="seat-player">
              <span class="seat-number">{setup.seat(index + 1)}</span>
              <select
                value={one.player}
                onChange={({ currentTarget }) => seat(index, { player: currentTarget.value as Seat['player'] })}
              >
                <option value="person">{setup.person}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {setup.levels[level].name}
                  </option>
                ))}
              </select>
            </label>
            {one.player !== 'person' && one.player !== 'away' && (
              <span class="seat-sentence">{setup.levels[one.player].sentence}</span>
            )}
          </li>
        ))}
      </ol>
      <Choosing
        label={setup.choose}
        edition={plan.edition}
        game={`${plan.edition} ${plan.mode} ${seats.length}`}
        each={each}
        seats={seats.map((one, place) => ({
          name: one.name ?? setup.seat(place + 1),
          wish: plan.wishes?.[place] ?? [],
          isOpen: true,
        }))}
        begins={plan.begins}
        onWish={(place, names) => onChange(withWish(plan, place, names))}
        onBegin={(place) => onChange(withBegins(plan, place))}
      />
      {people < seats.length && optionsOf(plan).includes('marks') && optionsInForce(plan)?.marks && (
        <p class="question-note">{text.value.options.marks.sentence}</p>
      )}
      {people === 0 && <p class="question-note">{setup.noPerson}</p>}
    </Question>
  );
};
