import type { NameWords } from '../names.ts';

export const names: NameWords = {
  keep: {
    title: 'Keep your name',
    guest:
      'Your name lives on this device only. If its data is cleared, your name, your seats and your games are out of reach.',
    kept: (name) => `You can come back as ${name} from any device.`,
    passkey: 'Keep it with a passkey',
    another: 'Add another passkey',
    passkeyHint: 'Your device asks for your fingerprint, your face or its PIN. There is no password and no e-mail.',
    noPasskeys:
      'At this address browsers have no passkeys: they need a name and https, or localhost. A recovery key works everywhere.',
    single: 'This passkey is on one device only. Add another one, or a recovery key, in case you lose it.',
    synced: 'on several devices',
    made: (when) => `made ${when}`,
    used: (when) => `last used ${when}`,
    unknown: 'Passkey',
    remove: 'Remove',
    removed: 'Removed.',
    done: 'Your name is kept.',
    recovery: 'Make a recovery key',
    newRecovery: 'Make a new recovery key',
    recoveryHint: 'A new key takes the place of the last one.',
    shown: 'Write this key down. You will not see it again, and whoever has it is you.',
    copy: 'Copy the key',
    copied: 'Copied',
    save: 'Save as a file',
    link: 'Link for another device',
    linkHint: 'It works once, within ten minutes, and makes the other device yours.',
  },
  back: {
    title: 'Come back to a name you kept',
    sentence: 'If you have kept a name on this server, use it on this device too.',
    passkey: 'Use a passkey',
    key: 'Recovery key',
    go: 'Come back',
    done: (name) => `You are ${name}.`,
  },
  merge: {
    other: (you, name) =>
      `On this device you are ${you}. If you continue as ${name}, it can no longer reach ${you}’s seats.`,
    bring: (you, games) => `Bring ${you}’s ${games === 1 ? 'game' : `${games} games`} along`,
    bringHint: (you, name) =>
      `Or merge the two: ${you}’s seats, finished games and devices become ${name}’s, for good.`,
    apart: (you, tables) =>
      tables === 1
        ? `You both have a seat at the same table: ${you} leaves it.`
        : `You both have a seat at ${tables} tables: ${you} leaves them.`,
    done: 'The two names are one now.',
  },
  troubles: {
    declined: 'No passkey was used.',
    unknown: 'This key does not work here.',
  },
};
