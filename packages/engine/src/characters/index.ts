import type { Ability } from '../content.ts';
import { CHARACTERS, type Character } from '../words.ts';
import { alice } from './alice.ts';
import { bruce } from './bruce.ts';
import { emmett } from './emmett.ts';
import { franck } from './franck.ts';
import { jennifer } from './jennifer.ts';
import { kevin } from './kevin.ts';
import { max } from './max.ts';
import { sarah } from './sarah.ts';

const BY_NAME: Readonly<Record<Character, Ability>> = { emmett, kevin, franck, jennifer, max, alice, sarah, bruce };

/** By character. */
export const ABILITIES: readonly Ability[] = CHARACTERS.map((name) => BY_NAME[name]);
