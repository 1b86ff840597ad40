import { typeset } from '@room25/text';
import type { TutorialWords } from '../tutorial.ts';

export const tutorial: TutorialWords = typeset<TutorialWords>({
  title: 'Apprendre',
  back: 'Accueil',
  about: 'De courtes leçons à la vraie table. Une ou deux minutes chacune, dans l’ordre que vous voulez.',
  progress: (done, all) => `Réussies : ${done} sur ${all}`,
  number: (place, all) => `Leçon ${place} sur ${all}`,
  done: 'réussie',
  goal: 'But',
  start: 'Commencer',
  hint: 'Indice',
  again: 'Réessayer',
  next: 'Leçon suivante',
  all: 'Toutes les leçons',
  watch: 'Aux autres d’agir. Regardez.',
  right: 'Bien joué',
  wrong: 'Pas cette fois',
  why: 'La règle en cause',
  readOn: 'À lire',
  rulebook: 'Livret de règles',
  graduated: 'C’était la dernière. Vous en savez assez pour entrer, et peut-être pour sortir.',
  play: 'Jouer',
  noLesson: (id) => `Il n’y a pas de leçon ${id}.`,
  lessons: {
    opening: {
      title: 'L’ouverture',
      intro:
        'Bonsoir. Toute partie commence ainsi : qui vous êtes, ce que vous voulez, et un regard derrière une porte.',
      goal: 'Regardez une des quatre salles adjacentes. C’est votre indice.',
      steps: {
        clue: [
          'Votre indice. Regardez une des quatre salles adjacentes à la salle centrale.',
          'Appuyez sur une salle éclairée, d3 par exemple, et encore une fois si on vous le demande.',
        ],
      },
      faults: {
        declined: 'Vous vous êtes passée d’indice. C’est permis, mais c’est le seul regard qui ne coûte rien.',
      },
      learned:
        'Vous jouez un prisonnier ou un gardien, et nul autre ne le sait. Avant le premier tour, chacun regarde une salle adjacente à la salle centrale ; ce que vous en dites aux autres ne regarde que vous.',
    },
    'first-steps': {
      title: 'Premiers pas',
      intro:
        'Bonsoir. Vous êtes Jennifer, en rose. Les portes sont closes, les caméras tournent. Voyons un peu votre démarche.',
      goal: 'Entrez dans la salle d3, à droite du centre.',
      steps: {
        program: [
          'D’abord, on prévoit : deux actions différentes, dont « Se déplacer ».',
          'Appuyez sur « Se déplacer », puis sur une autre action, puis sur la touche rouge « Valider ».',
        ],
        move: [
          'À vous de bouger. Choisissez la salle à droite du centre.',
          'Appuyez sur d3, et encore une fois si on vous le demande.',
        ],
        look: [
          'Vous avez prévu de regarder d’abord. Le déplacement vient ensuite.',
          'Appuyez sur une salle éclairée pour la regarder.',
        ],
      },
      faults: {
        noMove:
          'Vous n’avez pas prévu de déplacement : Jennifer est restée sur place tout le tour. Ce qui n’est pas prévu n’est pas joué.',
        elsewhere:
          'Vous êtes allée ailleurs. On ne choisit sa destination qu’au moment de jouer l’action : cette fois, d3.',
      },
      learned:
        'Chacun prévoit deux actions en secret, puis tous les jouent dans l’ordre du tour. La destination ne se choisit qu’au moment d’agir. Une salle cachée est révélée quand quelqu’un y entre, et le reste.',
    },
    looking: {
      title: 'Regarder',
      intro:
        'Deux portes closes à côté de vous : a2 et b1. Derrière l’une des deux, personne ne s’est jamais plaint. Pas le temps.',
      goal: 'Entrez dans celle des deux, a2 ou b1, qui est sûre. Regardez avant d’y aller.',
      steps: {
        program: [
          'Prévoyez de voir avant de marcher.',
          '« Regarder » d’abord, « Se déplacer » ensuite : l’ordre compte. Puis « Valider ».',
        ],
        look: [
          'Regardez l’une des deux salles cachées.',
          'Appuyez sur a2 ou b1. Vous seule verrez ce qu’il y a dedans.',
        ],
        move: [
          'Maintenant vous savez. Entrez dans celle qui est sûre.',
          'Si a2 était mortelle, allez en b1. Une salle que vous avez vue porte un œil.',
        ],
      },
      faults: {
        order: 'Il faut ici « Regarder » comme première action et « Se déplacer » comme seconde.',
        died: 'C’était la salle mortelle. Elle tue quiconque y entre ; un regard vous l’aurait dit.',
        elsewhere: 'Cette salle était déjà ouverte, et sûre. La question était : que cachent a2 et b1 ?',
      },
      learned:
        'Regarder montre une salle cachée adjacente, à vous seule. Ce que vous avez vu reste marqué sur votre plateau.',
    },
    colours: {
      title: 'Les couleurs du danger',
      intro: 'Quatre portes. Vous en connaissez déjà deux. Les couleurs sont notre cadeau aux inquiets.',
      goal: 'Entrez dans la salle verte voisine et servez-vous de ce qu’elle offre.',
      steps: {
        program: [
          'Il vous faut un déplacement. La seconde action est libre.',
          'Appuyez sur « Se déplacer », puis « Valider ».',
        ],
        move: [
          'Cercle vert, triangle jaune, octogone rouge : quelle porte est aimable ?',
          'b3, en dessous : vous la connaissez, c’est la salle de vision, verte.',
        ],
        answer: [
          'La salle de vision vous montre une salle cachée. Un coin, peut-être ?',
          'Appuyez sur une salle cachée. La Room 25 est dans un coin : e1 vaut le coup d’œil.',
        ],
      },
      faults: {
        red: 'Le rouge tue. Vous saviez ce qu’il y avait là, et vous y êtes allée.',
        vortex: 'Un vortex : le jaune ne tue pas, mais il vous a ramenée droit au centre.',
        dark: 'Une chambre noire : le jaune ne tue pas, mais ici on ne peut pas regarder. Il y avait une porte verte.',
        stayed: 'Sans déplacement, on reste où l’on est.',
      },
      learned:
        'Le vert est sûr et souvent utile, le jaune coûte du temps, le rouge peut tuer. Une salle agit aussitôt, chaque fois que quelqu’un entre, de gré ou de force.',
    },
    pushing: {
      title: 'Pousser',
      intro: 'La Room 25 est déjà ouverte, et deux des vôtres y sont. Max, comme vous voyez, attend qu’on l’invite.',
      goal: 'À la fin du tour, Max et vous devez être dans la Room 25, en a1.',
      steps: {
        program: ['Lui d’abord, vous ensuite.', '« Pousser », puis « Se déplacer ». Enfin « Valider ».'],
        push: ['Envoyez Max par la bonne porte.', 'Appuyez sur Max ou sa touche, puis a1.'],
        move: ['Et maintenant, suivez-le.', 'Appuyez sur a1.'],
      },
      faults: {
        order:
          'L’un de vous est resté dehors. Pousser d’abord, se déplacer ensuite : on ne pousse pas quelqu’un d’une autre salle.',
        astray:
          'Max a quitté votre salle, mais pas pour la Room 25. Une poussée passe par la porte de votre choix : choisissez bien.',
        elsewhere: 'Max y est, et vous êtes partie de l’autre côté.',
      },
      learned:
        'Pousser envoie quelqu’un de votre salle à côté, sans que vous bougiez. Cela marche avec les amis comme avec les autres, de gré ou de force, mais jamais hors du centre.',
    },
    control: {
      title: 'Contrôler',
      intro: 'Vous êtes tout à droite, vos amis tout à gauche. La machine est ronde, à sa façon.',
      goal: 'Rejoignez la Room 25, en a2, avant la fin du tour.',
      steps: {
        program: [
          'Trop loin à pied. Laissez-vous porter par la ligne, puis faites un pas.',
          '« Contrôler », puis « Se déplacer ». Enfin « Valider ».',
        ],
        control: [
          'Faites glisser votre ligne de façon à tomber du côté droit.',
          'Choisissez la ligne 1 vers la droite : votre salle revient en a1, et vous avec.',
        ],
        move: ['La Room 25 est juste en dessous.', 'Appuyez sur a2.'],
      },
      faults: {
        order: 'D’ici, un pas ne suffira jamais. Contrôler d’abord, se déplacer ensuite.',
        wrongWay:
          'Ce glissement ne vous rapproche pas. Le chemin, c’est la ligne 1 vers la droite, par-dessus le bord.',
        elsewhere: 'Si près, et puis une autre porte. La Room 25 était en a2.',
      },
      learned:
        'Contrôler fait glisser d’un cran votre ligne ou votre colonne, avec tout ce qui s’y trouve ; ce qui tombe d’un bout revient à l’autre. Les deux rangées centrales ne bougent jamais, et dans un tour une rangée ne va que dans un sens.',
    },
    'way-out': {
      title: 'La sortie',
      intro: 'Tous les quatre dans la Room 25, tout au bord. J’ai vu des gens rester là à réfléchir des heures.',
      goal: 'Faites sortir tout le monde.',
      steps: {
        program: ['Comment une salle quitte-t-elle le plateau ?', 'Appuyez sur « Contrôler », puis « Valider ».'],
        control: [
          'Faites glisser la Room 25 par-dessus le bord le plus proche.',
          'La ligne 2 vers la gauche. La Room 25 tombe, et vous êtes libres.',
        ],
      },
      faults: {
        noControl: 'Seule l’action Contrôler fait sortir la Room 25, jouée par un prisonnier qui s’y trouve.',
        wrongWay: 'Elle a glissé, mais elle est restée sur le plateau. De a2, on sort par la ligne 2 vers la gauche.',
        left: 'Quelqu’un a quitté la Room 25, et l’on ne gagne qu’avec tout le monde dedans.',
      },
      learned:
        'On s’échappe quand la Room 25 glisse hors du plateau par l’action Contrôler d’un prisonnier qui s’y trouve, avec tous ceux que le mode exige. Au milieu d’un bord elle ne peut pas sortir : les rangées centrales ne bougent pas.',
    },
    deadlines: {
      title: 'Pièges et délais',
      intro: 'Vous êtes dans un piège. On y est tout à fait en sécurité, jusqu’à la fin de votre prochaine action.',
      goal: 'Sortez-en vivante, sans nuire à personne.',
      steps: {
        program: [
          'Que faire d’abord ? Pensez au piège, pas aux autres.',
          '« Se déplacer » doit être votre première action. Puis « Valider ».',
        ],
        move: [
          'Quatre portes, dont trois mauvaises. Lisez-les avant d’y aller.',
          'b3, en dessous, est vide. Max est dans l’acide, a2 est mortelle, c2 est inondée et fermée.',
        ],
        look: ['Regarder est aussi une action. Après, le piège se referme.', 'C’est trop tard. Jouez-la et voyez.'],
        push: ['Personne à pousser ici, et pour le piège cela compte quand même.', 'C’est trop tard. Regardez.'],
        control: ['En glissant, vous emmenez le piège, et vous dedans.', 'C’est trop tard. Jouez-la et voyez.'],
      },
      faults: {
        trapped:
          'Votre première action est finie et vous étiez encore dans le piège. Il faut le quitter ; glisser avec lui ne compte pas.',
        mortal: 'Du piège à la salle mortelle. De Charybde en Scylla, comme on dit.',
        acid: 'Vous êtes sauve. Max, non : dans un bain d’acide, un nouveau venu coûte la vie à celui qui s’y trouvait.',
      },
      learned:
        'Les salles rouges ont leur propre horloge. Un piège laisse une action, une salle inondable un tour de plus et n’admet plus personne, un bain d’acide jamais plus d’un survivant.',
    },
    signals: {
      title: 'Signaux et bluff',
      intro:
        'Kevin a vu b1 et dit que c’est vert, sans danger. Il le dit très gentiment. L’un de vous est peut-être gardien.',
      goal: 'Voyez b1 par vous-même, puis dites à tous sa vraie couleur.',
      steps: {
        program: [
          'Faites confiance, mais vérifiez. Comment ?',
          '« Regarder » doit être parmi vos actions. Puis « Valider ».',
        ],
        look: ['Regardez là où Kevin vous envoie.', 'Appuyez sur b1.'],
        move: [
          'D’abord, parlez de b1 aux autres.',
          'Touche S sur b1 ; ou appui long (clic droit à la souris), puis « En parler à la table ». Choisissez danger mortel.',
        ],
        push: [
          'D’abord, parlez de b1 aux autres.',
          'Touche S sur b1 ; ou appui long (clic droit à la souris), puis « En parler à la table ». Choisissez danger mortel.',
        ],
        control: [
          'D’abord, parlez de b1 aux autres.',
          'Touche S sur b1 ; ou appui long (clic droit à la souris), puis « En parler à la table ». Choisissez danger mortel.',
        ],
      },
      faults: {
        believed: 'Vous l’avez cru. Un signal, c’est ce que quelqu’un dit, et rien n’empêche de mentir.',
        noLook: 'Sans avoir regardé b1, vous n’en savez pas plus que ce que Kevin a dit.',
        lied: 'On peut mentir, et un jour vous en aurez envie. Mais ici les autres avaient besoin de la vérité : rouge.',
        silent: 'Vous saviez, et vous n’avez rien dit. Les autres croient encore Kevin.',
      },
      learned:
        'Un joueur qui a vu une salle peut en signaler la couleur, sincèrement ou non, jamais le nom. Chaque signal porte le visage de son auteur : retenez qui a dit quoi. Une balise marque une salle sans un mot.',
    },
    guards: {
      title: 'Les gardiens',
      intro:
        'Ce soir, vous travaillez pour nous. Alice est déjà morte, nul ne sait pourquoi. Kevin vous fait confiance. Vous savez ce qu’est a2.',
      goal: 'Vous êtes la gardienne : un prisonnier mort de plus, et vous gagnez.',
      steps: {
        program: ['Que fait une amie comme vous pour Kevin ?', 'Appuyez sur « Pousser », puis « Valider ».'],
        push: [
          'Montrez la porte à Kevin.',
          'Appuyez sur Kevin, puis a2, la salle mortelle. Pour un choix mortel, maintenez ou confirmez.',
        ],
      },
      faults: {
        noPush: 'Sans poussée, Kevin vit, et les prisonniers ont un tour de plus.',
        astray: 'Kevin est ailleurs, vivant, et se pose des questions sur vous.',
        died: 'Vous y êtes entrée vous-même. Les gardiens meurent tout aussi bien dans une salle mortelle.',
      },
      learned:
        'En suspicion, certains sont gardiens, en secret. Ils gagnent quand deux prisonniers sont morts ou à la fin du décompte. Un gardien peut se dévoiler et, dès le tour suivant, agit sans programmer. Le premier mort garde son secret.',
    },
    tokens: {
      title: 'Ultimate : capacité et adrénaline',
      intro:
        'Une autre boîte, d’autres règles. La clé est trouvée, la voie est libre, et vous avez trois choses à faire avec deux actions.',
      goal: 'Tout le monde dehors ce tour-ci : entrez, appelez Max, faites glisser.',
      steps: {
        program: [
          'Trois actions : prévoyez-en deux, et engagez l’adrénaline pour la troisième.',
          '« Se déplacer », puis « Appeler », puis « Adrénaline », enfin « Valider ».',
        ],
        move: ['Dans la Room 25, en dessous.', 'Appuyez sur a2.'],
        special: ['Jennifer appelle, et un voisin vient.', 'Appuyez sur Max, puis sur « Appeler ».'],
        adrenaline: [
          'Votre adrénaline : encore une action de base au choix.',
          '« Contrôler », ligne 2 vers la gauche. Tout le monde y est : vous êtes dehors.',
        ],
      },
      faults: {
        program: 'Il en faut trois : « Se déplacer », « Appeler », et l’adrénaline pour contrôler à la fin.',
        elsewhere: 'La Room 25 était en a2. Sans vous là-bas, personne ne vient quand vous appelez.',
        wrongWay: 'Elle a glissé, mais n’est pas sortie. La ligne 2 vers la gauche.',
        wasted: 'Le tour est fini et vous êtes encore dedans.',
      },
      learned:
        'Dans Ultimate, chaque personnage a une capacité, prévue comme une action, et un jeton d’adrénaline pour une troisième action, une fois par partie. Et en coopération, il faut d’abord trouver la clé.',
    },
  },
});
