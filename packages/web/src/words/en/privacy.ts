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
    stay: (you) => `Remain ${you}`,
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
    done: 'Signed out.',
  },
};
