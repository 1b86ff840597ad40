/** The lines of a header, by their first word, each with its reader and its writer, in the order of docs/notation.md. */
import { formatBoard } from './board.ts';
import { formatSeat, formatWishes, readPlayers, readSeat, readWish } from './choices.ts';
import { formatComposition, readComposition } from './composition.ts';
import { formatGroups, readGroups } from './groups.ts';
import { collected, collectedBy, type HeaderLine, keyed, own, plain } from './header-line.ts';
import type { SourceLine } from './line.ts';
import { formatMacCards, readMacCards } from './mac.ts';
import { formatOptions, readOption } from './option.ts';
import { read } from './pattern.ts';
import { formatSeed, readSeed } from './seed.ts';
import { formatStandings, readStanding } from './standing.ts';

export const HEADER_LINES: Readonly<Record<string, HeaderLine>> = {
  edition: plain('edition edition:edition'),
  mode: plain('mode mode:mode'),
  order: plain('order order:character+'),
  players: { about: 1, read: readPlayers, write: () => [] },
  seats: own('seats', readGroups, formatGroups),
  sides: own('sides', readGroups, formatGroups),
  wish: { about: 2, read: readWish, write: formatWishes },
  begins: own('begins', readSeat, formatSeat),
  // The rows below it are read by `readHeader`.
  board: { about: 1, read: (line) => void read(line, 'board'), write: formatBoard },
  composition: own('composition', readComposition, formatComposition),
  seed: { ...own('seed', readSeed, formatSeed), anyone: true },
  at: { about: 2, read: readStanding, write: formatStandings },
  role: keyed('role', 'role key:character value:role'),
  dead: plain('dead dead:character+'),
  shown: plain('shown shown:character+'),
  turnsLeft: plain('turnsLeft turnsLeft:number'),
  moved: keyed('moved', 'moved key:line value:direction'),
  knows: collectedBy('knows', 'knows key:character value:cell'),
  reminder: keyed('reminder', 'reminder key:character value:cell'),
  robot: { ...collected('robots', 'robot value:cell'), repeatable: true },
  locked: collected('locked', 'locked value:cell'),
  closed: collected('closed', 'closed value:cell'),
  key: own('key', readYes, () => 'yes'),
  alarm: own('alarm', readYes, () => 'yes'),
  adrenaline: plain('adrenaline none noAdrenaline:character+'),
  punished: collectedBy('punished', 'punished key:character value:action'),
  mac: { ...own('mac', readMacCards, formatMacCards), anyone: true },
  pile: keyed('pile', 'pile key:character value:action+'),
  paranoia: keyed('paranoia', 'paranoia key:character value:action+'),
  hiding: collected('hiding', 'hiding value:character'),
  supply: keyed('supply', 'supply key:character value:number'),
  option: { about: 2, anyone: true, read: readOption, write: formatOptions },
  // Not of the sheet: which rules read it. `formatFile` writes it.
  rules: {
    about: 1,
    read: (line, draft) => void Object.assign(draft, read(line, 'rules rules:number')),
    write: () => [],
  },
};

function readYes(line: SourceLine): true {
  read(line, 'yes');
  return true;
}
