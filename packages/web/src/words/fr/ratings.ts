import { typeset } from '@room25/text';
import type { RatingWords } from '../ratings.ts';

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

export const ratings: RatingWords = typeset<RatingWords>({
  title: 'Classement',
  sentence:
    'L’ordre suit ce qui est certain : la cote moins deux fois son incertitude. N’y figurent que les personnes qui le veulent, qui ont gardé leur nom et qui ont joué assez de parties classées.',
  kinds: 'Quelles parties',
  list: { name: 'Nom', rating: 'Cote', games: 'Parties' },
  none: 'Encore personne sur cette liste.',
  you: 'vous',
  value: (points, deviation) => `${points} ± ${deviation}`,
  spoken: (points, deviation) => `${points}, à ${deviation} près`,
  settling: 'provisoire',
  settlingHint: 'Provisoire : encore quelques parties et on pourra comparer.',
  mine: {
    title: 'Vos cotes',
    none: 'Aucune pour l’instant. Les parties rapides comptent, et les autres si l’hôte de la table l’a choisi.',
    unknown: 'jamais joué',
    asGuard: (points, deviation) =>
      `Votre cote de gardien, par rapport à celle de prisonnier : ${signed(points)} ± ${deviation}`,
    reliability: (finished, games) =>
      games === 1
        ? `Fiabilité : votre dernière partie ${finished === 1 ? 'jouée jusqu’au bout' : 'quittée avant la fin'}.`
        : `Fiabilité : ${finished} de vos ${games} dernières parties jouées jusqu’au bout.`,
    show: 'Montrer mes cotes aux autres',
    showHint:
      'Après une partie, et dans le classement dès que vous avez gardé votre nom et que votre cote n’est plus provisoire.',
    list: 'Classement',
  },
  rated: {
    title: 'Est-ce que ça compte ?',
    on: { name: 'Classée', sentence: 'La partie compte pour la cote de chacun si deux personnes au moins la jouent.' },
    off: { name: 'Amicale', sentence: 'Aucune cote ne change.' },
    fact: 'classée',
  },
  changes: {
    title: 'Cotes',
    soon: 'Calcul des cotes…',
    often: 'Cette partie ne compte pas : les mêmes personnes ont déjà joué cinq parties classées aujourd’hui.',
    address: 'Cette partie ne compte pas : vous avez la même adresse réseau que quelqu’un d’autre à la table.',
    hidden: 'Personne ici ne montre sa cote.',
    by: signed,
  },
});
