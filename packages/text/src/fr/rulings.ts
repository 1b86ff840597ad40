import type { Rulings } from '../rulings.ts';

export const rulings: Rulings = {
  'PROG-TWO': 'Ce qui est programmé est programmé : on ne touche plus à un programme verrouillé.',
  'PROG-SECRET':
    'Le nombre d’actions programmées et l’engagement de l’adrénaline restent secrets jusqu’à ce qu’elles soient jouées ou que leur moment soit passé.',
  'FREE-CHOICE':
    'Un tour de table où rien n’est possible compte comme celui qu’on laisse vide. Qui n’a pu agir au premier doit agir au second s’il le peut.',
  'REMIND-PLACE':
    'On en a le temps jusqu’à ce qu’un autre joue ou programme, afin de pouvoir marquer ce qu’on vient de regarder. Un tour qui passe de lui-même n’en laisse pas le temps.',
  'COMM-DANGER':
    'Qui a vu la salle peut donner un signal à tout moment. Le dernier de chaque joueur compte, jusqu’à ce que la salle soit révélée ou cachée de nouveau.',
  'LOOK-1': 'Dans la coopération du prototype, la salle de vision révèle elle aussi sa salle à tous.',
  'CTRL-ESCAPE':
    'Seule compte l’action Contrôler, jouée par un prisonnier qui se tient dans la Room 25 et appartient au camp qui s’échappe. Une salle de contrôle, une carte, un gardien, un adversaire ou un prisonnier ailleurs sur la rangée ne fait sortir personne.',
  'ROOM-COLD':
    'Première édition et solitaire : qui choisit librement et commence le tour ici ne joue, là aussi, qu’une action.',
  'ROOM-PRISON':
    'Les barreaux arrêtent le déplacement de celui qui est dedans, et Max qui porte, mais ni une poussée ni un appel.',
  'ROOM-ALL':
    'Vision et secrets se montrent à chaque joueur dont un pion est là, d’abord à celui qui entre. Illusion et vortex emmènent tout le monde, un nouveau venu refroidit tous ceux de la chambre froide, et dans un bain d’acide seul survit le dernier entré.',
  'ALERT-1':
    'Dans les parties de moins de dix tours aussi, l’alarme en laisse cinq. Elle est déclenchée par le tout premier à entrer, si tard que ce soit.',
  'DEATH-SECRET':
    'Seuls comptent ceux qui sont morts à présent, pas ceux qui ont été régénérés. Ceux qui meurent au même instant meurent dans l’ordre du tour.',
  MASKS:
    'On en juge après toute entrée, mort ou retour, une fois la chaîne d’effets finie. Première édition : les morts ne comptent pas. Un gardien dévoilé de force compte comme dévoilé dès le tour suivant.',
  'GUARD-REVEAL':
    'Les moments où un gardien agit comprennent les choix encore ouverts alors, mais pas ceux que lui impose la poussée d’un autre.',
  'GUARD-POWER':
    'Le pouvoir vaut dès que la carte est montrée, de gré ou de force. L’Architecte peut cacher toute salle visible où il n’y a personne, sauf le départ ; une salle recachée est comme neuve. Le Tueur nomme d’avance les deux salles, et la seconde est abandonnée si on ne peut plus s’y déplacer ; les deux victimes de la Brute entrent dans l’ordre dit. Le Traître peut remplacer ou garder une action unique ; une fois jouée, le tour n’en contient plus.',
  'SUSP-TURNS': 'Ultimate, cinq joueurs : dix tours, comme le disent ses tableaux ; un exemple du livret en dit neuf.',
  'SUSP-GUARDS':
    'Pas de gardien en jeu veut dire qu’aucun n’a été distribué. Les gardiens morts gagnent avec les autres.',
  'COOP-WIN':
    'Prototype : tous les vivants doivent être dans la Room 25 pour s’échapper. Le score est de trois par évadé et d’un par tour restant.',
  'COMP-PLAYERS':
    'Le livret d’Ultimate n’a pas de compétition. Nous la proposons avec ses salles et ses capacités, en dix tours et sans salle clé.',
  'COMP-WIN':
    'Si le temps s’épuise ou si tous sont morts, personne ne gagne. Prototype : de même si plusieurs camps, ou aucun, ont un prisonnier dans la Room 25 ; être le dernier camp en vie n’y fait pas gagner.',
  'TEAM-PLAYERS':
    'Le livret d’Ultimate n’a pas d’équipes. Nous les proposons avec ses salles et ses capacités, en dix tours et sans salle clé.',
  'TEAM-WIN': 'Si tous meurent en même temps, il y a égalité.',
  'SOLO-P':
    'Le livret n’a de score que pour la coopération. En solitaire, il se compte de même : trois par pion évadé et un par tour restant ; rien pour une partie perdue.',
  'ADR-1': 'Qui meurt avec un jeton engagé l’a utilisé.',
  ALICE:
    'On lui demande son avis à chaque poussée de robot, même si elle l’a ordonnée. Quand elle se cache, aucun robot ne peut la viser : on ne demande rien.',
  MAX: 'Ce qui renvoie l’un des deux emmène aussi l’autre, mais jamais Alice. Là où tous deux meurent, c’est dans l’ordre du tour.',
  EMMETT:
    'Une salle fermée ou occupée peut être verrouillée. Un verrou suit sa salle quand elle glisse ou qu’on l’échange, reste en place si elle est remplacée, et revient si elle est retournée face cachée.',
  KEVIN: 'Il ne peut pas échanger une salle bleue visible. Jetons, robots et rubans suivent une salle échangée.',
  SARAH: 'Une salle fermée qu’elle remplace est de nouveau ouverte.',
  BRUCE: 'Une Alice cachée est tout de même près de lui. Jennifer peut refuser son appel, pas qu’il la porte.',
  FRANCK:
    'Un jeton engagé ce tour est encore à lui : Récupérer est alors perdu. Gardien dévoilé, il perd au tour suivant ce qu’il a récupéré.',
  'ROOM-KEY':
    'Elle n’est distribuée qu’en coopération et en solitaire ; ailleurs une liste qui la contient est refusée.',
  'ROOM-ROBOT': 'La boîte contient deux robots, un par salle robot.',
  'ROOM-PIVOTING':
    'Qui arrive sans direction, par un tunnel ou une illusion, choisit l’axe. Un robot amené par une carte laisse le couloir tel quel.',
  'ROOM-PARANOIA':
    'Au tour de l’entrée on ne tire que pour les actions qu’on avait encore. Cela finit aussi quand la salle a été remplacée. Y entrer de nouveau mélange une nouvelle pile mais ne rend pas d’actions ; un jeton puni quitte la pile.',
  'ROOM-TIMER': 'S’il reste deux tours et qu’elle en prend un, ce tour est le dernier, avec tout ce qui s’ensuit.',
  'MAC-DRAW':
    'Une carte est défaussée une fois lue ; celles qui durent jusqu’à la fin du tour le sont alors. L’option sans cartes M.A.C. est de notre cru, pour une première partie plus douce : on n’en tire aucune, aucune salle M.A.C. n’est tirée au sort, et celle qu’on a choisie ne fait rien.',
  'MAC-CARRIED': 'Ces cartes parlent d’un personnage. De deux, c’est celui qui marche.',
  'MAC-PUNISH':
    'Une action punie est perdue quand vient son tour de table, une action unique au premier. Pour un piège, c’est une action ; celle qu’un miroir a prise n’en est pas une.',
  'MAC-BLACKOUT':
    'Les salles vertes cachées deviennent vides aussi, sans être montrées. Qui en connaissait une sait qu’elle est vide à présent.',
  'MAC-CHAOS':
    'Dans cet ordre : les couloirs tournent, les robots poussent par les nouvelles issues, puis qui est dans un tunnel voyage une fois ; se cacher n’y change rien.',
  'MAC-PANIC':
    'Qui se cache n’est ni attiré, ni porté, ni poussé ; un robot ne rend pas une salle occupée ; les barreaux retiennent Max dans une prison. Celui qu’une carte précédente a séparé de son but reste où il est.',
};
