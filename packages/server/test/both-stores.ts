/** Tests of what must be the same on SQLite and on PostgreSQL; each has a folder and a database of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE, Postgres } from '@room25/test-kit/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { openRaw, type RawDatabase } from './raw-database.ts';
import { TestServer } from './test-server.ts';

export class Place {
  readonly kind: 'sqlite' | 'postgres';
  folder = '';
  url: string | undefined;

  constructor(kind: Place['kind']) {
    this.kind = kind;
  }

  openStore(): Promise<Store> {
    return openStore(this.url, this.folder);
  }

  openRaw(): Promise<RawDatabase> {
    return openRaw(this.url, this.folder);
  }

  /** Any number of them, one after the other; on PostgreSQL also at once. */
  async openServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
    return TestServer.open({ store: await this.openStore(), ...options }, join(this.folder, 'server'));
  }
}

export const onBothStores = (tests: (place: Place) => void): void => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start();
  }, PATIENCE);
  afterAll(() => postgres.stop(), PATIENCE);

  describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
    const place = new Place(kind);
    beforeEach(async () => {
      place.folder = mkdtempSync(join(tmpdir(), 'room25-both-'));
      place.url = kind === 'postgres' ? await postgres.newDatabase() : undefined;
    }, PATIENCE);
    afterEach(() => rmSync(place.folder, { recursive: true }));
    tests(place);
  });
};
