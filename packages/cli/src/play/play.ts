import { randomBytes } from 'node:crypto';
import { LEVELS } from '@room25/bots';
import { EVERYONE, type Game } from '@room25/engine';
import type { Language } from '@room25/text';
import { type CliCommand, OK, UsageError } from '../command.ts';
import { chosenFor, nameOf, warningsFor } from '../compositions/composition.ts';
import { chooseLanguage, LANGUAGE_HELP, LANGUAGE_OPTION } from '../language.ts';
import { readOptions } from '../options.ts';
import { BOTS_OPTION, readBots, readSeed, readWish, sheetOf, TABLE_HELP, TABLE_OPTIONS } from '../table-options.ts';
import { paletteOf } from '../terminal/palette.ts';
import { wrapText } from '../terminal/wrap.ts';
import { LineInput } from './line-input.ts';
import { save } from './save.ts';
import { Session } from './session.ts';
import { newStart, resumedStart, type Start } from './start.ts';
import { PLAY_WORDS, type PlayWords } from './words/index.ts';

const HELP = `Usage: room25 play [options]
       room25 play --resume FILE [options]

You and bots, here in the terminal. Type 'help' in the game.

Options:
${TABLE_HELP}
  --bots LEVEL  ${LEVELS.join(', ')}; several, joined by commas,
                take the other seats in turn (default: normal)
  --seed S      any text; the same seed deals the same game (default: a new one)
  --resume FILE continue a game that 'save FILE' saved; you have its first seat
${LANGUAGE_HELP}
  --fast        no pause between two sentences
  --help        this text

NO_COLOR turns colours off. Without a terminal the moves are read from stdin.

Examples:
  room25 play
  room25 play --mode solo
  room25 play --wish alice --begins 1
  room25 play --edition ultimate --mode solo --wish sarah+kevin+alice+franck
  room25 play --edition first --mode cooperation --players 4 --lang fr
  room25 play --edition ultimate --mode cooperation --madness
  room25 play --resume game.r25`;

const PAUSE = 300;

export const play: CliCommand = {
  summary: 'play in the terminal, with bots',
  help: HELP,
  async run(args) {
    const options = {
      ...TABLE_OPTIONS,
      ...BOTS_OPTION,
      ...LANGUAGE_OPTION,
      resume: { type: 'string' },
      fast: { type: 'boolean' },
    } as const;
    const { values, positionals } = readOptions(args, options);
    if (positionals.length > 0) throw new UsageError(`what is '${positionals[0]}'?`);
    const start = values.resume === undefined ? sitDown(values) : await resume(values.resume, values);
    const { sheet } = start.game;
    const bots = readBots(values.bots ?? 'normal');
    const language = await chooseLanguage(values.lang);
    const words = PLAY_WORDS[language.code];
    const input = new LineInput();
    const pause = values.fast || !input.isTerminal ? 0 : PAUSE;
    const session = new Session({ start, bots, language, palette: paletteOf(process.stdout), input, pause });
    for (const warning of warningsFor(sheet)) console.error(`room25 play: ${warning}`);
    const { name, sentence } = language.modes[sheet.mode];
    for (const line of [words.titled(name, sentence), words.goal, words.howTo]) console.log(wrapText(line));
    const rooms = chosenFor(sheet);
    if (rooms) console.log(words.rooms(nameOf(rooms, words.notes)));
    if (start.commands.length > 0) console.log(words.goesOn(start.game.turn));
    console.log();
    if (await session.play()) {
      console.log(`\n${session.draw()}\n\n${endOf(session.game, language)}\nseed ${start.game.seed}`);
      await offerToSave(input, session, words);
    }
    input.close();
    return OK;
  },
};

type Values = Parameters<typeof readWish>[0] & { readonly seed?: string | undefined };

const sitDown = (values: Values): Start =>
  newStart(sheetOf(readWish(values), readSeed(values.seed ?? randomBytes(4).toString('hex'))));

/** The table is the one in the file. */
const resume = (file: string, values: Values): Promise<Start> => {
  const stray = Object.keys(TABLE_OPTIONS).find((name) => values[name as keyof Values] !== undefined);
  if (stray) throw new UsageError(`--resume takes the table from ${file}; leave out --${stray}`);
  return resumedStart(file);
};

/** How it ended, and who everybody was. */
const endOf = (game: Game, language: Language): string => {
  const { result, side, score } = game.outcome!;
  const { headline, sentence } = language.results[result];
  const roles = game
    .view(EVERYONE)
    .cast.flatMap(({ name, role }) => (role ? [language.phrases.roleOf(name, role)] : []));
  return [
    side ? `${headline} (${language.phrases.names(side)})` : headline,
    sentence,
    ...(score === undefined ? [] : [PLAY_WORDS[language.code].score(score)]),
    ...roles,
  ].join('\n');
};

const offerToSave = async (input: LineInput, session: Session, words: PlayWords): Promise<void> => {
  for (;;) {
    const file = await input.ask(words.savePrompt);
    if (file === undefined || file === '' || file === 'quit') return;
    const { isSaved, message } = save(file, session, words);
    console.log(message);
    if (isSaved) return;
  }
};
