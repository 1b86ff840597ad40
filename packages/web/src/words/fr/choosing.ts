import { typeset } from '@room25/text';
import type { ChoosingWords } from '../choosing.ts';

export const choosing: ChoosingWords = typeset({
  random: 'Au hasard',
  character: (player, number, of) =>
    of === 1 ? `${player} : personnage` : `${player} : personnage ${number} sur ${of}`,
  begins: 'Qui commence ?',
  hint: 'Ce que vous ne choisissez pas est tiré au sort.',
  hintSeveral: 'Ils agissent dans cet ordre. Ce que vous ne choisissez pas est tiré au sort, sans séparer les duos.',
  dropped: 'La partie a changé : personnages et premier joueur sont de nouveau tirés au sort.',
});
