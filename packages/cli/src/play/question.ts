/** What the person is asked, in a sentence. */
import { ACTIONS, formatAnswer, type Game, SPECTATOR } from '@room25/engine';
import { ruleSentence, type WholeLanguage } from '@room25/text';
import type { PersonSeat } from './person-seat.ts';
import { PLAY_WORDS } from './words/index.ts';

export const questionOf = (game: Game, { answers }: PersonSeat, language: WholeLanguage): string => {
  const { asks, titled } = PLAY_WORDS[language.code];
  const verbs = new Set(answers.map((answer) => formatAnswer(answer).split(' ')[0]!));
  verbs.delete('wait');
  const [verb] = verbs;
  if (verb === 'clue' || verb === 'program') return asks[verb];
  const action = verbs.size === 1 ? ACTIONS.find((each) => each === verb) : undefined;
  if (action) return titled(language.actions[action].name, language.actions[action].sentence);
  if (verb !== 'choose') return asks.act;
  const { asking, edition } = game.view(SPECTATOR);
  return asking ? ruleSentence(language, asking, edition) : asks.choose;
};
