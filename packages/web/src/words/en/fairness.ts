import type { FairnessWords } from '../fairness.ts';

export const fairness: FairnessWords = {
  title: 'Was it dealt fairly?',
  home: 'Home',
  replay: 'Watch the replay',
  verdicts: { right: 'The deal was fair', wrong: 'The deal does not check out', incomplete: 'No way to tell' },
  sentences: {
    right: 'Chance alone dealt this game: neither the server nor any player could choose what lay where.',
    wrong: 'Something does not fit: this is not the deal that was promised, or not the game that was played.',
    incomplete:
      'This record carries no proof. A game on a single device is dealt from a seed that nobody committed to in advance; only games on a server come with proof.',
  },
  serverAlone:
    'The server kept to the number that it had promised. But no player added a number, so nothing shows that the server did not pick a deal it liked.',
  checks: 'What was checked, here in your browser',
  states: { right: 'Right', wrong: 'Wrong', open: 'Not checked' },
  names: {
    commitment: 'The server kept its promise',
    seed: 'Everybody’s number went in',
    deal: 'Nothing was placed by hand',
    seating: 'Characters and turn order came from the seed',
    play: 'The game was played by the rules',
  },
  explanations: {
    commitment: 'Its secret number is the one whose fingerprint it showed before anybody sat down.',
    seed: 'The seed of the game is made of the server’s number and of the numbers the players added.',
    deal: 'Rooms, roles and cards were all drawn from that seed.',
    seating: 'Who plays whom and who goes first follow from the seed, and from the characters that players asked for.',
    play: 'Every move of the record is legal in that deal, and it ends as the record says.',
  },
  evidence: 'The numbers',
  commitment: 'Fingerprint, shown before the game',
  serverSeed: 'The server’s secret number',
  seat: (number) => `Added by seat ${number}`,
  nothingAdded: 'nothing',
  seed: 'Seed of the game',
  compare: 'Is it really your game?',
  compareSentence: 'If you noted a number before the game, compare it here.',
  myCommitment: 'The fingerprint I was shown',
  myNumber: 'The number my program added',
  same: 'The same.',
  other: 'Different.',
  how: 'How a deal is kept fair',
  steps: [
    'Before anybody sits down, the server picks a secret number and shows its fingerprint. The number cannot be worked out from that, and can no longer be changed.',
    'Each player’s page adds a number of its own. So the server cannot know beforehand what will be dealt.',
    'All these numbers together make the seed, and everything is drawn from the seed.',
    'When the game is over all the numbers are published, and anyone can redo the calculation.',
  ],
  yourself: 'The same check without this page: room25 verify FILE',
  open: 'Check a file',
  none: 'Open the record of a game that was played on a server.',
};
