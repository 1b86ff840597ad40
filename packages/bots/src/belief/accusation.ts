/** Whom a bot says it suspects, where roles are secret; and when it takes that back. */
import { CHARACTERS, type Character, type Command, command, NONE, SAYINGS, VERB, verbOf } from '@room25/engine';
import { aOf, type Table } from '@room25/engine/inside';
import { SUSPECTING } from '../style.ts';
import type { Task } from '../task.ts';
import { posedChances, roleBelief } from './roles.ts';

const SUSPECT = SAYINGS.indexOf('suspect');
const TRUST = SAYINGS.indexOf('trust');

/** Nothing if the bot has nothing new to say. An undetected guard accuses whom it would accuse as a prisoner, but sooner. */
export const accusationOf = (task: Task, table: Table): Command | undefined => {
  const { asides, seat, style, events } = task;
  if (!table.terms.mode.pool || !style || !asides.some(isSuspicion)) return undefined;
  const own = table.terms.cast.filter((who) => table.terms.seatOf[who] === seat);
  const isGuard = own.some((who) => table.isGuard(who));
  if (isGuard && own.some((who) => table.isShown(who))) return undefined;
  const chances = isGuard ? posedChances(task, table) : roleBelief(task, table).chances;
  const said = saidBy(new Set(own.map((who) => CHARACTERS[who]!)), events);
  const limit = SUSPECTING[style.prisoner] + (isGuard ? BOLDER : SURER);
  const others = table.terms.cast
    .filter((who) => !own.includes(who) && table.isAlive(who))
    .sort((one, other) => chances[other]! - chances[one]!);
  const accused = others.find(
    (who) => chances[who]! > limit && said.get(CHARACTERS[who]!) !== 'suspect' && !isAccused(CHARACTERS[who]!, task),
  );
  if (accused !== undefined) return asides.find((code) => says(code, SUSPECT, accused));
  const cleared = others.find((who) => chances[who]! < CLEARED && said.get(CHARACTERS[who]!) === 'suspect');
  return cleared === undefined ? undefined : asides.find((code) => says(code, TRUST, cleared));
};

/** A guard accuses sooner than somebody who means it. Below the last chance an accusation is taken back. */
const SURER = 0.05;
const BOLDER = -0.05;
const CLEARED = 0.2;

/** Where people listen, one accuses and others say yes: nobody wants to hear the same from everybody in one turn. */
export const isAccused = (name: Character, { view, levels }: Pick<Task, 'view' | 'levels'>): boolean =>
  levels?.includes(undefined) === true &&
  view.said?.some(({ saying, whom }) => saying === 'suspect' && whom === name) === true;

/** Only where roles are secret. */
export const isSuspicion = (code: Command): boolean => verbOf(code) === VERB.say && aOf(code) === SUSPECT;

const says = (code: Command, saying: number, whom: number): boolean =>
  verbOf(code) === VERB.say && code >> 3 === command(0, VERB.say, saying, NONE, whom) >> 3;

/** What these last said about each character. */
const saidBy = (own: ReadonlySet<Character>, events: Task['events']): ReadonlyMap<Character, 'suspect' | 'trust'> => {
  const said = new Map<Character, 'suspect' | 'trust'>();
  for (const event of events)
    if (
      event.kind === 'said' &&
      event.whom &&
      own.has(event.who) &&
      (event.saying === 'suspect' || event.saying === 'trust')
    )
      said.set(event.whom, event.saying);
  return said;
};
