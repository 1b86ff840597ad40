/** The head of a panel in which people talk. */
import type { FunctionComponent } from 'preact';
import { Icon } from '../art/icon.tsx';
import './talk-head.css';

export const TalkHead: FunctionComponent<{ readonly name: string }> = ({ name }) => (
  <div class="talk-head" aria-hidden="true">
    <Icon name="mark-signal" />
    <b class="display">{name}</b>
  </div>
);
