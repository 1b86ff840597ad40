/** My role: the same masked card for everybody, turned only while it is held. Beside it, a guard that may show itself. */
import { type Command, VERB, verbOf } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { HoldKey } from '../app/hold-key.tsx';
import { isTyping } from '../app/keys.ts';
import { text, words } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { RoomIcon } from '../art/room-icon.tsx';
import type { PlayedGame } from '../play/played-game.ts';
import './role-card.css';
import { charactersOf } from '../told/telling.ts';

interface Props {
  readonly game: PlayedGame;
  onPlay(command: Command): void;
}

interface CardProps extends Props {
  /** A mere key; what goes with it is elsewhere. */
  readonly isSmall?: boolean;
}

/** A screen reader's user cannot hold: it is told once, and the card turns back. */
const SHOWN_FOR = 3000;

export const RoleCard: FunctionComponent<CardProps> = ({ game, onPlay, isSmall = false }) => {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { role: said } = words.value.table;
  const { value: view } = game.view;
  const mine = charactersOf(view, game.viewer.value);
  const role = view.cast.find(({ name, role: its }) => mine.includes(name) && its)?.role;

  const turn = (isUp: boolean): void => {
    clearTimeout(timer.current);
    setOpen(isUp);
  };
  useHeldKey('h', turn);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (role === undefined) return null;
  return (
    <div class="role">
      <button
        type="button"
        class={`role-card ${isOpen ? 'open' : ''}`}
        aria-label={isSmall && !isOpen ? `${said.button}, ${said.hint}` : undefined}
        onPointerDown={() => turn(true)}
        onPointerUp={() => turn(false)}
        onPointerLeave={() => turn(false)}
        onPointerCancel={() => turn(false)}
        onContextMenu={(event) => event.preventDefault()}
        onBlur={() => turn(false)}
        onClick={({ detail }) => {
          if (detail !== 0) return;
          turn(true);
          announce(`${text.value.phrases.yourRole(role)} ${text.value.roles[role].sentence}`);
          timer.current = setTimeout(() => setOpen(false), SHOWN_FOR);
        }}
      >
        {isOpen ? <Icon name={role === 'prisoner' ? 'mark-prisoner' : 'mark-guard'} /> : <RoomIcon code="SE" />}
        <span>
          <b class="display">{isOpen ? text.value.roles[role].name : said.button}</b>
          <small>{isOpen ? text.value.roles[role].sentence : said.hint}</small>
        </span>
      </button>
      {!isSmall && <RevealKey game={game} onPlay={onPlay} />}
    </div>
  );
};

/** Only for a guard that may show itself now. */
export const RevealKey: FunctionComponent<Props> = ({ game, onPlay }) => {
  const { role: said } = words.value.table;
  const reveal = game.asides.value.find((aside) => verbOf(aside) === VERB.reveal);
  if (reveal === undefined) return null;
  return (
    <HoldKey ms={700} class="role-reveal" label={said.reveal} again={said.revealHint} onHeld={() => onPlay(reveal)}>
      {said.reveal}
    </HoldKey>
  );
};

/** While a key is down. */
const useHeldKey = (wanted: string, hold: (isHeld: boolean) => void): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (
        event.key !== wanted ||
        event.repeat ||
        isTyping(event.target) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      hold(event.type === 'keydown');
    };
    addEventListener('keydown', listen);
    addEventListener('keyup', listen);
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener('keyup', listen);
    };
  });
};
