/** Firefox, by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { asScript, handsOf, type OtherBrowser } from './browser-window.ts';

export const firefox: OtherBrowser = {
  name: 'Firefox',
  missing: () => (program() === undefined ? ['firefox-esr'] : []),
  install: 'apt-get install --no-install-recommends firefox-esr',
  open: async ({ width, height }) => {
    const profile = mkdtempSync(join(tmpdir(), 'room25-firefox-'));
    writeFileSync(join(profile, 'user.js'), Object.entries(PREFERENCES).map(preference).join('\n'));
    const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
    const child = spawn(program()!, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const kill = (): boolean => child.kill('SIGKILL');
    process.once('exit', kill);
    const line = await Line.to(`${await addressOf(child)}/session`);
    await line.ask('session.new', { capabilities: {} });
    const { contexts } = await line.ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    const { context } = contexts[0]!;
    await line.ask('session.subscribe', {
      events: ['log.entryAdded', 'network.fetchError', 'network.responseCompleted'],
    });
    await line.ask('browsingContext.setViewport', { context, viewport: { width, height } });
    return {
      goTo: async (url) => void (await line.ask('browsingContext.navigate', { context, url, wait: 'complete' })),
      evaluate: async (look, given) => {
        const expression = asScript(look, given);
        const answer = await line.ask<Evaluated>('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return JSON.parse(answer.result.value);
      },
      ...handsOf((actions) => line.ask('input.performActions', { context, actions })),
      complaints: line.complaints,
      close: async () => {
        const gone = once(child, 'exit');
        kill();
        await gone;
        process.off('exit', kill);
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },
};

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** A snap may not read our profiles. */
const program = (): string | undefined =>
  ['/usr/bin/firefox-esr', ...(existsSync('/snap/bin/firefox') ? [] : ['/usr/bin/firefox'])].find((path) =>
    existsSync(path),
  );

/** Scroll bars take room, as they do for whoever wishes them always in sight. */
const PREFERENCES = { 'widget.gtk.overlay-scrollbars.enabled': false, 'ui.prefersReducedMotion': 0 };

const preference = ([name, value]: readonly [string, unknown]): string =>
  `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`;

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((found, fail) => {
    let said = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, address] = said.match(/WebDriver BiDi listening on (ws:\S+)\s/) ?? [];
      if (address !== undefined) found(address);
    });
    child.once('exit', () => fail(new Error(`Firefox did not start:\n${said}`)));
  });

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly params?: Happened;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Happened {
  readonly level?: string;
  readonly text?: string;
  readonly errorText?: string;
  readonly request?: { readonly url: string };
  readonly response?: { readonly status: number };
}

/** Requests and answers, and what happens in between. */
class Line {
  readonly complaints: string[] = [];
  readonly #socket: WebSocket;
  readonly #asked = new Map<number, (message: Message) => void>();
  #count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Message));
  }

  static async to(address: string): Promise<Line> {
    const socket = new WebSocket(address);
    const line = new Line(socket);
    await once(socket, 'open');
    return line;
  }

  async ask<T>(method: string, params: object): Promise<T> {
    const id = ++this.#count;
    const answered = new Promise<Message>((done) => this.#asked.set(id, done));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await answered;
    if (type === 'error') throw new Error(`Firefox, ${method}: ${error}, ${message}`);
    return result as T;
  }

  #hear(message: Message): void {
    if (message.id !== undefined) this.#asked.get(message.id)?.(message);
    const { level, text, errorText, request, response } = message.params ?? {};
    if (level === 'error' || level === 'warn') this.complaints.push(`console: ${text}`);
    // Whoever leaves a page takes back what was still under way.
    if (errorText !== undefined && errorText !== 'NS_BINDING_ABORTED')
      this.complaints.push(`request: ${request?.url} ${errorText}`);
    if (response && response.status >= 400) this.complaints.push(`request: ${request?.url} ${response.status}`);
  }
}
