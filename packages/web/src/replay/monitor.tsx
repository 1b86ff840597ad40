/** One board of the replay, and whose eyes it has. */
import type { FunctionComponent } from 'preact';
import { labelled, text } from '../app/language.ts';
import { Pawn } from '../art/pawn.tsx';
import { Board } from '../board/board.tsx';
import { charactersOf } from '../told/telling.ts';
import type { Camera } from './camera.ts';
import './monitor.css';
import { replayWords } from '../record/words.ts';

interface Props {
  readonly camera: Camera;
  readonly isMain: boolean;
}

export const Monitor: FunctionComponent<Props> = ({ camera, isMain }) => {
  const { value: view } = camera.view;
  const { value: viewer } = camera.viewer;
  const { mainMonitor, everything, whatAllSaw, whatItSaw, public: openToAll, cameraOf } = replayWords.value;
  const mine = charactersOf(view, viewer);
  const name = viewer.kind === 'seat' ? cameraOf(text.value.phrases.names(mine)) : isMain ? mainMonitor : openToAll;
  const what = { everyone: everything, spectator: whatAllSaw, seat: whatItSaw }[viewer.kind];
  return (
    <section class="monitor" aria-label={labelled(name, what)}>
      <h2 class="monitor-name display">
        {mine.map((who) => (
          <Pawn key={who} who={who} />
        ))}
        <b>{name}</b> <span>{what}</span>
      </h2>
      <div class="monitor-board">
        <Board game={camera} language={text.value} />
      </div>
    </section>
  );
};
