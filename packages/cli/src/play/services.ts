/** What a person may type besides moves. */
import { CELLS, RULE_IDS, type RuleId } from '@room25/engine';
import { roomWords, ruleSentence, type WholeLanguage } from '@room25/text';
import { inColumns } from '../terminal/columns.ts';
import { wrapText } from '../terminal/wrap.ts';
import type { PersonSeat } from './person-seat.ts';
import type { PlayWords } from './words/index.ts';

export interface Terminal {
  readonly language: WholeLanguage;
  readonly words: PlayWords;
  readonly person: PersonSeat;
  /** Why the last line was refused. */
  readonly refusal: RuleId | undefined;
  readonly listMoves: () => string;
  readonly draw: () => string;
  readonly save: (file: string) => string;
}

/** The answer to such a line; nothing if it is not one. */
export const serve = (line: string, desk: Terminal): string | undefined => {
  const [word = '', ...rest] = line.split(/\s+/);
  return Object.hasOwn(SERVICES, word) ? SERVICES[word]!(desk, rest.join(' ')) : undefined;
};

type Service = (desk: Terminal, argument: string) => string;

const listMoves: Service = ({ listMoves }) => listMoves();

const SERVICES: Readonly<Record<string, Service>> = {
  help: ({ words }) => words.help,
  '?': listMoves,
  moves: listMoves,
  board: ({ draw }) => draw(),
  log: ({ person }) => person.told.map((sentence) => wrapText(sentence)).join('\n'),
  why: (desk) => (desk.refusal === undefined ? desk.words.nothingRefused : ruleText(desk, desk.refusal)),
  rules: (desk, prefix) => {
    const ids = RULE_IDS.filter((id) => id.startsWith(prefix.toUpperCase()));
    if (prefix === '') return inColumns(ids);
    if (ids.length === 0) return desk.words.noRule(prefix);
    return ids.map((id) => ruleText(desk, id)).join('\n');
  },
  room: ({ language, words, person }, cell) => {
    const { edition, board } = person.view;
    const { room, known = room } = board[CELLS.indexOf(cell)] ?? {};
    if (known === undefined) return words.unknownRoom(cell);
    const { name, effect } = roomWords(language, known, edition);
    return wrapText(words.titled(name, effect));
  },
  discards: ({ language, words, person }) => {
    const { discards = [] } = person.view.cards ?? {};
    if (discards.length === 0) return words.noDiscards;
    return discards.map((card, place) => wrapText(`${place + 1}. ${language.phrases.card(card)}`)).join('\n');
  },
  save: ({ save, words }, file) => (file === '' ? words.whichFile : save(file)),
};

const ruleText = ({ language, person }: Terminal, id: RuleId): string =>
  wrapText(`${id}: ${ruleSentence(language, id, person.view.edition)}`);
