import type { FairnessWords } from '../fairness.ts';

export const fairness: FairnessWords = {
  title: 'Was it dealt fairly?',
  home: 'Home',
  replay: 'Watch the replay',
  verdicts: { right: 'The deal is right', wrong: 'The deal is wrong', incomplete: 'It cannot be told' },
  sentences: {
    right: 'Chance alone dealt this game: neither the server nor any player could choose what lay where.',
    wrong: 'Something does not fit: this is not the deal that was promised, or not the game that was played.',
    incomplete:
      'This record carries no proof. A game on one device is dealt from a seed that nobody has promised beforehand; only games on a server come with a proof.',
  },
  serverAlone:
    'The server kept to the number that it had promised. But no seat added one of its own, so nothing shows that the server did not pick a deal to its liking.',
  checks: 'What was checked, here in your browser',
  states: { right: 'Right', wrong: 'Wrong', open: 'Not checked' },
  names: {
    commitment: 'The server kept its promise',
    seed: 'Everybody’s number went in',
    deal: 'Nothing was laid by hand',
    seating: 'Characters and turn order came from the seed',
    play: 'The game was played by the rules',
  },
  explanations: {
    commitment: 'Its secret number is the one whose fingerprint it showed before anybody sat down.',
    seed: 'The seed of the game is made of the server’s number and of the numbers that the seats added.',
    deal: 'Rooms, roles and cards were all drawn from that seed.',
    seating: 'Who plays whom and who goes first follow from the seed, and from what players chose of it beforehand.',
    play: 'Every move of the record is legal in that deal, and it ends as the record says.',
  },
  evidence: 'The numbers',
  commitment: 'Fingerprint, shown before the game',
  serverSeed: 'The server’s secret number',
  seat: (number) => `Added by seat ${number}`,
  nothingAdded: 'nothing',
  seed: 'Seed of the game',
  compare: 'Is it really your game?',
  compareSentence: 'Whoever noted a number before the game can compare it here.',
  myCommitment: 'The fingerprint that I was shown',
  myNumber: 'The number that my program added',
  same: 'The same.',
  other: 'Not the same.',
  how: 'How a deal is kept fair',
  steps: [
    'Before anybody sits down, the server thinks up a secret number and shows its fingerprint. The number cannot be guessed from it, nor changed any more.',
    'Each player’s page adds a number of its own. So the server cannot know beforehand what will be dealt.',
    'All these numbers together make the seed, and everything is drawn from the seed.',
    'After the end all numbers are laid open, and anybody can repeat the sum.',
  ],
  yourself: 'The same check without this page: room25 verify FILE',
  open: 'Check a file',
  none: 'Open the record of a game that was played on a server.',
};
