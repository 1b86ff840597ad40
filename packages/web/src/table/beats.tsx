/** What the whole table feels: the alarm, a mask that falls, and one's own death, after which one chooses how to go on. */
import type { Signal } from '@preact/signals';
import type { Character, Event } from '@room25/engine';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announceNow } from '../app/announcer.tsx';
import { labelled, text, words } from '../app/language.ts';
import { isStill } from '../app/theme.ts';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import type { Beat, PlayedGame } from '../play/played-game.ts';
import { Strap } from '../presenter/strap.tsx';
import { play } from '../sound/sound.ts';
import { sentence } from '../told/telling.ts';
import './beats.css';
import { beatsWords } from './beats-words.ts';
import { causeOf } from './cause-of-death.ts';
import { isMyEnd } from './my-end.ts';

export interface BeatsProps {
  readonly game: PlayedGame;
  /** Set while somebody dead is being asked how to go on. */
  readonly isChoosing: Signal<boolean>;
  /** Only in one's own game: starts another one like it. */
  onAgain?: (() => void) | undefined;
}

export const Beats: FunctionComponent<BeatsProps> = ({ game, isChoosing, onAgain }) => {
  const { value: beat } = game.beat;
  const [death, setDeath] = useState<Beat>();
  const [isHurried, setHurried] = useState(false);
  useEffect(() => {
    if (beat && isMyEnd(beat, game)) setDeath(beat);
    if (beat?.event.kind === 'alarm') navigator.vibrate?.([30, 60, 30, 60, 30]);
  }, [beat]);
  useEffect(() => {
    // Somebody who wants to see the end is not stopped by others' deaths.
    if (isHurried && game.view.peek().phase !== 'over') game.pace.skip();
  }, [beat, isHurried]);
  const died = game.view.value.phase !== 'over' && death?.event.kind === 'died' ? death.event : undefined;
  useLayoutEffect(() => {
    isChoosing.value = died !== undefined;
    return () => {
      isChoosing.value = false;
    };
  }, [died]);
  if (died)
    return (
      <OwnDeath
        game={game}
        death={died}
        onAgain={onAgain}
        onWatch={() => setDeath(undefined)}
        onSkip={() => {
          setDeath(undefined);
          setHurried(true);
        }}
      />
    );
  if (beat?.event.kind === 'alarm') return <Alarm game={game} event={beat.event} />;
  // Somebody who is choosing keeps their keys.
  return beat?.event.kind === 'shown' && game.answers.value.length === 0 ? <Unmasked {...beat.event} /> : null;
};

const Alarm: FunctionComponent<{ game: PlayedGame; event: Event }> = ({ game, event }) => {
  const { value: view } = game.view;
  return (
    <div class="beats-alarm" aria-hidden="true">
      <Icon name="mark-alarm" />
      <b class="display">{beatsWords.value.alarm}</b>
      <p>{sentence(event, { language: text.value, viewer: game.viewer.value, view })}</p>
      <p class="display">
        <strong>{view.turnsLeft}</strong> {words.value.table.header.left(view.turnsLeft)}
      </p>
    </div>
  );
};

const Unmasked: FunctionComponent<Extract<Event, { readonly kind: 'shown' }>> = ({ who, role }) => (
  <div class="beats-unmasked" aria-hidden="true">
    <Icon name={role === 'prisoner' ? 'mark-prisoner' : 'mark-guard'} />
    <p>
      {beatsWords.value.maskFalls}
      <b class="display">{labelled(text.value.people[who], text.value.roles[role].name)}</b>
    </p>
  </div>
);

interface DeathProps {
  readonly game: PlayedGame;
  readonly death: Extract<Event, { readonly kind: 'died' }>;
  readonly onAgain: (() => void) | undefined;
  onWatch(): void;
  onSkip(): void;
}

/** Milliseconds until one can choose. */
const BEAT = 1500;
const BEAT_STILL = 300;

const OwnDeath: FunctionComponent<DeathProps> = ({ game, death, onAgain, onWatch, onSkip }) => {
  const said = beatsWords.value;
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const why = whyOf(game, death);
  const isAlone = onAgain !== undefined;
  useEffect(() => {
    if (isAlone) game.pace.pause();
    play('off-air');
    announceNow(`${said.thatWasYou}. ${why}`);
    const timer = setTimeout(() => setAsked(true), isStill.peek() ? BEAT_STILL : BEAT);
    const hurry = (): void => setAsked(true);
    addEventListener('keydown', hurry);
    addEventListener('pointerdown', hurry);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', hurry);
      removeEventListener('pointerdown', hurry);
    };
  }, []);
  useLayoutEffect(() => {
    if (isAsked) box.current?.querySelector<HTMLElement>('.key')?.focus();
  }, [isAsked]);
  const haunt = (): void => {
    game.haunt?.();
    onWatch();
  };
  const goOn = (then: () => void) => (): void => {
    if (isAlone) game.pace.resume();
    then();
  };
  const { value: view } = game.view;
  const name = text.value.people[death.who];
  return (
    <div class="beats-death" role="dialog" aria-label={said.thatWasYou} ref={box}>
      <Monitor who={death.who} />
      <div class="beats-words">
        <h2 class="display">{said.thatWasYou}</h2>
        <p>{why}</p>
        {isAsked && (
          <div class="beats-keys">
            {game.haunt ? (
              <Choice {...said.ghost} isFirst onChoose={goOn(haunt)} />
            ) : (
              <Choice {...said.watch} isFirst onChoose={goOn(onWatch)} />
            )}
            {isAlone && (
              <>
                <Choice name={said.toEnd.name} hint={said.toEnd.hint(view.turnsLeft)} onChoose={goOn(onSkip)} />
                <Choice {...said.again} onChoose={onAgain} />
              </>
            )}
          </div>
        )}
      </div>
      <div class="beats-strap" aria-hidden="true">
        <Strap name={words.value.home.odette.name} line={said.goodbye(name)} />
      </div>
    </div>
  );
};

const Monitor: FunctionComponent<{ who: Character }> = ({ who }) => (
  <div class="beats-monitor" aria-hidden="true">
    <Pawn who={who} />
    <span class="cast-static" />
    <b class="display">{beatsWords.value.signalLost}</b>
  </div>
);

interface ChoiceProps {
  readonly name: string;
  readonly hint: string;
  readonly isFirst?: boolean;
  readonly children?: ComponentChildren;
  onChoose(): void;
}

const Choice: FunctionComponent<ChoiceProps> = ({ name, hint, isFirst = false, onChoose }) => (
  <button type="button" class={`key beats-choice ${isFirst ? 'ivory' : ''}`} onClick={onChoose}>
    {name}
    <small>{hint}</small>
  </button>
);

/** What brought it about, and the end of it: what it was, unless that was the same moment. */
const whyOf = ({ log, view, viewer }: PlayedGame, death: DeathProps['death']): string => {
  const reader = { language: text.value, viewer: viewer.peek(), view: view.peek() };
  const cause = causeOf(
    death,
    log.peek().map(({ event }) => event),
  );
  if (!cause) return sentence(death, reader);
  const { moved, push, isEarlier } = cause;
  const end = isEarlier ? sentence(death, reader) : beatsWords.value.fatal;
  return [push && sentence(push, reader), sentence(moved, reader), end].filter(Boolean).join(' ');
};
