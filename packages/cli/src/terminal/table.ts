/** The board with what lies around it: time, order, adrenaline, M.A.C. cards, the reader's role. */
import type { CharacterView, View } from '@room25/engine';
import type { Language } from '@room25/text';
import { type Drawing, drawBoard } from './board.ts';
import { paintLines } from './ink-text.ts';
import { wrap, wrapText } from './wrap.ts';

const MARGIN = ' '.repeat(3);

export const drawTable = (drawing: Drawing): string => {
  const { view, language, palette, seat } = drawing;
  const { phrases } = language;
  const title = [
    language.modes[view.mode].name,
    phrases.turn(view.turn, view.turnsLeft),
    view.round === undefined ? phrases.phases[view.phase] : phrases.round(view.round),
    ...(view.alarm ? [phrases.states.alarm] : []),
    ...(view.key ? [phrases.states.key] : []),
    ...(view.jammed ? [phrases.states.jammed] : []),
  ];
  const roles = view.cast.filter((character) => character.seat === seat).flatMap(({ role }) => role ?? []);
  return [
    paintLines(palette, 'bold', wrap(title, ' · ', '')),
    drawBoard(drawing),
    wrap(orderOf(view, language, seat), ' → ', MARGIN),
    ...ultimateOf(view, language).map((line) => wrapText(line, MARGIN)),
    ...roles.map((role) => wrapText(`${phrases.yourRole(role)} ${language.roles[role].sentence}`, MARGIN)),
  ].join('\n');
};

/** Everybody in turn order, the dead who are out of it last. */
const orderOf = (view: View, language: Language, seat: number | undefined): readonly string[] => {
  const names = [...view.order, ...view.dead.filter((name) => !view.order.includes(name))];
  return names.map((name) => {
    const character = view.cast.find((each) => each.name === name)!;
    const states = statesOf(view, character, language, seat);
    return `${language.characters[name].name}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
  });
};

/** The characters who still have adrenaline, and the M.A.C. deck where one is drawn from. */
const ultimateOf = ({ cast, cards }: View, { phrases }: Language): string[] => {
  if (cards === undefined) return [];
  const { left, lying, discards } = cards;
  const isDrawn = lying.length + discards.length > 0;
  return [
    phrases.adrenaline(cast.filter(({ adrenaline }) => adrenaline).map(({ name }) => name)),
    ...(isDrawn ? [phrases.deck(left, lying, discards.at(-1))] : []),
  ];
};

const statesOf = (view: View, character: CharacterView, language: Language, seat: number | undefined): string[] => {
  const { states, forbidden, pile } = language.phrases;
  const { name, cell, role, shown, hasProgrammed, tokens, trapped, hiding, committed, punished } = character;
  return [
    ...(character.seat === seat ? [states.you] : []),
    ...(cell === undefined ? [states.dead] : []),
    ...(view.onAir === name ? [states.onAir] : []),
    ...(hasProgrammed && view.phase === 'programming' ? [states.programmed] : []),
    ...(tokens === 1 ? [states.single] : []),
    ...(committed ? [states.committed] : []),
    ...(trapped ? [states.trapped] : []),
    ...(hiding ? [states.hiding] : []),
    ...(character.pile !== undefined ? [pile(character.pile)] : []),
    ...(punished ? [forbidden(punished)] : []),
    ...(role && (shown || view.phase === 'over') ? [language.roles[role].name] : []),
  ];
};
