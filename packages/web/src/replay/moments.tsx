/** The moments at which the game turned, each with a link. */

import { sentenceOf } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';
import { text } from '../app/language.ts';
import { type EndMoment, momentsOf } from '../end/moments.ts';
import { namesIn } from '../end/names.ts';
import { storiesOf } from '../end/stories.ts';
import { timelineOf } from '../end/timeline.ts';
import { endWords } from '../end/words.ts';
import { historyOf, isLie } from '../record/history.ts';
import './moments.css';
import type { Recording } from '../record/recording.ts';
import { replayWords } from '../record/words.ts';
import type { Playback } from './playback.ts';

interface Entry {
  readonly at: number;
  readonly turn: number;
  readonly name?: string;
  readonly sentence: string;
}

export const Moments: FunctionComponent<{ recording: Recording; playback: Playback }> = ({ recording, playback }) => {
  const { value: end } = endWords;
  const history = useMemo(() => historyOf(playback.tape, recording.table.substituted), [playback]);
  const { edition } = recording.table.sheet;
  const names = namesIn(text.value, edition);
  const turnAt = (at: number): number => history.happenings[at - 1]!.turn;
  const moments = momentsOf(history, storiesOf(history)).flatMap((moment): readonly Entry[] => {
    if (moment.at === undefined) return [];
    const tell = end.momentSentences[moment.kind] as (moment: EndMoment, names: unknown) => string;
    return [
      { at: moment.at, turn: turnAt(moment.at), name: end.momentNames[moment.kind], sentence: tell(moment, names) },
    ];
  });
  const lies = history.claims.filter(isLie).map(
    ({ who, cell, said, room, at, turn }): Entry => ({
      at,
      turn,
      name: replayWords.value.lie,
      sentence: end.momentSentences.lie({ kind: 'lie', who, cell, said, room }, names),
    }),
  );
  const points = timelineOf(history).map(
    ({ happening: { event, turn, at }, isTurningPoint }): Entry => ({
      at,
      turn,
      ...(isTurningPoint && { name: end.turningPoint }),
      sentence: sentenceOf(text.value, event, { edition }),
    }),
  );
  return (
    <ol class="moments">
      {inOrder([...moments, ...lies, ...points]).map(({ at, turn, name, sentence }) => (
        <li key={`${at} ${sentence}`}>
          <button
            type="button"
            class="moment"
            aria-current={playback.position.value === at ? 'true' : undefined}
            onClick={() => playback.jump(at)}
          >
            <span class="mono">{end.turn(turn)}</span>
            <span>
              {name && <b>{name}. </b>}
              {sentence}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
};

/** What happened at one place is told once, under its first name. */
const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  entries
    .filter(({ at }, place) => entries.findIndex((other) => other.at === at) === place)
    .sort((one, other) => one.at - other.at);
