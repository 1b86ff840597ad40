/** What a person may type beside moves. */
import { CELLS, RULE_IDS, type RuleId } from '@room25/engine';
import { type Language, roomWords } from '@room25/text';
import { inColumns } from '../terminal/columns.ts';
import type { PersonSeat } from './person-seat.ts';

export interface Desk {
  readonly language: Language;
  readonly person: PersonSeat;
  /** Why the last line was refused. */
  readonly refusal: RuleId | undefined;
  readonly listMoves: () => string;
  readonly draw: () => string;
  readonly save: (file: string) => string;
}

/** The answer to such a line; nothing if it is none. */
export const serve = (line: string, desk: Desk): string | undefined => {
  const [word = '', ...rest] = line.split(/\s+/);
  return Object.hasOwn(SERVICES, word) ? SERVICES[word]!(desk, rest.join(' ')) : undefined;
};

type Service = (desk: Desk, argument: string) => string;

const HELP = `Type a move in the notation, as short as it is clear, or its number:
  program move look   or  m l     move c2          or  m c2
  look c2             or  l c2    push max c2      or  p max c2
  control 1 left      or  c 1 l   wait             or  w
  choose …            as listed   max: move c2     for another of your characters
  special …           as listed (Ultimate); program … adrenaline  or  … a
At any time: signal c2 red, remind c2, reveal (as far as the rules allow it).

Other words:
  moves or ?    what you may do now          board         draw the table again
  why           why was that refused?        log           all that has happened
  rules ID      a rule, or all that begin so room CELL     what a room does
  rules MAX     what Max can do (Ultimate)
  save FILE     keep the record so far       quit          leave the game`;

const listMoves: Service = ({ listMoves }) => listMoves();

const SERVICES: Readonly<Record<string, Service>> = {
  help: () => HELP,
  '?': listMoves,
  moves: listMoves,
  board: ({ draw }) => draw(),
  log: ({ person }) => person.told.join('\n'),
  why: ({ language, refusal }) =>
    refusal === undefined ? 'nothing was refused' : `${refusal}: ${language.phrases.refused(refusal)}`,
  rules: ({ language }, prefix) => {
    const ids = RULE_IDS.filter((id) => id.startsWith(prefix.toUpperCase()));
    if (prefix === '') return inColumns(ids);
    if (ids.length === 0) return `no rule begins with ${prefix}; 'rules' lists them`;
    return ids.map((id) => `${id}: ${language.rules[id]}`).join('\n');
  },
  room: ({ language, person }, cell) => {
    const { edition, board } = person.view;
    const { room, known = room } = board[CELLS.indexOf(cell)] ?? {};
    if (known === undefined) return `you do not know the room at '${cell}'`;
    const { name, effect } = roomWords(language, known, edition);
    return `${name}: ${effect}`;
  },
  save: ({ save }, file) => (file === '' ? 'save FILE: which file?' : save(file)),
};
