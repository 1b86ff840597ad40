import type { RuleId } from '@room25/engine';

export const rules: Readonly<Record<RuleId, string>> = {
  'WORD-CELL':
    'Le Complexe compte 25 salles, de a1 à e5 : colonnes a à e de gauche à droite, lignes 1 à 5 de haut en bas. Le centre est c3.',
  'WORD-ADJ':
    'Deux salles adjacentes ont un côté en commun. Les diagonales ne comptent pas, et les bords opposés du plateau ne se touchent pas.',
  'WORD-LINE':
    'Une rangée est une ligne (1 à 5) ou une colonne (a à e). La ligne 3 et la colonne c sont les rangées centrales.',
  'WORD-HIDDEN':
    'Une salle est cachée ou visible ; une fois visible elle le reste, sauf si une règle la retourne. On ne peut regarder, baliser ou signaler qu’une salle cachée.',
  'WORD-ENTER':
    'Un personnage entre dans une salle quand un déplacement, une poussée, un appel, un portage, un tunnel, un vortex, une illusion ou un rembobinage l’y amène. Glisser ou être échangé avec sa salle, ce n’est pas entrer.',
  'WORD-EFFECT':
    'L’effet d’une salle s’applique aussitôt, chaque fois qu’un personnage y entre. Les choix reviennent au joueur dont le personnage vient d’entrer, même si on l’a poussé ou appelé.',
  'WORD-TURN':
    'Un tour, c’est la programmation, puis deux tours de table d’actions, puis le décompte. À chaque tour de table, tout personnage vivant agit une fois, dans l’ordre du tour.',
  'WORD-LEFT':
    'Le nombre de tours restants comprend le tour en cours. Le dernier tour est celui où il n’en reste qu’un.',
  'WORD-COLOUR':
    'Les salles bleues sont spéciales : la salle centrale et la Room 25. Le vert est sans danger, le jaune un obstacle, le rouge un danger mortel.',
  'SET-ZONES':
    'La Room 25 commence cachée dans une zone de sortie : l’une des trois salles de chaque coin. De chacune d’elles, une rangée peut la faire sortir du plateau.',
  'SET-BUILD':
    'Douze salles forment une croix autour du centre ; les douze autres, dont la Room 25 et la salle de vision, remplissent les zones de sortie.',
  'SET-CENTRAL': 'La salle centrale est visible en c3, et tous les personnages y commencent.',
  'SET-COMPOSITION':
    'Outre la salle centrale et la Room 25, le plateau compte 23 salles, issues d’une liste donnée ou choisies parmi les tuiles de l’édition. Mieux vaut ne pas réunir les deux salles vortex et les deux salles mortelles.',
  'SET-CLUE':
    'Avant la première programmation, chaque joueur, et non chaque personnage, peut regarder en secret l’une des quatre salles adjacentes à la salle centrale.',
  'SET-ORDER':
    'L’ordre du tour suit celui des places, à partir d’un premier joueur tiré au sort, ou choisi. Avec deux personnages chacun, on fait deux fois le tour de la table.',
  'SET-CHARACTERS':
    'Seuls les personnages de la partie peuvent agir, avec les actions qu’ils ont. Seul leur nom les distingue.',
  'PROG-TWO':
    'Chaque personnage programme deux actions différentes, dans l’ordre et en secret ; ou une seule, mais jamais aucune.',
  'PROG-ONE':
    'Si une seule action est programmée, son joueur dit au premier tour de table s’il la joue ou la garde pour le second.',
  'PROG-SECRET':
    'Personne d’autre n’apprend une action programmée avant qu’elle soit jouée. On voit qui a fini ; et dès que tous ont fini, combien d’actions chacun a posées et qui engage son adrénaline.',
  'ACT-ORDER':
    'À chaque tour de table, les personnages agissent dans l’ordre du tour, chacun avec l’action programmée pour celui-ci. La cible n’est choisie qu’à ce moment.',
  'FREE-CHOICE':
    'Un personnage qui choisit librement ne programme pas : ses deux actions du tour doivent être différentes, et il peut ne rien faire à l’un des deux tours de table.',
  'ACT-MUST':
    'Une action possible doit être accomplie, même au détriment de son joueur, qui choisit librement parmi les cibles. Sans cible permise, elle est perdue.',
  'COUNT-END':
    'En fin de tour, on reprend les jetons, le premier personnage passe en dernier et il reste un tour de moins. Quand il n’en reste aucun, la partie est finie.',
  'COUNT-DEAD':
    'Un personnage mort garde sa place dans l’ordre mais n’agit plus. Au moment de devenir premier, il est retiré de l’ordre, sans perte de temps.',
  'COUNT-LENGTH':
    'Chaque édition a ses propres modes. La durée d’une partie dépend de l’édition, du mode et du nombre de personnages.',
  'REMIND-PLACE':
    'Quand c’est à votre personnage de jouer, vous pouvez poser gratuitement son unique balise sur une salle cachée. Elle revient quand cette salle est révélée.',
  'COMM-DANGER':
    'Un joueur qui connaît une salle cachée peut en dire la couleur aux autres, sincèrement ou non, mais jamais le nom.',
  'COMM-PHRASE':
    'À tout moment, vous pouvez dire à tous que vous soupçonnez quelqu’un ou lui faites confiance, de venir à un endroit ou de l’éviter, ou de vous attendre. Rien n’oblige à dire vrai. Aucune phrase ne nomme une action ni la nature d’une salle.',
  'COMM-ANSWER':
    'Vous pouvez répondre une fois, par oui ou par non, à la dernière chose que quelqu’un a dite pendant ce tour.',
  'COMM-OFTEN': 'Vous pouvez dire jusqu’à quatre choses par tour ; les réponses ne comptent pas.',
  'LOOK-1':
    'Regarder vous montre, à vous et à personne d’autre, une salle cachée adjacente ; s’il n’y en a pas, l’action est perdue.',
  'LOOK-DARK': 'Dans une chambre noire, l’action Regarder est perdue.',
  'MOVE-1':
    'Se déplacer vous mène dans une salle adjacente. Si elle est cachée, elle est révélée pour de bon ; puis son effet s’applique.',
  'MOVE-INTO': 'On ne peut pas entrer dans une salle fermée.',
  'PUSH-1':
    'Pousser envoie un autre personnage de votre salle dans une salle adjacente, sans que vous bougiez ; l’action est perdue si vous n’avez personne à pousser ou si aucune salle adjacente n’est accessible.',
  'PUSH-CENTRAL': 'On ne pousse personne hors de la salle centrale ; on peut pousser vers elle.',
  'CTRL-1':
    'Contrôler fait glisser d’un cran, dans un sens ou dans l’autre, la ligne ou la colonne de votre salle, avec tout ce qui s’y trouve. La salle qui tombe d’un bout revient à l’autre.',
  'CTRL-CENTRAL': 'La ligne 3 et la colonne c ne bougent jamais. Depuis la salle centrale on ne contrôle rien.',
  'CTRL-SAME':
    'Dans un même tour une rangée peut bouger plusieurs fois, mais toujours dans le sens de son premier mouvement, quelle qu’en soit la cause.',
  'CTRL-ESCAPE':
    'Quand un prisonnier présent dans la Room 25 la fait sortir du plateau avec l’action Contrôler et que les conditions du mode sont remplies, son camp s’échappe. Si elle sort autrement, la Room 25 revient à l’autre bout.',
  'ROOM-CENTRAL': 'Dans la salle centrale on ne peut que regarder et se déplacer ; toute autre action est perdue.',
  'ROOM-25': 'La Room 25 est la sortie. Y entrer déclenche l’alarme, dans les modes qui en ont une.',
  'ROOM-EMPTY': 'Une salle vide ne fait rien.',
  'ROOM-VISION':
    'En entrant dans la salle de vision, on regarde en secret une salle cachée de son choix. Si aucune n’est cachée, rien ne se passe.',
  'ROOM-MOVING':
    'La salle mobile, avec tous ses occupants, échange sa place avec une salle cachée au choix, qui reste cachée. Si aucune n’est cachée, rien ne se passe.',
  'ROOM-CONTROL':
    'En entrant dans la salle de contrôle, on fait glisser d’un cran la rangée de son choix, sauf les centrales. Si aucune ne peut bouger, rien ne se passe.',
  'ROOM-TUNNEL':
    'En entrant dans une salle tunnel, on passe dans une autre salle tunnel visible, sans y subir d’autre effet. S’il n’y en a pas d’autre, rien ne se passe.',
  'ROOM-DARK': 'Tant que vous êtes dans une chambre noire, l’action Regarder est perdue.',
  'ROOM-COLD':
    'Dans une chambre froide, on ne peut programmer qu’une action ; un personnage qui choisit librement et y commence le tour n’en joue qu’une.',
  'ROOM-VORTEX': 'Un vortex emmène aussitôt dans la salle centrale quiconque y entre.',
  'ROOM-PRISON':
    'On ne sort d’une prison qu’en se déplaçant vers une salle occupée par un autre personnage ou, si elle est adjacente, vers la salle centrale ; une poussée ou un appel peut aussi en tirer.',
  'ROOM-TRAPPED': 'Une salle piégée tue quiconque y est encore quand sa prochaine action s’achève.',
  'ROOM-FLOODED':
    'Une salle inondable se ferme dès qu’elle est visible et noie quiconque s’y trouve encore après sa seconde action du tour suivant.',
  'ROOM-ACID':
    'Quand un second personnage entre dans un bain d’acide, le premier meurt. Il n’y a jamais plus d’un survivant.',
  'ROOM-MORTAL': 'Tout personnage qui entre dans une salle mortelle meurt aussitôt.',
  'ROOM-ILLUSION':
    'La salle des illusions échange sa place avec une salle cachée au choix ; celle-ci est révélée et son effet s’applique au personnage qui vient d’entrer. La salle des illusions reste visible là où elle va, avec ses autres occupants. Si aucune n’est cachée, rien ne se passe.',
  'ROOM-TRAPPED-1':
    'Un personnage encore dans une salle piégée à la fin de sa prochaine action meurt. Une action perdue compte ; l’attente, et l’action par laquelle il est entré, ne comptent pas.',
  'ROOM-TRAPPED-2':
    'On est sauvé dès qu’on quitte le piège, par n’importe quel moyen ; y revenir le réarme. Glisser avec la salle, ce n’est pas la quitter.',
  'ROOM-FLOODED-1':
    'Un personnage entré dans une salle inondable s’y noie s’il y est encore à la fin de son second tour de table du tour suivant.',
  'ROOM-FLOODED-2':
    'Une fois la salle inondable visible, plus personne ne peut y entrer ; ceux qui s’y trouvent peuvent en sortir.',
  'ROOM-FLAMMABLE':
    'Un personnage meurt s’il est encore dans une chambre inflammable à la fin de son dernier tour de table du tour qui suit son entrée.',
  'ROOM-SECRETS': 'En entrant dans la chambre des secrets, on regarde en secret la carte de rôle d’un autre joueur.',
  'ROOM-ALL':
    'Quand un pion entre, l’effet s’applique à tous les pions de la salle. Un délai déjà en cours n’est pas prolongé.',
  'ROOM-CHAIN':
    'Un effet peut en entraîner un autre, jusqu’au dernier. Dans une même chaîne, aucune salle n’agit deux fois sur le même personnage.',
  'ALERT-1':
    'Le premier à entrer dans la Room 25 déclenche l’alarme : s’il restait plus de 5 tours, il n’en reste plus que 5. Cela vaut en suspicion, en compétition et par équipe.',
  'DEATH-1':
    'Un mort quitte le plateau, n’agit plus, et ce qu’il avait programmé est annulé. On tire les conséquences de sa mort avant toute autre chose ; les autres peuvent continuer.',
  'DEATH-SECRET':
    'Le premier mort garde son rôle secret. À chaque mort suivante, tous ceux qui étaient morts avant dévoilent le leur ; si exactement l’un d’eux est prisonnier, le dernier mort dévoile aussi le sien.',
  MASKS:
    'Quand les personnages dans la Room 25 et les morts sont, ensemble, plus nombreux que les vivants restés dehors, ces derniers dévoilent leur rôle.',
  'GUARD-REVEAL':
    'Un gardien peut dévoiler son rôle quand c’est à lui de jouer, ou à tout moment si la table en convient. Dès le tour suivant il choisit librement au lieu de programmer.',
  'GUARD-POWER':
    'Un gardien dévoilé continue de programmer mais a le pouvoir de sa carte : Hacker, Brute, Architecte, Tueur ou Traître.',
  'PRISONER-SILENT': 'Un prisonnier ne peut jamais dévoiler son rôle de lui-même.',
  'SUSP-ROLES':
    'Quatre joueurs tirent parmi 4 prisonniers et 1 gardien, cinq ou six parmi 4 prisonniers et 2 gardiens ; la carte qui reste n’est pas montrée.',
  'SUSP-TURNS': 'Le mode Suspicion dure 10 tours.',
  'SUSP-ESCAPE':
    'Les prisonniers gagnent si tous sont dans la Room 25 et s’échappent ; des gardiens dans la salle n’y changent rien. Si un seul d’entre eux est mort ou resté dehors, les autres ne peuvent s’échapper qu’au dernier tour.',
  'SUSP-GUARDS':
    'Les gardiens gagnent quand deux prisonniers sont morts ou à la fin du décompte. S’il n’y a pas de gardien en jeu, c’est le Complexe qui gagne.',
  'COOP-PLAYERS': 'En coopération, 2 ou 3 joueurs ont deux personnages chacun, 4 à 6 en ont un.',
  'COOP-TURNS': 'La coopération dure 8 tours avec quatre personnages, 7 avec cinq, 6 avec six.',
  'COOP-WIN':
    'Si tous s’échappent, la victoire est totale ; si l’un est mort et que tous les autres s’échappent, elle est partielle ; une deuxième mort ou la fin du décompte fait perdre.',
  'COMP-PLAYERS': 'La compétition se joue à 2 ou 3, avec deux prisonniers chacun, en 10 tours.',
  'COMP-WIN':
    'Le premier camp à s’échapper avec ses deux personnages gagne, tout comme le dernier camp en vie ; si l’un est mort, l’autre ne peut s’échapper qu’au dernier tour.',
  'TEAM-PLAYERS':
    'Deux équipes de 2 ou 3 joueurs, assis en alternance, avec un prisonnier chacun, en 10 tours. La table dit d’avance si les coéquipiers peuvent se parler, et comment.',
  'TEAM-WIN':
    'Une équipe gagne en s’échappant avec tous ses prisonniers, ou quand toute l’autre équipe est morte ; si l’un des siens est mort, elle ne peut s’échapper qu’au dernier tour. À la fin du décompte, l’équipe qui a le plus de prisonniers dans la Room 25 gagne ; à nombre égal, personne ne l’emporte.',
  'SOLO-1':
    'En solo, vous avez quatre personnages et 8 tours, sans programmation : vous choisissez chaque action, la seconde différente de la première du même personnage. Tous doivent s’échapper ; la première mort fait perdre.',
  'SOLO-P':
    'Vos quatre pions sont programmés, puis agissent dans l’ordre que vous voulez, toutes les premières actions avant les secondes. Quatre dehors, c’est une victoire totale ; trois, une partielle ; la deuxième mort ou la fin du décompte fait perdre. Les débutants peuvent laisser visibles les salles qu’ils regardent.',
  'SOLO-U': 'En solo, on joue la coopération avec quatre personnages, programmés comme d’habitude.',
  'ADR-1':
    'Chaque personnage a un jeton d’adrénaline. On l’engage en programmant, jamais depuis une chambre froide, et on ne peut le reprendre.',
  'ADR-2':
    'Après le second tour de table, chaque personnage ayant engagé son adrénaline joue Regarder, Se déplacer, Pousser ou Contrôler, même une action déjà jouée ou perdue ce tour. Il doit le faire si c’est possible ; puis le jeton disparaît.',
  'ABIL-1':
    'La capacité est une cinquième action, programmée comme les autres. Elle est perdue dans la salle centrale et ne se joue jamais avec l’adrénaline.',
  'ABIL-LEVELS':
    'Prise en main : quatre actions et l’adrénaline, sans capacités ni salles robot, de régénération, M.A.C., miroir, de brouillage, paranoïa, minuteur et des illusions. Ultimate : tout.',
  JENNIFER:
    'Appeler : un personnage adjacent entre dans sa salle, si elle est accessible. Elle ne peut appeler ni un personnage caché, ni un robot. Dans un bain d’acide, c’est elle qui meurt.',
  ALICE:
    'Se cacher : jusqu’à sa prochaine action on ne peut ni la pousser, ni la porter, ni l’appeler, mais les salles l’affectent encore. Elle peut refuser la poussée d’un robot, et Punition, Panique et Rembobinage ne l’atteignent jamais.',
  MAX: 'Porter : Max et un autre personnage de sa salle vont ensemble dans une salle adjacente et en subissent l’effet comme un seul, Max faisant les choix ; dans un bain d’acide, il dit lequel des deux meurt. Il ne peut porter ni un robot, ni un personnage caché.',
  EMMETT:
    'Réactiver : une salle fermée adjacente où il n’y a personne est rouverte et retournée face cachée. Verrouiller : l’un des deux verrous se pose sur une salle adjacente visible et non bleue, où seuls Emmett et les robots peuvent alors entrer.',
  KEVIN:
    'Pirater le Complexe : échanger deux salles adjacentes à la sienne, sauf les bleues visibles. Pirater un robot : donner un ordre au robot de son choix. Il choisit en programmant ; si son choix est impossible, l’autre s’applique.',
  SARAH:
    'Saboter la salle : la sienne, si elle n’est pas bleue, est remplacée par l’une de ses deux salles vides. Saboter un robot : un robot de sa salle est détruit.',
  BRUCE:
    'Imiter : il emploie la capacité d’un personnage adjacent ou de sa salle, avec ces limites : Emmett, Réactiver seulement ; Kevin, le robot seulement ; Sarah, la salle seulement, une fois par partie ; Franck, dans la même salle seulement. Il n’a aucune de leurs immunités.',
  FRANCK:
    'Récupérer : s’il n’a plus d’adrénaline, il la reprend et pourra l’engager dès le tour suivant ; sinon l’action est perdue. En mode Folie, elle est toujours perdue.',
  'ROOM-KEY':
    'Coopération seulement : le premier personnage à entrer active la salle clé, qui devient une salle vide. Personne ne peut s’échapper avant cela.',
  'ROOM-ROBOT':
    'S’il y a moins de robots en jeu que de salles robot visibles, un robot apparaît ici. Puis celui qui vient d’entrer donne un ordre à un robot au choix.',
  'ROOM-REGENERATION':
    'S’il y a des morts, tous reviennent dans la salle centrale avec leur rôle et agissent de nouveau dès la prochaine programmation ; la salle de régénération devient une salle vide. Sinon rien ne se passe.',
  'ROOM-MAC':
    'On tire une carte M.A.C. et on l’applique. Ce qui toucherait des personnages nommés ou le premier personnage touche celui qui vient d’entrer.',
  'ROOM-PIVOTING':
    'Un couloir à deux issues, tourné dans l’axe par lequel on y entre. On ne se déplace, ne regarde et ne pousse que par ses issues ; Contrôler et les capacités ne sont pas limités.',
  'ROOM-MIRROR': 'Le personnage qui entre perd son adrénaline et toute action encore programmée pour ce tour.',
  'ROOM-JAMMING': 'Tant qu’il y a quelqu’un dans la salle de brouillage, personne ne peut parler ni faire de signaux.',
  'ROOM-SHREDDER-1':
    'Quand un personnage quitte une salle broyeuse ou qu’un robot y entre, tous ceux qui y restent meurent. Mourir ou glisser, ce n’est pas la quitter.',
  'ROOM-SHREDDER-2': 'Une salle broyeuse qui a servi est fermée, et plus personne ne peut y entrer.',
  'ROOM-PARANOIA':
    'Les jetons d’action du personnage qui entre sont mélangés en une pile, d’où il tire ses actions suivantes ; il ne programme plus rien, mais peut engager son adrénaline. L’effet prend fin au début d’une programmation, s’il est sorti de la salle ou si la pile est vide.',
  'ROOM-TIMER':
    'Il reste un tour de moins ; au dernier tour, le personnage qui entre meurt. Puis la salle devient une salle vide.',
  'ROBOT-MOVE':
    'Un robot va dans une salle adjacente et la révèle, sans en subir l’effet. Une salle fermée l’arrête, un verrou non.',
  'ROBOT-RED':
    'Un robot qui entre dans une salle rouge est détruit ; dans un bain d’acide ou une salle broyeuse, tous ceux qui y sont meurent aussi. La salle inondable ou broyeuse qu’il révèle se ferme aussitôt.',
  'ROBOT-PUSH':
    'Un robot pousse un personnage de sa salle dans une salle adjacente, mais pas hors d’une salle bleue. On ne peut ni pousser, ni porter, ni appeler un robot.',
  'MAC-DRAW':
    'Coopération : deux cartes M.A.C. avant chaque programmation. Folie : à la place, une carte avant chacun des deux tours de table. Aucune au dernier tour.',
  'MAC-MOVE':
    'La carte fait glisser sa rangée (×2 : deux fois), sauf si celle-ci a déjà bougé dans l’autre sens ce tour. Nouvelle pioche : une autre carte suit dans tous les cas.',
  'MAC-CARRIED':
    'Une carte Robot, Verrou ou Panique tirée dans une salle M.A.C. par deux personnages dont l’un porte l’autre ne concerne que le porteur.',
  'MAC-PUNISH':
    'Les deux personnages de la carte perdent l’action indiquée (Regarder, Contrôler ou capacité) pour le reste de la partie. Si elle était programmée et pas encore jouée, elle est perdue.',
  'MAC-BLACKOUT': 'Tous les robots sont détruits, et chaque salle verte visible devient une salle vide.',
  'MAC-JAMMING':
    'Ni parole ni signaux pendant ce tour. En solo : les balises reviennent et ne peuvent être posées avant le tour suivant.',
  'MAC-REWIND': 'Le premier personnage, sauf Alice, va dans la salle centrale ; son programme ne change pas.',
  'MAC-YELLOW':
    'Quand une carte parle d’une salle jaune adjacente, il s’agit d’une salle visible où l’on peut entrer ; depuis une salle pivotante, seulement par ses issues.',
  'MAC-ROBOT':
    'Si le premier personnage n’est ni dans une salle rouge ni dans une bleue, un robot vient le pousser dans une salle jaune adjacente au choix du personnage, s’il y en a une. Un personnage caché n’est pas poussé, et Alice peut refuser.',
  'MAC-BOMB':
    'La bombe reste en jeu jusqu’à la fin du tour. Si la seconde est tirée dans le même tour, tous ceux qui sont dans une salle rouge meurent.',
  'MAC-LOCK':
    'Le premier personnage pose un verrou sur une salle adjacente visible et non bleue. S’il n’en reste pas, on en déplace un.',
  'MAC-DISABLED':
    'Toutes les salles visibles de la couleur de la carte, sans personnage ni robot, sont retournées face cachée. Les jetons posés dessus reviennent.',
  'MAC-CHAOS':
    'Les salles pivotantes tournent de 90°, les robots poussent vers des salles jaunes adjacentes les personnages de leur salle, sauf dans les bleues, et ceux qui sont dans un tunnel passent dans un autre tunnel visible.',
  'MAC-ACCELERATION':
    'Ce tour, chaque action Contrôler déplace deux fois sa rangée. On peut s’échapper sur l’un ou l’autre cran.',
  'MAC-PANIC':
    'Le premier personnage panique : Franck perd son adrénaline, Jennifer, dans une salle jaune, attire tous ses voisins, Kevin échange deux salles adjacentes, Emmett verrouille sa propre salle, Max porte et Bruce pousse tout le monde dans une salle jaune adjacente, Sarah remplace la sienne. Alice ne fait rien.',
};
