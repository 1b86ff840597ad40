import { Details } from './details.tsx';
import { loadListWords } from './list-words.ts';

export const openDetails = async (): Promise<typeof Details> => {
  await loadListWords();
  return Details;
};
