import type { EditionRules } from '../content.ts';
import type { Edition } from '../words.ts';
import { first } from './first.ts';
import { prototype } from './prototype.ts';
import { second } from './second.ts';
import { ultimate } from './ultimate.ts';

/** The editions that can be played. */
export const EDITION_RULES: Readonly<Record<Edition, EditionRules>> = { prototype, first, second, ultimate };
