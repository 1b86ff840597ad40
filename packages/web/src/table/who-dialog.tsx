/** Who is who: everything that may be known about a character. */
import { type Character, RULE_IDS, type RuleId } from '@room25/engine';
import { roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { Dialog } from '../app/dialog.tsx';
import { ruleInWords, text, words } from '../app/language.ts';
import { Pawn } from '../art/pawn.tsx';
import type { PlayedGame } from '../play/played-game.ts';
import { RuleLink } from '../rulebook/rule-link.tsx';
import { charactersOf } from '../told/telling.ts';
import { playedBy } from './played-by.ts';
import './who-dialog.css';

interface Props {
  readonly who: Character;
  readonly game: PlayedGame;
  onClose(): void;
}

export const WhoDialog: FunctionComponent<Props> = ({ who, game, onClose }) => {
  const { cast } = words.value.table;
  const { characters, roles, phrases, actions } = text.value;
  const { value: view } = game.view;
  const character = view.cast.find(({ name }) => name === who)!;
  const { seat, side, cell, shown, adrenaline, punished, played, lost } = character;
  // One’s own is on the card that is held, and nowhere else.
  const isMine = charactersOf(view, game.viewer.value).includes(who);
  const role = isMine && !shown ? undefined : character.role;
  const { player, name: playerName } = game.seats[seat]!;
  const room = view.board.find((each) => each.cell === cell)?.room;
  const ability = view.edition === 'ultimate' ? abilityRule(who) : undefined;
  const facts = [
    playerName ? `${playerName}, ${playedBy(player)}` : playedBy(player),
    side !== undefined && cast.side(side + 1),
    cell === undefined
      ? cast.dead
      : room
        ? cast.inRoom(roomWords(text.value, room, view.edition).name, cell)
        : cast.hidden(cell),
    role && phrases.roleOf(who, role),
    ...played.map((action) => cast.tokens[action === lost ? 'lost' : 'played'](actions[action].name)),
    adrenaline && cast.adrenaline.there,
    punished && phrases.forbidden(punished),
  ].filter((fact) => typeof fact === 'string');
  const canOpen = game.privacy?.now.value.kind === 'public' && player === 'person';
  return (
    <Dialog title={characters[who].name} onClose={onClose}>
      <div class="who">
        <Pawn who={who} />
        <div>
          <p class="who-epithet">{characters[who].epithet}</p>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </div>
      {ability && (
        <section>
          <h3 class="display">{characters[who].ability}</h3>
          <p>
            {ruleInWords(ability)} <RuleLink id={ability} edition={view.edition} />
          </p>
        </section>
      )}
      {role && <p>{roles[role].sentence}</p>}
      {canOpen && (
        <button
          type="button"
          class="key ivory"
          onClick={() => {
            onClose();
            game.privacy?.handTo(seat);
          }}
        >
          {cast.myScreen}
        </button>
      )}
    </Dialog>
  );
};

const abilityRule = (who: Character): RuleId | undefined => RULE_IDS.find((id) => id === who.toUpperCase());
