/**
 * My role: the same masked card for everybody, turned only while it is held. Whatever differs by role, including the key that
 * shows it, is in the page only then.
 */
import { type Role, VERB, verbOf } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { HoldKey } from '../app/hold-key.tsx';
import { isTyping } from '../app/keys.ts';
import { text, words } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { RoomIcon } from '../art/room-icon.tsx';
import { useDesk } from './desk/at-desk.ts';
import './role-card.css';
import { charactersOf } from '../told/telling.ts';

interface Props {
  /** Just a key; the card hangs below it. */
  readonly isSmall?: boolean;
}

/** Somebody who cannot hold is told once, and the card turns back, unless they have moved to the key on it. */
const SHOWN_FOR = 3000;

export const RoleCard: FunctionComponent<Props> = ({ isSmall = false }) => {
  const { game } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [isOnKey, setOnKey] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { role: said } = words.value.table;
  const { value: view } = game.view;
  const mine = charactersOf(view, game.viewer.value);
  const role = view.cast.find(({ name, role: its }) => mine.includes(name) && its)?.role;

  const turn = (isUp: boolean): void => {
    clearTimeout(timer.current);
    setOpen(isUp);
    setOnKey(false);
  };
  useHeldKey('h', turn);
  // The pointer that holds the card may rest on the key that came with it.
  const held = useHeldPointer(
    () => turn(false),
    ({ clientX, clientY }) => setOnKey(!!document.elementFromPoint(clientX, clientY)?.closest('.role-reveal')),
  );
  useEffect(() => {
    const cover = (): void => turn(false);
    const leave = ({ target }: FocusEvent): void => {
      if (!box.current?.contains(target as Node)) cover();
    };
    addEventListener('blur', cover);
    addEventListener('focusin', leave);
    return () => {
      removeEventListener('blur', cover);
      removeEventListener('focusin', leave);
      clearTimeout(timer.current);
    };
  }, []);

  if (role === undefined) return null;
  return (
    <div class={`role ${isOpen ? 'open' : ''}`} ref={box}>
      <button
        type="button"
        class="role-card"
        aria-label={isSmall && !isOpen ? `${said.button}, ${said.hint}` : undefined}
        onPointerDown={(event) => {
          // Otherwise a finger would be captured by the card it went down on.
          event.currentTarget.releasePointerCapture?.(event.pointerId);
          turn(true);
          held();
        }}
        onContextMenu={(event) => event.preventDefault()}
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
          <small>{said.hint}</small>
        </span>
      </button>
      {isOpen && (
        <div class="role-turned" onFocusCapture={() => clearTimeout(timer.current)}>
          <p>
            {isSmall && <b class="display">{text.value.roles[role].name}</b>} {text.value.roles[role].sentence}
          </p>
          <RevealKey role={role} isUnderPointer={isOnKey} />
        </div>
      )}
    </div>
  );
};

interface RevealProps {
  readonly role: Role;
  readonly isUnderPointer: boolean;
}

/** Somebody watching from afar sees the same key, whether it does something or not. */
const RevealKey: FunctionComponent<RevealProps> = ({ role, isUnderPointer }) => {
  const { game, play } = useDesk();
  const { role: said, act } = words.value.table;
  const reveal = game.asides.value.find((aside) => verbOf(aside) === VERB.reveal);
  if (reveal === undefined)
    return (
      <span class="key hold-key role-reveal inert">
        <span class="hold-key-words">
          {said.reveal}
          <small>{said.revealBar[role === 'prisoner' ? 'prisoner' : 'guard']}</small>
        </span>
      </span>
    );
  return (
    <HoldKey
      ms={700}
      class="role-reveal"
      label={said.reveal}
      again={said.revealHint}
      isUnderPointer={isUnderPointer}
      onHeld={() => play(reveal)}
    >
      {said.reveal}
      <small>{act.hold}</small>
    </HoldKey>
  );
};

/** From a press until the pointer goes up, wherever that is. */
const useHeldPointer = (onUp: () => void, onMove: (event: PointerEvent) => void): (() => void) => {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return () => {
    stop.current();
    const up = (): void => {
      stop.current();
      onUp();
    };
    const listeners = { pointermove: onMove, pointerup: up, pointercancel: up };
    for (const [kind, hear] of Object.entries(listeners)) addEventListener(kind, hear as EventListener);
    stop.current = () => {
      for (const [kind, hear] of Object.entries(listeners)) removeEventListener(kind, hear as EventListener);
    };
  };
};

/** While a key is down. */
const useHeldKey = (wanted: string, hold: (isHeld: boolean) => void): void => {
  useLayoutEffect(() => {
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
