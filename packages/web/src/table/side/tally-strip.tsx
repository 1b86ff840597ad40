/** How many rooms of each danger are in this game, and how many of them have been found. */
import { COLOURS } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { labelled, text, words } from '../../app/language.ts';
import { Chip } from '../../art/chip.tsx';
import type { ShownGame } from '../../play/played-game.ts';
import { type RoomChoice, tallyOf } from '../tally.ts';
import './tally-strip.css';

interface Props {
  readonly game: ShownGame;
  readonly rooms: RoomChoice;
}

export const TallyStrip: FunctionComponent<Props> = ({ game, rooms }) => {
  const { side } = words.value.table;
  const { colours } = tallyOf(game.view.value, rooms);
  return (
    <ul class="tally-strip" aria-label={side.inGame}>
      {COLOURS.filter((colour) => colours[colour].all > 0).map((colour) => {
        const { all, found } = colours[colour];
        const { danger, letter } = text.value.colours[colour];
        return (
          <li key={colour} title={labelled(danger, side.found(found, all))}>
            <Chip colour={colour} letters={letter} />
            <span aria-hidden="true">
              <b>{found}</b>/{all}
            </span>
            <span class="unseen">{labelled(danger, side.found(found, all))}</span>
          </li>
        );
      })}
    </ul>
  );
};
