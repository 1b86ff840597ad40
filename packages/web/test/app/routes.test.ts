// @vitest-environment happy-dom

import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const routeAt = async (hash: string) => {
  location.hash = hash;
  return (await import('../../src/app/routes.ts')).route.value;
};

it.each(['%', '%E0%A4%A', 'AB%'])('a link that was cut leads somewhere: %s', async (id) => {
  expect(await routeAt(`#/room/${id}`)).toEqual({ screen: 'room', id });
});

it('what was packed into a link is unpacked', async () => {
  expect(await routeAt('#/room/%C3%A9/3')).toEqual({ screen: 'room', id: 'é', at: '3' });
});
