import { sentenceOf } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { text } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import type { Seat } from '../play/played-game.ts';
import { RuleLink } from '../rulebook/rule-link.tsx';
import './cast-list.css';
import type { History } from '../record/history.ts';
import { alsoCalled } from '../table/played-by.ts';
import { Sights } from './sights.tsx';
import { DEEDS, type Story } from './stories.ts';
import { deedInWords } from './told-deed.ts';
import { ownSeat, verdictOf } from './verdict.ts';
import { endWords } from './words.ts';

interface Props {
  readonly stories: readonly Story[];
  readonly history: History;
  readonly seats: readonly Seat[];
}

/** Roles turn over one after the other: one's own, those of the dead, the others. */
export const CastList: FunctionComponent<Props> = ({ stories, history, seats }) => {
  const me = ownSeat(seats);
  const rankOf = ({ seat, fate }: Story): number => (seat === me ? 0 : fate === 'dead' ? 1 : 2);
  const inOrder = [...stories].sort((one, other) => rankOf(one) - rankOf(other));
  return (
    <section aria-labelledby="cast">
      <h2 id="cast" class="end-heading display">
        {endWords.value.cast}
      </h2>
      <ul class="cast-list">
        {inOrder.map((story, place) => (
          <CastRow key={story.name} story={story} place={place} stories={stories} history={history} seats={seats} />
        ))}
      </ul>
    </section>
  );
};

interface RowProps extends Props {
  readonly story: Story;
  readonly place: number;
}

const CastRow: FunctionComponent<RowProps> = ({ story, place, stories, history, seats }) => {
  const { value: end } = endWords;
  const { name, role, fate, death, saw, did, seat } = story;
  const { edition } = history.last;
  const also = alsoCalled(name, seats[seat]);
  const me = ownSeat(seats);
  // Around one screen each has a verdict of their own.
  const isSharing = me === undefined && seats[seat]?.player === 'person';
  return (
    <li class={`cast-list-row ${fate} ${seat === me ? 'mine' : ''}`} style={{ '--place': place }}>
      <details>
        <summary class="cast-list-summary">
          <span class="cast-list-monitor">
            <Pawn who={name} />
          </span>
          <span class="cast-list-words">
            <b class="display">{text.value.people[name]}</b>
            {seat === me && <span class="cast-list-you display">{end.you}</span>}
            {isSharing && (
              <span class="cast-list-you display">{end.rowVerdicts[verdictOf(seat, stories, history)]}</span>
            )}
            {also !== undefined && <span class="cast-list-player">{also}</span>}{' '}
            {story.hadSubstitute && (
              <span class="cast-list-substitute">
                <Icon name="mark-robot" />
                {end.hadSubstitute}
              </span>
            )}
            <span class="cast-list-fate">
              <Icon name={fate === 'dead' ? 'mark-lost' : fate === 'out' ? 'action-move' : 'mark-closed'} />
              {death ? end.diedOn(death.turn) : end.fates[fate]}
            </span>{' '}
            <span class="cast-list-deed">{deedInWords(story, stories, history)}</span>
          </span>
          {role && (
            <span class={`cast-list-role ${role === 'prisoner' ? '' : 'guard'}`}>
              <Icon name={role === 'prisoner' ? 'mark-prisoner' : 'mark-guard'} />
              {text.value.roles[role].name}
            </span>
          )}
          <Open />
        </summary>
        <div class="cast-list-more">
          {death && (
            <p>
              {sentenceOf(text.value, death.event, { edition })} <RuleLink id={death.event.rule} edition={edition} />
            </p>
          )}
          <h3>{end.saw}</h3>
          <Sights saw={saw} edition={edition} />
          <h3>{end.did}</h3>
          <dl>
            {DEEDS.filter((deed) => did[deed] > 0).map((deed) => (
              <div key={deed}>
                <dt>{end.deeds[deed]}</dt>
                <dd>{did[deed]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </li>
  );
};

const Open: FunctionComponent = () => (
  <svg class="icon cast-list-open" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 9l6 6 6-6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
  </svg>
);
