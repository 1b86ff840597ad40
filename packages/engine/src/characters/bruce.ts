import { isAdjacent, tileFrom } from '../board.ts';
import { aOf, VERB, verbOf } from '../command.ts';
import type { Ability, Party, Who } from '../content.ts';
import { withoutImmune } from '../mechanisms/immune.ts';
import { giveOrder, offerOrders } from '../mechanisms/robots.ts';
import { yellowExits } from '../mechanisms/yellow.ts';
import { firstIn, pack, secondIn } from '../table/detail.ts';
import type { Offer } from '../table/offer.ts';
import { abilitySource } from '../table/sources.ts';
import type { Table } from '../table/table.ts';
import { CHARACTERS, type Character } from '../words.ts';
import { alice } from './alice.ts';
import { emmett, offerReactivation } from './emmett.ts';
import { franck } from './franck.ts';
import { jennifer } from './jennifer.ts';
import { max } from './max.ts';
import { canSabotageRoom } from './sarah.ts';

const BRUCE = CHARACTERS.indexOf('bruce');
const SOURCE = abilitySource('bruce');
const JENNIFER = CHARACTERS.indexOf('jennifer');
const MAX = CHARACTERS.indexOf('max');

/** What Bruce makes of each ability near him. */
const MIMICRY: Readonly<Record<Exclude<Character, 'bruce'>, (table: Table, who: Who, offer: Offer) => void>> = {
  jennifer: jennifer.offer,
  alice: alice.offer,
  emmett: offerReactivation,
  kevin: (table, _who, offer) => offerOrders(table, offer, VERB.order),
  franck(table, who, offer) {
    if (table.tileOf(CHARACTERS.indexOf('franck')) === table.tileOf(who)) franck.offer(table, who, offer);
  },
  max(table, who, offer) {
    const before = offer.count;
    max.offer(table, who, offer);
    offer.keepFrom(before, (_cell, carried) => carried !== MAX);
  },
  sarah(table, who, offer) {
    if (canSabotageRoom(table, who)) offer.add(VERB.sabotageRoom);
  },
};

/** BRUCE: Mimic. */
export const bruce: Ability = {
  rule: 'BRUCE',
  reserve: 1,
  offer(table, who, offer) {
    for (const [name, mimic] of Object.entries(MIMICRY))
      if (isNear(table, who, CHARACTERS.indexOf(name as Character))) mimic(table, who, offer);
  },
  play(table, who, command) {
    switch (verbOf(command)) {
      case VERB.call:
        if (aOf(command) === JENNIFER) table.askFrom(SOURCE, JENNIFER, pack(CALL, who));
        else jennifer.play(table, who, command);
        return;
      case VERB.carry:
        max.play(table, who, command);
        return;
      case VERB.order:
        giveOrder(table, command);
        return;
      case VERB.reactivate:
        emmett.play(table, who, command);
        return;
      case VERB.hide:
        alice.play(table, who, command);
        return;
      case VERB.recover:
        franck.play(table, who, command);
        return;
      default:
        table.useReserve(who, 'BRUCE');
    }
  },
  explain: () => 'BRUCE',

  /** He pushes everyone in his room into an adjacent yellow one. */
  onPanic(table, who) {
    if (table.roomOf(who).forbids?.push || panicking(table, who) === 0) return;
    table.askFrom(SOURCE, who, PANIC);
  },

  answers(table, who, offer, _party, detail) {
    if (firstIn(detail) === PANIC) {
      offerForAll(table, panicking(table, who), offer);
      return;
    }
    offer.add(VERB.chooseYes);
    offer.add(VERB.chooseNo);
  },
  onAnswer(table, who, answer, _party, detail) {
    if (firstIn(detail) === CALL) {
      if (verbOf(answer) === VERB.chooseYes) table.enter(who, table.cellOf(secondIn(detail)), 'BRUCE');
      else table.refuse(who, 'BRUCE');
      return;
    }
    const pushed: Who[] = [];
    table.inTurnOrder(panicking(table, who), (one) => pushed.push(one));
    for (const one of pushed.reverse()) table.later(SOURCE, one, pack(PANIC, table.tileAt(aOf(answer))));
  },
  onResume(table, pushed, _party, detail) {
    // An earlier push may have moved rooms, or taken this character away.
    const cell = table.cellOfTile(tileFrom(secondIn(detail)));
    const isHere = table.isAlive(BRUCE) && (panicking(table, BRUCE) & (1 << pushed)) !== 0;
    if (isHere && yellowExits(table, pushed).includes(cell)) table.enter(pushed, cell, 'MAC-PANIC');
  },
};

/** The first number of the detail says what is asked: whether somebody comes, or where they are pushed. */
const CALL = 0;
const PANIC = 1;

const isNear = (table: Table, who: Who, other: Who): boolean =>
  table.isAlive(other) &&
  (table.tileOf(other) === table.tileOf(who) || isAdjacent(table.cellOf(other), table.cellOf(who)));

/** The yellow rooms into which each of them can be put. */
const offerForAll = (table: Table, party: Party, offer: Offer): void => {
  const [first, ...others] = table.terms.cast.filter((one) => party & (1 << one)).map((one) => yellowExits(table, one));
  for (const cell of first) if (others.every((exits) => exits.includes(cell))) offer.add(VERB.chooseCell, cell);
};

const panicking = (table: Table, who: Who): Party => withoutImmune(table, table.visibleCompanions(who));
