import { typeset } from '@room25/text';
import type { FileWords } from '../file.ts';

const times = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const file: FileWords = typeset<FileWords>({
  title: 'Votre dossier',
  back: 'Accueil',
  sources: (device, online) =>
    online === 0
      ? `${times(device, 'partie')} sur cet appareil.`
      : `${times(device, 'partie')} sur cet appareil, ${times(online, 'partie')} en ligne.`,
  noServer: 'Le serveur ne répond pas. Vos parties en ligne manquent ici.',
  none: 'Le dossier est encore vide. Une fois une partie finie, vous verrez ici comment vous jouez.',
  play: 'Jouer tout de suite',
  figures: { games: 'Parties', won: 'Gagnées', streak: 'Meilleure série', streakNow: 'Série en cours' },
  percent,
  form: {
    title: 'Votre forme',
    caption: ({ first, now, best, span }) =>
      `Part des victoires sur ${span} parties d’affilée : ${percent(first)} au début, ${percent(best)} au mieux, ${percent(now)} maintenant.`,
  },
  kinds: { title: 'Ce que vous jouez', kind: 'Partie', games: 'Jouées', won: 'Gagnées', lost: 'Perdues' },
  deaths: {
    title: 'De quoi vous mourez',
    none: 'Aucune mort à ce jour. Le Complexe est patient.',
    causes: { robot: 'Un robot dans une salle rouge', bomb: 'Une bombe du M.A.C.' },
    times: (count) => `${count} fois`,
  },
  talk: {
    title: 'Ce que vous avez dit',
    none: 'Vous n’avez encore rien affirmé sur aucune salle.',
    made: 'Affirmations sur des salles cachées',
    lies: 'Dont mensonges',
    believed: 'Mensonges qu’on a crus',
    misled: 'Mensonges que vous avez crus',
  },
  saved: {
    title: 'Vos sauvetages',
    none: 'Aucun pour l’instant. Poussez à temps quelqu’un hors d’une salle piégée ou inondable.',
  },
  honours: {
    title: 'Distinctions',
    count: (earned, all) => `${earned} sur ${all}`,
    earned: 'obtenue',
    names: {
      first: ['Première', 'Jouer une partie jusqu’au bout.'],
      regular: ['Fidèle', 'Finir 25 parties.'],
      hatTrick: ['Triplé', 'Gagner trois parties de suite.'],
      insider: ['De la maison', 'Gagner en tant que gardien.'],
      poker: ['Sans ciller', 'Faire croire trois mensonges.'],
      plain: ['Parole franche', 'Faire dix affirmations dans des parties où vous ne mentez pas.'],
      lifeline: ['Bouée', 'Sauver trois fois quelqu’un d’une mort certaine.'],
      ends: ['Quatre fins', 'Mourir de quatre façons différentes.'],
      tour: ['Grand voyage', 'Finir une partie dans chaque édition.'],
      repertoire: ['Répertoire', 'Finir une partie dans chaque mode.'],
      graduate: ['Diplôme', 'Réussir toutes les leçons.'],
      solver: ['Du premier coup', 'Résoudre dix énigmes au premier essai, sans indice.'],
    },
  },
  practice: {
    title: 'Leçons et énigmes',
    lessons: (passed, all) => `Leçons : ${passed} sur ${all}`,
    puzzles: (solved, all) => `Énigmes : ${solved} sur ${all}`,
    rating: 'Cote aux énigmes',
    deviation: (deviation) => `± ${deviation}`,
    rated: (puzzles) =>
      `D’après votre premier essai sur ${times(puzzles, 'énigme')} ; avec un indice, il compte pour moitié.`,
    unrated: 'Essayez une énigme pour avoir une cote. Le premier essai compte.',
    streak: (days) =>
      days === 0 ? 'Pas de série d’énigmes du jour en cours' : `Énigme du jour : ${times(days, 'jour')} de suite`,
    longest: (days) => `la plus longue : ${times(days, 'jour')}`,
  },
  games: {
    title: 'Toutes les parties',
    won: 'Gagnée',
    lost: 'Perdue',
    shared: 'Écran partagé',
    left: 'Quittée',
    device: 'cet appareil',
    online: 'en ligne',
    replay: 'Rediffusion',
    more: (count) => `En montrer ${count} de plus`,
  },
  carry: {
    title: 'Emporter votre dossier',
    sentence:
      'Tout ce qui est sur cette page, en un fichier. Sur un autre appareil, il s’ajoute à ce qui s’y trouve : aucune partie ne compte deux fois.',
    take: 'Enregistrer mon dossier',
    bring: 'Ajouter un fichier',
    brought: (games) => (games < 2 ? `Ajoutée : ${games} nouvelle partie.` : `Ajoutées : ${games} nouvelles parties.`),
    faults: {
      large: 'Ce fichier est trop grand.',
      unreadable: 'Ce fichier ne vient pas de cette page.',
      newer: 'Ce fichier vient d’une version plus récente de cette page. Rechargez la page pour l’obtenir.',
      damaged: 'Ce fichier est abîmé, ou quelqu’un l’a modifié.',
    },
    unchanged: 'Rien n’a été modifié.',
  },
  people: {
    title: 'Avec qui vous avez joué',
    none: 'Encore personne. Vous retrouverez ici les personnes avec qui vous aurez fini une partie en ligne.',
    games: (count, when) => `${times(count, 'partie')} ensemble, la dernière ${when}`,
    here: 'en ligne',
    invite: 'Inviter',
    invited: (name) => `Une table est ouverte et son lien est copié. Envoyez-le à ${name}.`,
    toTable: 'À la table',
    more: 'Plus',
    last: 'Notre dernière partie',
    mute: 'Masquer ses messages',
    muted: 'messages masqués',
    block: 'Bloquer',
    blocked: (name) => `${name} et vous n’aurez plus de table en commun.`,
    seen: 'Leur montrer quand je suis là',
    seenHint: 'Seules les personnes qui ont fini une partie avec vous le voient, sauf celles que vous avez bloquées.',
  },
});
