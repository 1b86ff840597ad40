/** What I know, what others say, what I wrote down. It never leaves this device. */
import { colourOf, type View } from '@room25/engine';
import { lettersOf, roomWords } from '@room25/text';
import { Fragment, type FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../app/dialog.tsx';
import { text, words } from '../../app/language.ts';
import { recall, store } from '../../app/storage.ts';
import { Chip } from '../../art/chip.tsx';
import { Pawn } from '../../art/pawn.tsx';
import { claimsAbout } from '../../board/claims.ts';
import { claimsOn } from '../../board/names.ts';
import type { PlayedGame } from '../../play/played-game.ts';
import './notes.css';

export const Notes: FunctionComponent<{ game: PlayedGame; id: string }> = ({ game, id }) => {
  const { side } = words.value.table;
  const { value: view } = game.view;
  const { value: viewer } = game.viewer;
  const { phrases, colours } = text.value;
  const known = view.board.filter((room) => room.known);
  const claims = view.board.flatMap((room) =>
    claimsAbout(view, room, viewer).map(({ who, colour, isRefuted }, place) => ({
      who,
      claim: claimsOn(view, room, { words: words.value.board, language: text.value, viewer })[place]!,
      cell: room.cell,
      colour,
      unlike: isRefuted ? words.value.board.unlike(roomWords(text.value, room.known!, view.edition).short) : '',
    })),
  );
  const [isByPerson, setByPerson] = useState(false);
  const groups = isByPerson
    ? view.cast
        .map(({ name }) => ({ head: name, claims: claims.filter(({ who }) => who === name) }))
        .filter((group) => group.claims.length > 0)
    : [{ head: undefined, claims }];
  const reminders = view.board.filter(({ reminders: on }) => on);
  return (
    <div class="notes">
      {viewer.kind === 'seat' && (
        <section>
          <h3 class="display">{side.known}</h3>
          {!view.options.memory && <p>{side.noMemory}</p>}
          {view.options.memory && known.length === 0 && <p>{side.nothingKnown}</p>}
          <ul>
            {known.map((room) => (
              <li key={room.cell}>
                <Chip
                  colour={colourOf(view.edition, room.known!)}
                  letters={lettersOf(text.value, room.known!, view.edition)}
                />
                {phrases.room(room.cell, room.known!, view.edition)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 class="display">{side.claims}</h3>
        {view.jammed && <p>{side.jammed}</p>}
        {claims.length === 0 && <p>{side.noClaims}</p>}
        {claims.length > 0 && <Orders isByPerson={isByPerson} onOrder={setByPerson} />}
        {groups.map(({ head, claims: said }) => (
          <Fragment key={head}>
            {head && (
              <h4>
                <Pawn who={head} />
                {text.value.people[head]}
              </h4>
            )}
            <ul>
              {said.map(({ claim, cell, colour, unlike }) => (
                <li key={cell + claim} class={unlike && 'notes-unlike'}>
                  <Chip colour={colour} letters={colours[colour].letter} />
                  <span>
                    {cell} · {claim} {unlike && <b>{unlike}</b>}
                  </span>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </section>
      <section>
        <h3 class="display">{side.reminders}</h3>
        {reminders.length === 0 && <p>{side.noReminders}</p>}
        <ul>
          {reminders.map((room) => (
            <li key={room.cell}>
              {room.reminders!.map((who) => (
                <Pawn key={who} who={who} />
              ))}
              {room.cell} · {phrases.names(room.reminders!)}
            </li>
          ))}
        </ul>
      </section>
      {view.cards && <Cards cards={view.cards} />}
      {viewer.kind === 'seat' && <OwnNotes key={viewer.seat} name={`notes.${id}.${viewer.seat}`} />}
    </div>
  );
};

const Orders: FunctionComponent<{ isByPerson: boolean; onOrder(isByPerson: boolean): void }> = ({
  isByPerson,
  onOrder,
}) => {
  const { side } = words.value.table;
  return (
    <p class="notes-orders">
      <button type="button" aria-pressed={!isByPerson} onClick={() => onOrder(false)}>
        {side.byRoom}
      </button>
      <button type="button" aria-pressed={isByPerson} onClick={() => onOrder(true)}>
        {side.byPerson}
      </button>
    </p>
  );
};

const Cards: FunctionComponent<{ cards: NonNullable<View['cards']> }> = ({ cards: { left, lying, discards } }) => {
  const { side } = words.value.table;
  const { phrases } = text.value;
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h3 class="display">{side.cards}</h3>
      <p>{phrases.deck(left, lying, discards.at(-1))}</p>
      {discards.length > 0 && (
        <button type="button" class="key" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {side.discards} · {discards.length}
        </button>
      )}
      {isOpen && (
        <Dialog title={side.discards} onClose={() => setOpen(false)}>
          <ol reversed>
            {discards.toReversed().map((card, place) => (
              <li key={discards.length - place}>{phrases.card(card)}</li>
            ))}
          </ol>
        </Dialog>
      )}
    </section>
  );
};

const OwnNotes: FunctionComponent<{ name: string }> = ({ name }) => {
  const { side } = words.value.table;
  const [written, setWritten] = useState(() => recall(name) ?? '');
  return (
    <section>
      <h3 class="display">
        <label for="own-notes">{side.ownNotes}</label>
      </h3>
      <textarea
        id="own-notes"
        rows={4}
        value={written}
        aria-describedby="own-notes-hint"
        onInput={({ currentTarget }) => {
          setWritten(currentTarget.value);
          store(name, currentTarget.value);
        }}
      />
      <p id="own-notes-hint">{side.ownNotesHint}</p>
    </section>
  );
};
