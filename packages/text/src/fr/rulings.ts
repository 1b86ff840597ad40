import type { Rulings } from '../rulings.ts';

export const rulings: Rulings = {
  'PROG-TWO': 'Ce qui est programmé est programmé : on ne touche plus à un programme validé.',
  'PROG-SECRET':
    'Le nombre d’actions programmées et l’engagement de l’adrénaline se voient dès que tous ont programmé, comme des jetons posés face cachée sur la table ; pas avant.',
  'FREE-CHOICE':
    'Un tour de table où rien n’est possible compte comme celui qu’on laisse vide. Un personnage qui n’a pas pu agir au premier doit agir au second s’il le peut.',
  'REMIND-PLACE':
    'C’est à vous de jouer jusqu’à ce qu’un autre commence, ou que quelqu’un programme, afin de marquer ce que vous venez de regarder ; de même si votre action est perdue ou si vous n’en avez pas. En solo dans le prototype, c’est à tous les pions qui peuvent encore agir dans ce tour de table. On peut convenir à l’avance de ce que signifie une balise, si toute la table le sait : en coopération, les bots balisent les salles mortelles.',
  'COMM-DANGER':
    'Un joueur qui a vu la salle peut donner un signal à tout moment. Le dernier signal de chaque joueur compte, jusqu’à ce que la salle soit révélée ou cachée de nouveau.',
  'COMM-PHRASE':
    'Chacun peut donner un conseil sur n’importe quel endroit, qu’il l’ait vu ou non : un conseil ne trahit donc rien. La dernière chose dite par un joueur vaut jusqu’à la fin du tour. Les morts se taisent, et tout le monde se tait sous le brouillage.',
  'LOOK-1': 'Dans la coopération du prototype, une salle vue depuis la salle de vision est elle aussi révélée à tous.',
  'CTRL-ESCAPE':
    'Seule compte l’action Contrôler, jouée par un prisonnier qui se tient dans la Room 25 et appartient au camp qui s’échappe. Une salle de contrôle, une carte, un gardien, un adversaire ou un prisonnier ailleurs sur la rangée ne fait sortir personne.',
  'ROOM-COLD':
    'Première édition et solo : un personnage qui choisit librement et commence le tour ici ne joue, là aussi, qu’une action.',
  'ROOM-PRISON':
    'Les barreaux arrêtent le déplacement de celui qui est dedans, et Max qui porte, mais ni une poussée ni un appel.',
  'ROOM-ALL':
    'Dans une salle de vision ou des secrets, chaque joueur qui a un pion regarde, d’abord celui qui entre. Illusion et vortex emmènent tout le monde, un nouveau venu refroidit tous ceux de la chambre froide, et dans un bain d’acide seul survit le dernier entré.',
  'ALERT-1':
    'Dans les parties de moins de dix tours aussi, l’alarme en laisse cinq. Elle est déclenchée par le tout premier à entrer, si tard que ce soit.',
  'DEATH-SECRET':
    'Seuls comptent ceux qui sont morts à présent, pas ceux qui ont été régénérés. Ceux qui meurent au même instant meurent dans l’ordre du tour.',
  MASKS:
    'On en juge après toute entrée, mort ou retour, une fois la chaîne d’effets finie ; prototype : après chacun des deux pas du Tueur. Première édition : les morts ne comptent pas. Un gardien dévoilé de force compte comme dévoilé dès le tour suivant.',
  'GUARD-REVEAL':
    'C’est au gardien de jouer jusqu’à ce qu’un autre commence, ou que quelqu’un programme, même si son action est perdue ou s’il n’en a pas. Après la dernière action d’un tour, il se dévoile encore dans ce tour et choisit librement dès le suivant. Un choix que lui impose la poussée d’un autre n’en fait pas partie.',
  'GUARD-POWER':
    'Le pouvoir vaut dès que la carte est dévoilée, de gré ou de force. L’Architecte peut cacher toute salle visible où il n’y a personne, sauf la salle centrale ; une salle cachée de nouveau est comme neuve. Le Tueur nomme d’avance les deux salles, et la seconde est abandonnée si on ne peut plus s’y déplacer ; les deux victimes de la Brute entrent dans l’ordre annoncé. Une fois par tour, le Traître peut inverser ses deux actions ou changer l’une d’elles, sans y être tenu : une action sans cible peut aussi être perdue. Il peut remplacer ou garder une action unique ; une fois celle-ci jouée, il n’en a plus pour ce tour.',
  'SUSP-TURNS': 'Ultimate, cinq joueurs : dix tours, comme le disent ses tableaux ; un exemple du livret en dit neuf.',
  'SUSP-GUARDS':
    'Pas de gardien en jeu veut dire qu’aucun n’a été distribué. Les gardiens morts gagnent avec les autres.',
  'COOP-WIN':
    'Prototype : tous les vivants doivent être dans la Room 25 pour s’échapper. Le score compte trois points par évadé et un par tour restant.',
  'COMP-PLAYERS':
    'Le livret d’Ultimate n’a pas de compétition. Nous la proposons avec ses salles et ses capacités, en dix tours et sans salle clé.',
  'COMP-WIN':
    'Si le décompte s’achève ou si tous sont morts, personne ne gagne. Prototype : de même si plusieurs camps, ou aucun, ont un prisonnier dans la Room 25 ; être le dernier camp en vie n’y fait pas gagner.',
  'TEAM-PLAYERS':
    'Le livret d’Ultimate n’a pas d’équipes. Nous les proposons avec ses salles et ses capacités, en dix tours et sans salle clé.',
  'TEAM-WIN': 'Si tous meurent en même temps, il y a égalité.',
  'SOLO-P':
    'Le livret n’a de score que pour la coopération. En solo, il se compte de même : trois points par pion évadé et un par tour restant ; rien pour une partie perdue.',
  'ADR-1': 'Un personnage qui meurt avec un jeton engagé l’a utilisé.',
  ALICE:
    'On lui demande son avis à chaque poussée de robot, même si elle l’a ordonnée. Quand elle se cache, aucun robot ne peut la viser : on ne demande rien.',
  MAX: 'Ce qui renvoie l’un des deux emmène aussi l’autre, mais jamais Alice. Si tous deux meurent, c’est dans l’ordre du tour.',
  EMMETT:
    'Une salle fermée ou occupée peut être verrouillée. Un verrou suit sa salle quand elle glisse ou qu’on l’échange, reste en place si elle est remplacée, et revient si elle est retournée face cachée.',
  KEVIN:
    'Il ne peut pas échanger une salle bleue visible. Jetons, robots et rubans « Ne pas franchir » suivent une salle échangée.',
  SARAH: 'Une salle fermée qu’elle remplace est de nouveau ouverte.',
  BRUCE:
    'Une Alice cachée est tout de même près de lui. Jennifer peut refuser son appel, mais pas d’être portée par lui.',
  FRANCK:
    'Un jeton engagé ce tour est encore à lui : Récupérer est alors perdu. Gardien dévoilé, il perd au tour suivant ce qu’il a récupéré.',
  'ABIL-LEVELS':
    'Avec toutes les cartes en prise en main, une carte fait ce qui y est imprimé : « Panique » touche chaque personnage (Sarah n’a alors pas de salle vide), « Rembobinage » n’épargne qu’Alice, et un verrou n’arrête pas Emmett. Ce que seule sa capacité dit ne protège pas Alice.',
  'ROOM-KEY': 'Elle n’est distribuée qu’en coopération et en solo ; ailleurs, une liste qui la contient est refusée.',
  'ROOM-ROBOT': 'La boîte contient deux robots, un par salle robot.',
  'ROOM-PIVOTING':
    'Un personnage qui arrive sans direction, par une illusion, choisit l’axe, même si l’illusion vient d’à côté. Un robot amené par une carte laisse le couloir tel quel.',
  'ROOM-PARANOIA':
    'Le tour où l’on entre, on ne tire que pour les actions qu’on avait encore. L’effet cesse aussi quand la salle a été remplacée. Y entrer de nouveau mélange une nouvelle pile mais ne rend pas d’actions ; un jeton puni quitte la pile.',
  'ROOM-TIMER': 'S’il reste deux tours et qu’elle en prend un, ce tour est le dernier, avec tout ce qui s’ensuit.',
  'MAC-DRAW':
    'Une carte est défaussée une fois lue ; celles qui durent jusqu’à la fin du tour le sont alors. Chacun peut consulter la défausse à tout moment. L’option sans cartes M.A.C. est de notre cru, pour une première partie plus douce : on n’en tire aucune, aucune salle M.A.C. n’est tirée au sort, et celle qu’on a choisie ne fait rien.',
  'MAC-CARRIED': 'Ces cartes parlent d’un seul personnage. Quand l’un porte l’autre, il s’agit du porteur.',
  'MAC-PUNISH':
    'Une action punie est perdue quand vient son tour de table, une action unique au premier. Pour un piège, c’est une action ; celle qu’un miroir a prise n’en est pas une. Une carte qui ne nomme personne en jeu est écartée avant la partie : elle serait sans effet.',
  'MAC-BLACKOUT':
    'Les salles vertes cachées restent ce qu’elles sont. La carte parle de toutes les salles vertes, mais personne ne pourrait trouver celles-là sans regarder.',
  'MAC-DISABLED':
    'Le ruban « Ne pas franchir » revient comme tout jeton : une salle fermée est de nouveau ouverte ; sur une salle face cachée, il dirait laquelle c’est. Un robot garde sa salle visible comme le fait un personnage.',
  'MAC-CHAOS':
    'Dans cet ordre : les couloirs tournent, les robots poussent par les nouvelles issues, puis ceux qui sont dans un tunnel passent une fois dans un autre ; se cacher n’y change rien.',
  'MAC-PANIC':
    'Un personnage caché n’est ni attiré, ni porté, ni poussé ; un robot ne rend pas une salle occupée ; les barreaux retiennent Max dans une prison. Celui qu’une carte précédente a séparé de son but reste où il est. Bruce choisit parmi les salles où chacun d’eux peut entrer.',
};
