/** An M.A.C. card that was just drawn: a strap under the header, in the machine's typeface, never over the board. */
import type { FunctionComponent } from 'preact';
import { text } from '../app/language.ts';
import type { ShownGame } from '../play/played-game.ts';
import './card-strap.css';
import { sentence } from '../told/telling.ts';

export const CardStrap: FunctionComponent<{ game: ShownGame }> = ({ game }) => {
  const event = game.beat.value?.events.find(({ kind }) => kind === 'card');
  if (event?.kind !== 'card') return null;
  const reader = { language: text.value, viewer: game.viewer.value, view: game.view.value };
  return (
    <div class="card-strap mono" aria-hidden="true">
      <b>M.A.C.</b>
      <span>{text.value.cards[event.card.kind]}</span>
      <small>{sentence(event, reader)}</small>
    </div>
  );
};
