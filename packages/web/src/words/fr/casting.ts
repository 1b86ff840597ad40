import { typeset } from '@room25/text';
import type { CastingWords } from '../casting.ts';

export const casting: CastingWords = typeset({
  title: 'Qui est qui ce soir ?',
  hint: 'Devant cet écran, chacun prend un personnage. Votre nom figure sur le rideau et sur votre carte.',
  is: (count) => (count === 1 ? 'a pour interprète' : 'ont pour interprète'),
  name: 'un nom…',
  field: (characters) => `${characters} : nom`,
  shuffle: 'Mélanger',
  deal: 'Distribuer les cartes',
  toGo: (count) => `encore ${count}`,
  curtain: 'Puis le rideau tombe. La carte de chacun attend derrière.',
  back: 'Retour',
});
