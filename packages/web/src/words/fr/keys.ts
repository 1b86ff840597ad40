import { typeset } from '@room25/text';
import type { KeysWords } from '../keys.ts';

export const keys: KeysWords = typeset({
  title: 'Touches',
  anywhere: 'Partout',
  onBoard: 'Sur le plateau',
  programming: 'Programmation',
  does: {
    help: 'Cette aide',
    regions: 'Parcourir en-tête, ordre du tour, plateau, pupitre, déroulé',
    sound: 'Couper ou remettre le son',
    pause: 'Pause ou reprise',
    next: 'Finir l’événement en cours',
    skip: 'Aller à mon tour',
    role: 'Maintenir : votre rôle',
    talk: 'Discuter',
    arrows: 'De case en case, et aux flèches du bord',
    jump: 'Une lettre, puis un chiffre : aller à cette case',
    targets: 'Cible suivante ou précédente',
    choose: 'Choisir ; une seconde fois : jouer',
    back: 'Revenir en arrière',
    reminder: 'Poser votre balise ici',
    signal: 'Parler de cette salle à la table',
    closeUp: 'Tout sur cette salle',
    actions: 'Choisir une action, ou la retirer',
    adrenaline: 'Adrénaline',
    takeBack: 'Retirer la dernière',
    lockIn: 'Valider',
  },
});
