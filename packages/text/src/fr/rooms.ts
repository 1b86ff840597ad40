import type { RoomCode } from '@room25/engine';
import { upperFirst } from '../grammar.ts';
import type { Language, RoomWords } from '../language.ts';

interface FrenchRoom extends RoomWords {
  /** As in « entre dans la salle vortex ». */
  readonly the: string;
}

const room = (the: string, short: string, effect: string): FrenchRoom => {
  const name = the.slice(the.indexOf(' ') + 1);
  return { name: upperFirst(name), short, effect, the, inSentence: name };
};

export const rooms: Readonly<Record<RoomCode, FrenchRoom>> = {
  CE: room(
    'la salle centrale',
    'Centrale',
    'Tout le monde part d’ici. On ne peut que regarder et se déplacer, et la salle ne bouge jamais.',
  ),
  '25': room(
    'la Room 25',
    'Room 25',
    'La sortie : faites-la glisser hors du plateau avec tous les vôtres à bord et vous êtes libres. Le premier à y entrer déclenche l’alarme.',
  ),
  EM: room('la salle vide', 'Vide', 'Il ne se passe rien ici.'),
  VI: room('la salle de vision', 'Vision', 'Regardez en secret n’importe quelle salle cachée du plateau.'),
  MO: room(
    'la salle mobile',
    'Mobile',
    'La salle et tous ses occupants échangent leur place avec une salle cachée au choix, qui reste cachée.',
  ),
  CO: room(
    'la salle de contrôle',
    'Contrôle',
    'Faites glisser d’un cran n’importe quelle rangée, sauf les deux centrales.',
  ),
  TU: room(
    'la salle tunnel',
    'Tunnel',
    'Passez dans une autre salle tunnel visible. Sans autre tunnel visible, il ne se passe rien.',
  ),
  DA: room('la chambre noire', 'Noire', 'Tant que vous y êtes, l’action Regarder est perdue.'),
  CL: room(
    'la chambre froide',
    'Froide',
    'Si vous y commencez un tour, vous n’avez qu’une seule action pendant ce tour.',
  ),
  VX: room('la salle vortex', 'Vortex', 'Vous renvoie aussitôt dans la salle centrale.'),
  PR: room(
    'la prison',
    'Prison',
    'On n’en sort qu’en se déplaçant vers une salle occupée par un autre personnage, ou vers la salle centrale si elle est adjacente.',
  ),
  TR: room('la salle piégée', 'Piégée', 'Si vous y êtes encore quand votre prochaine action s’achève, vous mourez.'),
  FL: room(
    'la salle inondable',
    'Inondable',
    'Se ferme dès qu’elle est visible : plus personne n’y entre. Si vous y êtes encore après avoir joué au second tour de table du tour suivant, vous vous noyez.',
  ),
  AC: room('le bain d’acide', 'Acide', 'Quand un second personnage entre, le premier meurt.'),
  MR: room('la salle mortelle', 'Mortelle', 'Y entrer, c’est mourir.'),
  IL: room(
    'la salle des illusions',
    'Illusions',
    'Échange sa place avec une salle cachée au choix ; celle-ci se révèle sous vos pieds et vous en subissez l’effet.',
  ),
  KE: room(
    'la salle clé',
    'Clé',
    'Impossible de s’échapper tant que personne n’y est entré. Elle devient ensuite une salle vide.',
  ),
  RO: room(
    'la salle robot',
    'Robot',
    'S’il y a moins de robots en jeu que de salles robot visibles, un robot apparaît. Donnez ensuite un ordre au robot de votre choix.',
  ),
  RG: room(
    'la salle de régénération',
    'Régénérante',
    'S’il y a des morts, tous reviennent dans la salle centrale. Cette salle-ci devient alors une salle vide.',
  ),
  MA: room('la salle M.A.C.', 'M.A.C.', 'Tirez une carte M.A.C. : elle s’applique aussitôt, et à vous.'),
  PI: room(
    'la salle pivotante',
    'Pivotante',
    'Un couloir qui s’aligne sur votre arrivée. On ne se déplace, ne regarde et ne pousse que par ses deux issues.',
  ),
  MI: room('la salle miroir', 'Miroir', 'Vous perdez votre adrénaline et les actions encore programmées pour ce tour.'),
  JA: room(
    'la salle de brouillage',
    'Brouillage',
    'Tant qu’elle est occupée, personne ne peut parler ni faire de signaux.',
  ),
  SH: room(
    'la salle broyeuse',
    'Broyeuse',
    'Quand quelqu’un en sort, ou qu’un robot y entre, tous ceux qui y restent meurent et la salle se ferme.',
  ),
  PA: room(
    'la salle paranoïa',
    'Paranoïa',
    'Vos jetons d’action sont mélangés et vous jouez ce que vous tirez, jusqu’à ce que vous en sortiez ou que la pile soit épuisée.',
  ),
  TI: room(
    'la salle minuteur',
    'Minuteur',
    'Il reste un tour de moins ; au dernier tour, c’est la mort. Elle devient ensuite une salle vide.',
  ),
  FB: room('la chambre inflammable', 'Inflammable', 'Quittez-la avant la fin du tour suivant, ou vous mourez.'),
  CD: room(
    'la chambre condamnée',
    'Condamnée',
    'Se ferme dès que quelqu’un entre : plus personne d’autre ne peut y pénétrer.',
  ),
  SE: room('la chambre des secrets', 'Secrets', 'Regardez en secret le rôle d’un autre joueur.'),
};

export const roomsIn = {
  prototype: {
    CE: {
      ...rooms.CE,
      effect: 'Tout le monde part d’ici. On ne peut pousser personne dehors, et la salle ne bouge jamais.',
    },
    '25': {
      ...rooms['25'],
      effect: 'La sortie : faites-la glisser hors du plateau avec tous les vôtres à bord et vous êtes libres.',
    },
    VI: {
      ...rooms.VI,
      effect: 'Celui qui entre choisit une salle cachée ; tous les joueurs qui ont un pion ici la voient.',
    },
    MO: { ...room('le téléport', 'Téléport', rooms.MO.effect), letters: 'TP' },
    CL: { ...rooms.CL, effect: 'Y entrer coûte une action du tour suivant, où que vous soyez alors.' },
    PR: { ...rooms.PR, effect: 'On n’en sort qu’en se déplaçant vers une salle occupée par un autre pion.' },
    MR: { ...room('la chambre empoisonnée', 'Empoisonnée', rooms.MR.effect), letters: 'EP' },
    IL: {
      ...rooms.IL,
      effect:
        'Échange sa place avec une salle cachée au choix ; celle-ci se révèle sous tous ceux qui sont ici et ils en subissent l’effet.',
    },
  },
  first: { TU: rooms.TU },
  ultimate: {
    PR: {
      ...rooms.PR,
      effect:
        'On n’en sort qu’en se déplaçant vers une salle où se trouve un autre personnage ou un robot, ou vers la salle centrale si elle est adjacente.',
    },
  },
} satisfies Language['roomsIn'];

/** What a tile's chip says. The notation has codes of its own, which are the same in every language. */
export const letters: Language['letters'] = {
  '25': '25',
  CE: 'CE',
  EM: 'VD',
  VI: 'VS',
  MO: 'MB',
  CO: 'CT',
  TU: 'TU',
  DA: 'NR',
  CL: 'FR',
  VX: 'VX',
  PR: 'PR',
  TR: 'PG',
  FL: 'IN',
  AC: 'AC',
  MR: 'MT',
  IL: 'IL',
  KE: 'CL',
  RO: 'RO',
  RG: 'RG',
  MA: 'MA',
  PI: 'PV',
  MI: 'MI',
  JA: 'BR',
  SH: 'BY',
  PA: 'PA',
  TI: 'MN',
  FB: 'IF',
  CD: 'CD',
  SE: 'SE',
};
