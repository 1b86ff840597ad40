/** The rooms of this game, how many there are and have been found, what they do, and the way to the whole rulebook. */
import { useSignal } from '@preact/signals';
import { COLOURS, type Colour, colourOf, EDITION_RULES, type Edition, ROOM_CODES, type View } from '@room25/engine';
import { lettersOf, roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { Dialog } from '../app/dialog.tsx';
import { text, words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { Chip } from '../art/chip.tsx';
import { Shaft } from '../art/tile-art.tsx';
import './rules-panel.css';
import { type RoomChoice, type Tally, tallyOf } from './tally.ts';

interface Props {
  readonly view: View;
  /** Absent if unknown: then every room of the edition is shown. */
  readonly rooms?: RoomChoice | undefined;
  onClose(): void;
}

export const RulesPanel: FunctionComponent<Props> = ({ view, rooms: choice, onClose }) => {
  const only = useSignal<Colour | undefined>(undefined);
  const { edition } = view;
  const rooms = choice ? tallyOf(view, choice).rooms : allOf(edition);
  const shown = rooms.filter(({ code }) => only.value === undefined || colourOf(edition, code) === only.value);
  const { menu, side } = words.value.table;
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
        {shown.map(({ code, all, found, isDrawn }) => {
          const { name, effect } = roomWords(text.value, code, edition);
          return (
            <li key={code}>
              <span class="rules-art">
                <Shaft code={code} />
              </span>
              <div>
                <h3 class={`display ${colourOf(edition, code)}`}>
                  <Chip colour={colourOf(edition, code)} letters={lettersOf(text.value, code, edition)} />
                  {name}
                </h3>
                {choice && <p class="rules-count">{all === 0 && isDrawn ? side.mayBe : side.found(found, all)}</p>}
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

const allOf = (edition: Edition): Tally['rooms'] => {
  const { inventory } = EDITION_RULES[edition];
  const codes = ROOM_CODES.filter((code) => code === 'CE' || code === '25' || inventory[code]);
  return codes.map((code) => ({ code, all: 0, found: 0, isDrawn: false }));
};
