import { typeset } from '@room25/text';
import type { Firsts } from '../../presenter/occasions.ts';

export const firsts: Firsts = typeset({
  clue: 'Une salle chacun. Choisissez celle sur laquelle vous mentirez.',
  plan: 'Deux actions, dans l’ordre, en secret. On regrette la seconde.',
  claim: '{who} parle de {cell}. Personne ne vérifie. C’est peut-être vrai.',
  control: 'Contrôler fait glisser toute une rangée, avec ceux qui s’y trouvent.',
  alarm: 'L’alarme : la Room 25 est trouvée, et le Complexe est pressé.',
  ability: 'Une capacité. Celle-ci est à {who}, et à personne d’autre.',
  masks: 'La Room 25 s’est remplie : la règle veut que les masques tombent.',
  together: {
    clue: 'Une salle chacun. Et dites aux autres ce que vous y avez vu.',
    claim: '{who} parle de {cell}. Personne ici n’a de raison de mentir.',
  },
});
