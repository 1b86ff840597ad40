/** Somebody's browser at a server behind TLS: it keeps its cookies, and says which page asks. */
import type { PasskeyAsk, SignInAsk } from '@room25/protocol';
import type { Authenticator, Lie } from './authenticator.ts';
import type { TestServer } from './test-server.ts';

export const SITE = 'room25.example';
export const ORIGIN = `https://${SITE}`;

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export class Browser {
  readonly #server: TestServer;
  readonly #cookies = new Map<string, string>();
  readonly #address: string;
  origin = ORIGIN;

  constructor(server: TestServer, address = '192.0.2.1') {
    this.#server = server;
    this.#address = address;
  }

  static async named(server: TestServer, name: string): Promise<Browser> {
    const browser = new Browser(server);
    await browser.post('/api/guest', { name });
    return browser;
  }

  /** With the same cookies at another server of the store. */
  at(server: TestServer): Browser {
    const browser = new Browser(server, this.#address);
    for (const [name, value] of this.#cookies) browser.#cookies.set(name, value);
    return browser;
  }

  get headers(): Record<string, string> {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    return {
      'user-agent': FIREFOX,
      'x-forwarded-host': new URL(this.origin).host,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': this.#address,
      origin: this.origin,
      ...(cookie !== '' && { cookie }),
    };
  }

  async send(method: string, path: string, body?: unknown): Promise<Response> {
    const { headers } = this;
    const response = await this.#server.send(method, path, { headers, ...(body !== undefined && { body }) });
    for (const each of response.headers.getSetCookie()) {
      const [name, value] = each.split(';')[0]!.split('=') as [string, string];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  async get<T>(path: string): Promise<T> {
    return (await (await this.send('GET', path)).json()) as T;
  }

  /** Throws if it is refused. */
  async post<T>(path: string, body: unknown = {}): Promise<T> {
    const response = await this.send('POST', path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text}`);
    return JSON.parse(text) as T;
  }

  /** How it is answered. */
  async keep(authenticator: Authenticator, lie?: Lie): Promise<number> {
    const ask = await this.post<PasskeyAsk>('/api/guest/passkey/ask');
    return (await this.send('POST', '/api/guest/passkey', authenticator.make(ask, lie))).status;
  }

  async signIn(authenticator: Authenticator, lie?: Lie): Promise<Response> {
    authenticator.counter++;
    const ask = await this.post<SignInAsk>('/api/guest/passkey/sign-in/ask');
    return this.send('POST', '/api/guest/passkey/sign-in', authenticator.sign(ask, lie));
  }

  /** Comes back by a passkey, and is somebody from then on. */
  async comeBack(authenticator: Authenticator): Promise<{ readonly name: string }> {
    const { token } = (await (await this.signIn(authenticator)).json()) as { token: string };
    return this.post('/api/guest/carry', { token });
  }
}
