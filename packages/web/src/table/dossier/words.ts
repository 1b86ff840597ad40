import { areaWords } from '../../app/area-words.ts';
import type { DossierWords } from '../../words/dossier.ts';

export const { words: dossierWords, load: loadDossierWords } = areaWords<DossierWords>({
  en: async () => (await import('../../words/en/dossier.ts')).dossier,
  fr: async () => (await import('../../words/fr/dossier.ts')).dossier,
  ru: async () => (await import('../../words/ru/dossier.ts')).dossier,
});
