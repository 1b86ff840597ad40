/** What I say about a room that I saw: one press, and a lie is as easy as the truth. */
import { type Command, colourOf, type RoomCode } from '@room25/engine';
import { roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useKeyboardFocus, useKeys } from '../../app/keys.ts';
import { text, words } from '../../app/language.ts';
import { spelt } from '../../app/spelt.tsx';
import { Chip } from '../../art/chip.tsx';
import { Icon } from '../../art/icon.tsx';
import { type adviceIn, type Said, SPOKEN } from '../../board/picking.ts';
import { TalkHead } from '../talk-head.tsx';
import { useDesk } from './at-desk.ts';
import './tell-panel.css';

export interface TellProps {
  readonly cell: string;
  /** What I saw there, if this table helps my memory. */
  readonly saw: RoomCode | undefined;
  /** What can be said; nothing while talk is jammed. */
  readonly said: readonly Said[];
  /** What else somebody who asked to speak can say about it. */
  readonly advice: ReturnType<typeof adviceIn>;
  onSay(command: Command): void;
  onSilent(): void;
}

export const TellPanel: FunctionComponent<TellProps> = ({ cell, saw, said, advice, onSay, onSilent }) => {
  const { game, section } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const { tell, side } = words.value.table;
  const { colours, phrases } = text.value;
  const { value: view } = game.view;
  const { value: viewer } = game.viewer;
  const truth = saw && colourOf(view.edition, saw);
  const isMine = (seat: number): boolean => viewer.kind === 'seat' && viewer.seat === seat;
  const signals = view.board.find((room) => room.cell === cell)?.signals ?? [];
  const standing = signals.find(({ seat }) => isMine(seat))?.colour;
  const spoken = signals
    .filter(({ seat }) => !isMine(seat))
    .map(({ seat }) => view.cast.find((one) => one.seat === seat)!.name);
  const seen = saw && roomWords(text.value, saw, view.edition).name;
  const name = [tell.question(cell), seen && truth && tell.seen(seen, colours[truth].danger)];
  const sayAs = (place: number) => () => {
    const command = said.find(({ colour }) => colour === SPOKEN[place])?.command;
    if (SPOKEN[place] === standing) onSilent();
    else if (command !== undefined) onSay(command);
  };
  useKeys({
    1: sayAs(0),
    2: sayAs(1),
    3: sayAs(2),
    4: sayAs(3),
    5: () => advice[0] && onSay(advice[0].command),
    6: () => advice[1] && onSay(advice[1].command),
    0: onSilent,
    Escape: onSilent,
  });
  const label = name.filter(Boolean).join(' ');
  useKeyboardFocus(cell, () => box.current, label);
  // The focus does not go with it.
  useLayoutEffect(
    () => () => {
      if (box.current?.contains(document.activeElement)) section.current?.focus();
    },
    [],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div class="tell" role="group" aria-label={label} tabIndex={-1} ref={box}>
      <TalkHead name={tell.head} />
      <div class="tell-words">
        <h2 class="display">{spelt(tell.question(cell))}</h2>
        <p class={view.jammed ? 'tell-jammed' : undefined}>
          {view.jammed
            ? side.jammed
            : [spoken.length > 0 && tell.spoken(phrases.names(spoken), spoken.length), tell.nobodyChecks]
                .filter(Boolean)
                .join(' ')}
        </p>
      </div>
      <div class="tell-keys">
        {SPOKEN.map((colour, place) => {
          const { danger, letter } = colours[colour];
          const isSeen = colour === truth;
          return (
            <button
              key={colour}
              type="button"
              class={`key tell-chip ${isSeen ? 'seen' : ''}`}
              disabled={said.length === 0}
              aria-label={isSeen ? tell.sawThat(danger) : danger}
              aria-pressed={standing && colour === standing}
              aria-keyshortcuts={String(place + 1)}
              onClick={sayAs(place)}
            >
              {isSeen && (
                <span class="tell-saw">
                  <Icon name="mark-known" />
                  {seen}
                </span>
              )}
              <Chip colour={colour} letters={letter} />
              <span class="tell-danger">{danger}</span>
              <kbd>{place + 1}</kbd>
            </button>
          );
        })}
        {advice.length > 0 && (
          <span class="tell-advice">
            {advice.map((each, place) => (
              <button
                key={each.saying}
                type="button"
                class="key"
                aria-keyshortcuts={String(place + 5)}
                onClick={() => onSay(each.command)}
              >
                {spelt(phrases.saying(each))}
                <kbd>{place + 5}</kbd>
              </button>
            ))}
          </span>
        )}
        <button type="button" class="key tell-silent" aria-keyshortcuts="0" onClick={onSilent}>
          {standing ? tell.doubt.leave : tell.silent}
        </button>
      </div>
    </div>
  );
};
