import type { Card } from '../content.ts';
import { CARD_KINDS, type CardKind } from '../table/card.ts';
import { acceleration } from './acceleration.ts';
import { blackout } from './blackout.ts';
import { bomb } from './bomb.ts';
import { chaos } from './chaos.ts';
import { disabled } from './disabled.ts';
import { jamming } from './jamming.ts';
import { lock } from './lock.ts';
import { move } from './move.ts';
import { panic } from './panic.ts';
import { punish } from './punish.ts';
import { rewind } from './rewind.ts';
import { robot } from './robot.ts';

const BY_KIND: Readonly<Record<CardKind, Card>> = {
  move,
  punish,
  blackout,
  jamming,
  rewind,
  robot,
  bomb,
  lock,
  disabled,
  chaos,
  acceleration,
  panic,
};

/** In the order of CARD_KINDS. */
export const CARDS: readonly Card[] = CARD_KINDS.map((kind) => BY_KIND[kind]);
