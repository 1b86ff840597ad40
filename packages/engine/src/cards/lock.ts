import { ADJACENT } from '../board.ts';
import { aOf, VERB } from '../command.ts';
import type { Card } from '../content.ts';
import { canBeLocked, hasLockLeft, lockedCells, moveLock } from '../mechanisms/locks.ts';
import { firstIn, pack, secondIn } from '../table/detail.ts';
import { cardSource } from '../table/sources.ts';
import { CHARACTERS } from '../words.ts';

const SOURCE = cardSource('lock');
/** The second number of the detail says what is asked: which room; or, with the room as first number, which lock is taken. */
const ROOM = 0;
const LOCK = 1;

/** MAC-LOCK, MAC-CARRIED: it concerns the carrier alone. */
export const lock: Card = {
  rule: 'MAC-LOCK',
  onDraw: (table, { who }) => table.askFrom(SOURCE, who, ROOM),

  answers(table, who, offer, _party, detail) {
    const cells =
      secondIn(detail) === ROOM
        ? ADJACENT[table.cellOf(who)].filter((cell) => canBeLocked(table, cell))
        : lockedCells(table);
    for (const cell of cells) offer.add(VERB.chooseCell, cell);
  },

  onAnswer(table, who, answer, _party, detail) {
    if (secondIn(detail) === LOCK) moveLock(table, aOf(answer), firstIn(detail), 'MAC-LOCK');
    else if (hasLockLeft(table)) table.lock(table.tileAt(aOf(answer)), 'MAC-LOCK');
    else table.askFrom(SOURCE, keeperOfLocks(table, who), pack(aOf(answer), LOCK));
  },
};

const EMMETT = CHARACTERS.indexOf('emmett');

const keeperOfLocks = (table: Parameters<typeof hasLockLeft>[0], who: number): number =>
  table.isAlive(EMMETT) ? EMMETT : who;
