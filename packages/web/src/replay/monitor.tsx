/** One board of the replay, and whose eyes it has. */
import { useSignal } from '@preact/signals';
import type { Command } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Pawn } from '../art/pawn.tsx';
import { Board } from '../board/board.tsx';
import { charactersOf } from '../table/telling.ts';
import type { Camera } from './camera.ts';
import { replayWords } from './words.ts';

export const Monitor: FunctionComponent<{ camera: Camera; isProgramme: boolean }> = ({ camera, isProgramme }) => {
  const choice = useSignal<Command | undefined>(undefined);
  const { value: view } = camera.view;
  const { value: viewer } = camera.viewer;
  const { programme, everything, whatAllSaw, whatItSaw, public: openToAll, cameraOf } = replayWords.value;
  const mine = charactersOf(view, viewer);
  const name = viewer.kind === 'seat' ? cameraOf(text.value.phrases.names(mine)) : isProgramme ? programme : openToAll;
  const what = { everyone: everything, spectator: whatAllSaw, seat: whatItSaw }[viewer.kind];
  const { turn, left } = words.value.table.header;
  return (
    <section class="monitor" aria-label={`${name}: ${what}`}>
      <h2 class="display">
        {mine.map((who) => (
          <Pawn key={who} who={who} />
        ))}
        <b>{name}</b> <span>{what}</span>
        <i class="mono">
          {turn(view.turn)} · {view.turnsLeft} {left(view.turnsLeft)}
        </i>
      </h2>
      <div class="monitor-board">
        <Board game={camera} choice={choice} onPlay={() => {}} language={text.value} />
      </div>
    </section>
  );
};
