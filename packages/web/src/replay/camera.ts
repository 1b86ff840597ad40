/** A tape through somebody's eyes, for the components that show a game. Nobody is asked anything. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Command, type Refusal, type RuleId, told, type View, type Viewer } from '@room25/engine';
import { Clock } from '../play/pace.ts';
import type { Beat, PlayedGame, Seat, Told } from '../play/played-game.ts';
import { PUBLIC, type Stage } from '../play/stage.ts';
import type { Projector } from './projector.ts';

export class Camera implements PlayedGame {
  readonly viewer: ReadonlySignal<Viewer>;
  readonly view: ReadonlySignal<View>;
  readonly beat: ReadonlySignal<Beat | undefined>;
  readonly log: ReadonlySignal<readonly Told[]>;
  readonly stage: ReadonlySignal<Stage>;
  readonly answers = signal<readonly Command[]>([]);
  readonly asides = signal<readonly Command[]>([]);
  readonly seats: readonly Seat[];
  readonly pace = new Clock();

  constructor({ tape, position, moving }: Projector, viewer: Viewer, seats: readonly Seat[]) {
    this.seats = seats;
    this.viewer = signal(viewer);
    this.stage = signal(viewer.kind === 'seat' ? { kind: 'alone', seat: viewer.seat } : PUBLIC);
    this.view = computed(() =>
      moving.value === undefined ? tape.viewAt(position.value, viewer) : tape.viewAmid(position.value, viewer),
    );
    this.log = computed(() => tape.toldAt(position.value, viewer));
    this.beat = computed(() => {
      const frame = tape.frames[position.value - 1];
      if (moving.value === undefined || !frame) return undefined;
      const before = tape.viewAt(position.value - 1, viewer);
      return { event: told(frame.event, viewer), before, after: this.view.value, ms: moving.value };
    });
  }

  async send(command: Command): Promise<Refusal> {
    return { rule: 'COUNT-END', command };
  }

  whyNot(): RuleId {
    return 'COUNT-END';
  }

  openCurtain(): void {}
  dropCurtain(): void {}
  handTo(): void {}
  hide(): void {}
  close(): void {}
}
