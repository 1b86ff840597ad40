/** Beside the monitors: what somebody had in mind, the moments of the game, or everything in words. */
import { useSignal } from '@preact/signals';
import type { Viewer } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { Rundown } from '../table/side/rundown.tsx';
import '../table/side/side.css';
import { isOver, type Recording } from '../record/recording.ts';
import { replayWords } from '../record/words.ts';
import type { Camera } from './camera.ts';
import type { Lanes } from './lanes.ts';
import { Mind } from './mind.tsx';
import { Moments } from './moments.tsx';
import type { Playback } from './playback.ts';

const TABS = ['mind', 'moments', 'rundown'] as const;
type Tab = (typeof TABS)[number];

interface Props {
  readonly recording: Recording;
  readonly playback: Playback;
  readonly camera: Camera;
  readonly lanes: Lanes;
  /** The seat whose eyes were chosen, if it is one. */
  readonly whose: Viewer | undefined;
}

export const Side: FunctionComponent<Props> = ({ recording, playback, camera, lanes, whose }) => {
  const tab = useSignal<Tab>('mind');
  const { tabs } = replayWords.value;
  // What changed the game is not told before it is over.
  const offered = TABS.filter((each) => each !== 'moments' || isOver(recording));
  const go = (step: number): void => {
    const next = offered[(offered.indexOf(tab.value) + step + offered.length) % offered.length]!;
    tab.value = next;
    document.getElementById(`replay-${next}`)?.focus();
  };
  return (
    <div class="side-panel">
      <div class="side-tabs" role="tablist">
        {offered.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`replay-${each}`}
            aria-selected={tab.value === each}
            aria-controls="replay-side"
            tabIndex={tab.value === each ? 0 : -1}
            onClick={() => {
              tab.value = each;
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
              event.preventDefault();
              go(event.key === 'ArrowRight' ? 1 : -1);
            }}
          >
            {tabs[each]}
          </button>
        ))}
      </div>
      <div id="replay-side" class="side-body" role="tabpanel" aria-labelledby={`replay-${tab.value}`}>
        {tab.value === 'mind' && <Mind {...{ recording, playback, camera, lanes, whose }} />}
        {tab.value === 'moments' && <Moments recording={recording} playback={playback} />}
        {tab.value === 'rundown' && (
          <Rundown
            game={camera}
            onRule={(event) => playback.jump(1 + camera.log.value.findIndex((told) => told.event === event))}
          />
        )}
      </div>
    </div>
  );
};
