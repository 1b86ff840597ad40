import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import type { Seat } from '../play/played-game.ts';
import { type Remembered, rememberedFor } from './deeds.ts';
import { namesIn } from './names.ts';
import type { Replay } from './replay.ts';
import { Sights } from './sights.tsx';
import { DEEDS, type Story } from './stories.ts';

interface Props {
  readonly stories: readonly Story[];
  readonly replay: Replay;
  readonly seats: readonly Seat[];
}

/** Roles turn over one after the other. */
export const CastList: FunctionComponent<Props> = ({ stories, replay, seats }) => (
  <section aria-labelledby="cast">
    <h2 id="cast" class="end-heading display">
      {words.value.end.cast}
    </h2>
    <ul class="cast-list">
      {stories.map((story, place) => (
        <CastRow key={story.name} story={story} place={place} replay={replay} seat={seats[story.seat]} />
      ))}
    </ul>
  </section>
);

interface RowProps {
  readonly story: Story;
  readonly place: number;
  readonly replay: Replay;
  readonly seat: Seat | undefined;
}

const CastRow: FunctionComponent<RowProps> = ({ story, place, replay, seat }) => {
  const { end } = words.value;
  const { name, role, fate, death, saw, did } = story;
  const { edition } = replay.last;
  const remembered = rememberedFor(story, replay);
  const sentence = (end.remembered[remembered.kind] as (deed: Remembered, names: unknown) => string)(
    remembered,
    namesIn(text.value, edition),
  );
  return (
    <li class={`cast-row ${fate}`} style={{ '--place': place }}>
      <span class="cast-monitor">
        <Pawn who={name} />
      </span>
      <div class="cast-words">
        <p>
          <b class="display">{text.value.characters[name].name}</b>
          {seat?.name !== undefined && <span class="cast-player">{seat.name}</span>}
          <span class="cast-fate">
            <Icon name={fate === 'dead' ? 'mark-lost' : fate === 'out' ? 'action-move' : 'mark-closed'} />
            {death ? end.diedOn(death.turn) : end.fates[fate]}
          </span>
        </p>
        <p class="cast-deed">{sentence}</p>
      </div>
      {role && (
        <span class={`cast-role ${role === 'prisoner' ? '' : 'guard'}`}>
          <Icon name={role === 'prisoner' ? 'mark-prisoner' : 'mark-guard'} />
          {text.value.roles[role].name}
        </span>
      )}
      <details class="cast-more">
        <summary>
          {end.saw} · {end.did}
          <span class="unseen">: {text.value.characters[name].name}</span>
        </summary>
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
      </details>
    </li>
  );
};
