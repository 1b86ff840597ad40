/** Moments in which a game waits for people at this screen who may have something to add, though it asks them nothing. */
import { effect } from '@preact/signals';
import { CHARACTERS, onTurnIn, phaseIn, SPECTATOR, VERB, verbOf, type Who } from '@room25/engine';
import type { KeptGame } from './kept-game.ts';
import type { Curtain, PlayedGame, Told } from './played-game.ts';
import { initiated } from './secrets.ts';
import type { Show } from './show.ts';
import type { ScreenTalk } from './talking.ts';
import { MOMENT } from './timing.ts';

/** What the screen offers to people who want to add something. */
interface Occasions extends Pick<PlayedGame, 'beat' | 'toTell'> {
  readonly talking: ScreenTalk | undefined;
  readonly privacy: Curtain | undefined;
}

export class Moments {
  readonly #kept: KeptGame;
  readonly #show: Show;
  readonly #occasions: Occasions;
  #hadMoment = false;

  constructor(kept: KeptGame, show: Show, occasions: Occasions) {
    this.#kept = kept;
    this.#show = show;
    this.#occasions = occasions;
  }

  /** Somebody may still want to say or lay something about what is being shown. */
  get isDue(): boolean {
    return this.#isMomentDue || this.#isWordDue;
  }

  /** Before the first of them programs. */
  letPeopleTalk(): void {
    const { game, isAtScreen } = this.#kept;
    const { talking, toTell } = this.#occasions;
    const isAsked = game.awaited.some((who) => isAtScreen(game.seatOf(who)));
    if (!isAsked || game.isJammed || toTell?.now.value || phaseIn(game) !== 'programming') return;
    talking?.begin(game.view(SPECTATOR).turn);
  }

  /** Bots wait while somebody considers what to tell them; around one screen that happens behind the curtain. */
  async leaveWord(): Promise<void> {
    const { toTell, privacy } = this.#occasions;
    if (!toTell?.now.value || privacy) return;
    this.#show.pace.arrive();
    await new Promise<void>((done) => {
      const stop = effect(() => {
        if (toTell.now.value && this.#show.waiting.length === 0) return;
        done();
        queueMicrotask(() => stop());
      });
    });
  }

  /**
   * Whoever has acted may still lay a reminder or show a role before a bot goes on. A guard has as much time as a prisoner, so
   * that no onlooker can tell them apart.
   */
  async leaveMoment(): Promise<void> {
    const isDue = this.#isMomentDue;
    const isNew = isDue && !this.#hadMoment;
    this.#hadMoment = isDue;
    if (isNew) await this.#show.pace.pass(MOMENT);
  }

  /** Something was added; there may be more. */
  endMoment(): void {
    this.#hadMoment = false;
    if (!this.#occasions.beat.value) this.#show.pace.next();
  }

  get #isMomentDue(): boolean {
    const { game, isActing } = this.#kept;
    const isAtScreen = (who: Who): boolean => this.#kept.isAtScreen(game.seatOf(who));
    if (!isActing || game.awaited.some(isAtScreen)) return false;
    return onTurnIn(game).some((who) => isAtScreen(who) && this.#mayAdd(who));
  }

  /** What everybody can know about it. */
  #mayAdd(who: Who): boolean {
    const { game } = this.#kept;
    const { cast, mode } = game.view(SPECTATOR);
    const isSecret = mode === 'suspicion' && !cast.some(({ name, shown }) => shown && name === CHARACTERS[who]);
    return isSecret || game.asides(who).some((aside) => verbOf(aside) === VERB.remind);
  }

  /** Somebody at this screen is shown a room, and may want to tell the others. */
  get #isWordDue(): boolean {
    const { toTell } = this.#occasions;
    const isShown = ({ event }: Told): boolean => initiated(event).some(this.#kept.isAtScreen);
    return toTell !== undefined && (toTell.now.value !== undefined || this.#show.waiting.some(isShown));
  }
}
