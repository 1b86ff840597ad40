import { typeset } from '@room25/text';
import type { ListsWords } from '../lists.ts';

export const lists: ListsWords = typeset({
  compositions: {
    beginner: { name: 'Débutants', sentence: 'Beaucoup de salles sûres, et rien de retors.' },
    competition: { name: 'Compétition', sentence: 'Des tunnels et des prisons pour une course.' },
    suspicion: { name: 'Suspicion', sentence: 'Moins de salles sûres, plus de raisons de mentir.' },
    simplified: { name: 'Simplifiée', sentence: 'La liste douce du prototype.' },
    expert: { name: 'Experts', sentence: 'Le prototype avec toutes ses ruses.' },
    'suspicion-1': { name: 'Suspicion, un gardien', sentence: 'Prise en main, pour un seul gardien.' },
    'suspicion-2': { name: 'Suspicion, deux gardiens', sentence: 'Prise en main avec tunnels, pour deux gardiens.' },
    cooperation: { name: 'Coopération', sentence: 'Prise en main avec la salle clé, presque sans salle sûre.' },
    'full-suspicion-1': { name: 'Tout, un gardien au plus', sentence: 'En partie tirée de toute la boîte.' },
    'full-suspicion-2': { name: 'Tout, deux gardiens', sentence: 'En partie tirée de toute la boîte, avec un robot.' },
    'full-cooperation': { name: 'Tout, coopération', sentence: 'La salle clé, et le reste tiré de toute la boîte.' },
  },
  own: { name: 'Votre liste', sentence: 'Choisissez les 23 salles une à une.' },
  drawn: (count) => (count < 2 ? `${count} tirée` : `${count} tirées`),
  count: (count, of) => `${count} ${count < 2 ? 'salle' : 'salles'} sur ${of}`,
});
