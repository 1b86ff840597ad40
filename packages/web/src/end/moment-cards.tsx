import type { Edition } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Icon, type IconName } from '../art/icon.tsx';
import type { Moment, MomentKind } from './moments.ts';
import { namesIn } from './names.ts';

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

export const MomentCards: FunctionComponent<{ moments: readonly Moment[]; edition: Edition }> = ({
  moments,
  edition,
}) => {
  const { end } = words.value;
  const names = namesIn(text.value, edition);
  return (
    <section aria-labelledby="moments">
      <h2 id="moments" class="end-heading display">
        {end.moments}
      </h2>
      <ul class="moments">
        {moments.map((moment) => (
          <li key={moment.kind}>
            <Icon name={ICONS[moment.kind]} />
            <h3 class="display">{end.momentNames[moment.kind]}</h3>
            <p>{(end.momentSentences[moment.kind] as (moment: Moment, names: unknown) => string)(moment, names)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
