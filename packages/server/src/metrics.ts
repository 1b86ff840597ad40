/** What an operator watches. Numbers only: no label says who played or what. */
import type { RefusalCode } from '@room25/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { FAILURES } from './failure.ts';
import { PUSH_ANSWERS } from './push/push.ts';
import type { TableState } from './table/table-state.ts';

export interface Sources {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly thinking: () => number;
  /** As `/readyz` says. */
  readonly isReady: () => Promise<boolean>;
}

/** Milliseconds for which the same text is sent again. */
const FRESH_FOR = 250;

export class Metrics {
  readonly registry = new Registry();
  readonly acts = this.#counter('room25_acts_total', 'Acts that were done');
  readonly refusals = new Counter({
    name: 'room25_refusals_total',
    help: 'Messages and requests that were refused',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly commands = this.#counter('room25_commands_total', 'Commands that games took, of people and bots');
  readonly started = this.#counter('room25_games_started_total', 'Games that were started');
  readonly ended = this.#counter('room25_games_ended_total', 'Games that came to their end');
  readonly errors = new Counter({
    name: 'room25_errors_total',
    help: 'Errors that should not happen, by what failed',
    labelNames: ['what'],
    registers: [this.registry],
  });
  readonly pushes = new Counter({
    name: 'room25_pushes_total',
    help: 'Messages to push services, by what became of them',
    labelNames: ['answer'],
    registers: [this.registry],
  });
  readonly delay = new Histogram({
    name: 'room25_act_seconds',
    help: 'From an act to its acknowledgement, on disk and told to everybody here',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });

  #made: { readonly at: number; readonly text: Promise<string> } | undefined;

  constructor(sources: Sources) {
    collectDefaultMetrics({ register: this.registry });
    // Each counter starts at 0, so that the first failure of a kind shows as a rise.
    for (const what of Object.keys(FAILURES)) this.errors.inc({ what }, 0);
    for (const answer of PUSH_ANSWERS) this.pushes.inc({ answer }, 0);
    this.#gauge('room25_sockets', 'Open sockets', sources.sockets);
    this.#gauge('room25_tables_in_memory', 'Tables that are folded in this process', sources.tables);
    this.#gauge('room25_bots_thinking', 'Bots that think in this process', sources.thinking);
    this.#gauge('room25_ready', 'Whether something could be written a moment ago', async () =>
      Number(await sources.isReady()),
    );
  }

  /** Made again at intervals, however often it is asked for. */
  async text(): Promise<{ readonly text: string; readonly type: string }> {
    const at = performance.now();
    if (!this.#made || at - this.#made.at > FRESH_FOR) this.#made = { at, text: this.registry.metrics() };
    return { text: await this.#made.text, type: this.registry.contentType };
  }

  refused(code: RefusalCode): void {
    this.refusals.inc({ code });
  }

  changed(before: TableState, after: TableState): void {
    this.commands.inc((after.play?.commands.length ?? 0) - (before.play?.commands.length ?? 0));
    if (!before.play && after.play) this.started.inc();
    if (before.play?.ended === undefined && after.play?.ended !== undefined) this.ended.inc();
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  #gauge(name: string, help: string, value: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await value());
      },
    });
  }
}
