/** In which turn and round each event of a game happened: a server tells what happened, not when. */
import type { Character, Event } from '@room25/engine';
import type { Told } from '../play/played-game.ts';

type When = Omit<Told, 'event'>;

/** What opens somebody's slot. */
const SLOTS: readonly Event['kind'][] = ['played', 'lost', 'waited', 'passed', 'drew'];

export class Rounds {
  #turn = 1;
  #round = 0;
  /** How many slots each has had this turn. */
  #slots = new Map<Character, number>();
  #last: Event | undefined;

  /** To be asked for each event, in their order. */
  whenOf(event: Event): When {
    if (event.kind === 'turn') {
      this.#turn = event.turn;
      this.#round = 0;
      this.#slots.clear();
      this.#last = undefined;
    } else if (SLOTS.includes(event.kind)) this.#open(event);
    return { turn: this.#turn, ...(this.#round > 0 && { round: this.#round as 1 | 2 | 3 }) };
  }

  #open(event: Event): void {
    const { who } = event as Extract<Event, { kind: 'passed' }>;
    const isSameSlot =
      actionOf(event) !== undefined && actionOf(event) === actionOf(this.#last) && who === whoOf(this.#last);
    this.#last = event;
    if (isSameSlot) return;
    const slots = (this.#slots.get(who) ?? 0) + 1;
    this.#slots.set(who, slots);
    this.#round = Math.min(3, Math.max(this.#round, slots));
  }
}

/** A token that is drawn and then played, or played and then lost, is one slot. */
const actionOf = (event: Event | undefined): string | undefined =>
  event && 'action' in event ? event.action : undefined;

const whoOf = (event: Event | undefined): Character | undefined => (event && 'who' in event ? event.who : undefined);
