/** Tables that several tests sit down at. */
import { Game, readFile } from '@room25/engine';
import { render } from '@testing-library/preact';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { ToTell } from '../../src/play/to-tell.ts';
import { Table } from '../../src/table/table.tsx';
import { StillGame } from '../board/still-game.ts';

/** Franck’s screen, in Ultimate: he stands in b2, which is such a room. */
export const showFranckIn = async (
  room: string,
  ...lines: readonly string[]
): Promise<{ game: StillGame; container: Element }> => {
  await loadFirstWords();
  await loadText();
  const position = `edition ultimate
mode suspicion
order franck jennifer max alice
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) ${room}   (EM) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (25)
at franck b2
${lines.join('\n')}
`;
  const game = new StillGame(gameOf(position), 0);
  return { game, container: render(<Table game={game} id="x" onOver={() => {}} />).container };
};

/** Four people who may trust each other; Jennifer begins. `b3`: the room left of the centre. */
export const cooperation = (b3: string, ...lines: readonly string[]): Game =>
  gameOf(`edition second
mode cooperation
order jennifer franck max alice
board
  (EM) (EM) (EM) (EM) (25)
  (EM) (EM) (EM) (EM) (EM)
  (EM) ${b3} CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (MR)
${lines.join('\n')}
`);

const gameOf = (position: string): Game => Game.setUp(readFile(position).games[0]!.sheet) as Game;

/** A table of four people. */
export class PeopleGame extends StillGame {
  override readonly seats = Array.from({ length: 4 }, () => ({ player: 'person' as const }));
}

/** Whoever is shown a room is asked to tell the others. */
export class AskingGame extends PeopleGame {
  readonly toTell = new ToTell(this);
}
