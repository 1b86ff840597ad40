import type { CastingWords } from '../casting.ts';

export const casting: CastingWords = {
  title: 'Who is who tonight?',
  hint: 'Everybody at this screen takes a character. Your name appears on the curtain and on your card.',
  is: (count) => (count === 1 ? 'is' : 'are'),
  name: 'a name…',
  field: (characters) => `${characters}: name`,
  shuffle: 'Shuffle',
  deal: 'Deal the cards',
  toGo: (count) => `${count} to go`,
  curtain: 'Then the curtain falls. Everyone’s card is waiting behind it.',
  back: 'Back',
};
