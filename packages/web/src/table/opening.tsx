/** The opening: who I am, the card that I turn over, what I want and how long I have. On a television, who plays tonight. */

import { type Character, EDITION_RULES, type View } from '@room25/engine';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Cap } from '../app/cap.tsx';
import { isTyping } from '../app/keys.ts';
import { text, words } from '../app/language.ts';
import { languageCode, presenter } from '../app/settings.ts';
import { Icon, type IconName } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import { RoomIcon } from '../art/room-icon.tsx';
import type { PlayedGame } from '../play/played-game.ts';
import { Strap } from '../presenter/strap.tsx';
import { play } from '../sound/sound.ts';
import { charactersOf } from '../told/telling.ts';
import type { OpeningFacts, OpeningPart, StressedLine, TurnPlace } from '../words/opening.ts';
import { LEFT_BY_ALARM } from './bulbs.tsx';
import '../app/lamp.css';
import './opening.css';
import type { OpeningProps } from './opening-due.ts';
import { openingWords } from './opening-words.ts';
import { alsoCalled } from './played-by.ts';

export const Opening: FunctionComponent<OpeningProps> = (props) =>
  props.kind === 'television' ? <TelevisionOpening {...props} /> : <OwnOpening {...props} />;

/** Milliseconds before the card comes by itself; for people who want stillness nothing does. */
const TONIGHT = 3000;
/** Somebody with a screen reader cannot hold a key: they are told once, and the card turns back. */
const SHOWN_FOR = 3000;
/** From one face to the next on a television, and until the last words are read. */
const FACE = 700;
const LAST_WORDS = 4000;

const isStill = (): boolean => document.documentElement.dataset['motion'] === 'reduced';

const OwnOpening: FunctionComponent<OpeningProps> = ({ game, kind, onEnd }) => {
  const [step, setStep] = useState<'tonight' | 'card'>('tonight');
  useEffect(() => {
    if (step !== 'tonight' || isStill()) return;
    const timer = setTimeout(() => setStep('card'), TONIGHT);
    return () => clearTimeout(timer);
  }, [step]);
  useEndOnEscape(onEnd);
  return (
    <Studio onSkip={onEnd} step={step === 'tonight' ? 0 : 1}>
      {step === 'tonight' ? (
        <Tonight game={game} onGoOn={() => setStep('card')} />
      ) : (
        <Card game={game} isHeld={kind === 'shared'} onEnd={onEnd} />
      )}
    </Studio>
  );
};

interface StudioProps {
  onSkip(): void;
  /** One of three pages; the third is the question at the table. */
  readonly step?: number;
  readonly children?: ComponentChildren;
}

const Studio: FunctionComponent<StudioProps> = ({ onSkip, step, children }) => (
  <main
    class="opening"
    // A key that is held down must not press what comes next.
    onKeyDownCapture={(event) => event.repeat && event.preventDefault()}
  >
    <header class="opening-head">
      <span class="lamp">{words.value.table.header.onAir}</span>
      <button type="button" class="key" onClick={onSkip}>
        {openingWords.value.skip}
        <Cap of="Esc" />
      </button>
    </header>
    {children}
    {step !== undefined && (
      <p class="opening-dots" aria-hidden="true">
        {[0, 1, 2].map((each) => (
          <i key={each} class={each === step ? 'on' : ''} />
        ))}
      </p>
    )}
  </main>
);

const Tonight: FunctionComponent<{ game: PlayedGame; onGoOn(): void }> = ({ game, onGoOn }) => {
  const said = openingWords.value;
  const { value: view } = game.view;
  const mine = charactersOf(view, game.viewer.value);
  const names = namesOf(mine);
  const order = orderOf(view, mine);
  const { name, live } = words.value.home.odette;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  useGoOnWithEnter(onGoOn);
  return (
    <section class="opening-tonight">
      <div class={`opening-monitor pawn-of-${mine[0]}`} data-count={mine.length} aria-hidden="true">
        {order && <i class="mono">{order.place}</i>}
        {mine.map((who) => (
          <Pawn key={who} who={who} />
        ))}
      </div>
      <div class="opening-words">
        <p class="opening-kicker display" aria-hidden="true">
          {said.tonight}
        </p>
        <h1 ref={heading} tabIndex={-1} class="display" style={{ '--letters': names.length }}>
          <span class="unseen">{said.heading(names, order)}</span>
          <span aria-hidden="true">{names}</span>
        </h1>
        <p class="opening-sentence">
          {order ? (
            <>
              <b>{text.value.characters[mine[0]!].epithet}.</b> {said.place(order)}
            </>
          ) : (
            said.yours
          )}
        </p>
        <With view={view} mine={mine} />
        <div class="opening-keys">
          <button type="button" class="key ivory" onClick={onGoOn}>
            {said.myCard}
            <Cap of="Enter" />
          </button>
        </div>
      </div>
      {presenter.value !== 'off' && (
        <div class="opening-strap">
          <Strap name={`${name} · ${live}`} line={said.greeting(view.cast.length)} />
        </div>
      )}
    </section>
  );
};

const With: FunctionComponent<{ view: View; mine: readonly Character[] }> = ({ view, mine }) => {
  const others = view.order.filter((who) => !mine.includes(who));
  if (others.length === 0) return null;
  return (
    <div class="opening-with">
      <span class="display">{openingWords.value.with}</span>
      <ul>
        {others.map((who, place) => (
          <li key={who} style={{ '--place': place }}>
            <span class={`opening-face pawn-of-${who}`}>
              <Pawn who={who} />
            </span>
            <b class="display">{text.value.people[who]}</b>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Card: FunctionComponent<{ game: PlayedGame; isHeld: boolean; onEnd(): void }> = ({ game, isHeld, onEnd }) => {
  const said = openingWords.value;
  /** Turned by its key, to stay; or face up while something is held. */
  const [isTurned, setTurned] = useState(false);
  const [isLifted, setLifted] = useState(false);
  const [wasSeen, setSeen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = useRef<HTMLButtonElement>(null);
  const told = useId();
  const { value: view } = game.view;
  const { value: viewer } = game.viewer;
  const mine = charactersOf(view, viewer);
  // Around one screen cards are told apart as curtains are.
  const name = isHeld && viewer.kind === 'seat' ? game.seats[viewer.seat]!.name : undefined;
  const names = name ?? namesOf(mine);
  const isUp = isTurned || isLifted;

  const lift = (isHigh: boolean): void => {
    clearTimeout(timer.current);
    if (isHigh) setSeen(true);
    setLifted(isHigh);
  };
  useTurnedBack(() => {
    setTurned(false);
    lift(false);
  });
  useHeldH(lift);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isUp) play('role-shown');
  }, [isUp]);
  // The key that is there now; the one that was pressed is gone.
  useLayoutEffect(() => key.current?.focus(), [isTurned]);

  const face = isUp ? faceOf(view, mine) : undefined;
  const hold = {
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent) => {
      // What it reveals may push it aside: it still counts as held.
      (currentTarget as Element).setPointerCapture(pointerId);
      lift(true);
    },
    onPointerUp: () => lift(false),
    onPointerLeave: () => lift(false),
    onPointerCancel: () => lift(false),
    onContextMenu: (event: Event) => event.preventDefault(),
    onBlur: () => lift(false),
    onClick: ({ detail }: MouseEvent) => {
      if (detail !== 0) return;
      lift(true);
      timer.current = setTimeout(() => setLifted(false), SHOWN_FOR);
    },
  };
  const press = { onClick: () => setTurned(true) };
  // Its place is kept until then: a key that came under the finger that holds the card would be pressed when the finger leaves it.
  const toTable = (
    <button
      {...(!isHeld && { ref: key })}
      type="button"
      class={`key ivory opening-on ${isHeld && !wasSeen ? 'hidden' : ''}`}
      onClick={onEnd}
    >
      {said.to[view.phase === 'acting' || view.phase === 'over' ? 'starting' : view.phase]}
      {!isHeld && <Cap of="Enter" />}
    </button>
  );
  return (
    <section class="opening-part">
      <div class="opening-stage" aria-hidden="true">
        <div class={`opening-card ${isUp ? 'up' : 'down'}`} {...(isHeld ? hold : press)}>
          {face ? <FaceUp names={names} face={face} isSecret={isSecret(view)} /> : <FaceDown names={names} />}
        </div>
      </div>
      <div class="opening-words">
        <div id={told} aria-live="polite">
          {face ? <Goal names={names} face={face} /> : <Waiting names={names} isSecret={isSecret(view)} />}
        </div>
        <div class="opening-keys">
          {(isHeld || !isTurned) && (
            <button
              ref={key}
              type="button"
              aria-describedby={isUp ? undefined : told}
              class={`key opening-turn ${isHeld && wasSeen ? '' : 'ivory'}`}
              {...(isHeld ? hold : press)}
            >
              {isHeld ? said.hold : said.turn}
              {!isHeld && <Cap of="Enter" />}
            </button>
          )}
          {(isHeld || isTurned) && toTable}
          <p class={`opening-later ${isUp ? '' : 'hidden'}`}>
            {said.later[0]} <kbd class="cap">H</kbd> {said.later[1]}
          </p>
        </div>
      </div>
    </section>
  );
};

/** What the card says; every card has the same number of lines, whatever its role. */
interface Face {
  readonly title: string;
  readonly icon: IconName;
  readonly sentence: string;
  readonly goal: string;
  readonly lines: readonly { readonly icon: IconName; readonly line: StressedLine }[];
}

const FaceDown: FunctionComponent<{ names: string }> = ({ names }) => (
  <div class="opening-back">
    <span>
      <RoomIcon code="SE" />
    </span>
    <b class="display">{names}</b>
  </div>
);

const FaceUp: FunctionComponent<{ names: string; face: Face; isSecret: boolean }> = ({ names, face, isSecret }) => (
  <div class="opening-front">
    <p class="mono">
      <span>{names}</span>
      <span>{isSecret && openingWords.value.keep}</span>
    </p>
    <Icon name={face.icon} />
    <div>
      <b class={`display ${face.title.length > 8 ? 'long' : ''}`}>{face.title}</b>
      <small>{face.sentence}</small>
    </div>
  </div>
);

const Waiting: FunctionComponent<{ names: string; isSecret: boolean }> = ({ names, isSecret }) => {
  const said = openingWords.value;
  return (
    <>
      <p class="opening-kicker display">{said.card(names)}</p>
      <h1 class="display">{said.faceDown}</h1>
      <LineWords icon="mark-known" line={isSecret ? said.secret : said.open} />
      {isSecret && <LineWords icon="mark-signal" line={['', said.shoulder]} />}
    </>
  );
};

const Goal: FunctionComponent<{ names: string; face: Face }> = ({ names, face }) => (
  <>
    <p class="opening-kicker display">{openingWords.value.part(names)}</p>
    <p class="unseen">
      {face.title}. {face.sentence}
    </p>
    <h1 class="display">{face.goal}</h1>
    {face.lines.map(({ icon, line }) => (
      <LineWords key={icon} icon={icon} line={line} />
    ))}
  </>
);

const LineWords: FunctionComponent<{ icon: IconName; line: StressedLine }> = ({ icon, line: [weighty, rest] }) => (
  <p class="opening-line">
    <Icon name={icon} />
    <span>
      <b>{weighty}</b> {rest}
    </span>
  </p>
);

const TelevisionOpening: FunctionComponent<OpeningProps> = ({ game, onEnd }) => {
  const said = openingWords.value;
  const { value: view } = game.view;
  const [shown, setShown] = useState(1);
  const count = view.order.length;
  const isDone = shown > count;
  useEffect(() => {
    const timer = setTimeout(() => (isDone ? onEnd() : setShown(shown + 1)), isDone ? LAST_WORDS : FACE);
    return () => clearTimeout(timer);
  }, [shown]);
  useEndOnEscape(onEnd);
  return (
    <Studio onSkip={onEnd}>
      <section class="opening-television">
        <p class="opening-kicker display">{said.tonight}</p>
        <ol>
          {view.order.slice(0, shown).map((who) => (
            <li key={who}>
              <span class={`opening-face pawn-of-${who}`}>
                <Pawn who={who} />
              </span>
              <b class="display">{text.value.people[who]}</b>
              <small>{alsoCalled(who, game.seats[view.cast.find(({ name }) => name === who)!.seat])}</small>
            </li>
          ))}
        </ol>
        <h1 class="display" aria-live="polite">
          {isDone ? said.phones : '\u00a0'}
        </h1>
      </section>
    </Studio>
  );
};

// ── What is said ────────────────────────────────────────────────────────────────────────────────────────────────────

const namesOf = (mine: readonly Character[]): string =>
  new Intl.ListFormat(languageCode.value).format(mine.map((who) => text.value.characters[who].name));

const orderOf = (view: View, mine: readonly Character[]): TurnPlace | undefined =>
  mine.length === 1 ? { place: view.order.indexOf(mine[0]!) + 1, count: view.order.length } : undefined;

const modeOf = ({ edition, mode }: View) => EDITION_RULES[edition].modes[mode]!;

/** Does the card hold a secret? */
const isSecret = (view: View): boolean => modeOf(view).pool !== undefined;

const factsOf = (view: View): OpeningFacts => {
  const mode = modeOf(view);
  const { length: players } = view.cast;
  const { prisoners, guards } = mode.pool?.(players, view.options.guards) ?? { prisoners: players, guards: 0 };
  return {
    players,
    guards,
    isExact: prisoners + guards === players,
    turns: view.turnsLeft,
    ...(mode.hasAlarm && view.turnsLeft > LEFT_BY_ALARM && { leftByAlarm: LEFT_BY_ALARM }),
    needsKey: mode.needsKey === true,
  };
};

const partOf = (view: View, mine: readonly Character[]): OpeningPart => {
  const { sides } = modeOf(view);
  if (sides) return sides === 'teams' ? 'team' : 'rival';
  const { role } = view.cast.find(({ name }) => mine.includes(name))!;
  if (!isSecret(view) || role === undefined) return 'together';
  return role === 'prisoner' ? 'prisoner' : 'guard';
};

const faceOf = (view: View, mine: readonly Character[]): Face => {
  const said = openingWords.value;
  const part = partOf(view, mine);
  const facts = factsOf(view);
  const { role } = view.cast.find(({ name }) => mine.includes(name))!;
  const { title, sentence, goal, way, danger } = said.parts[part];
  return {
    title: isSecret(view) && role ? text.value.roles[role].name : title,
    icon: part === 'guard' ? 'mark-guard' : 'mark-prisoner',
    sentence,
    goal,
    lines: [
      { icon: 'action-move', line: way(facts) },
      { icon: 'mark-signal', line: danger(facts) },
      { icon: 'mark-alarm', line: said.turns(facts) },
    ],
  };
};

// ── Keys ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const useKeyDown = (act: (event: KeyboardEvent) => void, more: 'keyup' | undefined = undefined): void => {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.repeat || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      act(event);
    };
    addEventListener('keydown', listen);
    if (more) addEventListener(more, listen);
    return () => {
      removeEventListener('keydown', listen);
      if (more) removeEventListener(more, listen);
    };
  });
};

const useEndOnEscape = (onEnd: () => void): void => useKeyDown(({ key }) => key === 'Escape' && onEnd());

const useGoOnWithEnter = (onGoOn: () => void): void =>
  useKeyDown((event) => {
    // A focused key is pressed by Enter itself.
    if (event.key !== 'Enter' || (event.target as Element | null)?.closest('button')) return;
    event.preventDefault();
    onGoOn();
  });

const useHeldH = (hold: (isDown: boolean) => void): void =>
  useKeyDown(({ key, type }) => key.toLowerCase() === 'h' && hold(type === 'keydown'), 'keyup');

/** At once when the page is left: whoever picks up the device then sees the back. */
const useTurnedBack = (turnBack: () => void): void => {
  useEffect(() => {
    const leave = (): void => {
      if (document.hidden) turnBack();
    };
    addEventListener('blur', turnBack);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('blur', turnBack);
      document.removeEventListener('visibilitychange', leave);
    };
  });
};
