/** Several players at one table. */
import { type Command, type Random, readFile, VERB, verbOf } from '@room25/engine';
import type { Player } from './player.ts';

export const everybody = async (players: readonly Player[], isSo: (player: Player) => boolean): Promise<void> => {
  await Promise.all(players.map((player) => player.until(() => isSo(player))));
};

export const isOver = ({ table }: Player): boolean => table?.state === 'over';

/** What each of them sees, once all have heard as much as the one who played and see that everybody is there. */
export const settled = async (players: readonly Player[], { events, table }: Player): Promise<unknown> => {
  await everybody(
    players,
    (player) =>
      player.events.length === events.length &&
      player.table?.locked?.length === table?.locked?.length &&
      player.table?.seats.every((seat) => seat.kind !== 'person' || seat.here) === true,
  );
  return players.map((each) => ({ table: each.table, game: each.game, events: each.events }));
};

export const awaitedOf = (players: readonly Player[]): Player[] => players.filter(({ answers }) => answers.length > 0);

export const anyOf = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]!;

export const isProgram = (command: Command): boolean => verbOf(command) === VERB.program;

export const commandsOf = (record: string): Command[] =>
  readFile(record).games[0]!.script.flatMap((line) => (line.kind === 'command' ? [line.command] : []));

/** Are these the same commands, as far as anybody may know? The order in which programs were locked is secret. */
export const inTurns = (commands: readonly Command[]): Command[][] => {
  const turns: Command[][] = [];
  for (const command of commands) {
    const isFirst = turns.length === 0 || !isProgram(turns.at(-1)![0]!) || !isProgram(command);
    if (isFirst) turns.push([command]);
    else turns.at(-1)!.push(command);
  }
  return turns.map((turn) => turn.sort((one, other) => one - other));
};
