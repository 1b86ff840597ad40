/** The picture of what a section is about, as the table draws it. */
import type { MacCard, Mode } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { Icon, type IconName } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import { RoomIcon } from '../art/room-icon.tsx';
import { Shaft } from '../art/tile-art.tsx';
import type { Subject, TopicId } from './chapters.ts';
import './drawing.css';

export const Drawing: FunctionComponent<{ subject: Subject }> = ({ subject }) => {
  switch (subject.kind) {
    case 'room':
      return (
        <span class="drawing of-room">
          <Shaft code={subject.room} {...(subject.room === 'PI' && { axis: '-' })} />
        </span>
      );
    case 'character':
      return (
        <span class="drawing">
          <Pawn who={subject.character} />
        </span>
      );
    case 'card':
      return <Sign name={CARD_ICONS[subject.card]} />;
    case 'action':
      return <Sign name={`action-${subject.action}`} />;
    case 'mode':
      return <Sign name={MODE_ICONS[subject.mode]} />;
    case 'topic':
      return <Sign name={TOPIC_ICONS[subject.topic]} />;
  }
};

const Sign: FunctionComponent<{ name: IconName }> = ({ name }) => (
  <span class="drawing">
    {name.startsWith('room-') ? <RoomIcon code={name.slice('room-'.length) as 'TI'} /> : <Icon name={name} />}
  </span>
);

const MODE_ICONS: Readonly<Record<Mode, IconName>> = {
  suspicion: 'mark-guard',
  cooperation: 'mark-prisoner',
  competition: 'action-push',
  team: 'mark-signal',
  solo: 'mark-host',
};

const CARD_ICONS: Readonly<Record<MacCard['kind'], IconName>> = {
  move: 'action-control',
  punish: 'mark-lost',
  disabled: 'mark-closed',
  blackout: 'room-DA',
  jamming: 'room-JA',
  rewind: 'room-VX',
  robot: 'mark-robot',
  bomb: 'room-TI',
  lock: 'mark-lock',
  chaos: 'room-PI',
  acceleration: 'mark-adrenaline',
  panic: 'mark-alarm',
};

const TOPIC_ICONS: Readonly<Record<TopicId, IconName>> = {
  board: 'room-CE',
  hidden: 'mark-known',
  entering: 'room-TU',
  time: 'mark-wait',
  complex: 'room-25',
  players: 'mark-host',
  programming: 'action-special',
  acting: 'action-move',
  adrenaline: 'mark-adrenaline',
  countdown: 'room-TI',
  talk: 'mark-reminder',
  alarm: 'mark-alarm',
  death: 'room-MR',
  roles: 'mark-guard',
  robots: 'mark-robot',
  cards: 'room-MA',
};
