import type { Composition, EditionRules } from '../content.ts';
import { sizeOf } from '../mechanisms/party.ts';
import { showAll } from '../modes/suspicion.ts';
import { first } from './first.ts';

const provisional = (composition: Composition): Composition => ({ ...composition, source: 'provisional' });

/** The base game, revised: shorter cooperation, masks that count the dead. */
export const second: EditionRules = {
  ...first,
  id: 'second',
  compositions: Object.fromEntries(
    Object.entries(first.compositions).map(([name, composition]) => [name, provisional(composition)]),
  ),
  modes: {
    ...first.modes,
    cooperation: { ...first.modes.cooperation!, turns: (characters) => 12 - Math.min(6, Math.max(4, characters)) },
    suspicion: {
      ...first.modes.suspicion!,
      judge(table) {
        const inside = table.inRoom25;
        const outside = table.living & ~inside;
        if (sizeOf(inside | table.dead) > sizeOf(outside)) showAll(table, outside);
      },
    },
  },
};
