import type { Firsts } from '../../presenter/occasions.ts';

export const firsts: Firsts = {
  clue: 'One room each, before we start. Choose the one you would lie about.',
  plan: 'Two actions, in order, in secret. You will regret the second.',
  claim: '{who} tells us about {cell}. Nobody checks. It may even be true.',
  control: 'Control slides a whole line, with everybody on it.',
  alarm: 'The alarm: Room 25 is found, and the Complex is in a hurry now.',
  ability: 'An ability. {who} has this one, and nobody else.',
  masks: 'So many are in Room 25 by now that the rules want masks to fall.',
  together: {
    clue: 'One room each, before we start. Then tell the others, by all means.',
    claim: '{who} tells us about {cell}. Nobody here has a reason to lie.',
  },
};
