import { loadPrivacyWords } from '../lobby/privacy-words.ts';
import { loadOnlineWords } from '../online/words.ts';
import { OperatorScreen } from './operator.tsx';
import { loadOperatorWords } from './words.ts';

/** The operator's page, with its words. */
export const openOperator = async (): Promise<typeof OperatorScreen> => {
  await Promise.all([loadOperatorWords(), loadOnlineWords(), loadPrivacyWords()]);
  return OperatorScreen;
};
