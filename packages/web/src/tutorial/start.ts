/** A lesson as a game of this page: one seat is the learner's, the others follow the script. */
import { CHARACTERS, Game, readFile } from '@room25/engine';
import { LocalGame } from '../play/local-game.ts';
import type { Player } from '../play/played-game.ts';
import { Companions } from './companions.ts';
import type { Lesson } from './lesson.ts';

/** The others say and do nothing until `begin`. */
export const startLesson = (
  id: string,
  { position, me, teaches }: Lesson,
  begin: Promise<void> = Promise.resolve(),
): LocalGame => {
  const source = readFile(position).games[0]!;
  const dealt = Game.setUp(source.sheet) as Game;
  const mine = dealt.seatOf(CHARACTERS.indexOf(me));
  const seats = dealt.seats.map((_, seat) => ({ player: (seat === mine ? 'person' : 'easy') as Player }));
  // It is not saved: a lesson starts anew each time.
  const bots = new Companions(source, begin);
  const services = { bots, asksToTell: teaches.includes('COMM-DANGER'), keep: () => {} };
  return LocalGame.start({ id: `lesson ${id}`, sheet: source.sheet, seats }, services) as LocalGame;
};
