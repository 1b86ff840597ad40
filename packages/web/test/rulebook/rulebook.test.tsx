// @vitest-environment happy-dom
import { RULE_IDS } from '@room25/engine';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { openRulebook } from '../../src/rulebook/open.ts';

let Rulebook: Awaited<ReturnType<typeof openRulebook>>;
beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  Rulebook = await openRulebook();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const rules = (): string[] => screen.queryAllByRole('article').map((rule) => rule.getAttribute('aria-label')!);
const choose = (edition: string): void => {
  fireEvent.change(screen.getByLabelText('Edition'), { target: { value: edition } });
};

it('shows every rule there is, with the wordings of the editions side by side', () => {
  render(<Rulebook />);
  choose('all');
  expect(rules().sort()).toEqual([...RULE_IDS].sort());
  const turns = within(screen.getByRole('article', { name: 'COOP-TURNS' }));
  expect(turns.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Prototype',
    'First edition',
    'Second editionUltimate',
  ]);
});

it('opens at a rule, in the edition that the address names', () => {
  render(<Rulebook id="MASKS.first" />);
  const rule = screen.getByRole('article', { name: 'MASKS' });
  expect(document.activeElement).toBe(rule);
  expect(rule.textContent).toContain('more living characters are in Room 25 than outside');
  expect(rule.textContent).not.toContain('no more living characters');
});

it('opens at a rule that the edition last read does not have', () => {
  render(<Rulebook id="ROOM-SECRETS" />);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('ROOM-SECRETS');
});

it('says that there is no such rule', () => {
  render(<Rulebook id="ROOM-SERVICE" />);
  expect(screen.getByRole('alert').textContent).toContain('ROOM-SERVICE');
});

it('finds rules by word and by id', () => {
  render(<Rulebook />);
  choose('second');
  const field = screen.getByRole('searchbox');
  fireEvent.input(field, { target: { value: 'room-trapped' } });
  expect(rules()).toEqual(['ROOM-TRAPPED', 'ROOM-TRAPPED-1', 'ROOM-TRAPPED-2']);
  fireEvent.input(field, { target: { value: 'robot' } });
  expect(rules()).toEqual([]);
  choose('ultimate');
  expect(rules()).toContain('ROBOT-MOVE');
});

it('marks rulings as such', () => {
  render(<Rulebook id="CTRL-ESCAPE" />);
  expect(within(screen.getByRole('article', { name: 'CTRL-ESCAPE' })).getByText('Ruling')).toBeTruthy();
});
