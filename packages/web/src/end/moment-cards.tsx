import type { Edition } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Icon, type IconName } from '../art/icon.tsx';
import './moment-cards.css';
import type { EndMoment, MomentKind } from './moments.ts';
import { namesIn } from './names.ts';
import { endWords } from './words.ts';

const ICONS: Readonly<Record<MomentKind, IconName>> = {
  lie: 'mark-signal',
  fatalPush: 'action-push',
  knewFirst: 'action-look',
  firstDeath: 'mark-shape-red',
  back: 'mark-adrenaline',
  lastMinute: 'mark-alarm',
  narrow: 'mark-lock',
  mostPushed: 'action-push',
  unlucky: 'mark-lost',
  lookout: 'mark-known',
  walker: 'action-move',
  slider: 'action-control',
  busiest: 'action-control',
  length: 'mark-wait',
};

interface Props {
  readonly moments: readonly EndMoment[];
  readonly edition: Edition;
  /** Where a replay shows what happened at a place. */
  hrefAt(at: number): string;
}

export const MomentCards: FunctionComponent<Props> = ({ moments, edition, hrefAt }) => {
  const { value: end } = endWords;
  const names = namesIn(text.value, edition);
  const tell = (moment: EndMoment): string =>
    (end.momentSentences[moment.kind] as (moment: EndMoment, names: unknown) => string)(moment, names);
  return (
    <section aria-labelledby="moments">
      <h2 id="moments" class="end-heading display">
        {end.moments}
      </h2>
      <ul class="moment-cards">
        {moments.map((moment) => (
          <li key={moment.kind}>
            <Icon name={ICONS[moment.kind]} />
            <h3 class="display">{end.momentNames[moment.kind]}</h3>
            <p>{tell(moment)}</p>
            {moment.at !== undefined && (
              <a class="moment-cards-show display" href={hrefAt(moment.at)}>
                {end.show}
                <span class="unseen">{`${words.value.app.colon}${end.momentNames[moment.kind]}`}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
