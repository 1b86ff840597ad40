import type { Mode } from '@room25/engine';
import type { RatingKind } from '@room25/protocol';
import { text } from '../app/language.ts';

const MODES_OF: Readonly<Record<RatingKind, readonly Mode[]>> = {
  suspicion: ['suspicion'],
  complex: ['cooperation', 'solo'],
  rivals: ['competition', 'team'],
};

/** "Cooperation · Solo" */
export const ratingKindName = (kind: RatingKind): string =>
  MODES_OF[kind].map((mode) => text.value.modes[mode].name).join(' · ');
