/** The options of a table, as in the notation: `--option NAME=VALUE`; those of Ultimate also by their own names. */
import { EDITION_RULES, type Edition, OPTIONS, type OptionName, type Options } from '@room25/engine';
import { UsageError } from './command.ts';
import { wrap } from './terminal/wrap.ts';

export const RULE_OPTIONS = {
  option: { type: 'string', multiple: true },
  level: { type: 'string' },
  mac: { type: 'string' },
  guards: { type: 'string' },
  madness: { type: 'boolean' },
} as const;

const NAMES = Object.keys(OPTIONS) as readonly OptionName[];
const OF_ULTIMATE: readonly OptionName[] = ['level', 'mac', 'guards', 'madness'];
const ALL = NAMES.map((name) => `${name}=${OPTIONS[name].join('|')}`);

export const RULE_HELP = `  --option O=V  an option of the table, again for each:
${wrap(ALL, ', ', ' '.repeat(16))}
  --level V, --mac V, --guards V, --madness
                the same for those of Ultimate: --option level=V …`;

interface Given {
  readonly option?: readonly string[] | undefined;
  readonly level?: string | undefined;
  readonly mac?: string | undefined;
  readonly guards?: string | undefined;
  readonly madness?: boolean | undefined;
}

export const readRules = ({ option = [], madness, ...named }: Given, edition: Edition): Options => {
  const texts = [
    ...option,
    ...(['level', 'mac', 'guards'] as const).flatMap((name) => (named[name] ? [`${name}=${named[name]}`] : [])),
    ...(madness ? ['madness=on'] : []),
  ];
  const rules = Object.fromEntries(texts.map(readRule));
  const stray = OF_ULTIMATE.find((name) => name in rules && !EDITION_RULES[edition].hasUltimate);
  if (stray) throw new UsageError(`the option ${stray} is for --edition ultimate; this is ${edition}`);
  return rules;
};

const readRule = (text: string): readonly [OptionName, string] => {
  const [name, ...rest] = text.split('=');
  const known = NAMES.find((each) => each === name);
  if (known === undefined) throw new UsageError(`there is no option '${name}'; there are ${ALL.join(', ')}`);
  const value = (OPTIONS[known] as readonly string[]).find((each) => each === rest.join('='));
  if (value !== undefined) return [known, value];
  throw new UsageError(`the option ${known} must be one of ${OPTIONS[known].join(', ')}; found '${rest.join('=')}'`);
};
