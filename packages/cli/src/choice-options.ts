/** Who plays whom, and who begins: `--wish [SEAT=]NAME+NAME…`, `--begins SEAT`. */
import { CHARACTERS, type Character, type Wishes } from '@room25/engine';
import { UsageError } from './command.ts';
import { wholeNumber } from './options.ts';
import { wrap } from './terminal/wrap.ts';

export const CHOICE_OPTIONS = {
  wish: { type: 'string', multiple: true },
  begins: { type: 'string' },
} as const;

export const CHOICE_HELP = `  --wish [N=]C  whom seat N plays; without N the first, in 'play' yours:
                a character, or several in the order in which they act, as in
                2=max+emmett; again for each seat (default: drawn). There are
${wrap(CHARACTERS, ', ', ' '.repeat(16))}
  --begins N    the seat that begins (default: drawn)`;

interface Given {
  readonly wish?: readonly string[] | undefined;
  readonly begins?: string | undefined;
}

export const readChoices = ({ wish = [], begins }: Given): { readonly wishes?: Wishes; readonly begins?: number } => {
  const wishes: (readonly Character[])[] = [];
  for (const text of wish) {
    const [, seat = '1', names] = /^(?:([^=]*)=)?([^=]*)$/.exec(text) ?? [];
    if (names === undefined) throw new UsageError(`--wish is written as in 2=max+emmett; found '${text}'`);
    const place = wholeNumber('wish', seat, MOST_SEATS) - 1;
    if (wishes[place]?.length) throw new UsageError(`--wish was given twice for seat ${place + 1}`);
    while (wishes.length <= place) wishes.push([]);
    wishes[place] = names.split('+').map(readName);
  }
  return {
    ...(wishes.length > 0 && { wishes }),
    ...(begins !== undefined && { begins: wholeNumber('begins', begins, MOST_SEATS) - 1 }),
  };
};

const MOST_SEATS = 8;

const readName = (text: string): Character => {
  const name = CHARACTERS.find((each) => each === text.trim().toLowerCase());
  if (name !== undefined) return name;
  throw new UsageError(`--wish: there is no character '${text}'; there are ${CHARACTERS.join(', ')}`);
};
