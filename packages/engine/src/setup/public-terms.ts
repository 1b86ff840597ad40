/** The terms of a table as everybody knows them: without its seed, and without what a position gives away. */

import type { Square } from '../notation/square.ts';
import type { Sheet } from '../sheet.ts';
import type { Table } from '../table/table.ts';
import { CELLS, CENTRE } from '../words.ts';
import { compositionOf } from './composition.ts';
import { prepare } from './setup.ts';
import type { Terms } from './terms.ts';

export const publicTerms = (table: Table): Terms => {
  const known = KNOWN.get(table.terms);
  if (known?.seed === table.seed) return known.terms;
  const terms = prepare(publicSheet(table)) as Terms;
  KNOWN.set(table.terms, { seed: table.seed, terms });
  return terms;
};

/** A bot asks at every decision of a game, so the latest are kept. */
const KNOWN = new WeakMap<Terms, { readonly seed: string; readonly terms: Terms }>();

const publicSheet = ({ terms, seed }: Table): Sheet => {
  const { sheet, seats, sides, composition } = terms.setup;
  return {
    edition: sheet.edition,
    mode: sheet.mode,
    order: sheet.order,
    seats,
    sides,
    ...(sheet.options && { options: sheet.options }),
    ...(composition ? { composition: compositionOf(terms, seed) } : { board: HATCHES }),
  };
};

/** A position: what lies where is part of the state, not of the terms. */
const HATCHES: readonly Square[] = CELLS.map((_, cell) =>
  cell === CENTRE ? { room: 'CE', hidden: false } : { room: 'EM', hidden: true },
);
