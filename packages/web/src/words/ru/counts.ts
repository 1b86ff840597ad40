/** Numbers with their nouns, as Russian wants them. */
const RULES = new Intl.PluralRules('ru');

export const count = (number: number, [one, few, many]: readonly [string, string, string]): string => {
  const form = RULES.select(number);
  return `${number} ${form === 'one' ? one : form === 'few' ? few : many}`;
};

/** «осталось 7 раундов» */
export const left = (turns: number): string =>
  turns === 1
    ? 'последний'
    : `${RULES.select(turns) === 'one' ? 'остался' : 'осталось'} ${count(turns, ['раунд', 'раунда', 'раундов'])}`;
