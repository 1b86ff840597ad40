// @vitest-environment happy-dom
import type { Filling } from '@room25/engine';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { list, load } from '../../src/saves/saves.ts';
import { recallPlan } from '../../src/setup/remembered-plan.ts';
import { Setup } from '../../src/setup/setup.tsx';
import { choose, useSetup } from './harness.ts';

useSetup();

const openKey = () => screen.getByText('Open the table');
const HOW = 'The rooms that this list leaves open';

const setUp = async () => {
  render(<Setup />);
  choose('Which edition?', /^Ultimate/);
  choose('Which mode?', /^Cooperation/);
  // Fetched when it is wanted, which takes a busy machine a while.
  await screen.findByText(HOW, { selector: 'legend' });
};

const opened = async () => {
  fireEvent.submit(document.querySelector('form')!);
  await waitFor(() => expect(location.hash).toMatch(/^#\/table\//));
  return (await load(location.hash.replace('#/table/', '')))!;
};

const sum = (counts: object): number => Object.values(counts).reduce((total, count) => total + count, 0);

it('Chance fills what a list leaves open, unless somebody wants to choose', async () => {
  await setUp();
  expect(screen.queryByLabelText('One fewer Dark room')).toBeNull();
  expect((await opened()).sheet.composition).toBeUndefined();
});

it('By hand the open places are filled already, and can be changed', async () => {
  await setUp();
  choose(HOW, /^chosen by hand/i);
  expect(openKey().getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(screen.getByText('Clear'));
  expect(screen.getByText('5 rooms missing (obstacle).')).toBeTruthy();
  expect(screen.getByText('8 rooms missing (mortal danger).')).toBeTruthy();
  expect(openKey().getAttribute('aria-disabled')).toBe('true');
  fireEvent.submit(document.querySelector('form')!);
  expect(await list()).toEqual([]);
  fireEvent.click(screen.getByLabelText('One more Dark room'));
  fireEvent.click(screen.getByLabelText('One more Vortex room'));
  expect(screen.getByText('3 rooms missing (obstacle).')).toBeTruthy();
  fireEvent.click(screen.getByText('Draw the rest'));
  expect(openKey().getAttribute('aria-disabled')).toBe('false');
  const { shape, chosen } = (await opened()).sheet.composition as Filling;
  expect(shape).toBe('full-cooperation');
  expect(chosen).toMatchObject({ DA: expect.any(Number), VX: expect.any(Number) });
  expect(sum(chosen)).toBe(13);
  expect(recallPlan().composition).toEqual({ shape, chosen });
});

it('What the list names stays, and no colour takes more than it has places', async () => {
  await setUp();
  choose(HOW, /^chosen by hand/i);
  const less = screen.getByLabelText('One fewer Mortal room');
  expect(less.getAttribute('aria-disabled')).toBe('true');
  for (const more of screen.getAllByLabelText(/^One more /)) expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByLabelText('One more Tunnel room')).toBeNull();
});

it('Back to chance', async () => {
  await setUp();
  choose(HOW, /^chosen by hand/i);
  choose(HOW, /^at random/i);
  expect((await opened()).sheet.composition).toBe('full-cooperation');
});

it('Madness and a game without cards exclude each other', async () => {
  await setUp();
  choose('M.A.C. cards', /^none/);
  choose('Madness', /^on/);
  expect((await opened()).sheet.options).toEqual({ madness: 'on' });
  cleanup();
  render(<Setup />);
  choose('M.A.C. cards', /^none/);
  expect((await opened()).sheet.options).toEqual({ mac: 'none' });
});
