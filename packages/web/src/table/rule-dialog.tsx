/** Why something happened: the sentence, the rule behind it, and the room it is about. */
import { colourOf, type Event } from '@room25/engine';
import { lettersOf, roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { Dialog } from '../app/dialog.tsx';
import { ruleInWords, text, words } from '../app/language.ts';
import { Chip } from '../art/chip.tsx';
import type { ShownGame } from '../play/played-game.ts';
import { RuleLink } from '../rulebook/rule-link.tsx';
import './rule-dialog.css';
import { roomOf, sentence } from '../told/telling.ts';

interface Props {
  readonly event: Event;
  readonly game: ShownGame;
  onClose(): void;
}

export const RuleDialog: FunctionComponent<Props> = ({ event, game, onClose }) => {
  const { value: view } = game.view;
  const reader = { language: text.value, viewer: game.viewer.value, view, log: game.log.value };
  const room = roomOf(event, reader);
  const named = room && roomWords(text.value, room, view.edition);
  return (
    <Dialog title={words.value.table.side.rule} onClose={onClose}>
      <p class="rule-dialog-event">{sentence(event, reader)}</p>
      <p class="rule-dialog-text">{ruleInWords(event.rule, view.edition)}</p>
      <p>
        <RuleLink id={event.rule} edition={view.edition} />
      </p>
      {room && named && (
        <section class="rule-dialog-room">
          <Chip colour={colourOf(view.edition, room)} letters={lettersOf(text.value, room, view.edition)} />
          <div>
            <h3 class="display">{named.name}</h3>
            <p>{named.effect}</p>
          </div>
        </section>
      )}
    </Dialog>
  );
};
