/** One person and bots, from where the game stands to its end. */
import { setTimeout } from 'node:timers/promises';
import { type Decision, decide, hearersOf, type Level, MILLISECONDS, speakersOf, taskOf } from '@room25/bots';
import {
  CHARACTERS,
  type Command,
  type Event,
  formatAnswer,
  type Game,
  phaseIn,
  type RuleId,
  SPECTATOR,
  seatViewer,
  VERB,
  type Who,
} from '@room25/engine';
import { ruleSentence, type WholeLanguage } from '@room25/text';
import { inColumns } from '../terminal/columns.ts';
import { paintLines } from '../terminal/ink-text.ts';
import type { Palette } from '../terminal/palette.ts';
import { drawTable } from '../terminal/table.ts';
import { wrapText } from '../terminal/wrap.ts';
import type { LineInput } from './line-input.ts';
import { isMenuLine, Menu } from './menu.ts';
import { PersonSeat } from './person-seat.ts';
import { questionOf } from './question.ts';
import { save } from './save.ts';
import { serve } from './services.ts';
import type { Start } from './start.ts';
import { formatTyped, readTyped } from './typed.ts';
import { PLAY_WORDS, type PlayWords } from './words/index.ts';

export interface Place {
  readonly start: Start;
  /** The levels that take the other seats in turn. */
  readonly bots: readonly Level[];
  readonly language: WholeLanguage;
  readonly palette: Palette;
  readonly input: LineInput;
  /** Milliseconds between two sentences. */
  readonly pause: number;
}

const PERSON = 0;

export class Session {
  readonly game: Game;
  readonly commands: Command[];
  readonly #place: Place;
  readonly #log: Event[];
  readonly #person: PersonSeat;
  /** By seat: what its bot planned last. */
  readonly #plans: Decision['plan'][] = [];
  #told: number;
  #isDrawn = false;
  #refusal: RuleId | undefined;

  constructor(place: Place) {
    const { start, language } = place;
    const { game } = start;
    this.game = game;
    this.commands = start.commands;
    this.#log = start.log;
    this.#place = place;
    this.#person = new PersonSeat(game, PERSON, language);
    // When a game is resumed, what has happened goes to the log only.
    this.#told = start.commands.length > 0 ? this.#log.length : 0;
    for (const event of this.#log.slice(0, this.#told)) this.#person.hear(event);
  }

  /** Plays until the game is over or the person leaves; says whether it is over. */
  async play(): Promise<boolean> {
    while (!this.game.outcome) {
      const news = await this.#tellNews();
      await this.#letSpeak(news);
      const seen = news.findLast((event) => this.#person.hasSeen(event));
      const hasPassed = news.some((event) => this.#person.hasPassed(event)) && this.#person.mayStill(VERB.remind);
      const hasMoment = seen !== undefined || hasPassed || this.#person.mayStill(VERB.reveal);
      if (this.#person.awaited.length === 0 && hasMoment && news.length > 0)
        await this.#offerAsides(seen && 'cell' in seen ? seen.cell : undefined);
      const bot = this.game.awaited.find((who) => this.game.seatOf(who) !== PERSON);
      // The first to program ends the turn of whoever acted last. Bots plan after the person has spoken.
      const isOpen = this.#person.isOnTurn || phaseIn(this.game) === 'programming';
      const isPersonFirst = isOpen && this.#person.awaited.length > 0;
      if (bot !== undefined && !isPersonFirst) await this.#letPlay(this.game.seatOf(bot));
      else if (!(await this.#ask())) return false;
    }
    await this.#tellNews();
    return true;
  }

  draw(): string {
    const { language, palette } = this.#place;
    return drawTable({ view: this.game.view(seatViewer(PERSON)), language, palette, seat: PERSON });
  }

  /** False if the bot of this seat has nothing to say. */
  async #letPlay(seat: number, answers?: readonly Command[]): Promise<boolean> {
    const { bots } = this.#place;
    const level = bots[seat % bots.length]!;
    const task = taskOf(this.game, seat, {
      log: this.#log,
      level,
      seed: `${this.game.seed} seat ${seat + 1}`,
      levels: this.game.seats.map((_, each) => (each === PERSON ? undefined : bots[each % bots.length])),
      plan: this.#plans[seat],
      ...(answers && { answers }),
    });
    const end = performance.now() + MILLISECONDS[level];
    const { command, plan } = decide(task);
    // How long a bot thinks would hint at its role.
    if (task.view.mode === 'suspicion' && !answers) await setTimeout(Math.max(0, end - performance.now()));
    this.#plans[seat] = plan ?? this.#plans[seat];
    if (command === undefined) return false;
    const refusal = this.#apply(command);
    if (refusal !== undefined) throw new Error(`a bot made an illegal move: ${refusal}`);
    return true;
  }

  /** Bots may tell what they have just seen, and answer what they have heard. */
  async #letSpeak(news: readonly Event[]): Promise<void> {
    const isAwaited = (seat: number): boolean => this.game.awaited.some((who) => this.game.seatOf(who) === seat);
    const isProgramming = phaseIn(this.game) === 'programming';
    for (const seat of new Set([...speakersOf(news), ...hearersOf(news, this.game.view(SPECTATOR))]))
      if (seat !== PERSON && (isProgramming || !isAwaited(seat)))
        while (!this.game.outcome && (await this.#letPlay(seat, [])));
  }

  async #tellNews(): Promise<readonly Event[]> {
    const news = this.#log.slice(this.#told);
    this.#told = this.#log.length;
    for (const event of news) {
      console.log(wrapText(this.#person.hear(event)));
      this.#isDrawn = false;
      if (this.#place.pause > 0) await setTimeout(this.#place.pause);
    }
    return news;
  }

  /** One line from the person, and what it leads to; false when there are no more lines. */
  async #ask(): Promise<boolean> {
    const { input, language } = this.#place;
    const { speaker, answers, asides } = this.#person;
    const legal = [...answers, ...asides];
    if (!this.#isDrawn) console.log(`\n${this.draw()}\n\n${this.#question}\n${this.#listMoves()}`);
    this.#isDrawn = true;
    input.completions = legal.map((command) => formatTyped(command, speaker));
    const line = await input.ask(`${language.characters[CHARACTERS[speaker]!].name}> `);
    if (line === undefined || line === 'quit') return false;
    const reply = line === '' ? undefined : this.#take(line, legal);
    if (reply !== undefined) console.log(reply);
    return true;
  }

  /** Does what a line says; returns what to say about it. */
  #take(line: string, legal: readonly Command[]): string | undefined {
    const service = this.#serve(line);
    if (service !== undefined) return service;
    const { speaker } = this.#person;
    if (isMenuLine(line)) {
      const numbered = this.#menu.pick(line);
      return numbered === undefined ? this.#words.notListed(line) : this.#apply(numbered);
    }
    const typed = readTyped(line, legal, speaker);
    switch (typed.kind) {
      case 'command':
        return this.#person.owns(typed.command) ? this.#apply(typed.command) : this.#words.notYours;
      case 'unclear':
        return `${this.#words.unclear}\n${inColumns(typed.commands.map((command) => formatTyped(command, speaker)))}`;
      case 'unreadable':
        return this.#words.unreadable(line);
    }
  }

  /** A moment to mark or tell what one has just seen, before the others go on. */
  async #offerAsides(cell: string | undefined): Promise<void> {
    const { input } = this.#place;
    while (this.#person.asides.length > 0) {
      const { speaker, asides } = this.#person;
      input.completions = asides.map((command) => formatTyped(command, speaker));
      const line = await input.ask(this.#words.afterLook(examplesOf(asides, speaker, cell)));
      if (line === undefined || line === '') return;
      const typed = readTyped(line, asides, speaker);
      if (typed.kind !== 'command' || !asides.includes(typed.command)) return input.putBack(line);
      this.#apply(typed.command);
      await this.#tellNews();
    }
  }

  /** Returns why it was refused. */
  #apply(command: Command): string | undefined {
    const refusal = this.game.apply(command);
    this.#refusal = refusal?.rule;
    if (refusal)
      return wrapText(
        `${this.#place.language.phrases.refused(ruleSentence(this.#place.language, refusal.rule))} (${refusal.rule})`,
      );
    this.commands.push(command);
    return undefined;
  }

  #serve(line: string): string | undefined {
    return serve(line, {
      language: this.#place.language,
      words: this.#words,
      person: this.#person,
      refusal: this.#refusal,
      listMoves: () => this.#listMoves(),
      draw: () => this.draw(),
      save: (file) => save(file, this, this.#words).message,
    });
  }

  /** While programming, one character after the other. */
  get #menu(): Menu {
    const { answers, speaker } = this.#person;
    return new Menu(this.#person.view.phase === 'programming' ? this.game.answers(speaker) : answers);
  }

  #listMoves(): string {
    const { asides, speaker } = this.#person;
    const moves = this.#menu.format(speaker, this.#words);
    return asides.length > 0 ? `${moves}\n${this.#words.also(examplesOf(asides, speaker))}` : moves;
  }

  get #question(): string {
    const { language, palette } = this.#place;
    return paintLines(palette, 'bold', wrapText(questionOf(this.game, this.#person, language)));
  }

  get #words(): PlayWords {
    return PLAY_WORDS[this.#place.language.code];
  }
}

/** One of each kind: about this cell where possible, and without a name where it can do without. */
const examplesOf = (asides: readonly Command[], speaker: Who, cell = ''): string => {
  const texts = asides.map((command) => formatTyped(command, speaker));
  const kinds = [...new Set(asides.map((command) => formatAnswer(command).split(' ')[0]!))];
  return kinds
    .map((kind) => {
      const some = texts.filter((text) => text.includes(kind));
      const own = some.filter((text) => text.startsWith(kind));
      return own.findLast((text) => text.includes(cell)) ?? own[0] ?? some[0]!;
    })
    .join(', ');
};
