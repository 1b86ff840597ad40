/** The server as an operator starts it: a process of its own, which can be killed. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { freePort } from './postgres.ts';
import { program } from './program.ts';
import { SEED } from './seeds.ts';

export interface ServerOptions {
  readonly folder: string;
  readonly url?: string | undefined;
  /** What its tables are dealt from: the first it opens, the second, and so on. */
  readonly seed?: string;
  /** Environment variables that differ from those of the tests. */
  readonly options?: Readonly<Record<string, string | number | true>>;
  /** How fast its time passes: at 0.1 it takes ten seconds for one. The bots' threads keep the machine's time. */
  readonly pace?: number;
  /** None of its files may grow beyond this many kilobytes: a full disk, for this process only. */
  readonly mostWritten?: number;
}

export class ServerProcess {
  readonly port: number;
  /** The program; other commands of it can be started too. */
  readonly main: string;
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  #log = '';

  private constructor(main: string, port: number, options: ServerOptions) {
    this.main = main;
    this.port = port;
    this.#options = options;
  }

  static async start(options: ServerOptions): Promise<ServerProcess> {
    const server = new ServerProcess(await program(), await freePort(), options);
    await server.start();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  /** Everything that it has said. */
  get log(): string {
    return this.#log;
  }

  /** The same server again, on the same port. */
  async start(): Promise<void> {
    const { folder, url, seed = 'process', options: more, pace, mostWritten } = this.#options;
    const usual = { host: '127.0.0.1', port: this.port, data: folder, limits: 1000, 'bot-pause': 0 };
    const options: NonNullable<ServerOptions['options']> = { ...usual, ...more };
    const args = Object.entries(options).flatMap(([name, value]) =>
      value === true ? [`--${name}`] : [`--${name}`, String(value)],
    );
    const { DATABASE_URL: _, ...surroundings } = process.env;
    const env = { ...surroundings, [SEED]: seed, ...(url !== undefined && { DATABASE_URL: url }) };
    const time = pace === undefined ? [] : ['--import', timeAt(pace)];
    const program = [process.execPath, ...time, this.main, 'serve', ...args];
    const limited = `trap '' XFSZ; ulimit -f ${2 * (mostWritten ?? 0)}; exec "$@"`;
    const [command, ...rest] = mostWritten === undefined ? program : ['sh', '-c', limited, 'sh', ...program];
    const child = spawn(command!, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    process.once('exit', this.#kill);
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#log += text;
      });
    while (!(await this.#isReady())) {
      if (child.exitCode !== null) throw new Error(`the server did not start:\n${this.#log}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** The output of another command of the program, with the same data. */
  async room25(...args: readonly string[]): Promise<string> {
    const { folder, url } = this.#options;
    const env = { ...process.env, ...(url !== undefined && { DATABASE_URL: url }) };
    return (await promisify(execFile)(process.execPath, [this.main, ...args, '--data', folder], { env })).stdout;
  }

  /** Without any warning. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    process.off('exit', this.#kill);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  readonly #kill = (): void => {
    this.#child?.kill('SIGKILL');
  };
}

/** A module that sets the clocks of a process. */
const timeAt = (pace: number): string =>
  `data:text/javascript,${encodeURIComponent(`
    import { isMainThread } from 'node:worker_threads';
    const slowed = (now, start = now()) => () => start + (now() - start) * ${pace};
    if (isMainThread) {
      const [wall, steady] = [slowed(Date.now), slowed(performance.now.bind(performance))];
      Date.now = () => Math.floor(wall());
      performance.now = steady;
    }
  `)}`;
