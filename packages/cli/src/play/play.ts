import { randomBytes } from 'node:crypto';
import { BOT_KINDS } from '@room25/bots';
import { EVERYONE, type Game } from '@room25/engine';
import type { Language } from '@room25/text';
import { type CliCommand, OK, UsageError } from '../command.ts';
import { chooseLanguage, LANGUAGE_HELP, LANGUAGE_OPTION } from '../language.ts';
import { readOptions } from '../options.ts';
import { readBots, readSeed, readWish, sheetOf, TABLE_HELP, TABLE_OPTIONS } from '../table-options.ts';
import { paletteOf } from '../terminal/palette.ts';
import { LineInput } from './line-input.ts';
import { save } from './save.ts';
import { Session } from './session.ts';

const HELP = `Usage: room25 play [options]

You and bots, here in the terminal. Type 'help' in the game.

Options:
${TABLE_HELP}
  --bots KIND   ${BOT_KINDS.join(', ')}; several, joined by commas, take the other seats
                in turn (default: simple)
  --seed S      any text; the same seed deals the same game (default: a new one)
${LANGUAGE_HELP}
  --fast        no pause between two sentences
  --help        this text

NO_COLOR turns colours off. Without a terminal the moves are read from stdin.

Examples:
  room25 play
  room25 play --mode solo
  room25 play --edition first --mode cooperation --players 4 --lang fr`;

const PAUSE = 300;

export const play: CliCommand = {
  summary: 'play in the terminal, with bots',
  help: HELP,
  async run(args) {
    const options = { ...TABLE_OPTIONS, ...LANGUAGE_OPTION, fast: { type: 'boolean' } } as const;
    const { values, positionals } = readOptions(args, options);
    if (positionals.length > 0) throw new UsageError(`what is '${positionals[0]}'?`);
    const seed = readSeed(values.seed ?? randomBytes(4).toString('hex'));
    const sheet = sheetOf(readWish(values), seed);
    const bots = readBots(values.bots ?? 'simple');
    const language = await chooseLanguage(values.lang);
    const input = new LineInput();
    const pause = values.fast || !input.isTerminal ? 0 : PAUSE;
    const session = new Session({ sheet, bots, language, palette: paletteOf(process.stdout), input, pause });
    console.log(`${language.modes[sheet.mode].name}: ${language.modes[sheet.mode].sentence} ('help' for help)\n`);
    if (await session.play()) {
      console.log(`\n${session.draw()}\n\n${endOf(session.game, language)}\nseed ${seed}`);
      await offerToSave(input, session);
    }
    input.close();
    return OK;
  },
};

/** What came of it, and who everybody was. */
const endOf = (game: Game, language: Language): string => {
  const { result, side, score } = game.outcome!;
  const { headline, sentence } = language.results[result];
  const roles = game
    .view(EVERYONE)
    .cast.flatMap(({ name, role }) => (role ? [language.phrases.roleOf(name, role)] : []));
  return [
    side ? `${headline} (${language.phrases.names(side)})` : headline,
    sentence,
    ...(score === undefined ? [] : [`score ${score}`]),
    ...roles,
  ].join('\n');
};

const offerToSave = async (input: LineInput, { game, commands }: Session): Promise<void> => {
  for (;;) {
    const file = await input.ask('save the record as (Enter: not)> ');
    if (file === undefined || file === '') return;
    const { isSaved, message } = save(file, game, commands);
    console.log(message);
    if (isSaved) return;
  }
};
