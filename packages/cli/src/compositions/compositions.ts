import { EDITION_RULES, EDITIONS, type Edition, MODES, type Mode, newSheet, type Options } from '@room25/engine';
import { type CliCommand, OK, UsageError } from '../command.ts';
import { oneOf, readOptions } from '../options.ts';
import { chosenFor, formatRooms } from './composition.ts';

const HELP = `Usage: room25 compositions [options]

Lists the rooms that games are dealt from, 23 besides the Central room and
Room 25, with the modes that use them unless told otherwise.

printed: seen in a rulebook. provisional: the rulebook's picture is not known,
and the list fits what the book says. + 5 green: drawn from the rest of the box,
or filled by hand: the name, then the rooms of your choice.

Options:
  --edition E   ${EDITIONS.join(', ')} (default: all)
  --json        one JSON object
  --help        this text

Exit status: 0.

Examples:
  room25 compositions --edition ultimate
  room25 play --composition beginner
  room25 play --composition EM=8,VI=1,CO=1,DA=2,CL=2,VX=2,TR=2,FL=2,AC=2,MR=1
  room25 play --edition ultimate --mode cooperation \\
    --composition full-cooperation,DA=2,CL=2,PR=1,TR=2,FL=2,AC=2,SH=2`;

export const compositions: CliCommand = {
  summary: 'list the rooms that games are dealt from',
  help: HELP,
  async run(args) {
    const { values, positionals } = readOptions(args, { edition: { type: 'string' }, json: { type: 'boolean' } });
    if (positionals.length > 0) throw new UsageError(`what is '${positionals[0]}'?`);
    const editions = values.edition === undefined ? EDITIONS : [oneOf('edition', EDITIONS, values.edition)];
    if (values.json) {
      const lists = editions.map((edition) => [edition, EDITION_RULES[edition].compositions]);
      console.log(JSON.stringify(Object.fromEntries(lists)));
    } else console.log(editions.map(listOf).join('\n\n'));
    return OK;
  },
};

const listOf = (edition: Edition): string =>
  [
    edition,
    ...Object.entries(EDITION_RULES[edition].compositions).map(([name, composition]) => {
      const modes = MODES.filter((mode) => standardsOf(edition, mode).includes(name));
      const use = modes.length > 0 ? `  for ${modes.join(', ')}` : '';
      return `  ${name.padEnd(16)}  ${composition.source.padEnd(11)}${use}\n    ${formatRooms(composition)}`;
    }),
  ].join('\n');

/** Which compositions a mode is dealt from, by number of players and level. */
const standardsOf = (edition: Edition, mode: Mode): readonly (string | undefined)[] => {
  const { modes, hasUltimate } = EDITION_RULES[edition];
  const levels: readonly Options[] = hasUltimate ? [{ level: 'quick-start' }, { level: 'ultimate' }] : [{}];
  return Object.keys(modes[mode]?.seating ?? {}).flatMap((players) =>
    levels.map((options) => {
      const sheet = newSheet({ edition, mode, players: Number(players), seed: '0', options });
      return 'order' in sheet ? chosenFor(sheet)?.name : undefined;
    }),
  );
};
