// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { list, load } from '../../src/saves/saves.ts';
import { recallPlan } from '../../src/setup/remembered-plan.ts';
import { Setup } from '../../src/setup/setup.tsx';
import { choose, setPlayers, useSetup } from './harness.ts';

useSetup();

const opened = async () => {
  fireEvent.submit(document.querySelector('form')!);
  await waitFor(() => expect(location.hash).toMatch(/^#\/table\//));
  return (await load(location.hash.replace('#/table/', '')))!;
};

it('One key opens a table with the usual answers', async () => {
  render(<Setup />);
  const { sheet, seats } = await opened();
  expect(sheet).toMatchObject({ edition: 'second', mode: 'suspicion' });
  expect(seats).toHaveLength(6);
});

it('Every answer is played with, and remembered', async () => {
  render(<Setup />);
  choose('Which edition?', /^Ultimate/);
  choose('Which mode?', /^Cooperation/);
  setPlayers(4);
  fireEvent.change(screen.getByRole('combobox', { name: /Seat 2/ }), { target: { value: 'hard' } });
  choose('Level', /^quick start/i);
  choose('Memory', /^off/i);
  const { sheet, seats } = await opened();
  expect(sheet).toMatchObject({
    edition: 'ultimate',
    mode: 'cooperation',
    options: { level: 'quick-start', memory: 'off' },
  });
  expect(seats.map(({ player }) => player)).toEqual(['person', 'hard', 'normal', 'normal']);
  expect(recallPlan()).toMatchObject({ edition: 'ultimate', mode: 'cooperation', options: { memory: 'off' } });
});

describe('Rooms of one’s own', () => {
  const open = () => screen.getByText('Open the table');

  it('are counted, and a table without 23 is not opened', async () => {
    render(<Setup />);
    choose('Which rooms?', /^Your own/);
    expect(screen.getByText('23 of 23 rooms')).toBeTruthy();
    fireEvent.click(await screen.findByLabelText('One fewer Empty room'));
    expect(screen.getByText('22 of 23 rooms')).toBeTruthy();
    expect(screen.getByText('1 room missing.')).toBeTruthy();
    expect(open().getAttribute('aria-disabled')).toBe('true');
    fireEvent.submit(document.querySelector('form')!);
    expect(await list()).toEqual([]);
    fireEvent.click(screen.getByLabelText(/^One more .*tunnel/i));
    expect(open().getAttribute('aria-disabled')).toBe('false');
    expect((await opened()).sheet.composition).toMatchObject({ EM: 5, TU: 1 });
  });

  it('are not more than the box holds', async () => {
    render(<Setup />);
    choose('Which rooms?', /^Your own/);
    const more = await screen.findByLabelText('One more Mortal room');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(more);
    expect(screen.getByText('23 of 23 rooms')).toBeTruthy();
  });

  it('are warned of where they are unwise', async () => {
    render(<Setup />);
    choose('Which rooms?', /^Your own/);
    fireEvent.click(await screen.findByLabelText('One more Vortex room'));
    expect(screen.getByText(/^Not recommended together: Vortex room, Mortal room/)).toBeTruthy();
  });
});

it('A card sets everything; what is changed since can be taken back', async () => {
  render(<Setup />);
  choose('What kind of evening?', /^Ultimate/);
  choose('Memory', /^off/i);
  expect(screen.getByText('Changed.')).toBeTruthy();
  fireEvent.click(screen.getByText('Reset'));
  expect(screen.queryByText('Changed.')).toBeNull();
  choose('All bots', /^Sharp/);
  setPlayers(8);
  fireEvent.click(screen.getByLabelText('Sarah'));
  const { sheet, seats } = await opened();
  expect(sheet).toMatchObject({ edition: 'ultimate', mode: 'suspicion' });
  expect(sheet.seats![0]).toEqual(['sarah']);
  expect(seats.map(({ player }) => player)).toEqual(['person', ...Array(7).fill('hard')]);
});

it('Only options that make a difference are asked for', () => {
  render(<Setup />);
  choose('What kind of evening?', /^Ultimate/);
  setPlayers(6);
  expect(screen.queryByText('Guards', { selector: 'legend' })).toBeNull();
  setPlayers(5);
  expect(screen.getByText('Guards', { selector: 'legend' })).toBeTruthy();
});

describe('Around one screen', () => {
  const names = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: /: name$/ });

  it('everybody is asked who they are before anything is dealt, and is called so', async () => {
    render(<Setup id="together" />);
    fireEvent.submit(document.querySelector('form')!);
    const fields = await names();
    expect(fields).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Deal the cards\u00a0· 2 to go' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    const characters = fields.map((field) => field.getAttribute('aria-label')!.replace(': name', '').toLowerCase());
    fireEvent.submit(document.querySelector('form')!);
    expect(await list()).toEqual([]);
    fireEvent.input(fields[0]!, { target: { value: ' Noor\u202e ' } });
    fireEvent.input(fields[1]!, { target: { value: 'Ana' } });
    const { seats, sheet } = await opened();
    expect(seats.slice(0, 2)).toEqual([
      { player: 'person', name: 'Noor' },
      { player: 'person', name: 'Ana' },
    ]);
    expect(sheet.seats!.slice(0, 2)).toEqual(characters.map((who) => [who]));
  });

  it('names that were used before are one press away', async () => {
    localStorage.setItem('room25.names', JSON.stringify(['Cleo']));
    render(<Setup id="together" />);
    fireEvent.submit(document.querySelector('form')!);
    const [first] = await names();
    first!.focus();
    fireEvent.click(await screen.findByRole('button', { name: 'Cleo' }));
    expect(first!.value).toBe('Cleo');
  });
});
