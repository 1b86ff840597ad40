import { loadOnlineWords } from '../online/words.ts';
import { loadRatingWords } from '../ratings/words.ts';
import { FileScreen } from './file-screen.tsx';
import { loadFileWords } from './words.ts';

/** The file, with its words. */
export const openFile = async (): Promise<typeof FileScreen> => {
  await Promise.all([loadFileWords(), loadOnlineWords(), loadRatingWords()]);
  return FileScreen;
};
