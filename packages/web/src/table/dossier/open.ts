import { DossierSheet } from './dossier.tsx';
import { loadDossierWords } from './words.ts';

/** With its words. */
export const openDossier = async (): Promise<typeof DossierSheet> => {
  await loadDossierWords();
  return DossierSheet;
};
