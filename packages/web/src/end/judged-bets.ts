/** The bets that I made alive and dead, judged after the end; in words. */
import { seatViewer } from '@room25/engine';
import { text } from '../app/language.ts';
import { type History, isLie } from '../record/history.ts';
import { betOf, isBetRight, stakeInWords } from '../table/bets.ts';
import type { Story } from './stories.ts';
import { endWords } from './words.ts';

export const judgedBets = (
  id: string,
  seat: number,
  stories: readonly Story[],
  { last: { outcome } }: History,
): readonly string[] => {
  const { bet, stakes } = endWords.value;
  const { people } = text.value;
  const placed = betOf(id, seatViewer(seat));
  const liar = betOf(id, seatViewer(seat), 'liar');
  const suspect = stories.find(({ name }) => name === liar?.on);
  return [
    ...(liar && suspect
      ? [bet({ stake: stakes.lies(people[suspect.name]), turn: liar.turn, isRight: suspect.claims.some(isLie) })]
      : []),
    ...(placed
      ? [
          bet({
            stake: stakeInWords(placed.on, stakes, (who) => people[who]),
            turn: placed.turn,
            isRight: isBetRight(placed, outcome!),
          }),
        ]
      : []),
  ];
};
