import type { ModeRules, Party } from '../content.ts';
import { sizeOf } from '../mechanisms/party.ts';
import type { Table } from '../table/table.ts';

/** Somebody among the prisoners may be a guard. Players know their own role only. */
export const suspicion: ModeRules = {
  seating: { 4: 1, 5: 1, 6: 1 },
  turns: () => 10,
  hasAlarm: true,
  pool: (players) => ({ prisoners: 4, guards: players === 4 ? 1 : 2 }),

  onDeaths(table) {
    for (let count = table.deathsJudged; count < table.deathCount; count++) showDead(table, count);
    judgeDead(table);
  },

  judge(table) {
    const inside = table.inRoom25;
    const outside = table.living & ~inside;
    if (sizeOf(inside) > sizeOf(outside)) showAll(table, outside);
  },

  escape(table, who) {
    const inside = table.inRoom25;
    const isLast = table.isLastTurn;
    const areOut = (guards: Party): boolean => {
      const missing = sizeOf(castOf(table) & ~guards & ~inside);
      return !(guards & (1 << who)) && (missing === 0 || (missing === 1 && isLast));
    };
    if (areOut(table.guards)) table.end('prisoners', 'SUSP-ESCAPE');
    else table.ruleOut(areOut);
  },

  onTimeOut: (table) => endForGuards(table),
};

/** MASKS */
export const showAll = (table: Table, party: Party): void =>
  table.inTurnOrder(party, (who) => table.show(who, 'MASKS'));

/**
 * SUSP-GUARDS: the second dead prisoner ends the game. If it goes on, everybody knows that there were not two, which rules out
 * some sets of guards.
 */
export const judgeDead = (table: Table): void => {
  const dead = table.dead;
  const areLost = (guards: Party): boolean => sizeOf(dead & ~guards) >= 2;
  if (areLost(table.guards)) endForGuards(table);
  else table.ruleOut(areLost);
};

const endForGuards = (table: Table): void => table.end(table.guards === 0 ? 'complex' : 'guards', 'SUSP-GUARDS');

/** DEATH-SECRET: the first to die keeps their role secret until the next one dies. */
const showDead = (table: Table, latest: number): void => {
  let prisoners = 0;
  for (let earlier = 0; earlier < latest; earlier++) {
    table.show(table.deathAt(earlier), 'DEATH-SECRET');
    if (!table.isGuard(table.deathAt(earlier))) prisoners++;
  }
  if (prisoners === 1) table.show(table.deathAt(latest), 'DEATH-SECRET');
};

const castOf = (table: Table): Party => table.terms.cast.reduce((party, who) => party | (1 << who), 0);
