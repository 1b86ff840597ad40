/** Every room that can be in this game, with what it does, and the way to the whole rulebook. */
import { useSignal } from '@preact/signals';
import { COLOURS, type Colour, colourOf, EDITION_RULES, type Edition, ROOM_CODES } from '@room25/engine';
import { roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { Dialog } from '../app/dialog.tsx';
import { text, words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { Chip } from '../art/chip.tsx';
import { Shaft } from '../art/tile-art.tsx';
import './rules-sheet.css';

interface Props {
  readonly edition: Edition;
  onClose(): void;
}

export const RulesSheet: FunctionComponent<Props> = ({ edition, onClose }) => {
  const only = useSignal<Colour | undefined>(undefined);
  const { inventory } = EDITION_RULES[edition];
  const rooms = ROOM_CODES.filter((code) => code === 'CE' || code === '25' || inventory[code]);
  const shown = rooms.filter((code) => only.value === undefined || colourOf(edition, code) === only.value);
  const { menu } = words.value.table;
  return (
    <Dialog title={menu.rules} kind="side" onClose={onClose}>
      <fieldset class="rules-colours">
        <legend class="unseen">{menu.rules}</legend>
        {COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-pressed={only.value === colour}
            onClick={() => {
              only.value = only.value === colour ? undefined : colour;
            }}
          >
            <Chip colour={colour} letters={text.value.colours[colour].letter} />
            {text.value.colours[colour].danger}
          </button>
        ))}
      </fieldset>
      <ul class="rules-rooms">
        {shown.map((code) => {
          const { name, effect } = roomWords(text.value, code, edition);
          return (
            <li key={code}>
              <span class="rules-art">
                <Shaft code={code} />
              </span>
              <div>
                <h3 class={`display ${colourOf(edition, code)}`}>{name}</h3>
                <p>{effect}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <a class="key" href={hrefOf('rules', `rooms.${edition}`)} target="_blank" rel="noopener">
        {menu.rulebook}
      </a>
    </Dialog>
  );
};
