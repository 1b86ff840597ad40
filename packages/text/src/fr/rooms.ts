import type { RoomCode } from '@room25/engine';
import type { Language, RoomWords } from '../language.ts';

interface FrenchRoom extends RoomWords {
  /** As in « entre dans la salle vortex ». */
  readonly the: string;
}

const room = (the: string, short: string, effect: string): FrenchRoom => {
  const name = the.slice(the.indexOf(' ') + 1);
  return { name: name.charAt(0).toUpperCase() + name.slice(1), short, effect, the };
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
    'La sortie : qui la fait glisser hors du plateau avec les siens est libre. Qui y entre en premier déclenche l’alarme.',
  ),
  EM: room('la salle vide', 'Vide', 'Il ne se passe rien ici.'),
  VI: room('la salle de vision', 'Vision', 'Voyez n’importe quelle salle cachée du plateau, sans la montrer.'),
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
  CL: room('la chambre froide', 'Froide', 'Qui y commence un tour n’a qu’une seule action pendant ce tour.'),
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
    'Se ferme dès qu’elle est visible : plus personne n’y entre. Vous vous y noyez si vous y êtes encore après votre second tour de table du tour suivant.',
  ),
  AC: room('le bain d’acide', 'Acide', 'Quand un deuxième personnage entre, celui qui était là meurt.'),
  MR: room('la salle mortelle', 'Mortelle', 'Qui entre meurt.'),
  IL: room(
    'la salle des illusions',
    'Illusions',
    'Échange sa place avec une salle cachée au choix ; celle-ci se révèle sous vos pieds et vous en subissez l’effet.',
  ),
  KE: room(
    'la salle clé',
    'Clé',
    'Personne ne s’échappe avant que quelqu’un y soit entré. Elle devient ensuite une salle vide.',
  ),
  RO: room(
    'la salle robot',
    'Robot',
    'Un robot apparaît s’il y en a moins que de salles robot visibles. Donnez ensuite un ordre à un robot au choix.',
  ),
  RG: room(
    'la salle de régénération',
    'Régénérante',
    'S’il y a des morts, tous reviennent dans la salle centrale et celle-ci devient une salle vide.',
  ),
  MA: room('la salle M.A.C.', 'M.A.C.', 'Tirez une carte M.A.C. : elle s’applique aussitôt, et à vous.'),
  PI: room(
    'la salle pivotante',
    'Pivotante',
    'Un couloir qui s’aligne sur votre arrivée. On ne se déplace, ne regarde et ne pousse que par ses deux issues.',
  ),
  MI: room('la salle miroir', 'Miroir', 'Vous perdez votre adrénaline et les actions encore programmées pour ce tour.'),
  JA: room('la salle de brouillage', 'Brouillage', 'Tant qu’elle est occupée, personne ne peut ni parler ni signaler.'),
  SH: room(
    'la salle broyeuse',
    'Broyeuse',
    'Quand quelqu’un en sort, ou qu’un robot y entre, tous ceux qui y restent meurent et la salle se ferme.',
  ),
  PA: room(
    'la salle paranoïa',
    'Paranoïa',
    'Vos jetons d’action sont mélangés et vous jouez ce que vous tirez, jusqu’à en être sorti ou à épuiser la pile.',
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
  SE: room('la chambre des secrets', 'Secrets', 'Voyez le rôle d’un autre joueur, sans le montrer.'),
};

export const roomsIn = {
  prototype: {
    CE: {
      ...rooms.CE,
      effect: 'Tout le monde part d’ici. On ne peut pousser personne dehors, et la salle ne bouge jamais.',
    },
    '25': { ...rooms['25'], effect: 'La sortie : qui la fait glisser hors du plateau avec les siens est libre.' },
    VI: { ...rooms.VI, effect: 'Qui entre choisit une salle cachée ; chaque joueur dont un pion est ici la voit.' },
    MO: room('la salle de téléport', 'Téléport', rooms.MO.effect),
    CL: { ...rooms.CL, effect: 'Y entrer coûte une action du tour suivant, où que vous soyez alors.' },
    PR: { ...rooms.PR, effect: 'On n’en sort qu’en se déplaçant vers une salle occupée par un autre pion.' },
    MR: room('la chambre empoisonnée', 'Empoisonnée', rooms.MR.effect),
    IL: {
      ...rooms.IL,
      effect:
        'Échange sa place avec une salle cachée au choix ; celle-ci se révèle sous tous ceux qui sont ici et ils en subissent l’effet.',
    },
  },
  ultimate: {
    PR: {
      ...rooms.PR,
      effect:
        'On n’en sort qu’en se déplaçant vers une salle où se trouve un autre personnage ou un robot, ou vers la salle centrale si elle est adjacente.',
    },
  },
} satisfies Language['roomsIn'];
