import type { FunctionComponent } from 'preact';
import { labelled, text, words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { Pawn } from '../art/pawn.tsx';
import './kept-game.css';
import type { SavedTable } from './saved-table.ts';
import { agoOf } from './when.ts';

interface Props {
  readonly table: SavedTable;
  readonly name: string;
  readonly isPlayable: boolean;
  onExport(): void;
  onRemove(): void;
}

export const KeptGame: FunctionComponent<Props> = ({ table, name, isPlayable, onExport, onRemove }) => {
  const { saves } = words.value;
  const { sheet, seats, outcome, turn, turnsLeft } = table;
  const people = seats.filter(({ player }) => player === 'person').length;
  return (
    <li class="kept">
      <div class="kept-words">
        <h3 class="display">{name}</h3>
        <p>
          {outcome ? text.value.results[outcome.result].headline : saves.turn(turn, turnsLeft)} ·{' '}
          {saves.players(people, seats.length - people)} · {agoOf(table.time)}
        </p>
        <p class="kept-cast" aria-hidden="true">
          {sheet.order.map((who) => (
            <Pawn key={who} who={who} />
          ))}
        </p>
        {!isPlayable && <p class="kept-note">{saves.otherRules}</p>}
      </div>
      <div class="kept-keys">
        {isPlayable && (
          <a
            class="key ivory"
            href={hrefOf('table', table.id)}
            aria-label={labelled(outcome ? saves.see : saves.goOn, name)}
          >
            {outcome ? saves.see : saves.goOn}
          </a>
        )}
        {isPlayable && table.commands.length > 0 && (
          <a class="key" href={hrefOf('replay', table.id)} aria-label={labelled(saves.replay, name)}>
            {saves.replay}
          </a>
        )}
        <button
          type="button"
          class="key"
          aria-label={labelled(saves.save, name)}
          title={outcome ? undefined : saves.saveWarning}
          onClick={onExport}
        >
          {saves.save}
        </button>
        <button type="button" class="key" aria-label={labelled(saves.remove, name)} onClick={onRemove}>
          {saves.remove}
        </button>
        {!outcome && <p class="kept-note">{saves.saveWarning}</p>}
      </div>
    </li>
  );
};
