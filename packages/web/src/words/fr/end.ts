import { typeset, upperFirst } from '@room25/text';
import type { EndWords } from '../end.ts';
import { stakes } from './bets.ts';

const fois = (count: number): string => (count === 1 ? 'une fois' : `${count} fois`);
const actions = (count: number): string => (count === 1 ? 'une action' : `${count} actions`);

const LIST = new Intl.ListFormat('fr', { type: 'conjunction' });
const list = (names: readonly string[]): string => LIST.format(names);

export const end: EndWords = typeset({
  offAir: 'Hors antenne',
  cast: 'Bas les masques',
  verdicts: { won: 'Gagné', lost: 'Perdu', out: 'Vous êtes dehors' },
  rowVerdicts: { won: 'gagné', lost: 'perdu', out: 'gagné' },
  marks: (right, all) => `Vos marques\u00a0: ${right} sur ${all} ${right > 1 ? 'tombaient' : 'tombait'} juste.`,
  stakes,
  bet: ({ stake, turn, isRight }) => `Votre pari au tour ${turn} : « ${stake} ». ${isRight ? 'Bien vu.' : 'Raté.'}`,
  sides: { guard: 'côté gardiens', prisoner: 'côté prisonniers' },
  reasons: {
    escaped: ({ who, areAll }, names) =>
      areAll && who.length > 1
        ? `Tout le monde est sorti par la Room 25 : ${who.length} personnages.`
        : `Sortie par la Room 25 : ${list(who.map(names.who))}.`,
    deaths: ({ deaths, ofPrisoners }, names) => {
      const fallen = list(deaths.map(({ who, turn }) => `${names.who(who)} au tour ${turn}`));
      if (deaths.length === 1) return `Signal perdu : ${fallen}.`;
      return `${deaths.length} ${ofPrisoners ? 'prisonniers sont morts' : 'morts parmi vous'} : ${fallen}.`;
    },
    time: ({ turn, inside }, names) =>
      `Fin du tour ${turn}, et il reste à l’intérieur : ${list(inside.map(names.who))}.`,
  },
  you: 'vous',
  hadSubstitute: 'Un bot a joué par moments',
  fates: { out: 'Dehors', inside: 'Reste à l’intérieur', dead: 'Signal perdu' },
  diedOn: (turn) => `Signal perdu, tour ${turn}`,
  saw: 'A vu',
  sawNothing: 'Aucune salle cachée',
  did: 'A fait',
  deeds: {
    looked: 'Regards',
    moved: 'Déplacements',
    pushed: 'Poussées données',
    wasPushed: 'Poussées subies',
    slid: 'Glissements',
    lost: 'Actions perdues',
    lied: 'Mensonges',
  },
  remembered: {
    slidOut: ({ line, turnsLeft }, names) =>
      turnsLeft === 1
        ? `A fait glisser la ${names.line(line)} au tout dernier tour`
        : `A fait glisser la ${names.line(line)} pour sortir tout le monde`,
    foundExit: ({ turn }) => `A déclenché l’alarme au tour ${turn}`,
    lied: ({ cell, room }, names) => `A menti sur ${cell} : ${names.room(room)}`,
    pushed: ({ whom, cell }, names) => `A poussé ${names.who(whom)} en ${cell}`,
    looked: ({ count }) => `A regardé ${fois(count)}`,
    slid: ({ count }) => `A fait glisser une rangée ${fois(count)}`,
    moved: ({ count }) => `A changé de salle ${fois(count)}`,
    lost: ({ count }) => `A perdu ${actions(count)}`,
    nothing: () => 'N’a pas fait un geste',
  },
  moments: 'Trois moments',
  show: 'Montrer',
  momentNames: {
    lie: 'Le mensonge du soir',
    fatalPush: 'La poussée fatale',
    knewFirst: 'Le premier regard',
    firstDeath: 'Le premier adieu',
    back: 'Retour d’entre les morts',
    lastMinute: 'À la dernière minute',
    narrow: 'À un cheveu près',
    mostPushed: 'Bousculades en série',
    unlucky: 'Les plans contrariés',
    lookout: 'L’œil le plus vif',
    walker: 'La plus longue marche',
    slider: 'La main sur la machine',
    busiest: 'Jamais au repos',
    length: 'La soirée',
  },
  momentSentences: {
    lie: ({ who, said, cell, room }, names) =>
      `${names.who(who)} : « ${names.colour(said)} » en ${cell}. C’était : ${names.room(room)}.`,
    fatalPush: ({ who, whom, cell }, names) => `${names.who(who)} a envoyé ${names.who(whom)} à la mort en ${cell}.`,
    knewFirst: ({ who, turn }, names) => `${names.who(who)} a vu la Room 25 au tour ${turn}.`,
    firstDeath: ({ who, turn }, names) => `On a perdu ${names.who(who)} au tour ${turn}.`,
    back: ({ who, turn }, names) => `${names.who(who)} a retrouvé la vie au tour ${turn}.`,
    lastMinute: () => 'La sortie, au tout dernier tour.',
    narrow: ({ who, cell }, names) => `${names.who(who)} a quitté à temps le piège de ${cell}.`,
    mostPushed: ({ who, count }, names) => `${names.who(who)}, ${fois(count)}.`,
    unlucky: ({ who, count }, names) => `${names.who(who)} a perdu ${actions(count)}.`,
    lookout: ({ who, count }, names) => `${names.who(who)} a regardé ${fois(count)}.`,
    walker: ({ who, count }, names) => `${names.who(who)} a changé de salle ${fois(count)}.`,
    slider: ({ who, count }, names) => `${names.who(who)} a fait glisser une rangée ${fois(count)}.`,
    busiest: ({ line, count }, names) => `${upperFirst(names.line(line))} : ${count} glissements.`,
    length: ({ turns }) => (turns === 1 ? 'Tout était fini en un tour.' : `Il a fallu ${turns} tours.`),
  },
  timeline: 'Comment tout a basculé',
  turningPoint: 'Le tournant',
  turn: (turn) => `Tour ${turn}`,
  seed: 'Graine de la partie',
  again: 'Rejouer à la même table',
  replay: 'Voir la rediffusion',
  share: 'Partager',
  shared: 'Lien copié',
  link: 'Lien vers le tournant',
  verify: 'La donne était-elle honnête ?',
  save: 'Enregistrer dans un fichier',
  home: 'Accueil',
  kept: 'Parties sauvegardées',
  contestants: (count) => (count < 2 ? `${count}\u00a0candidat` : `${count}\u00a0candidats`),
  turns: (count) => (count < 2 ? `${count}\u00a0tour` : `${count}\u00a0tours`),
  winners: 'Gagnants',
  score: (points) => `Score : ${points}`,
});
