/** The board with what lies around it: time, order, the reader's role. */
import type { CharacterView, View } from '@room25/engine';
import type { Language } from '@room25/text';
import { type Drawing, drawBoard } from './board.ts';

export const drawTable = (drawing: Drawing): string => {
  const { view, language, palette, seat } = drawing;
  const { phrases } = language;
  const title = [
    language.modes[view.mode].name,
    phrases.turn(view.turn, view.turnsLeft),
    view.round === undefined ? phrases.phases[view.phase] : phrases.round(view.round),
    ...(view.alarm ? [phrases.states.alarm] : []),
  ].join(' · ');
  const roles = view.cast.filter((character) => character.seat === seat).flatMap(({ role }) => role ?? []);
  return [
    palette.paint('bold', title),
    drawBoard(drawing),
    `   ${orderOf(view, language, seat)}`,
    ...roles.map((role) => `   ${phrases.yourRole(role)}`),
  ].join('\n');
};

/** Everybody in turn order, the dead who are out of it last. */
const orderOf = (view: View, language: Language, seat: number | undefined): string => {
  const names = [...view.order, ...view.dead.filter((name) => !view.order.includes(name))];
  return names
    .map((name) => {
      const character = view.cast.find((each) => each.name === name)!;
      const states = statesOf(view, character, language, seat);
      return `${language.characters[name].name}${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
    })
    .join(' → ');
};

const statesOf = (view: View, character: CharacterView, language: Language, seat: number | undefined): string[] => {
  const { states } = language.phrases;
  const { name, cell, role, shown, hasProgrammed, trapped } = character;
  return [
    ...(character.seat === seat ? [states.you] : []),
    ...(cell === undefined ? [states.dead] : []),
    ...(view.onAir === name ? [states.onAir] : []),
    ...(hasProgrammed && view.phase === 'programming' ? [states.programmed] : []),
    ...(trapped ? [states.trapped] : []),
    ...(role && (shown || view.phase === 'over') ? [language.roles[role].name] : []),
  ];
};
