/* biome-ignore-all lint/a11y/noAutofocus: in a window that was opened by a key for just this button */
/** A room shown large: what it is, what it does in this edition, who is here, who claims what; a reminder is laid here. */
import {
  CELLS,
  CHARACTERS,
  type Command,
  EXIT_ZONES,
  ROOMS,
  type RoomCode,
  type RoomView,
  unpacked,
  type View,
  whoOf,
} from '@room25/engine';
import { lettersOf, roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Dialog } from '../app/dialog.tsx';
import { spelt } from '../app/spelt.tsx';
import { Chip } from '../art/chip.tsx';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import type { AnyGame } from '../play/played-game.ts';
import { RuleLink } from '../rulebook/rule-link.tsx';
import './close-up.css';
import { numberOf } from './geometry.ts';
import { claimsOn, deadlineOn, personOf, type Telling } from './names.ts';
import { adviceIn } from './picking.ts';
import type { Pointing, ShownLarge } from './pointing.ts';
import { keyOf, type Part, verbNameOf } from './steps.ts';
import { Tile } from './tile.tsx';

interface Props {
  readonly game: AnyGame;
  readonly closeUp: ShownLarge;
  readonly telling: Telling;
  readonly pointing: Pointing;
}

export const CloseUp: FunctionComponent<Props> = ({ game, closeUp: { cell, wish }, telling, pointing }) => {
  const view = game.view.value;
  const room = view.board[numberOf(cell)]!;
  const { closeUp: words } = telling.words;
  const box = useRef<HTMLDivElement>(null);
  // On a phone it begins where the board ends.
  useLayoutEffect(() => {
    const fit = (): void => {
      const end = box.current?.closest('.board')?.querySelector('.board-tray')?.getBoundingClientRect().bottom;
      box.current?.closest('dialog')?.style.setProperty('--board-end', `${end}px`);
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, []);
  const close = (): void => {
    pointing.closeUp.value = undefined;
  };
  const choose = (part: Part): void => {
    close();
    pointing.choose(part, false);
  };
  const send = (command: Command): void => {
    close();
    void game.send?.(command);
  };
  const speak = (): void => {
    close();
    pointing.speak(cell);
  };
  const parts = pointing.picking.cells.value.get(numberOf(cell)) ?? [];
  const code = room.room ?? room.known;
  const title = code ? `${cell} · ${roomWords(telling.language, code, view.edition).name}` : cell;
  return (
    <Dialog title={spelt(title)} kind="side" onClose={close}>
      <div class="close-up" ref={box}>
        <div class="close-up-tile">
          <Tile view={view} room={room} telling={telling} />
        </div>
        <div class="close-up-text">
          <About view={view} room={room} code={code} telling={telling} />
          {deadlineOn(view, cell) !== undefined && (
            <p class="close-up-due">{telling.words.deadline(deadlineOn(view, cell)!)}</p>
          )}
          {EXIT_ZONES.includes(numberOf(cell)) && <p>{words.exitZoneText}</p>}
        </div>
        <People view={view} room={room} telling={telling} />
        <Claims view={view} room={room} telling={telling} />
        {parts.length > 0 && (
          <Choices parts={parts} telling={telling} isOpenedFor={parts.length > 1 && !wish} onChoose={choose} />
        )}
        <Asides
          game={game}
          cell={numberOf(cell)}
          wish={wish}
          telling={telling}
          onSpeak={room.room === undefined && pointing.picking.canSayAbout(cell) ? speak : undefined}
          onSend={send}
        />
      </div>
    </Dialog>
  );
};

const About: FunctionComponent<{ view: View; room: RoomView; code: RoomCode | undefined; telling: Telling }> = ({
  view,
  room,
  code,
  telling: { words, language },
}) => {
  if (code === undefined) return <p>{words.closeUp.hiddenText}</p>;
  const { colour } = ROOMS[code];
  return (
    <>
      <p class={`close-up-danger ${colour}`}>
        <Chip colour={colour} letters={lettersOf(language, code, view.edition)} />
        <span>{language.colours[colour].danger}</span>
        {room.room === undefined && (
          <span class="close-up-secret">
            <Icon name="mark-known" />
            {language.phrases.states.known}
          </span>
        )}
      </p>
      <p>
        {roomWords(language, code, view.edition).effect} <RuleLink id={ROOMS[code].rule} edition={view.edition} />
      </p>
      {room.closed && <p>{words.closed}</p>}
      {room.locked && <p>{words.locked}</p>}
      {room.axis && <p>{words.corridor[room.axis]}</p>}
    </>
  );
};

const People: FunctionComponent<{ view: View; room: RoomView; telling: Telling }> = ({ view, room, telling }) => {
  const people = view.cast.filter(({ cell }) => cell === room.cell);
  const { words, language } = telling;
  if (people.length === 0 && !room.robots) return null;
  return (
    <section class="close-up-people">
      <h3 class="display">{words.closeUp.here}</h3>
      <ul>
        {people.map(({ name, hiding, trapped }) => (
          <li key={name}>
            <Pawn who={name} />
            <b>{language.people[name]}</b>
            {personOf(view, name, telling).isMe && <span>{language.phrases.states.you}</span>}
            {hiding && <span>{language.phrases.states.hiding}</span>}
            {trapped && <span>{language.phrases.states.trapped}</span>}
          </li>
        ))}
        {room.robots && (
          <li>
            <span class="close-up-robot">
              <Icon name="mark-robot" />
            </span>
            <b>{words.robots(room.robots)}</b>
          </li>
        )}
      </ul>
    </section>
  );
};

const Claims: FunctionComponent<{ view: View; room: RoomView; telling: Telling }> = ({ view, room, telling }) => {
  const { signals = [], reminders = [] } = room;
  const { closeUp: words } = telling.words;
  const said = claimsOn(view, room, telling);
  if (signals.length === 0 && reminders.length === 0) return null;
  return (
    <section class="close-up-claims">
      <h3 class="display">{words.claims}</h3>
      <ul>
        {signals.map(({ seat, colour }, place) => (
          <li key={seat}>
            <Chip colour={colour} letters={telling.language.colours[colour].letter} />
            {said[place]}
          </li>
        ))}
        {reminders.map((who) => (
          <li key={who}>
            <span class={`pawn-of-${who}`}>
              <Icon name="mark-reminder" />
            </span>
            {words.reminderOf(telling.language.people[who])}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Where a cell stands for several people, one chooses whom. */
const Choices: FunctionComponent<{
  parts: readonly Part[];
  telling: Telling;
  isOpenedFor: boolean;
  onChoose(part: Part): void;
}> = ({ parts, telling, isOpenedFor, onChoose }) => (
  <section class="close-up-keys">
    {parts.length > 1 && <h3 class="display">{telling.words.closeUp.whom}</h3>}
    {parts.map((part, place) => {
      const who = part.kind === 'whom' || part.kind === 'pawn' ? CHARACTERS[part.who] : undefined;
      return (
        <button
          key={keyOf(part)}
          type="button"
          class="key ivory"
          autoFocus={isOpenedFor && place === 0}
          onClick={() => onChoose(part)}
        >
          {who && <Pawn who={who} />}
          {who ? telling.language.people[who] : telling.words.closeUp.play}
        </button>
      );
    })}
  </section>
);

/** Claims about it are made on the desk; with several pawns each has its own reminder. */
const Asides: FunctionComponent<{
  game: AnyGame;
  cell: number;
  wish: ShownLarge['wish'];
  telling: Telling;
  onSpeak: (() => void) | undefined;
  onSend(command: Command): void;
}> = ({ game, cell, wish, telling: { words, language }, onSpeak, onSend }) => {
  const here = (game.asides?.value ?? []).filter((command) => {
    const said = unpacked(command);
    return 'cell' in said && said.cell === CELLS[cell];
  });
  const reminders = here.filter((aside) => verbNameOf(aside) === 'remind');
  const advice = adviceIn(here);
  if (!onSpeak && reminders.length === 0 && advice.length === 0) return null;
  return (
    <section class="close-up-keys">
      {onSpeak && (
        <button type="button" class="key" onClick={onSpeak}>
          <Icon name="mark-signal" />
          {words.closeUp.speak}
        </button>
      )}
      {advice.map((said) => (
        <button key={said.saying} type="button" class="key" onClick={() => onSend(said.command)}>
          {spelt(language.phrases.saying(said))}
        </button>
      ))}
      {reminders.map((command, place) => {
        const who = CHARACTERS[whoOf(command)]!;
        return (
          <button
            key={who}
            type="button"
            class="key"
            autoFocus={wish === 'reminder' && place === 0}
            onClick={() => onSend(command)}
          >
            <span class={`pawn-of-${who}`}>
              <Icon name="mark-reminder" />
            </span>
            {reminders.length > 1 ? words.closeUp.reminderOf(language.people[who]) : words.closeUp.reminder}
          </button>
        );
      })}
    </section>
  );
};
