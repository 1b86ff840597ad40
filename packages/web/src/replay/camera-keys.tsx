/** Whose eyes the second camera has; on a small screen, the only one. */
import type { Signal } from '@preact/signals';
import type { View, Viewer } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { Glyph } from '../app/glyph.tsx';
import { text, words } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import './camera-keys.css';
import { replayWords } from '../record/words.ts';
import { Pencil } from '../table/mark-keys.tsx';
import { marksOf } from '../table/marks.ts';

interface Props {
  readonly viewers: readonly Viewer[];
  readonly chosen: Signal<Viewer | undefined>;
  readonly cast: View['cast'];
  /** Of the table. */
  readonly id: string;
  /** Beside a main monitor that shows everything. */
  readonly isSecond: boolean;
}

export const CameraKeys: FunctionComponent<Props> = ({ viewers, chosen, cast, id, isSecond }) => {
  const { cast: said } = words.value.table;
  const { secondCamera, whoseEyes, off, everything, public: openToAll } = replayWords.value;
  const isChosen = (viewer: Viewer): boolean =>
    viewer.kind === 'everyone' ? chosen.value === undefined : isSame(viewer, chosen.value);
  // What I thought of the others: only on this device, and through my own eyes.
  const marks = chosen.value ? marksOf(id, chosen.value) : {};
  return (
    <fieldset class="camera-keys">
      <legend class="display">{isSecond ? secondCamera : whoseEyes}</legend>
      {viewers.map((viewer) => {
        const mine = cast.filter(({ seat }) => viewer.kind === 'seat' && seat === viewer.seat).map(({ name }) => name);
        const name = {
          everyone: isSecond ? off : everything,
          spectator: openToAll,
          seat: text.value.phrases.names(mine),
        }[viewer.kind];
        const mark = mine.map((who) => marks[who]).find((each) => each !== undefined);
        return (
          <button
            key={name}
            type="button"
            class="camera-key"
            aria-pressed={isChosen(viewer)}
            onClick={() => {
              chosen.value = viewer.kind === 'everyone' ? undefined : viewer;
            }}
          >
            <span class="camera-keys-face">
              {viewer.kind === 'seat' && mine.map((who) => <Pawn key={who} who={who} />)}
              {mark && <Pencil mark={mark} />}
              {viewer.kind === 'spectator' && <Icon name="mark-known" />}
              {viewer.kind === 'everyone' && (isSecond ? <Glyph name="close" /> : <Icon name="mark-key" />)}
            </span>
            {name}
            {mark && <span class="unseen">. {said.myMark(said.marks[mark])}</span>}
          </button>
        );
      })}
    </fieldset>
  );
};

const isSame = (one: Viewer, other: Viewer | undefined): boolean =>
  one.kind === other?.kind && (one.kind !== 'seat' || (other.kind === 'seat' && one.seat === other.seat));
