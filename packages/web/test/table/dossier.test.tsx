// @vitest-environment happy-dom
/** What a dossier says of somebody. */
import { type Command, Game, isComplaints, newSheet, readCommand, type Sheet } from '@room25/engine';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText, text } from '../../src/app/language.ts';
import { DossierPanel } from '../../src/table/dossier/dossier.tsx';
import { loadDossierWords } from '../../src/table/dossier/words.ts';
import { StillGame } from '../board/still-game.ts';
import { showFranckIn } from './tables.tsx';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  await loadDossierWords();
});
afterEach(cleanup);

it('An ability is told only where it is played with', () => {
  const toldAt = (level: 'quick-start' | 'ultimate'): boolean => {
    const wish = { edition: 'ultimate', mode: 'cooperation', players: 4, options: { level }, seed: 'dossier' } as const;
    const game = Game.setUp(newSheet(wish) as Sheet);
    if (isComplaints(game)) throw new Error(JSON.stringify(game));
    const still = new StillGame(game, 0);
    const { name } = still.view.value.cast.at(-1)!;
    Object.assign(still.seats, Array(4).fill({ player: 'easy' }));
    render(<DossierPanel who={name} from={null} game={still} id="dossier" isColumn onClose={() => {}} />);
    const { textContent } = document.body;
    cleanup();
    return textContent!.includes(text.value.characters[name].ability);
  };
  expect(toldAt('ultimate')).toBe(true);
  expect(toldAt('quick-start')).toBe(false);
});

it('What can be compared with the rooms comes before what everybody thinks of them', async () => {
  const { game } = await showFranckIn('EM', 'knows jennifer c2');
  Object.assign(game.seats, Array(4).fill({ player: 'easy' }));
  for (const line of ['jennifer: signal c2 green', ...['max', 'alice'].map((name) => `${name}: say suspect jennifer`)])
    expect(await game.send(readCommand(line) as Command), line).toBeUndefined();
  const { container } = render(
    <DossierPanel who="jennifer" from={null} game={game} id="dossier" isColumn onClose={() => {}} />,
  );
  expect(container.querySelectorAll('.dossier-opinions li')).toHaveLength(2);
  const parts = [...container.querySelectorAll('dl, .dossier-opinions, .pointers')].map(({ className }) => className);
  expect(parts).toEqual(['', 'dossier-opinions', 'pointers']);
});
