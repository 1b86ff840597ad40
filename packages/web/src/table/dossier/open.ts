import { DossierPanel } from './dossier.tsx';
import { loadDossierWords } from './words.ts';

/** With its words. */
export const openDossier = async (): Promise<typeof DossierPanel> => {
  await loadDossierWords();
  return DossierPanel;
};
