/** A room about which somebody's claim contradicts what I saw: what they said, what I saw, and what I can do about it. */
import { type Command, colourOf, type RoomView } from '@room25/engine';
import { roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { useRef } from 'preact/hooks';
import { useKeyboardFocus, useKeys } from '../../app/keys.ts';
import { text, words } from '../../app/language.ts';
import { spelt } from '../../app/spelt.tsx';
import { Pawn } from '../../art/pawn.tsx';
import { claimsAbout } from '../../board/claims.ts';
import { canMark, marksOf, setMark } from '../marks.ts';
import { opinionsOn } from '../talk/sayings.ts';
import { TalkHead } from '../talk-head.tsx';
import { useDesk } from './at-desk.ts';
import './doubt-panel.css';

interface Props {
  readonly room: RoomView;
  onSay(command: Command): void;
  /** Leads to what I can say about the room myself; absent if there is nothing. */
  onTell?: (() => void) | undefined;
  onLeave(): void;
}

export const DoubtPanel: FunctionComponent<Props> = ({ room, onSay, onTell, onLeave }) => {
  const { game, id } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const { tell, cast } = words.value.table;
  const { colours, phrases, people } = text.value;
  const { value: view } = game.view;
  const { value: viewer } = game.viewer;
  const wrong = claimsAbout(view, room, viewer).filter(({ isRefuted }) => isRefuted);
  const { who } = wrong[0]!;
  const suspect = opinionsOn(game.asides.value, who).find(({ said }) => said.saying === 'suspect');
  const isMarked = marksOf(id, viewer)[who] === 'guard';
  const saw = roomWords(text.value, room.known!, view.edition).name;
  const truth = colourOf(view.edition, room.known!);
  useKeys({ Escape: onLeave, 0: onLeave });
  useKeyboardFocus(room.cell, () => box.current);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div class="doubt" role="group" aria-labelledby="doubt" tabIndex={-1} ref={box}>
      <TalkHead name={tell.doubt.head} />
      <div class="doubt-words">
        <h2 id="doubt" class="display">
          {spelt(tell.doubt.title(room.cell))}
        </h2>
        <p>
          {wrong.map(({ who, colour }) => tell.doubt.says(people[who], colours[colour].danger)).join(' ')}{' '}
          {tell.seen(saw, colours[truth].danger)} <span>{tell.doubt.so}</span>
        </p>
      </div>
      <div class="doubt-keys">
        {suspect && (
          <button type="button" class="key" onClick={() => onSay(suspect.command)}>
            <Pawn who={who} />
            {phrases.saying(suspect.said)}
          </button>
        )}
        {canMark(view, viewer, who) && (
          <button
            type="button"
            class="key"
            aria-pressed={isMarked}
            onClick={() => setMark(id, viewer, who, isMarked ? undefined : 'guard')}
          >
            {isMarked ? cast.myMark(cast.marks.guard) : tell.doubt.mark(people[who])}
          </button>
        )}
        {onTell && (
          <button type="button" class="key" onClick={onTell}>
            {tell.doubt.tell}
          </button>
        )}
        <button type="button" class="key doubt-leave" aria-keyshortcuts="0" onClick={onLeave}>
          {tell.doubt.leave}
        </button>
      </div>
    </div>
  );
};
