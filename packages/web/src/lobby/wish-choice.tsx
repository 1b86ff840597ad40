/** Whom I would like to be. Who plays several characters is dealt them. */
import { CHARACTERS, type Character, EDITION_RULES } from '@room25/engine';
import type { Act, SeatView, TableView } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { text } from '../app/language.ts';
import { Pawn } from '../art/pawn.tsx';
import { onlineWords } from '../online/words.ts';

interface Props {
  readonly table: TableView;
  readonly mine: Extract<SeatView, { kind: 'person' }>;
  onAct(act: Act): void;
}

export const WishChoice: FunctionComponent<Props> = ({ table, mine, onAct }) => {
  const { room } = onlineWords.value;
  const { edition, mode, players } = table.settings;
  const { modes, hasUltimate } = EDITION_RULES[edition];
  if (modes[mode]?.seating[players] !== 1) return null;
  const others = table.seats.flatMap((seat) => (seat.kind !== 'free' && seat !== mine ? (seat.wish ?? []) : []));
  // SET-CHARACTERS: the last two came with Ultimate.
  const characters = hasUltimate ? CHARACTERS : CHARACTERS.filter((who) => who !== 'sarah' && who !== 'bruce');
  const choices: readonly (Character | undefined)[] = [undefined, ...characters];
  return (
    <fieldset class="wish">
      <legend>{room.wish}</legend>
      {choices.map((who) => (
        <label key={who ?? ''} class={`wish-one ${who ? `pawn-of-${who}` : ''}`}>
          <input
            type="radio"
            name="wish"
            checked={mine.wish?.[0] === who}
            disabled={who !== undefined && others.includes(who)}
            aria-label={who ? text.value.characters[who].name : room.any}
            onChange={() => onAct({ do: 'wish', character: who ?? null })}
          />
          {who ? <Pawn who={who} /> : <span class="wish-any">?</span>}
        </label>
      ))}
    </fieldset>
  );
};
