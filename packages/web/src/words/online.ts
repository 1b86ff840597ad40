/** Tables on a server: the lobby, the waiting room, talk, what happens to the connection. Fetched when one of them is opened. */
import type { Clock, Phrase, RefusalCode, TableStatus, Talk } from '@room25/protocol';

export interface OnlineWords {
  readonly lobby: {
    readonly title: string;
    readonly sentence: string;
    readonly open: string;
    readonly mine: string;
    readonly noneOfMine: string;
    readonly tables: string;
    readonly noTables: string;
    readonly watch: string;
    readonly nothingToWatch: string;
    readonly filter: string;
    readonly any: string;
    readonly edition: string;
    readonly mode: string;
    readonly code: string;
    readonly go: string;
    readonly yourMove: string;
    readonly states: Readonly<Record<TableStatus, string>>;
    taken(taken: number, seats: number): string;
    by(people: string): string;
    readonly doors: { readonly sit: string; readonly watch: string; readonly back: string; readonly end: string };
    until(when: string): string;
    /** The presenter's lines: when somebody waits for me, when there are tables to go to, when there are none. */
    readonly odette: { readonly awaited: string; readonly tables: string; readonly quiet: string };
  };
  /** For people who were forgotten; several of them are numbered. */
  readonly somebody: string;
  readonly name: { readonly ask: string; readonly label: string; readonly hint: string; readonly keep: string };
  readonly terms: {
    readonly title: string;
    readonly change: string;
    readonly changeHint: string;
    readonly clock: string;
    readonly clocks: readonly (Choice & { readonly clock: Clock })[];
    clockOf(clock: Clock): string;
    readonly talk: string;
    readonly talks: Readonly<Record<Talk, Choice>>;
    readonly listed: string;
    readonly listedness: { readonly link: Choice; readonly listed: Choice };
    readonly screen: string;
    readonly screens: { readonly seat: Choice; readonly television: Choice };
  };
  readonly quick: {
    readonly name: string;
    /** What it is, while nobody is there yet. */
    readonly sentence: string;
    readonly sit: string;
    readonly looking: string;
    /** How many people wait for one to begin. */
    waiting(count: number): string;
    /** When bots take the free seats. */
    fills(seconds: number): string;
    readonly begins: string;
    /** The key for not waiting any longer. */
    readonly now: string;
    /** After leaving two games. */
    rests(minutes: number): string;
  };
  readonly room: {
    readonly title: string;
    standing(taken: number, seats: number): string;
    /** For somebody who has not sat down yet. */
    invites(host: string): string;
    readonly invited: string;
    /** Where every seat is taken. */
    readonly mayWatch: string;
    readonly host: string;
    readonly you: string;
    readonly ready: string;
    readonly choosing: string;
    readonly cutOff: string;
    /** They were at the last table, and have not come to this one yet. */
    readonly coming: string;
    readonly free: string;
    readonly sit: string;
    readonly sitHere: string;
    readonly addBot: string;
    readonly level: string;
    readonly remove: string;
    readonly removePerson: string;
    readonly handOver: string;
    readonly iAmReady: string;
    readonly notReady: string;
    readonly start: string;
    readonly startWithBots: string;
    readonly waitForReady: string;
    readonly waitForHost: string;
    /** A television opened the table. */
    readonly waitForTelevision: string;
    readonly hostGone: string;
    readonly takeOver: string;
    readonly leave: string;
    readonly choose: string;
    /** For a seat that was chosen to begin. */
    readonly begins: string;
    readonly joined: (name: string) => string;
    readonly left: (name: string) => string;
    readonly termsChanged: string;
    readonly closed: string;
    /** What the presenter says. */
    readonly odette: string;
  };
  readonly invite: {
    readonly title: string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    readonly code: string;
    readonly qr: string;
  };
  readonly linkState: {
    readonly lost: string;
    readonly lostHint: string;
    readonly replaced: string;
    readonly useHere: string;
    readonly loadNew: string;
    readonly botSits: { readonly time: string; readonly left: string };
    readonly takeBack: string;
    readonly paused: string;
    readonly goOn: string;
    left(time: string): string;
    readonly thenBot: string;
    /** For onlookers. */
    readonly spectator: string;
    /** How many onlookers there are. */
    watching(count: number): string;
  };
  readonly talk: {
    readonly team: string;
    readonly write: string;
    readonly send: string;
    readonly phrases: string;
    readonly nothing: string;
    readonly jammed: string;
    readonly silent: string;
    readonly onlySignals: string;
    readonly onlyPlayers: string;
    /** Beside a line of somebody dead; and for somebody dead, where they type. */
    readonly amongDead: string;
    readonly onlyDeadHear: string;
    /** The row of faces; each is read as what its maker does. */
    readonly reactions: string;
    readonly said: Readonly<Record<Phrase, string>>;
  };
  readonly menu: {
    readonly device: string;
    readonly deviceHint: string;
    readonly television: string;
    readonly televisionHint: string;
    readonly hand: string;
    readonly whole: string;
    readonly notify: string;
    readonly notifying: string;
    /** Also while the page is closed. */
    readonly notifyingClosed: string;
    /** Games by post. */
    readonly notifyDaily: string;
    readonly notifyOff: string;
    readonly notifyRefused: string;
    readonly getUp: string;
    readonly getUpHint: string;
    readonly lobby: string;
  };
  readonly television: {
    readonly join: string;
    readonly hint: string;
    readonly waiting: string;
    /** Beside the code to scan while a game is on. */
    readonly look: string;
  };
  readonly hand: { readonly hint: string };
  readonly end: {
    readonly rematch: string;
    readonly joinRematch: string;
    /** Who has asked for it. */
    wantsAgain(name: string): string;
    /** The invitation stays on the screen for this many seconds. */
    join(seconds: number): string;
    /** For somebody who looks on. */
    follow(seconds: number): string;
    readonly fetching: string;
  };
  readonly carry: { readonly title: string; readonly failed: string };
  readonly notices: { readonly yourTurn: string; readonly hurry: string };
  readonly troubles: Readonly<Record<RefusalCode | 'unreachable', string>>;
  readonly home: string;
  readonly again: string;
}

interface Choice {
  readonly name: string;
  readonly sentence?: string;
}
