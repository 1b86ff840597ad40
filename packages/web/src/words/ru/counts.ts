/** Numbers with their nouns, as Russian wants them. */
import { pluralIn } from '@room25/text';

const plural = pluralIn('ru');

export const count = (number: number, [one, few, many]: readonly [string, string, string]): string =>
  `${number}\u00a0${plural(number, { one, few, other: many })}`;

/** «осталось 7 раундов» */
export const left = (turns: number): string =>
  turns === 1
    ? 'последний'
    : `${plural(turns, { one: 'остался', other: 'осталось' })} ${count(turns, ['раунд', 'раунда', 'раундов'])}`;
