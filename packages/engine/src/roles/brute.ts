import { push } from '../actions/push.ts';
import { ADJACENT, isAdjacent } from '../board.ts';
import { aOf, bOf, cOf, NONE, VERB } from '../command.ts';
import type { RoleRules } from '../content.ts';
import { firstIn, pack, secondIn } from '../table/detail.ts';
import { roleSource } from '../table/sources.ts';
import { CHARACTERS } from '../words.ts';

/** GUARD-POWER: the Brute pushes two characters the same way, in the order named. */
export const brute: RoleRules = {
  isGuard: true,
  actions: {
    push: {
      offer(table, who, offer) {
        push.offer(table, who, offer);
        if (offer.count === 0) return;
        const victims = table.pushable(who);
        const isHere = (one: number): boolean => (victims & (1 << one)) !== 0;
        for (const cell of ADJACENT[table.cellOf(who)]) {
          if (table.entryBar(who, cell) !== undefined) continue;
          for (let first = 0; first < CHARACTERS.length; first++)
            for (let second = 0; second < CHARACTERS.length; second++)
              if (first !== second && isHere(first) && isHere(second)) offer.add(VERB.push, cell, first, second);
        }
      },
      play(table, who, command) {
        if (cOf(command) !== NONE) table.next(roleSource('brute'), who, pack(aOf(command), cOf(command)));
        table.enter(bOf(command), aOf(command), 'PUSH-1');
      },
      explain: push.explain,
    },
  },

  /** The second one stays if the first one's entry made it impossible. */
  onResume(table, who, _party, detail) {
    const second = secondIn(detail);
    const cell = firstIn(detail);
    const isStillHere = table.isAlive(who) && (table.companions(who) & (1 << second)) !== 0;
    if (isStillHere && isAdjacent(table.cellOf(who), cell) && table.entryBar(second, cell) === undefined)
      table.enter(second, cell, 'GUARD-POWER');
  },
};
