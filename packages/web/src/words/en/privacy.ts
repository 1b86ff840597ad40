import type { PrivacyWords } from '../privacy.ts';

export const privacy: PrivacyWords = {
  terms: {
    title: 'Who may come in?',
    password: 'Password',
    hint: 'None: the link is enough',
    stays: 'Stays as it is',
    none: 'Remove the password',
    unwatched: 'No spectators',
    unwatchedHint: 'Once the show has begun, only the players see it, even after it has ended.',
    answers: { anybody: 'Whoever has the link', password: 'Whoever knows the password', unwatched: 'no spectators' },
  },
  enter: { title: 'This table asks for a password', go: 'Come in', wrong: 'That is not the password.' },
  carry: {
    whose: (name) => `This link belongs to ${name}.`,
    once: 'It works once. Accept it only if you made it yourself.',
    other: (you, name) =>
      `On this device you are ${you}. If you accept the link you will be ${name} here, and this device can no longer reach ${you}’s seats.`,
    take: (name) => `Continue as ${name}`,
    stay: (you) => `Stay ${you}`,
  },
  devices: {
    title: 'Your devices',
    sentence:
      'These devices can use your name and your seats. Sign out any that you don’t recognise or no longer have.',
    here: 'this one',
    unknown: 'Unknown device',
    seen: (when) => `last seen ${when}`,
    signOut: 'Sign out',
    others: 'Sign out everywhere else',
    all: 'Sign out everywhere',
    allHint: 'You will lose your name and your seats, and nobody can bring them back. Press again to confirm.',
    allKept: 'You can come back with your passkey or your recovery key. Press again to confirm.',
    done: 'Signed out.',
  },
  others: {
    title: 'The others here',
    sentence: 'Nobody is told what you do here.',
    mute: 'Hide what they write',
    block: 'Block',
    report: 'Report',
    why: 'What is wrong?',
    reasons: {
      talk: 'What they write',
      name: 'Their name',
      spoiling: 'They spoil the game on purpose',
      'two-seats': 'They play two seats',
      other: 'Something else',
    },
    note: 'In your own words, if you like',
    send: 'Send the report',
    done: {
      mute: (name) => `You no longer see what ${name} writes.`,
      block: (name) => `${name} and you will no longer sit at each other’s tables.`,
      report: (name) => `Reported: ${name}. The operators will see this moment of the table.`,
    },
  },
  shunned: {
    title: 'Muted and blocked',
    kinds: { mute: 'muted', block: 'blocked' },
    forgive: 'Undo',
  },
  sanctions: {
    kinds: {
      mute: 'For a while you cannot write in your own words.',
      ban: 'For a while you cannot open a table or take a seat.',
      rename: 'For a while you go by another name.',
    },
    until: (when) => `Until ${when}`,
    answer: 'Your answer (only once)',
    send: 'Send the answer',
    answered: (text) => `Your answer: ${text}`,
  },
  data: {
    title: 'Your data',
    sentence:
      'This server keeps your name, your devices and keys, the tables you sat at and what you said there. It is yours to take, and yours to erase. The file says how long it is kept.',
    take: 'Download it all',
    forget: 'Forget me',
    forgetHint:
      'You leave every table. Your name, your words and your devices are deleted at once; your moves stay in the others’ games, without you. Nobody can undo this.',
    confirm: (name) => `Type ${name} to confirm`,
    done: 'You have been forgotten.',
  },
};
