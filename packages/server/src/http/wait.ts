/** Programs without a socket are answered as soon as there is something new to see. */
import type { LiveTable } from '../node/live-table.ts';
import { Onlooker } from '../node/onlooker.ts';
import type { Watching } from '../table/show.ts';

interface Waiting {
  readonly seconds: number;
  /** The tag of what the client knows. */
  readonly known: string | undefined;
  readonly signal: AbortSignal;
  /** Guests whom they do not want to hear. */
  readonly unheard: ReadonlySet<string>;
}

/** Until there is something else to see, or the time is up. `watching`: who they are, which may change meanwhile. */
export const waitFor = async (live: LiveTable, watching: () => Watching, wait: Waiting): Promise<void> => {
  const currentTag = (): string => live.rendering(watching(), wait.unheard).tag;
  if (currentTag() !== wait.known || wait.seconds === 0) return;
  await new Promise<void>((done) => {
    const watcher = new Watcher(watching, () => {
      if (currentTag() !== wait.known) finish();
    });
    const finish = (): void => {
      clearTimeout(timer);
      wait.signal.removeEventListener('abort', finish);
      live.onlookers.delete(watcher);
      done();
    };
    const timer = setTimeout(finish, wait.seconds * 1000).unref();
    wait.signal.addEventListener('abort', finish);
    live.onlookers.add(watcher);
  });
};

/** A listener that wants to know that there is news, not what it is. */
class Watcher extends Onlooker {
  readonly #watching: () => Watching;
  readonly #notice: () => void;

  constructor(watching: () => Watching, notice: () => void) {
    super({ outlet: { send() {}, sendAnew() {}, drop() {} }, connection: '', as: 'watch' });
    this.#watching = watching;
    this.#notice = notice;
  }

  /** The client was let in before; whether they may see what is new is checked again. */
  override watching(): Watching {
    return this.#watching();
  }

  override isReplaced(): boolean {
    return false;
  }

  /** With each question they come and go. */
  override isLookingOn(): boolean {
    return false;
  }

  override showNews(): void {
    this.#notice();
  }

  override showAnew(): void {
    this.#notice();
  }

  override warn(): void {}
}
