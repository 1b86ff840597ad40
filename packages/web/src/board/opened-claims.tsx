/** When a room opens, what was said about it: ticked or cracked, for a moment, for everybody. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { colourOf } from '@room25/engine';
import type { Language } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Glyph } from '../app/glyph.tsx';
import { Chip } from '../art/chip.tsx';
import { Pawn } from '../art/pawn.tsx';
import type { Beat, ShownGame } from '../play/played-game.ts';
import { type Claim, claimsAbout } from './claims.ts';
import { columnOf, numberOf, rowOf } from './geometry.ts';
import './opened-claims.css';

interface Opened {
  readonly cell: number;
  readonly claims: readonly (Pick<Claim, 'seat' | 'who' | 'colour'> & { readonly isTrue: boolean })[];
}

/** How long they are shown, in milliseconds. */
const SHOWN = 1600;

export const OpenedClaims: FunctionComponent<{ game: ShownGame; language: Language }> = ({ game, language }) => {
  const opened = useSignal<Opened | undefined>(undefined);
  const timer = useRef(0);
  useSignalEffect(() => {
    const now = game.beat.value && openedBy(game.beat.value, game);
    if (!now) return;
    window.clearTimeout(timer.current);
    opened.value = now;
    timer.current = window.setTimeout(() => {
      opened.value = undefined;
    }, SHOWN);
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  if (!opened.value) return null;
  const { cell, claims } = opened.value;
  return (
    <span class="opened-claims" aria-hidden="true" style={{ '--c': columnOf(cell), '--r': rowOf(cell) }}>
      {claims.map(({ seat, who, colour, isTrue }) => (
        <span key={seat} class={`opened-claims-word ${colour} ${isTrue ? '' : 'false'}`}>
          <Chip colour={colour} letters={language.colours[colour].letter} />
          <Pawn who={who} />
          {isTrue ? <Glyph name="check" /> : <b>≠</b>}
        </span>
      ))}
    </span>
  );
};

const openedBy = ({ events, before }: Beat, { viewer }: ShownGame): Opened | undefined => {
  const event = events.findLast(({ kind }) => kind === 'revealed');
  if (event?.kind !== 'revealed' || !before.options.memory) return undefined;
  const cell = numberOf(event.cell);
  const truth = colourOf(before.edition, event.room);
  const claims = claimsAbout(before, before.board[cell]!, viewer.peek());
  if (claims.length === 0) return undefined;
  return { cell, claims: claims.map(({ seat, who, colour }) => ({ seat, who, colour, isTrue: colour === truth })) };
};
