import type { RuleTexts } from '../language.ts';

export const rulesIn: RuleTexts['rulesIn'] = {
  prototype: {
    'SET-BUILD':
      'Douze salles forment une croix autour du centre ; les douze autres, dont la Room 25, remplissent les zones de sortie.',
    'SET-COMPOSITION':
      'Outre la salle centrale et la Room 25, le plateau compte 23 salles, issues d’une liste donnée ou choisies parmi les tuiles de l’édition.',
    'REMIND-PLACE':
      'Quand c’est à votre pion de jouer, vous pouvez poser gratuitement son unique balise sur une salle cachée, ou la déplacer. Elle revient quand cette salle est révélée.',
    'LOOK-1':
      'Regarder vous montre, à vous et à personne d’autre, une salle cachée adjacente ; s’il n’y en a pas, l’action est perdue. En coopération, la salle est révélée à tous.',
    'PUSH-1':
      'Pousser envoie le pion d’un autre joueur (en solo, n’importe quel pion) de votre salle dans une salle adjacente, sans que vous bougiez ; l’action est perdue s’il n’y en a pas ou si aucune salle adjacente n’est accessible.',
    'CTRL-CENTRAL':
      'La ligne 3 et la colonne c ne bougent jamais. Depuis la salle centrale, seul un Hacker dévoilé peut contrôler.',
    'ROOM-CENTRAL':
      'La salle centrale ne bouge jamais, et on ne peut pousser personne dehors. Les autres actions n’y sont pas limitées.',
    'ROOM-25': 'La Room 25 est la sortie.',
    'ROOM-VISION':
      'En entrant dans la salle de vision, on choisit une salle cachée, et tous les joueurs qui ont un pion là la voient. Si aucune n’est cachée, rien ne se passe.',
    'ROOM-MOVING':
      'Le téléport, avec tous ses occupants, échange sa place avec une salle cachée au choix, qui reste cachée. Si aucune n’est cachée, rien ne se passe.',
    'ROOM-COLD': 'Entrer dans une chambre froide coûte une action du tour suivant, où que soit alors le pion.',
    'ROOM-PRISON':
      'On ne sort d’une prison qu’en se déplaçant vers une salle occupée par un autre pion ; une poussée peut aussi en tirer.',
    'ROOM-FLOODED': 'Une chambre condamnée se ferme dès que quelqu’un y est entré, mais elle ne noie personne.',
    'ROOM-MORTAL': 'Tout personnage qui entre dans une chambre empoisonnée meurt aussitôt.',
    'ROOM-ILLUSION':
      'La salle des illusions échange sa place avec une salle cachée au choix ; celle-ci est révélée et son effet s’applique à tous ceux qui étaient là. La salle des illusions reste visible là où elle va. Si aucune n’est cachée, rien ne se passe.',
    'ROOM-FLOODED-2':
      'Une chambre condamnée se ferme quand quelqu’un y entre, pas quand on la regarde. Dès lors personne d’autre ne peut y entrer ; ceux qui s’y trouvent peuvent en sortir.',
    'DEATH-SECRET': 'Un personnage qui meurt dévoile aussitôt son rôle.',
    MASKS: 'Quand trois personnages sont en même temps dans la Room 25, tous dévoilent leur rôle.',
    'GUARD-REVEAL':
      'Un gardien peut dévoiler son rôle à tout moment. Il continue de programmer, mais il a dès lors le pouvoir de sa carte.',
    'SUSP-ROLES':
      'Quatre joueurs tirent parmi 4 prisonniers et 1 gardien, cinq ou six parmi 4 prisonniers et 2 gardiens ; la carte qui reste n’est pas montrée. Les gardiens sont tirés parmi cinq cartes de gardien.',
    'SUSP-TURNS': 'Le mode Suspicion dure 8 tours à quatre joueurs, 10 à cinq, 12 à six.',
    'SUSP-GUARDS':
      'Les gardiens gagnent quand deux prisonniers sont morts, ou s’il en reste plus d’un à l’intérieur à la fin du décompte, même si les gardiens sont morts entre-temps. S’il n’y a pas de gardien en jeu, c’est le Complexe qui gagne.',
    'COOP-PLAYERS': 'La coopération se joue de 4 à 6, avec un pion chacun.',
    'COOP-TURNS': 'La coopération dure 8 tours.',
    'COOP-WIN':
      'Tous les vivants doivent s’échapper ensemble : la victoire est totale si personne n’est mort, sinon partielle. On ne perd que si tous sont morts ou si le décompte s’achève.',
    'COMP-PLAYERS':
      'La compétition se joue à 2 ou 3 avec deux pions chacun, ou à 4 ou 6 par équipes de deux. Elle dure 8 tours à deux camps, 9 à trois.',
    'COMP-WIN':
      'Le premier camp à s’échapper avec ses deux pions gagne ; on ne s’échappe pas avec un seul. À la fin du décompte, un camp gagne s’il est le seul à avoir un prisonnier dans la Room 25.',
  },
  first: {
    'ROOM-TUNNEL':
      'En entrant dans une salle tunnel, on passe dans sa jumelle, si celle-ci est visible, sans y subir d’autre effet. Sinon rien ne se passe.',
    MASKS:
      'Quand il y a plus de personnages vivants dans la Room 25 que dehors, les vivants restés dehors dévoilent leur rôle.',
    'COOP-TURNS': 'La coopération dure 8 tours, quel que soit le nombre de personnages.',
  },
  ultimate: {
    'WORD-TURN':
      'Un tour, c’est la programmation, puis deux tours de table d’actions et un troisième pour l’adrénaline, puis le décompte. À chaque tour de table, tout personnage vivant agit une fois, dans l’ordre du tour.',
    'WORD-COLOUR':
      'Les salles bleues sont spéciales : la salle centrale, la Room 25 et la salle clé. Le vert est sans danger, le jaune un obstacle, le rouge un danger mortel.',
    'SET-BUILD':
      'Douze salles forment une croix autour du centre ; les douze autres remplissent les zones de sortie. La Room 25 en fait toujours partie, tout comme les salles clé, de vision, mobile et robot si l’on joue avec.',
    'SET-COMPOSITION':
      'Outre la salle centrale et la Room 25, le plateau compte 23 salles, issues d’une liste donnée ou choisies parmi les tuiles de l’édition. En coopération, la salle clé en fait partie.',
    'SET-CHARACTERS':
      'Seuls les personnages de la partie peuvent agir, avec les actions qu’ils ont. Ils sont huit, et chacun a une capacité bien à lui.',
    'MOVE-INTO':
      'On ne peut entrer ni dans une salle fermée, ni dans une salle verrouillée ; seul Emmett peut entrer dans cette dernière.',
    'ROOM-PRISON':
      'On ne sort d’une prison qu’en se déplaçant vers une salle où se trouve un autre personnage ou un robot ou, si elle est adjacente, vers la salle centrale ; une poussée ou un appel peut aussi en tirer.',
    'ROOM-TRAPPED-2':
      'On est sauvé dès qu’on quitte le piège, par n’importe quel moyen ; y revenir le réarme. Glisser avec la salle, ce n’est pas la quitter. Si la salle est remplacée ou retournée, le piège disparaît.',
    'ROOM-FLOODED-1':
      'Un personnage entré dans une salle inondable s’y noie s’il y est encore à la fin de son second tour de table du tour suivant, avant toute adrénaline.',
    MASKS:
      'Quand il n’y a pas plus de vivants hors de la Room 25 qu’il n’a été distribué de gardiens, ils dévoilent leur rôle. Si aucun gardien n’a été distribué, c’est le cas dès qu’il n’en reste qu’un dehors.',
    'GUARD-REVEAL':
      'Après l’alarme, un gardien peut dévoiler son rôle quand c’est à lui de jouer. Dès le tour suivant il choisit librement au lieu de programmer, capacité comprise, et n’a plus d’adrénaline.',
    'SUSP-ROLES':
      'À quatre joueurs il y a un gardien, à cinq un ou deux, au choix de la table, et deux à partir de six. Il ne reste aucune carte de rôle.',
    'SUSP-TURNS': 'Le mode Suspicion dure 10 tours jusqu’à six joueurs, 9 à sept, 8 à huit.',
    'COOP-PLAYERS':
      'En coopération, un joueur seul a quatre personnages, 2 ou 3 joueurs en ont deux chacun, 4 à 6 en ont un.',
    'COOP-WIN':
      'Si tous s’échappent, la victoire est totale. Toute mort fait perdre, la fin du décompte aussi ; et personne ne peut s’échapper avant l’activation de la salle clé.',
  },
};
