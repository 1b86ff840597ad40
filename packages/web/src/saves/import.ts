/** A `.r25` file as a saved game, or why it cannot be one. Whatever the file holds, nothing of it is kept in that case. */
import { type Game, playScript, readFile, SPECTATOR, versionOf } from '@room25/engine';
import { PLAYERS, type Player, type Seat } from '../play/played-game.ts';
import { PLAYERS_LINE } from './export.ts';
import { RULES_TROUBLES, rulesTrouble } from './rules.ts';
import { LARGEST_FILE, type SavedTable } from './saved-table.ts';
import { readThoughts } from './thought-lines.ts';

export const IMPORT_FAULTS = [
  'large',
  'empty',
  'several',
  'unreadable',
  ...RULES_TROUBLES,
  'unplayable',
  'impossible',
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

export interface ImportRefusal {
  readonly fault: ImportFault;
  /** The line it is about, counted from 1, and its text. */
  readonly line?: number;
  readonly text?: string;
}

interface Stamp {
  readonly id: string;
  readonly time: number;
}

export const importText = async (text: string, { id, time }: Stamp): Promise<SavedTable | ImportRefusal> => {
  if (text.length > LARGEST_FILE) return { fault: 'large' };
  const { games, errors } = readFile(text);
  if (errors[0]) return at('unreadable', errors[0].line, text);
  const [source, another] = games;
  if (!source) return { fault: 'empty' };
  if (another) return { fault: 'several' };
  const trouble = await rulesTrouble(versionOf(source));
  if (trouble) return at(trouble, source.where.get('rules')?.line ?? source.line, text);
  const { game, commands, failures } = await playScript(source);
  if (!game) return at('unplayable', failures[0]!.line, text);
  if (failures[0]) return at('impossible', failures[0].line, text);
  const { turn, turnsLeft, outcome } = game.view(SPECTATOR);
  const proof = text.match(/^# fair .*$/gm);
  const substituted = text
    .match(/^# substitute ([\d ]+)\r?$/m)?.[1]
    ?.split(' ')
    .map(Number);
  const seats = seatsOf(text, game);
  const thoughts = outcome ? readThoughts(text, { commands: commands.length, seats: seats.length }) : [];
  return {
    id,
    time,
    rules: game.rules,
    sheet: game.save().sheet,
    commands,
    seats,
    turn,
    turnsLeft,
    ...(outcome && { outcome }),
    ...(source.title !== undefined && { title: source.title }),
    ...(proof && { proof: proof.join('\n') }),
    ...(substituted && { substituted }),
    ...(thoughts.length > 0 && { thoughts }),
  };
};

export const isRefusal = (result: SavedTable | ImportRefusal): result is ImportRefusal => 'fault' in result;

const at = (fault: ImportFault, line: number, text: string): ImportRefusal => {
  const found = text
    .split(/\r\n|\n|\r/)
    [line - 1]?.trim()
    .slice(0, 80);
  return { fault, line, ...(found && { text: found }) };
};

/** As the file says; else somebody at this device takes the first seat, and bots the others. */
const seatsOf = (text: string, game: Game): Seat[] => {
  const named = text.match(new RegExp(`^${PLAYERS_LINE}(.*)$`, 'm'))?.[1]?.split(' ') ?? [];
  return game.seats.map((_, seat): Seat => {
    const player = PLAYERS.find((each) => each === named[seat] && each !== 'away');
    return { player: player ?? (seat === 0 ? 'person' : usual) };
  });
};

const usual: Player = 'normal';
