import type { PlayWords } from './words.ts';

export const fr: PlayWords = {
  goal: 'Entrez dans la Room 25, cachée près d’un coin, et faites-la glisser hors du plateau.',
  howTo: `Tapez le numéro d’un coup\u00a0; 'help' dit ce qu’on peut taper d’autre.`,
  help: `Tapez le numéro d’un coup, ou le coup lui-même, en abrégé si c’est clair\u00a0:
  program move look   ou  m l     move c2          ou  m c2
  look c2             ou  l c2    push max c2      ou  p max c2
  control 1 left      ou  c 1 l   wait             ou  w
  choose …            cf. liste   max: move c2     pour un autre des vôtres
  special …           cf. liste (Ultimate)\u00a0; program … adrenaline  ou  … a
  look regarder, move se déplacer, push pousser, control contrôler,
  wait attendre\u00a0; left gauche, right droite, up haut, down bas
Une case\u00a0: sa colonne et sa ligne, c2\u00a0; une couleur\u00a0: blue (bleu), green (vert),
yellow (jaune), red (rouge). Quand les règles le permettent\u00a0: signal c2 red
(prévenir les autres), remind c2 (poser sa balise), reveal (dévoiler son rôle),
say come c2 (venez), say avoid c2 (n’y allez pas), say suspect max (soupçon),
say trust max (confiance), say wait (attendez-moi), say yes max, say no max.

Autres mots\u00a0:
  moves ou ?    ce que vous pouvez faire      board         redessiner la table
  why           quelle règle le dit           log           ce qui s’est passé
  rules ID      une règle, ou plusieurs       room CASE     effet d’une salle
  rules MAX     la capacité de Max (Ult.)     discards      cartes M.A.C. jouées
  save FICHIER  sauvegarder la partie         quit          quitter la partie`,
  asks: {
    clue: 'Indice de départ\u00a0: quelle salle adjacente au centre regardez-vous en secret\u00a0?',
    program: 'Programmez une ou deux actions différentes\u00a0; la cible se choisit au moment de jouer.',
    act: 'Quelle action\u00a0?',
    choose: 'Votre choix\u00a0?',
  },
  robotHint: `pour pirater un robot\u00a0: special=robot, ou '5 robot' pour le numéro 5`,
  adrenalineHint: `avec l’adrénaline\u00a0: ajoutez 'adrenaline', 'm l a', ou '5 a' pour le numéro 5`,
  titled: (title, text) => `${title}\u00a0: ${text}`,
  also: (examples) => `aussi, par exemple\u00a0: ${examples}`,
  afterLook: (examples) => `${examples}, ou Entrée pour continuer> `,
  unclear: 'précisez',
  notYours: 'ce personnage n’est pas à vous',
  nothingRefused: `rien n’a été refusé\u00a0; 'moves' dit ce que vous pouvez faire, 'rules' les règles`,
  whichFile: 'save FICHIER\u00a0: quel fichier\u00a0?',
  notListed: (line) => `il n’y a pas de ${line} dans la liste`,
  unreadable: (line) => `'${line}'\u00a0? 'moves' dit ce que vous pouvez faire, 'help' le reste`,
  noRule: (prefix) => `aucune règle ne commence par ${prefix}\u00a0; 'rules' en donne la liste`,
  unknownRoom: (cell) => `vous ne connaissez pas la salle en '${cell}'`,
  noDiscards: 'aucune carte M.A.C. dans la défausse',
  rooms: (name) => `salles\u00a0: ${name}`,
  notes: { own: 'vos salles', filled: 'complétée à la main', provisional: 'provisoire' },
  goesOn: (turn) => `la partie reprend au tour ${turn}\u00a0; 'log' la raconte`,
  score: (score) => `score\u00a0: ${score}`,
  savePrompt: 'un fichier où sauvegarder la partie (Entrée\u00a0: aucun)> ',
  saved: (file) => `sauvegardée dans ${file}\u00a0; room25 replay ${file} la raconte`,
  canGoOn: (file) => `, room25 play --resume ${file} la reprend`,
  notSaved: (file, reason) => `impossible d’écrire ${file}\u00a0: ${reason}`,
};
