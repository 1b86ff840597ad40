/** People who were forgotten have no name any more: they are called somebody, in the reader's language. */
import type { ChatLine, TableView } from '@room25/protocol';
import { onlineWords } from './words.ts';

/** If there are several, the second one gets a number, and so on. */
export const namedPeople = (names: readonly string[]): readonly string[] =>
  names.map((name, place) => {
    if (name !== '') return name;
    const count = names.slice(0, place + 1).filter((each) => each === '').length;
    return count === 1 ? onlineWords.value.somebody : `${onlineWords.value.somebody} ${count}`;
  });

export const namedTable = (table: TableView): TableView => {
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
  if (!people.includes('')) return table;
  const names = [...namedPeople(people)];
  return {
    ...table,
    seats: table.seats.map((seat) => (seat.kind === 'person' ? { ...seat, name: names.shift()! } : seat)),
  };
};

export const namedLine = (line: ChatLine): ChatLine =>
  line.name === '' ? { ...line, name: onlineWords.value.somebody } : line;
