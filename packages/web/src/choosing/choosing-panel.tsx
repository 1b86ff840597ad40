import { useSignal } from '@preact/signals';
import { type Character, EDITION_RULES } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { text } from '../app/language.ts';
import { Pawn } from '../art/pawn.tsx';
import type { ChoosingProps } from './choosing.tsx';
import './choosing-panel.css';
import { choosingWords } from './words.ts';

export const ChoosingPanel: FunctionComponent<ChoosingProps> = (props) => {
  const { each, seats, begins, onWish, onBegin } = props;
  const said = choosingWords.value;
  const isDropped = useDropped(props);
  const players = seats.flatMap((seat, place) => (seat ? [{ ...seat, place }] : []));
  return (
    <>
      <p class="choosing-panel-note">{each > 1 ? said.hintSeveral : said.hint}</p>
      <ul class="choosing-panel-seats">
        {players.map(
          ({ name, wish, isOpen, place }) =>
            isOpen && (
              <li key={place} class="choosing-panel-seat">
                <span class="choosing-panel-name">{name}</span>
                <span class="choosing-panel-characters">
                  {/* One more than are chosen, until all are. */}
                  {[...wish, undefined].slice(0, each).map((who, index) => (
                    <CharacterChoice
                      key={index}
                      {...props}
                      who={who}
                      label={said.character(name, index + 1, each)}
                      onChoose={(next) => onWish(place, replaced(wish, index, next))}
                    />
                  ))}
                </span>
              </li>
            ),
        )}
        {onBegin && players.length > 1 && (
          <li class="choosing-panel-seat">
            <label class="choosing-panel-begins">
              <span class="choosing-panel-name">{said.begins}</span>
              <select
                value={begins === undefined ? '' : String(begins)}
                onChange={({ currentTarget: { value } }) => onBegin(value === '' ? undefined : Number(value))}
              >
                <option value="">{said.random}</option>
                {players.map(({ name, place }) => (
                  <option key={place} value={String(place)}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          </li>
        )}
      </ul>
      <p class="choosing-panel-note" role="status">
        {isDropped && said.dropped}
      </p>
    </>
  );
};

interface CharacterChoiceProps extends ChoosingProps {
  readonly who: Character | undefined;
  readonly label: string;
  onChoose(who: Character | undefined): void;
}

const CharacterChoice: FunctionComponent<CharacterChoiceProps> = ({ edition, seats, who, label, onChoose }) => {
  const taken = seats.flatMap((seat) => seat?.wish ?? []);
  return (
    <span class="choosing-panel-character">
      {who ? <Pawn who={who} /> : <span class="choosing-panel-anybody">?</span>}
      <select
        aria-label={label}
        value={who ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : (value as Character))}
      >
        <option value="">{choosingWords.value.random}</option>
        {EDITION_RULES[edition].duos.flat().map((each) => (
          <option key={each} value={each} disabled={each !== who && taken.includes(each)}>
            {text.value.characters[each].name}
          </option>
        ))}
      </select>
    </span>
  );
};

/** Removed: those after it move up. */
const replaced = (wish: readonly Character[], index: number, who: Character | undefined): readonly Character[] => [
  ...wish.slice(0, index),
  ...(who ? [who] : []),
  ...wish.slice(index + 1),
];

/** Whether what was chosen here was dropped because the game changed, until something is chosen again. */
const useDropped = ({ game, seats, begins }: ChoosingProps): boolean => {
  const hasChosen = begins !== undefined || seats.some((seat) => seat?.isOpen && seat.wish.length > 0);
  const before = useRef({ game, hasChosen });
  const isDropped = useSignal(false);
  useEffect(() => {
    const { game: old, hasChosen: had } = before.current;
    before.current = { game, hasChosen };
    if (hasChosen) isDropped.value = false;
    else if (had && old !== game) isDropped.value = true;
  }, [game, hasChosen]);
  return isDropped.value;
};
