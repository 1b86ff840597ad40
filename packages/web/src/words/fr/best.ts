import { typeset } from '@room25/text';
import type { BestWords } from '../best.ts';

export const best: BestWords = typeset({
  best: (points) => `Record sur cet appareil avec ces salles et ces options : ${points}.`,
  standing(standing) {
    switch (standing.kind) {
      case 'first':
        return 'Premier score à battre sur cet appareil.';
      case 'new':
        return `Nouveau record sur cet appareil ; l’ancien était de ${standing.before}.`;
      case 'equal':
        return 'Record de cet appareil égalé.';
      case 'below':
        return `Le record de cet appareil est toujours de ${standing.best}.`;
      case 'other':
        return `Le record de cet appareil est de ${standing.best}. Cette partie ne compte pas : elle n’a pas commencé ici.`;
    }
  },
});
