/** Tests deal the same games in every run; nobody else can. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, type TableView } from '@room25/protocol';
import { SEED, ServerProcess } from '@room25/test-kit/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore, startServer } from '../src/index.ts';
import { SETTINGS, TestServer } from './test-server.ts';

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'room25-seeds-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Of the first tables that are opened at this address. */
const commitmentsAt = async (address: string): Promise<string[]> => {
  const post = async <T>(path: string, body: object, headers = {}): Promise<T> => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    return (await (await fetch(address + path, { ...sent, body: JSON.stringify(body) })).json()) as T;
  };
  const { token } = await post<{ token: string }>('/api/guest', { name: 'Ada', token: true });
  const commitments: string[] = [];
  for (let table = 0; table < 2; table++) {
    const opening = { id: randomUUID(), settings: SETTINGS };
    const opened = await post<TableView>('/api/tables', opening, { authorization: `Bearer ${token}` });
    commitments.push(opened.commitment);
  }
  return commitments;
};

const commitmentsOfProcess = async (seed: string): Promise<string[]> => {
  const server = await ServerProcess.start({ folder: temporaryFolder(), seed });
  onTestFinished(() => server.kill());
  return commitmentsAt(server.address);
};

const commitmentsOfHouse = async (options: Parameters<typeof TestServer.open>[0]): Promise<string[]> => {
  const testServer = await TestServer.open(options);
  onTestFinished(() => testServer.close());
  return commitmentsAt(testServer.url);
};

test('a server in a test deals the same games in every run, each table another one', async () => {
  const first = await commitmentsOfHouse({});
  expect(await commitmentsOfHouse({})).toEqual(first);
  expect(new Set(first).size).toBe(2);
});

test('so does a process that a test starts, by the seed that the test names', async () => {
  const first = await commitmentsOfProcess('a');
  expect(await commitmentsOfProcess('a')).toEqual(first);
  const all = [...first, ...(await commitmentsOfProcess('b'))];
  expect(new Set(all).size).toBe(4);
});

test('a server as it is shipped draws its seeds, whatever its environment says', async () => {
  vi.stubEnv(SEED, 'a');
  onTestFinished(() => void vi.unstubAllEnvs());
  const drawn = async (): Promise<string[]> => {
    const server = await startServer({ store: await openStore(undefined, temporaryFolder()) });
    onTestFinished(() => server.stop());
    return commitmentsAt(`http://127.0.0.1:${server.port}`);
  };
  expect(new Set([...(await drawn()), ...(await drawn())]).size).toBe(4);
});

test('a request cannot name the seed', async () => {
  const testServer = await TestServer.open();
  onTestFinished(() => testServer.close());
  const token = await testServer.guest('Ada');
  const opening = { id: randomUUID(), settings: SETTINGS, serverSeed: '0'.repeat(64) };
  const response = await testServer.send('POST', '/api/tables', { token, body: opening });
  const { commitment } = (await response.json()) as { commitment?: string };
  expect(commitment).not.toBe(commitmentOf('0'.repeat(64)));
});
