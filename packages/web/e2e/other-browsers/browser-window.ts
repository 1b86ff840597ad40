/** A window of a browser that playwright cannot drive, with the little that a story needs of it. */
import type { Surface } from '../harness/surface.ts';

export interface BrowserWindow extends Surface {
  goTo(address: string): Promise<void>;
  /** On the keyboard, to whatever has the focus. */
  type(text: string): Promise<void>;
  /** What the browser itself had to say against the page; those that tell nothing have nothing here. */
  readonly complaints: readonly string[];
  /** And the browser with it. */
  close(): Promise<void>;
}

export interface OtherBrowser {
  readonly name: string;
  /** What of it is not on this machine. */
  missing(): readonly string[];
  /** The command that fetches it, on Debian. */
  readonly install: string;
  /** In a profile of its own, which is forgotten afterwards. */
  open(size: { readonly width: number; readonly height: number }): Promise<BrowserWindow>;
}

/** A function with what it is given, as text that gives its answer as JSON. */
export const asScript = (look: (given: never) => unknown, given: unknown): string =>
  `(async () => JSON.stringify((await (${look})(${JSON.stringify(given) ?? 'undefined'})) ?? null))()`;

/** A mouse and a keyboard, from what takes the actions of both protocols, which write them alike. */
export const handsOf = (
  act: (actions: readonly object[]) => Promise<unknown>,
): Pick<BrowserWindow, 'mouse' | 'type'> => {
  const move = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const point = async (...actions: readonly object[]): Promise<void> => {
    await act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  };
  return {
    mouse: {
      click: (x, y) => point(move(x, y), down, up),
      move: (x, y) => point(move(x, y)),
      down: () => point(down),
      up: () => point(up),
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await act([{ type: 'key', id: 'keyboard', actions }]);
    },
  };
};
