/**
 * Everything that may be known about somebody, beside what they said: where they looked, whom they pushed, whom they contradict.
 */
import { type Character, colourOf, EDITION_RULES, RULE_IDS, type RuleId, type View } from '@room25/engine';
import { roomWords } from '@room25/text';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../app/dialog.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { useKeys } from '../../app/keys.ts';
import { ruleInWords, text, words } from '../../app/language.ts';
import { recall, store } from '../../app/storage.ts';
import { Chip } from '../../art/chip.tsx';
import { Pawn } from '../../art/pawn.tsx';
import type { PlayedGame } from '../../play/played-game.ts';
import { RuleLink } from '../../rulebook/rule-link.tsx';
import { charactersOf, sentence } from '../../told/telling.ts';
import { actionName } from '../action-name.ts';
import { MarkKeys, Pencil } from '../mark-keys.tsx';
import { canMark, marksOf, setMark } from '../marks.ts';
import { alsoCalled, playedBy } from '../played-by.ts';
import { type Dossier, dossierOf, opinionsIn, type Statement } from '../suspicion.ts';
import { opinionsOn } from '../talk/sayings.ts';
import { inOrder } from '../tokens.ts';
import './dossier.css';
import { Pointers } from './pointers.tsx';
import { dossierWords } from './words.ts';

interface Props {
  readonly who: Character;
  /** Where the focus was when somebody asked for it; fetching it may take a while, and the table goes on meanwhile. */
  readonly from: Element | null;
  readonly game: PlayedGame;
  /** Of the table. */
  readonly id: string;
  /** In the column beside the board, else over the screen. */
  readonly isColumn: boolean;
  onClose(): void;
}

export const DossierPanel: FunctionComponent<Props> = (props) => {
  const name = text.value.people[props.who];
  if (props.isColumn) return <Column key={props.who} {...props} />;
  return (
    <Dialog title={name} kind="side" onClose={props.onClose}>
      <Body {...props} />
    </Dialog>
  );
};

/** The board stays in sight, and closing it restores the focus. */
const Column: FunctionComponent<Props> = (props) => {
  const name = text.value.people[props.who];
  const close = useRef<HTMLButtonElement>(null);
  // At once: somebody quick may already be elsewhere when it is painted.
  useLayoutEffect(() => {
    close.current?.focus();
    return () => (props.from as HTMLElement | null)?.focus();
  }, []);
  useKeys({ Escape: props.onClose });
  return (
    <section class="dossier-column" aria-label={name}>
      <header>
        <h2 class="display">{name}</h2>
        <button
          ref={close}
          type="button"
          class="icon-key"
          aria-label={words.value.app.close}
          aria-keyshortcuts="Escape"
          onClick={props.onClose}
        >
          <Glyph name="close" />
        </button>
      </header>
      <Body {...props} />
    </section>
  );
};

const Body: FunctionComponent<Props> = ({ who, game, id, onClose }) => {
  const { value: view } = game.view;
  const { value: viewer } = game.viewer;
  const { cast, side } = words.value.table;
  const { seat } = view.cast.find(({ name }) => name === who)!;
  const isMine = charactersOf(view, viewer).includes(who);
  const { [who]: mark } = marksOf(id, viewer);
  const dossier = dossierOf(who, { view, viewer, log: game.log.value });
  const canOpen = game.privacy?.now.value.kind === 'public' && game.seats[seat]!.player === 'person';
  return (
    <div class="dossier">
      <div class="dossier-head">
        <span class={`dossier-monitor pawn-of-${who}`}>
          <Pawn who={who} />
          {mark && <Pencil mark={mark} />}
        </span>
        <ul>
          {factsOf(who, game, isMine).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {canMark(view, viewer, who) && (
        <div>
          <MarkKeys who={who} mark={mark} hasWords onMark={(next) => setMark(id, viewer, who, next)} />
          <p class="dossier-hint">{dossierWords.value.onlyYou}</p>
        </div>
      )}
      <Sayables who={who} game={game} />
      {view.options.memory ? <Memory who={who} view={view} dossier={dossier} /> : <p>{side.noMemory}</p>}
      <Opinions who={who} game={game} />
      <Pointers who={who} game={game} />
      <Ability who={who} view={view} />
      {viewer.kind === 'seat' && !isMine && <Note key={who} name={`notes.${id}.${viewer.seat}.${who}`} />}
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
    </div>
  );
};

/** What I can say about them. */
const Sayables: FunctionComponent<{ who: Character; game: PlayedGame }> = ({ who, game }) => {
  const sayables = opinionsOn(game.asides.value, who);
  if (sayables.length === 0) return null;
  return (
    <div class="dossier-say">
      {sayables.map(({ command, said }) => (
        <button key={said.saying} type="button" class="key" onClick={() => void game.send(command)}>
          {text.value.phrases.saying(said)}
        </button>
      ))}
    </div>
  );
};

/** What everybody has said about them, and what they have said about others: however much it is, it comes after what can be proved. */
const Opinions: FunctionComponent<{ who: Character; game: PlayedGame }> = ({ who, game }) => {
  const opinions = opinionsIn({ view: game.view.value, log: game.log.value })
    .filter(({ event }) => event.who === who || event.whom === who)
    .map(({ event }) => sentence(event, { language: text.value, viewer: game.viewer.value, view: game.view.value }));
  if (opinions.length === 0) return null;
  return (
    <ul class="dossier-opinions">
      {opinions.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
};

/** About oneself everything but the role: somebody may look over one's shoulder. */
const factsOf = (who: Character, game: PlayedGame, isMine: boolean): readonly string[] => {
  const { cast } = words.value.table;
  const { characters, phrases } = text.value;
  const { value: view } = game.view;
  const one = view.cast.find(({ name }) => name === who)!;
  const { seat, side, cell, role, shown, adrenaline, punished, lost } = one;
  const { player } = game.seats[seat]!;
  const also = alsoCalled(who, game.seats[seat]);
  const room = view.board.find((each) => each.cell === cell)?.room;
  const place = view.order.indexOf(who) + 1;
  return [
    characters[who].epithet,
    also === undefined ? playedBy(player) : `${also}, ${playedBy(player)}`,
    side !== undefined && cast.side(side + 1),
    cell === undefined
      ? cast.dead
      : room
        ? cast.inRoom(roomWords(text.value, room, view.edition).name, cell)
        : cast.hidden(cell),
    place > 0 && cast.place(place, view.order.length),
    role && (!isMine || shown) && phrases.roleOf(who, role),
    ...inOrder(one, view.turn, game.log.value).map((action) =>
      cast.tokens[action === lost ? 'lost' : 'played'](actionName(action, who)),
    ),
    adrenaline && cast.adrenaline.there,
    punished && phrases.forbidden(punished),
  ].filter((fact) => typeof fact === 'string');
};

const Memory: FunctionComponent<{ who: Character; view: View; dossier: Dossier }> = ({ who, view, dossier }) => {
  const heads = dossierWords.value;
  const { people, colours } = text.value;
  const { looks, statements, pushes, pushedBy, against } = dossier;
  const nameOf = (other: Character): string => people[other];
  const lie = statements.findLast(({ verdict }) => verdict === 'false');
  if ([looks, statements, pushes, pushedBy].every(({ length }) => length === 0)) return <p>{heads.nothing}</p>;
  return (
    <>
      {lie && <p class="dossier-lie">{lieInWords(lie, nameOf(who), view)}</p>}
      <dl>
        <Line head={heads.looked}>
          {looks.map(({ cell, turn, isSilent }, place) => (
            <li key={place}>
              {cell} <small>{turn === undefined ? heads.clue : heads.turn(turn)}</small>{' '}
              {isSilent && <small>{heads.notAWord}</small>}
            </li>
          ))}
        </Line>
        <Line head={heads.said}>
          {statements.map(({ cell, colour, verdict }, place) => (
            <li key={place} class={verdict === 'false' ? 'dossier-false' : undefined}>
              <Chip colour={colour} letters={colours[colour].letter} />
              <span class="unseen">{colours[colour].danger}</span> {cell}{' '}
              {verdict && <small>{verdict === 'true' ? `✓ ${heads.isTrue}` : `≠ ${heads.isFalse}`}</small>}
            </li>
          ))}
        </Line>
        <Line head={heads.pushed}>
          {pushes.map(({ other, cell, turn }, place) => (
            <li key={place}>
              <Pawn who={other} />
              {heads.into(nameOf(other), cell)} <small>{heads.turn(turn)}</small>
            </li>
          ))}
        </Line>
        <Line head={heads.pushedBy}>
          {pushedBy.map(({ other, cell, turn }, place) => (
            <li key={place}>
              <Pawn who={other} />
              {heads.by(nameOf(other), cell)} <small>{heads.turn(turn)}</small>
            </li>
          ))}
        </Line>
        <Line head={heads.against}>
          {against.map(({ other, cell }, place) => (
            <li key={place}>
              {other !== 'eyes' && <Pawn who={other} />}
              {other === 'eyes' ? heads.eyes(cell) : heads.on(nameOf(other), cell)}
            </li>
          ))}
        </Line>
      </dl>
    </>
  );
};

const lieInWords = ({ cell, truth, isMineToKnow }: Statement, name: string, { edition }: View): string => {
  const { name: room } = roomWords(text.value, truth!, edition);
  const colour = colourOf(edition, truth!);
  const claim = { cell, name, room, danger: text.value.colours[colour].danger };
  return isMineToKnow ? dossierWords.value.notThat(claim) : dossierWords.value.wasNotThat(claim);
};

const Line: FunctionComponent<{ head: string; children: readonly ComponentChildren[] }> = ({ head, children }) =>
  children.length === 0 ? null : (
    <div>
      <dt class="display">{head}</dt>
      <dd>
        <ul>{children}</ul>
      </dd>
    </div>
  );

const Ability: FunctionComponent<{ who: Character; view: View }> = ({ who, view }) => {
  // ABIL-LEVELS
  const isPlayed = EDITION_RULES[view.edition].hasUltimate && view.options.level === 'ultimate';
  const rule = isPlayed ? abilityRule(who) : undefined;
  if (!rule) return null;
  return (
    <section>
      <h3 class="display">{text.value.characters[who].ability}</h3>
      <p>
        {ruleInWords(rule)} <RuleLink id={rule} edition={view.edition} />
      </p>
    </section>
  );
};

const abilityRule = (who: Character): RuleId | undefined => RULE_IDS.find((id) => id === who.toUpperCase());

const Note: FunctionComponent<{ name: string }> = ({ name }) => {
  const [written, setWritten] = useState(() => recall(name) ?? '');
  return (
    <label class="dossier-note">
      <span>{dossierWords.value.note}</span>
      <textarea
        rows={2}
        value={written}
        onInput={({ currentTarget }) => {
          setWritten(currentTarget.value);
          store(name, currentTarget.value);
        }}
      />
    </label>
  );
};
