import { type Verdict, verify as verdictOn } from '@room25/protocol';
import { type CliCommand, NEGATIVE, OK, UNUSABLE, UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { readOptions } from '../options.ts';

const HELP = `Usage: room25 verify FILE [options]

Checks, without any connection, that the deal of a game played on a server was
fair: that the server's seed is the one it had committed itself to before
anybody sat down, that the seed of the game was made of it and of what the seats
added, that everything dealt comes from that seed, and that the game was played
by the rules in that deal.

Options:
  --commitment HASH   the commitment that you were shown before the game;
                      without it, compare the one that is printed yourself
  --entropy NUMBER    what you added; it must be among the seats'
  --help              this text

FILE is the .r25 record that the server gives out after the end, or - (stdin).

Exit status: 0 the deal was fair; 1 it does not check out; 2 there is no way to
tell, because the file cannot be read or lacks a part of the proof.

Examples:
  room25 verify game.r25
  room25 verify game.r25 --commitment 5f0c…  --entropy 81d2…`;

export const verify: CliCommand = {
  summary: 'check that the deal of a game on a server was fair',
  help: HELP,
  async run(args) {
    const { values, positionals } = readOptions(args, { commitment: { type: 'string' }, entropy: { type: 'string' } });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) throw new UsageError('name one file');
    const { name, text, trouble } = await readText(path);
    if (text === undefined) throw new UsageError(`${name} cannot be read: ${trouble}`);
    return report(name, await verdictWith(text, values));
  },
};

interface Memory {
  readonly commitment: string | undefined;
  readonly entropy: string | undefined;
}

/** A proof that is consistent must also be about the game that one has played. */
const verdictWith = async (text: string, { commitment, entropy }: Memory): Promise<Verdict> => {
  const alone = await verdictOn(text);
  if (alone.kind !== 'right') return alone;
  return verdictOn(text, {
    commitment: commitment?.toLowerCase() ?? alone.proof.commitment,
    ...(entropy !== undefined && { number: entropy.toLowerCase() }),
  });
};

const report = (name: string, verdict: Verdict): number => {
  if (verdict.kind === 'right') {
    const { commitment, entropies } = verdict.proof;
    const { wishes = [], begins } = verdict.chosen;
    const adding = entropies.flatMap((entropy, seat) => (entropy === undefined ? [] : [seat + 1]));
    console.log(`${name}: the deal was fair`);
    console.log(`commitment: ${commitment}`);
    console.log(
      `seats that added to the seed: ${adding.length === 0 ? 'none' : adding.join(', ')} of ${entropies.length}`,
    );
    const chosen = [
      ...wishes.flatMap((names, seat) => (names.length > 0 ? [`seat ${seat + 1} plays ${names.join(', ')}`] : [])),
      ...(begins === undefined ? [] : [`seat ${begins + 1} begins`]),
    ];
    console.log(`chosen, not drawn: ${chosen.length === 0 ? 'nothing' : chosen.join('; ')}`);
    return OK;
  }
  const said = verdict.kind === 'wrong' ? 'the deal does NOT check out' : 'no way to tell whether the deal was fair';
  console.error(`${name}: ${said}: ${verdict.reason}`);
  return verdict.kind === 'wrong' ? NEGATIVE : UNUSABLE;
};
