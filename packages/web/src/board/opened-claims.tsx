/** When a room opens, what was said about it: ticked or cracked, for a moment, for everybody. Those who said the same share a capsule. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { type Colour, colourOf } from '@room25/engine';
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
  readonly truth: Colour;
  readonly claims: readonly Claim[];
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
  const { cell, truth, claims } = opened.value;
  const colours = [...new Set(claims.map(({ colour }) => colour))];
  return (
    <span class="opened-claims" aria-hidden="true" style={{ '--c': columnOf(cell), '--r': rowOf(cell) }}>
      {colours.map((said) => (
        <span key={said} class={`opened-claims-word ${said} ${said === truth ? '' : 'false'}`}>
          <Chip colour={said} letters={language.colours[said].letter} />
          {claims
            .filter(({ colour }) => colour === said)
            .map(({ who }) => (
              <Pawn key={who} who={who} />
            ))}
          {said === truth ? <Glyph name="check" /> : <b>≠</b>}
        </span>
      ))}
    </span>
  );
};

const openedBy = ({ events, before }: Beat, { viewer }: ShownGame): Opened | undefined => {
  const event = events.findLast(({ kind }) => kind === 'revealed');
  if (event?.kind !== 'revealed' || !before.options.memory) return undefined;
  const cell = numberOf(event.cell);
  const claims = claimsAbout(before, before.board[cell]!, viewer.peek());
  return claims.length === 0 ? undefined : { cell, truth: colourOf(before.edition, event.room), claims };
};
