import type { PrivacyWords } from '../privacy.ts';

export const privacy: PrivacyWords = {
  terms: {
    title: 'Who may come in?',
    password: 'Password',
    hint: 'None: the link is enough',
    stays: 'Stays as it is',
    none: 'Remove the password',
    unwatched: 'Nobody looks on',
    unwatchedHint: 'Once the show has begun, only those who play see it, afterwards too.',
    answers: { anybody: 'Whoever has the link', password: 'Whoever knows the password', unwatched: 'no onlookers' },
  },
  enter: { title: 'This table asks for a password', go: 'Come in', wrong: 'That is not the password.' },
  carry: {
    whose: (name) => `This link belongs to ${name}.`,
    once: 'It works once. Take it only if you made it yourself.',
    other: (you, name) =>
      `On this device you are ${you}. If you take the link you are ${name} here, and this device can no longer reach ${you}’s seats.`,
    take: (name) => `Be ${name} here`,
    stay: (you) => `Stay ${you}`,
  },
  devices: {
    title: 'Your devices',
    sentence: 'Here your name and your seats can be used. Sign out what you do not know or no longer have.',
    here: 'this one',
    unknown: 'Unknown device',
    seen: (when) => `last seen ${when}`,
    signOut: 'Sign out',
    others: 'Sign out everywhere else',
    all: 'Sign out everywhere',
    allHint: 'Your name and your seats are gone then, and nobody can bring them back. Press again to do it.',
    done: 'Signed out.',
  },
};
