/** What a phone shows while the board is on the big screen: what its owner knows and has noted. */
import type { FunctionComponent } from 'preact';
import { onlineWords } from '../online/words.ts';
import type { PlayedGame } from '../play/played-game.ts';
import { Notes } from '../table/side/notes.tsx';
import './hand-panel.css';

export const HandPanel: FunctionComponent<{ game: PlayedGame; id: string }> = ({ game, id }) => (
  <div class="hand-panel">
    <p class="hand-hint">{onlineWords.value.hand.hint}</p>
    <Notes game={game} id={id} />
  </div>
);
