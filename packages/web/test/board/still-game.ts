/** A real game that stands still: what a seat sees and may do, as signals; what is sent is applied at once, without showing. */
import { signal } from '@preact/signals';
import { type Command, type Event, type Game, type RuleId, seatViewer, told, type Viewer } from '@room25/engine';
import { Clock } from '../../src/play/pace.ts';
import type { Beat, PlayedGame, Seat, Told } from '../../src/play/played-game.ts';

export class StillGame implements PlayedGame {
  readonly game: Game;
  readonly viewer = signal<Viewer>({ kind: 'spectator' });
  readonly view;
  readonly beat = signal<Beat | undefined>(undefined);
  readonly answers = signal<readonly Command[]>([]);
  readonly asides = signal<readonly Command[]>([]);
  readonly log = signal<readonly Told[]>([]);
  readonly seats: readonly Seat[] = [];
  readonly sent: Command[] = [];
  readonly pace = new Clock();

  constructor(game: Game, seat: number) {
    this.game = game;
    this.viewer.value = seatViewer(seat);
    this.view = signal(game.view(this.viewer.value));
    this.refresh();
  }

  async send(command: Command) {
    this.sent.push(command);
    const events: Event[] = [];
    this.game.listen((event) => events.push(event));
    const refusal = this.game.apply(command);
    this.game.listen(undefined);
    const { turn } = this.view.value;
    this.log.value = [...this.log.value, ...events.map((event) => ({ event: told(event, this.viewer.value), turn }))];
    this.refresh();
    return refusal;
  }

  whyNot(command: Command): RuleId | undefined {
    return this.game.clone().apply(command)?.rule;
  }

  close() {}

  private refresh() {
    const viewer = this.viewer.value;
    if (viewer.kind !== 'seat') throw new Error('a seat looks');
    this.view.value = this.game.view(viewer);
    const mine = this.view.value.cast.filter(({ seat }) => seat === viewer.seat);
    const numbers = this.game.cast.filter((who) => this.game.seatOf(who) === viewer.seat);
    this.answers.value = mine.length === 0 ? [] : numbers.flatMap((who) => this.game.answers(who));
    this.asides.value = numbers.flatMap((who) => this.game.asides(who));
  }
}
