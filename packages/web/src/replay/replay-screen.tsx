/** Looking back at a game: found by its address, watched through anybody's eyes. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { findRecording, type RecordingTrouble } from '../record/find-recording.ts';
import type { Recording } from '../record/recording.ts';
import './replay.css';
import { momentOf } from '../record/moment.ts';
import { Tape } from '../record/tape.ts';
import { replayWords } from '../record/words.ts';
import { Viewing } from './viewing.tsx';

interface Found {
  readonly recording: Recording;
  readonly tape: Tape;
}

/** `at`: the moment at which it opens. */
export const ReplayScreen: FunctionComponent<{ readonly id?: string; readonly at?: string }> = ({ id = '', at }) => {
  const [found, setFound] = useState<Found | RecordingTrouble | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    void findRecording(id).then((recording) => {
      if (!isLeft) setFound(typeof recording === 'string' ? recording : withTape(recording));
    });
    return () => {
      isLeft = true;
    };
  }, [id]);
  if (found === undefined) return <main class="replay-trouble" aria-busy="true" />;
  if (typeof found === 'string') return <NoReplay trouble={found} />;
  return <Viewing {...found} {...momentOf(at)} />;
};

const withTape = (recording: Recording): Found | RecordingTrouble => {
  const tape = Tape.of(recording.table);
  return tape ? { recording, tape } : 'otherRules';
};

const NoReplay: FunctionComponent<{ trouble: RecordingTrouble }> = ({ trouble }) => {
  const { troubles, home } = replayWords.value;
  return (
    <main class="replay-trouble">
      <h1 class="display">{troubles[trouble]}</h1>
      <a class="key ivory" href={hrefOf('home')}>
        {home}
      </a>
      <a class="key" href={hrefOf('saves')}>
        {words.value.home.kept}
      </a>
    </main>
  );
};
