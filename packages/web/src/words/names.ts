/** Keeping one's name, coming back to it, and becoming one person. */
export interface NameWords {
  readonly keep: {
    readonly title: string;
    /** While there is no way back; and once there is one. */
    readonly guest: string;
    kept(name: string): string;
    readonly passkey: string;
    readonly another: string;
    readonly passkeyHint: string;
    /** Where browsers offer no passkeys. */
    readonly noPasskeys: string;
    /** A single passkey that is on this device only. */
    readonly single: string;
    readonly synced: string;
    made(when: string): string;
    used(when: string): string;
    readonly unknown: string;
    readonly remove: string;
    readonly removed: string;
    readonly done: string;
    readonly recovery: string;
    readonly newRecovery: string;
    readonly recoveryHint: string;
    /** Above the key, which is shown once. */
    readonly shown: string;
    readonly copy: string;
    readonly copied: string;
    readonly save: string;
    readonly link: string;
    readonly linkHint: string;
  };
  readonly back: {
    readonly title: string;
    readonly sentence: string;
    readonly passkey: string;
    readonly key: string;
    readonly go: string;
    done(name: string): string;
  };
  readonly merge: {
    /** This device is somebody else. */
    other(you: string, name: string): string;
    /** What comes along, and to whom. */
    bring(you: string, games: number): string;
    bringHint(you: string, name: string): string;
    /** Tables where both sit. */
    apart(you: string, tables: number): string;
    readonly done: string;
  };
  readonly troubles: {
    readonly declined: string;
    readonly unknown: string;
  };
}
