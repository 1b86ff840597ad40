import { typeset } from '@room25/text';
import type { FairnessWords } from '../fairness.ts';

export const fairness: FairnessWords = typeset({
  title: 'La donne était-elle honnête ?',
  home: 'Accueil',
  replay: 'Voir la rediffusion',
  verdicts: {
    right: 'La donne était honnête',
    alone: 'Le serveur a distribué seul',
    wrong: 'La donne est faussée',
    incomplete: 'Impossible à dire',
  },
  sentences: {
    right: 'Seul le hasard a distribué cette partie : ni le serveur ni un joueur n’a pu choisir ce qui se trouvait où.',
    alone:
      'Le serveur s’en est tenu au nombre promis. Mais aucun joueur n’en a ajouté un : rien ne montre qu’il n’a pas choisi une donne à son goût.',
    wrong: 'Quelque chose ne colle pas : ce n’est pas la donne promise, ou pas la partie qui a été jouée.',
    incomplete:
      'Cet enregistrement ne contient pas de preuve. Une partie sur un seul appareil vient d’une graine que personne n’a promise ; seules les parties d’un serveur ont une preuve.',
  },
  checks: 'Ce qui a été vérifié, ici, dans votre navigateur',
  states: { right: 'Juste', wrong: 'Faux', open: 'Non vérifié' },
  names: {
    commitment: 'Le serveur a tenu sa promesse',
    seed: 'Le nombre de chacun a compté',
    deal: 'Rien n’a été posé à la main',
    seating: 'Personnages et ordre du tour viennent de la graine',
    play: 'La partie a suivi les règles',
    promise: 'C’est bien la promesse qui vous a été montrée',
    own: 'Votre nombre a compté',
    others: 'Aucun nombre n’a été remplacé',
  },
  explanations: {
    commitment: 'Son nombre secret est bien celui dont il a montré l’empreinte avant que quiconque ne s’assoie.',
    seed: 'La graine de la partie est faite du nombre du serveur et de ceux que les joueurs ont ajoutés.',
    deal: 'Salles, rôles et cartes ont tous été tirés de cette graine.',
    seating: 'Qui joue qui et qui commence, cela découle de la graine et de ce que les joueurs avaient choisi.',
    play: 'Chaque coup de l’enregistrement est permis dans cette donne, et la fin est bien celle qu’il annonce.',
    promise: 'Votre appareil avait gardé l’empreinte d’avant la partie. C’est celle de cette preuve.',
    own: 'Votre page a ajouté son propre nombre après avoir vu cette empreinte. Il est dans la graine, à votre place.',
    others:
      'Ce que les autres places avaient ajouté était montré par des empreintes au début de la partie. Les nombres de cette preuve y correspondent, et les bots n’ont rien ajouté.',
  },
  marks: {
    own: { name: 'Donne honnête.', sentence: 'Votre appareil l’a comparée à ce qu’il avait gardé. Voir la preuve.' },
    right: { name: 'La preuve tient.', sentence: 'Cet appareil n’avait gardé aucun nombre à lui comparer.' },
    alone: {
      name: 'Le serveur a distribué seul.',
      sentence: 'Aucun joueur n’a ajouté de nombre : le serveur a pu choisir cette donne.',
    },
    wrong: { name: 'Ce n’est pas la donne promise.', sentence: 'Voir ce qui ne colle pas.' },
  },
  evidence: 'Les nombres',
  commitment: 'Empreinte, montrée avant la partie',
  serverSeed: 'Le nombre secret du serveur',
  seat: (number) => `Ajouté par la place ${number}`,
  nothingAdded: 'rien',
  seed: 'Graine de la partie',
  compare: 'Est-ce bien votre partie ?',
  compareSentence: 'Si vous avez noté un nombre avant la partie, comparez-le ici.',
  myCommitment: 'L’empreinte qui m’a été montrée',
  myNumber: 'Le nombre ajouté par mon programme',
  same: 'C’est le même.',
  other: 'Ce n’est pas le même.',
  how: 'Comment une donne reste honnête',
  steps: [
    'Avant que quiconque ne s’assoie, le serveur choisit un nombre secret et en montre l’empreinte. Elle ne permet ni de deviner ce nombre, ni de le changer ensuite.',
    'La page de chaque joueur voit l’empreinte, puis ajoute son propre nombre et garde les deux. Le serveur ne peut donc ni savoir d’avance ce qui sera distribué, ni chercher ensuite un nombre plus commode.',
    'Tous ces nombres ensemble forment la graine, et tout est tiré de la graine.',
    'Après la fin, tous les nombres sont dévoilés. Votre page refait le calcul toute seule et le compare à ce qu’elle avait gardé ; chacun peut en faire autant.',
  ],
  yourself: 'La même vérification sans cette page : room25 verify FICHIER',
  open: 'Vérifier un fichier',
  none: 'Ouvrez l’enregistrement d’une partie jouée sur un serveur.',
});
