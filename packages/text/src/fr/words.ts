import type { Language } from '../language.ts';
import { gapsFor } from '../naming.ts';

export const colours: Language['colours'] = {
  blue: { name: 'bleu', danger: 'spéciale', letter: 'B' },
  green: { name: 'vert', danger: 'sans danger', letter: 'V' },
  yellow: { name: 'jaune', danger: 'obstacle', letter: 'J' },
  red: { name: 'rouge', danger: 'danger mortel', letter: 'R' },
};

export const actions: Language['actions'] = {
  look: { name: 'Regarder', sentence: 'Regardez en secret une salle cachée adjacente.' },
  move: { name: 'Se déplacer', sentence: 'Allez dans une salle adjacente.' },
  push: { name: 'Pousser', sentence: 'Envoyez un autre personnage de votre salle dans une salle adjacente.' },
  control: { name: 'Contrôler', sentence: 'Faites glisser d’un cran la ligne ou la colonne où vous êtes.' },
  special: { name: 'Capacité', sentence: 'Utilisez la capacité propre à votre personnage.' },
};

export const characters: Language['characters'] = {
  emmett: { name: 'Emmett', epithet: 'Savant', ability: 'Réactiver ou verrouiller' },
  kevin: { name: 'Kevin', epithet: 'Petit génie', ability: 'Pirater' },
  franck: { name: 'Franck', epithet: 'Casse-cou', ability: 'Récupérer' },
  jennifer: { name: 'Jennifer', epithet: 'Starlette', ability: 'Appeler' },
  max: { name: 'Max', epithet: 'Colosse', ability: 'Porter' },
  alice: { name: 'Alice', epithet: 'Fillette', ability: 'Se cacher' },
  sarah: { name: 'Sarah', epithet: 'Rebelle', ability: 'Saboter' },
  bruce: { name: 'Bruce', epithet: 'Caméléon', ability: 'Imiter' },
};

export const gaps = gapsFor(characters);

export const roles: Language['roles'] = {
  prisoner: { name: 'Prisonnier', sentence: 'Rejoignez la Room 25 avec les autres prisonniers et sortez ensemble.' },
  guard: {
    name: 'Gardien',
    sentence: 'Empêchez les prisonniers de sortir : que deux d’entre eux meurent, ou que le décompte s’achève.',
  },
  hacker: {
    name: 'Hacker',
    sentence: 'Gardien. Une fois votre rôle dévoilé, vous pouvez contrôler une rangée où vous n’êtes pas.',
  },
  brute: {
    name: 'Brute',
    sentence: 'Gardien. Une fois votre rôle dévoilé, vous pouvez pousser deux personnages dans la même direction.',
  },
  architect: {
    name: 'Architecte',
    sentence:
      'Gardien. Une fois votre rôle dévoilé, vous pouvez regarder n’importe quelle salle cachée, ou retourner face cachée une salle visible et inoccupée.',
  },
  killer: {
    name: 'Tueur',
    sentence:
      'Gardien. Une fois votre rôle dévoilé, vous pouvez vous déplacer de deux salles, dont les deux effets s’appliquent.',
  },
  traitor: {
    name: 'Traître',
    sentence:
      'Gardien. Une fois votre rôle dévoilé, vous pouvez jouer une autre action que celle programmée ; vos deux actions du tour doivent rester différentes.',
  },
};

export const modes: Language['modes'] = {
  suspicion: {
    name: 'Suspicion',
    sentence: 'Les prisonniers doivent sortir, mais un ou deux d’entre vous sont peut-être gardiens.',
  },
  cooperation: { name: 'Coopération', sentence: 'Tous ensemble contre le Complexe.' },
  competition: { name: 'Compétition', sentence: 'Deux prisonniers chacun, et un seul camp sort.' },
  team: { name: 'Par équipe', sentence: 'Deux équipes de prisonniers pour une seule sortie.' },
  solo: { name: 'Solo', sentence: 'Vous jouez sans adversaire, avec quatre prisonniers à faire sortir.' },
};

export const editions: Language['editions'] = {
  prototype: {
    name: 'Prototype',
    sentence: 'Les règles de l’auteur, à imprimer soi-même, avec cinq sortes de gardiens.',
  },
  first: { name: 'Première édition', sentence: 'Le jeu de base tel qu’il est paru à l’origine.' },
  second: { name: 'Deuxième édition', sentence: 'Le jeu de base révisé, avec moins de temps en coopération.' },
  ultimate: {
    name: 'Ultimate',
    sentence: 'Huit personnages avec leurs capacités, de l’adrénaline, des robots et des cartes M.A.C.',
  },
};

export const results: Language['results'] = {
  prisoners: { headline: 'Ils sont dehors', sentence: 'Les prisonniers se sont échappés.' },
  guards: { headline: 'Les gardiens gagnent', sentence: 'Les prisonniers ne sont pas sortis.' },
  complex: {
    headline: 'Le Complexe gagne',
    sentence: 'Il n’y avait aucun gardien parmi vous, et pourtant vous êtes restés à l’intérieur.',
  },
  complete: { headline: 'Ils sont dehors', sentence: 'Tous se sont échappés : victoire totale.' },
  partial: { headline: 'Pas tout le monde', sentence: 'Ils se sont échappés, mais pas tous : victoire partielle.' },
  lost: { headline: 'Personne ne sort', sentence: 'La partie est perdue.' },
  side: { headline: 'Un camp l’emporte', sentence: 'Un camp a gagné.' },
  draw: { headline: 'Égalité', sentence: 'Aucune des deux équipes n’a gagné.' },
  nobody: { headline: 'Aucun vainqueur', sentence: 'Personne n’a gagné.' },
};

export const directions: Language['directions'] = {
  up: 'vers le haut',
  down: 'vers le bas',
  left: 'vers la gauche',
  right: 'vers la droite',
};

export const lines: Language['lines'] = {
  '1': 'ligne 1',
  '2': 'ligne 2',
  '3': 'ligne 3',
  '4': 'ligne 4',
  '5': 'ligne 5',
  a: 'colonne a',
  b: 'colonne b',
  c: 'colonne c',
  d: 'colonne d',
  e: 'colonne e',
};

export const cards: Language['cards'] = {
  move: 'Mouvement',
  punish: 'Punition',
  disabled: 'Salles désactivées',
  blackout: 'Panne générale',
  jamming: 'Brouillage',
  rewind: 'Rembobinage',
  robot: 'Robot',
  bomb: 'Bombe à retardement',
  lock: 'Verrou',
  chaos: 'Chaos',
  acceleration: 'Accélération',
  panic: 'Panique',
};

const switched = { on: 'oui', off: 'non' };

export const options: Language['options'] = {
  reminders: {
    name: 'Balises mémorielles',
    sentence: 'Chacun a une balise à poser sur une salle cachée. Les experts jouent sans.',
    values: switched,
  },
  memory: {
    name: 'Mémoire assistée',
    sentence: 'Le plateau continue de vous montrer les salles cachées que vous avez vues.',
    values: switched,
  },
  reveal: {
    name: 'Révélation des gardiens',
    sentence: 'Quand un gardien peut dévoiler son rôle.',
    values: { slot: 'quand c’est à lui de jouer', any: 'à tout moment' },
  },
  guards: {
    name: 'Gardiens',
    sentence: 'Ultimate, suspicion à cinq joueurs : nombre de gardiens distribués.',
    values: { '1': 'un', '2': 'deux' },
  },
  level: {
    name: 'Niveau',
    sentence: 'Ultimate : avec ou sans les capacités et les salles les plus difficiles.',
    values: { 'quick-start': 'prise en main', ultimate: 'tout' },
  },
  madness: {
    name: 'Folie',
    sentence: 'Ultimate, coopération : ni balises ni adrénaline, et une carte M.A.C. avant chaque tour de table.',
    values: switched,
  },
  'open-looks': {
    name: 'Regards publics',
    sentence: 'Prototype : les salles regardées sont révélées à tous.',
    values: switched,
  },
  mac: {
    name: 'Cartes M.A.C.',
    sentence:
      'Ultimate : quelles cartes M.A.C. sont dans la pioche. Aucune : une première partie plus douce, de notre cru, absente du livret.',
    values: { none: 'aucune', basic: 'celles de base', all: 'toutes' },
  },
  'team-channel': {
    name: 'Discussion d’équipe',
    sentence: 'Les coéquipiers peuvent se parler entre eux.',
    values: switched,
  },
  marks: {
    name: 'Les bots balisent les salles mortelles',
    sentence:
      'Coopération : un bot qui a vu une salle mortelle y pose sa balise, et ne la pose nulle part ailleurs. Une salle rouge qu’un bot a vue sans la baliser n’est donc pas mortelle, sauf si sa balise est déjà posée.',
    values: switched,
  },
};
