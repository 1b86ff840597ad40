import { typeset, upperFirst } from '@room25/text';
import type { OpeningWords } from '../opening.ts';

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];
const ORDINALS = ['', 'première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'];

const number = (count: number): string => NUMBERS[count] ?? String(count);

export const opening: OpeningWords = typeset<OpeningWords>({
  skip: 'Passer',
  tonight: 'Ce soir',
  heading: (names, order) =>
    order
      ? `Ce soir, vous êtes ${names}, en ${ORDINALS[order.place]} position sur ${number(order.count)}`
      : `Ce soir, vous êtes ${names}`,
  place: ({ place, count }) => `En ${ORDINALS[place]} position sur ${number(count)}. C’est vous.`,
  yours: 'Vous les jouez tous.',
  with: 'avec',
  greeting: (count) => `Bonsoir. ${upperFirst(number(count))} candidats, vingt-cinq salles, une seule sortie.`,
  myCard: 'Ma carte',
  card: (names) => `Votre carte, ${names}`,
  faceDown: 'Face cachée, comme les autres',
  secret: ['Prisonnier ou gardien.', 'Rien que pour vos yeux.'],
  shoulder: 'Personne ne lit par-dessus votre épaule ?',
  open: ['Aucun secret sur celle-ci.', 'Elle dit la même chose à tous.'],
  turn: 'Retourner ma carte',
  hold: 'Maintenir pour voir ma carte',
  keep: 'gardez-le pour vous',
  part: (names) => `Votre rôle, ${names}`,
  parts: {
    prisoner: {
      title: 'Prisonnier',
      sentence: 'Vous voulez sortir, vos amis aussi.',
      goal: 'Sortez ensemble',
      way: () => ['Réunissez tous les vivants dans la Room 25,', 'puis faites-la glisser hors du plateau.'],
      danger: ({ players, guards, isExact }) => [
        guards === 1
          ? `Il y a ${isExact ? '' : 'peut-être '}un gardien parmi vous ${number(players)}.`
          : `Il y a ${isExact ? '' : 'jusqu’à '}${number(guards)} gardiens parmi vous ${number(players)}.`,
        'On peut vous mentir.',
      ],
    },
    guard: {
      title: 'Gardien',
      sentence: 'Vous travaillez pour la maison. Nul ne le sait.',
      goal: 'Gardez-les à l’intérieur',
      way: () => ['Deux prisonniers morts suffisent.', 'La fin du décompte aussi.'],
      danger: () => ['Ils ne savent pas qui vous êtes.', 'Vous pouvez leur mentir.'],
    },
    together: {
      title: 'Ensemble',
      sentence: 'Ici, personne ne ment. La machine s’en passe.',
      goal: 'Sortez ensemble',
      way: ({ needsKey }) => [
        needsKey ? 'Trouvez la clé, réunissez-vous dans la Room 25,' : 'Réunissez tous les vivants dans la Room 25,',
        'et faites-la glisser hors du plateau.',
      ],
      danger: ({ needsKey }) => [
        'Les salles sont bien assez dangereuses.',
        needsKey ? 'Une seule mort, et tout est perdu.' : 'Chaque mort se paie.',
      ],
    },
    rival: {
      title: 'Rivaux',
      sentence: 'Vous veillez sur les vôtres. Eux aussi.',
      goal: 'Sortez les premiers',
      way: () => ['Réunissez tous les vôtres dans la Room 25,', 'puis faites-la glisser hors du plateau.'],
      danger: () => ['Personne ne vous doit la vérité.', 'Le dernier camp en vie gagne aussi.'],
    },
    team: {
      title: 'Deux équipes',
      sentence: 'Une seule sortie. Faites le calcul.',
      goal: 'Sortez avant les autres',
      way: () => ['Réunissez toute votre équipe dans la Room 25,', 'puis faites-la glisser hors du plateau.'],
      danger: () => ['L’autre équipe vous aidera volontiers.', 'À entrer dans la mauvaise salle.'],
    },
  },
  turns: ({ turns, leftByAlarm }) => [
    `${turns} tours.`,
    leftByAlarm === undefined
      ? 'Pas un de plus.'
      : `Trouver la Room 25 déclenche l’alarme : il en reste alors ${leftByAlarm}.`,
  ],
  goals: (mode, needsKey) => {
    const exit = 'tous réunis dans la Room 25, faites-la sortir';
    switch (mode) {
      case 'suspicion':
        return [
          ['Prisonniers', exit],
          ['Gardiens', 'retenez-les'],
        ];
      case 'competition':
        return [['Chaque camp', 'tous les vôtres dans la Room 25, faites-la sortir']];
      case 'team':
        return [['Chaque équipe', 'toute l’équipe dans la Room 25, faites-la sortir']];
      default:
        return [['Ensemble', needsKey ? `trouvez la clé, ${exit}` : exit]];
    }
  },
  later: ['Plus tard : maintenez', 'pour revoir votre carte.'],
  to: { clues: 'Choisir mon indice', starting: 'À la table', programming: 'Programmer' },
  phones: 'Regardez vos téléphones.',
});
