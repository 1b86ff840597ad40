/** The top of the table: on air or not, which turn, how many are left, and the keys that are always there. */
import { EDITION_RULES, type View } from '@room25/engine';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { Glyph } from '../app/glyph.tsx';
import { text, words } from '../app/language.ts';
import { sound } from '../app/settings.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { Icon } from '../art/icon.tsx';
import type { AnyGame, ShownGame } from '../play/played-game.ts';
import { isBeside } from '../play/scene.ts';
import { Bulbs } from './bulbs.tsx';
import '../app/lamp.css';
import './header.css';
import { Unread } from './side/unread.tsx';

interface Props {
  readonly game: AnyGame;
  /** Cut off from the server. */
  readonly isStandingBy?: boolean;
  /** How much was said behind the menu and not shown yet. */
  readonly unread?: number | undefined;
  /** The common goal, where there is room for it. */
  readonly goal?: ComponentChildren;
  onHelp(): void;
  onMenu(): void;
  /** Another key, where there is no other place for it. */
  readonly children?: ComponentChildren;
}

export const Header: FunctionComponent<Props> = ({
  game,
  isStandingBy = false,
  unread = 0,
  goal,
  onHelp,
  onMenu,
  children,
}) => {
  const { value: view } = game.view;
  const { header, curtain, regions } = words.value.table;
  const isOver = view.phase === 'over';
  const isOn = sound.value === 'on';
  const phase = phaseOf(view);
  const isTalking = phase === 'programming' && isBeside(game.beat.value) && game.talking?.isOn.value === true;
  const isRaised = game.log.value.some(({ event, turn }) => event.kind === 'alarm' && turn === view.turn);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of any section it is the banner of the page
    <header
      class={`header ${view.alarm ? 'alarm' : ''} ${isRaised ? 'raised' : ''}`}
      aria-label={regions.header}
      data-region
      tabIndex={-1}
    >
      <div class="header-name">
        <h1>
          <Wordmark />
        </h1>
        <span class={`lamp header-lamp ${isOver || isStandingBy ? 'off' : ''}`}>
          {isStandingBy ? curtain.standBy : isOver ? header.offAir : game.isGhost?.value ? header.ghost : header.onAir}
        </span>
      </div>
      <div class="header-middle">
        <div class="header-clock">
          <p class="header-phase">
            <b>{header.turn(view.turn)}</b>
            <span class="header-phase-long">
              {isTalking
                ? header.talking.long
                : view.round
                  ? header.round(view.round)
                  : text.value.phrases.phases[phase]}
            </span>
            <span class="header-phase-short">
              {isTalking ? header.talking.short : view.round ? header.roundShort(view.round) : header.phases[phase]}
            </span>
          </p>
          <Bulbs left={view.turnsLeft} all={turnsAtStart(game)} hasAlarm={hasAlarm(game)} isAlarm={view.alarm} />
          {view.turnsLeft > 0 && (
            <p class="header-left">
              {view.alarm && <Icon name="mark-alarm" />}
              {view.turnsLeft === 1 ? (
                <>
                  <span class="header-left-long">{header.lastTurn}</span>
                  <span class="header-left-short">{header.lastShort}</span>
                </>
              ) : (
                <>
                  <span class="header-left-long">
                    <b>{view.turnsLeft}</b> {header.left(view.turnsLeft)}
                  </span>
                  <span class="header-left-short">{header.leftShort(view.turnsLeft)}</span>
                </>
              )}
            </p>
          )}
        </div>
        {goal && <div class="header-goal">{goal}</div>}
      </div>
      <div class="header-keys">
        <span class="header-mode">
          {text.value.modes[view.mode].name} · {text.value.editions[view.edition].name}
        </span>
        <button type="button" class="icon-key only-wide" aria-label={header.help} onClick={onHelp}>
          <Glyph name="help" />
        </button>
        <button
          type="button"
          class="icon-key only-wide"
          aria-label={isOn ? header.soundOff : header.soundOn}
          onClick={() => {
            sound.value = isOn ? 'off' : 'on';
          }}
        >
          <Glyph name={isOn ? 'sound' : 'mute'} />
        </button>
        {children}
        <button type="button" class="icon-key header-menu" aria-haspopup="dialog" onClick={onMenu}>
          <Glyph name="menu" />
          <span class="unseen">{header.menu}</span>
          <Unread count={unread} />
        </button>
      </div>
    </header>
  );
};

/** A turn starts with cards only if the game has some. */
const phaseOf = ({ phase, cards }: View): View['phase'] => (phase === 'starting' && !cards ? 'programming' : phase);

/** As the first turn said. */
const turnsAtStart = ({ log, view }: ShownGame): number => {
  const first = log.value.find(({ event }) => event.kind === 'turn')?.event;
  return first?.kind === 'turn' ? first.turnsLeft + first.turn - 1 : view.value.turnsLeft;
};

const hasAlarm = ({ view }: ShownGame): boolean =>
  EDITION_RULES[view.value.edition].modes[view.value.mode]?.hasAlarm === true;
