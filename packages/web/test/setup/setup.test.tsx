// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { list, load } from '../../src/saves/saves.ts';
import { recallPlan } from '../../src/setup/remembered-plan.ts';
import { Setup } from '../../src/setup/setup.tsx';
import { choose, useSetup } from './harness.ts';

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
  choose('Number of players', /^4 players/);
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

it('Around one screen there are at least two people, who can have names', async () => {
  render(<Setup id="together" />);
  fireEvent.input(screen.getByRole('textbox', { name: 'Name of the person in seat 2' }), { target: { value: 'Noor' } });
  const { seats } = await opened();
  expect(seats.filter(({ player }) => player === 'person').length).toBeGreaterThanOrEqual(2);
  expect(seats[1]).toEqual({ player: 'person', name: 'Noor' });
});

it('What a rulebook did not show us is called provisional', () => {
  render(<Setup />);
  expect(screen.getAllByText('Provisional').length).toBeGreaterThan(1);
  choose('Which edition?', /^First edition/);
  expect(screen.queryByText('Provisional')).toBeNull();
});
