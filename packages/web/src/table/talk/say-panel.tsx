/** What was said this turn, and before, and what I can say: one press each; answers beside what they answer. */
import { useSignal } from '@preact/signals';
import type { Command, EventOf, SaidView } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text, words } from '../../app/language.ts';
import { Pawn } from '../../art/pawn.tsx';
import type { PlayedGame } from '../../play/played-game.ts';
import { sentence } from '../../told/telling.ts';
import './say-panel.css';
import { type Sayable, sayablesIn } from './sayings.ts';
import { sayWords } from './words.ts';

const OPINIONS = ['suspect', 'trust'] as const;
type Opinion = (typeof OPINIONS)[number];

export interface SayPanelProps {
  readonly game: PlayedGame;
  /** Above it stands whatever people wrote, or that nobody has said anything. */
  readonly isInChat?: boolean;
}

export const SayPanel: FunctionComponent<SayPanelProps> = ({ game, isInChat = false }) => {
  const { phrases, standing, nothing, advice, enough } = sayWords.value;
  const { value: view } = game.view;
  const { said = [] } = view;
  const sayables = sayablesIn(game.asides.value);
  const say = (command: Command): void => void game.send(command);
  const isSeated = game.viewer.value.kind === 'seat';
  const canAdvise = sayables.some((each) => each.said.cell !== undefined);
  const panel = useRef<HTMLDivElement>(null);
  // A key goes with what it says, but the focus does not go with it.
  const hadFocus = panel.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    if (hadFocus && !panel.current!.contains(document.activeElement)) panel.current!.focus();
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div class="say" role="group" aria-label={standing} tabIndex={-1} ref={panel}>
      <h3 class="unseen">{standing}</h3>
      <ul class="say-standing">
        {said.length === 0 && !isInChat && <li class="say-none">{nothing}</li>}
        {said.map((each) => (
          <Standing key={each.who} each={each} game={game} sayables={sayables} onSay={say} />
        ))}
      </ul>
      {view.jammed ? (
        <p class="say-none">{words.value.table.side.jammed}</p>
      ) : (
        isSeated &&
        sayables.length > 0 && (
          <div class="say-chips">
            <Chips name={phrases} sayables={sayables} onSay={say} />
            <p class="say-none">{canAdvise ? advice : enough}</p>
          </div>
        )
      )}
      {!isInChat && <Earlier game={game} />}
    </div>
  );
};

/** What was said in earlier turns, the latest turn first: the number on the key that leads here counts it, too. */
const Earlier: FunctionComponent<{ readonly game: PlayedGame }> = ({ game }) => {
  const { value: view } = game.view;
  const reader = { language: text.value, viewer: game.viewer.value, view, log: game.log.value };
  const turns = new Map<number, EventOf<'said'>[]>();
  for (const { event, turn } of game.log.value)
    if (event.kind === 'said' && turn < view.turn) turns.set(turn, [...(turns.get(turn) ?? []), event]);
  return (
    <>
      {[...turns].reverse().map(([turn, events]) => (
        <section key={turn} class="say-earlier">
          <h3 class="display">{words.value.table.header.turn(turn)}</h3>
          <ul>
            {events.map((event, place) => (
              <li key={place}>
                <Pawn who={event.who} />
                <p>{sentence(event, reader)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};

interface StandingProps {
  readonly each: SaidView;
  readonly game: PlayedGame;
  readonly sayables: readonly Sayable[];
  onSay(command: Command): void;
}

const Standing: FunctionComponent<StandingProps> = ({ each, game, sayables, onSay }) => {
  const { yes, no, answer, answered } = sayWords.value;
  const { people, phrases } = text.value;
  const { cast } = game.view.value;
  const names = (seats: readonly number[]): string =>
    phrases.names(seats.map((seat) => cast.find((one) => one.seat === seat)!.name));
  const replies = (['yes', 'no'] as const).flatMap((reply) => {
    const found = sayables.find(({ said }) => said.saying === reply && said.whom === each.who);
    return found ? [{ ...found, label: reply === 'yes' ? yes : no }] : [];
  });
  return (
    <li>
      <Pawn who={each.who} />
      <p>
        <b>{people[each.who]}</b> {phrases.saying(each)}
        {each.yes && <small>{answered(yes, names(each.yes))}</small>}
        {each.no && <small>{answered(no, names(each.no))}</small>}
      </p>
      {replies.map(({ command, label }) => (
        <button
          key={label}
          type="button"
          class="key"
          aria-label={answer(label, people[each.who])}
          onClick={() => onSay(command)}
        >
          {label}
        </button>
      ))}
    </li>
  );
};

const Chips: FunctionComponent<{ name: string; sayables: readonly Sayable[]; onSay(command: Command): void }> = ({
  name,
  sayables,
  onSay,
}) => {
  const open = useSignal<Opinion | undefined>(undefined);
  const row = useRef<HTMLDivElement>(null);
  const { suspect, trust, whom } = sayWords.value;
  const { people, phrases } = text.value;
  const wait = sayables.find(({ said }) => said.saying === 'wait');
  const about = (opinion: Opinion): readonly Sayable[] => sayables.filter(({ said }) => said.saying === opinion);
  const heads = open.value ? about(open.value) : [];
  const close = (): void => {
    open.value = undefined;
  };
  // On a phone they open below the fold.
  useLayoutEffect(() => {
    if (open.value) row.current!.scrollIntoView({ block: 'nearest' });
  }, [open.value]);
  return (
    <div
      ref={row}
      class="say-row"
      role="toolbar"
      aria-label={name}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (event.key === 'Escape' && open.value) {
          event.stopPropagation();
          row.current!.querySelector<HTMLElement>('[aria-expanded=true]')!.focus();
          close();
        }
        if (step === undefined) return;
        const keys = [...row.current!.querySelectorAll<HTMLElement>('button')];
        keys[(keys.indexOf(document.activeElement as HTMLElement) + step + keys.length) % keys.length]?.focus();
      }}
    >
      {OPINIONS.filter((opinion) => about(opinion).length > 0).map((opinion) => (
        <button
          key={opinion}
          type="button"
          class="key say-chip"
          aria-expanded={open.value === opinion}
          onClick={() => {
            open.value = open.value === opinion ? undefined : opinion;
          }}
        >
          {opinion === 'suspect' ? suspect : trust}
        </button>
      ))}
      {wait && (
        <button type="button" class="key say-chip" onClick={() => onSay(wait.command)}>
          {phrases.saying(wait.said)}
        </button>
      )}
      {heads.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
        <div class="say-heads" role="group" aria-label={whom}>
          {heads.map(({ command, said }) => (
            <button
              key={said.whom}
              type="button"
              class="key"
              aria-label={phrases.saying(said)}
              onClick={() => {
                row.current!.querySelector<HTMLElement>('[aria-expanded=true]')!.focus();
                onSay(command);
                close();
              }}
            >
              <Pawn who={said.whom!} />
              {people[said.whom!]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
