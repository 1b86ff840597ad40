/** What somebody who knows nothing of the rules sees on the screen, and could press. */
import type { Surface } from './surface.ts';

/** What the screen is about just now. */
export type Scene = 'end' | 'curtain' | 'dialog' | 'tell' | 'note' | 'program' | 'act' | 'watch' | 'other';

export interface Target {
  /** What it is: a cell, an arrow, or the words on a key. */
  readonly name: string;
  readonly kind: 'cell' | 'arrow' | 'key' | 'live' | 'hold' | 'lock' | 'skip' | 'close' | 'pawn';
  readonly x: number;
  readonly y: number;
}

export interface Sight {
  readonly scene: Scene;
  readonly targets: readonly Target[];
  /** How many slots are filled or cannot be, while programming. */
  readonly filled: number;
  /** Whatever the desk says. */
  readonly words: string;
}

export const lookAt = (surface: Surface): Promise<Sight> => surface.evaluate(look, undefined);

/** Runs in the page. A target that something else covers is none: nobody could press it. */
const look = (): Sight => {
  const targets: Target[] = [];
  const add = (kind: Target['kind'], selector: string): void => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      const hit = document.elementFromPoint(x, y);
      if (hit && (element.contains(hit) || (kind === 'cell' && hit.closest('[data-pickable]'))))
        targets.push({ kind, name: element.getAttribute('aria-label') ?? element.innerText, x, y });
    }
  };
  const has = (selector: string): boolean => document.querySelector(selector) !== null;
  const filled = document.querySelectorAll('.program-slot:is(.filled, .barred)').length;

  let scene: Scene = 'other';
  if (has('main.end')) scene = 'end';
  else if (has('main.curtain')) {
    scene = 'curtain';
    add('hold', '.curtain .hold-key');
  } else if (has('dialog[open]')) {
    scene = 'dialog';
    add('key', 'dialog[open] .close-up-keys .key.ivory');
    add('close', 'dialog[open] .dialog-head .icon-key');
  } else if (has('.table-leaf')) {
    // What a press has opened that came a moment too late.
    scene = 'dialog';
    add('close', '.foot-bar button:first-child');
  } else if (has('.liar-key-heads')) {
    scene = 'dialog';
    add('close', '.liar-key-heads .icon-key');
  } else if (has('.doubt')) {
    scene = 'tell';
    add('key', '.doubt-leave');
  } else if (has('.tell')) {
    scene = 'tell';
    add('key', '.tell-silent');
  } else if (has('.beats-death')) {
    scene = 'note';
    // At a table on a server there is only one way to go on.
    add('key', '.beats-choice:nth-of-type(2), .beats-choice:only-of-type');
  } else if (has('.desk-note')) {
    scene = 'note';
    add('key', '.desk-note .key');
  } else if (has('.window-panel')) {
    scene = 'note';
    add('key', '.window-panel-ready[aria-disabled=false]');
  } else if (has('.program')) {
    scene = 'program';
    add('lock', '.program-lock-in[aria-disabled=false]');
    add('key', '.program-hack .key');
    if (targets.every(({ kind }) => kind !== 'key'))
      add('key', '.action-key[aria-disabled=false]:not([aria-pressed=true])');
  } else if (has('.act')) {
    scene = 'act';
    add('hold', '.act-keys .hold-key.live');
    add('live', '.act-keys .key.live:not(.hold-key)');
    if (targets.length === 0) {
      add('cell', '.cell[data-legal]');
      add('arrow', '.arrow[data-state=legal]');
      add('pawn', '.piece[data-pickable]');
      add('key', '.act-keys .key');
    }
  } else if (has('.watch')) {
    scene = 'watch';
    add('skip', '.watch-skip');
  }
  const words = document.querySelector('.desk')?.textContent ?? '';
  return { scene, targets, filled, words };
};
