/** Commands on their way into the game. Programs wait until the last one is locked, then all go in at once. */
import type { Plan } from '@room25/bots';
import {
  type Command,
  type Event,
  type Game,
  isSpeech,
  phaseIn,
  randomFrom,
  seatViewer,
  VERB,
  verbOf,
  whoOf,
} from '@room25/engine';
import { type Refusal, refuse, refuseBy } from './refusal.ts';
import { copyOf, isPaused, type Play, type TableState } from './table-state.ts';

/** Why this seat may not play this now. */
export const playBar = (table: TableState, seat: number, command: Command): Refusal | undefined => {
  const { play, settings } = table;
  if (!play) return refuse('not-now', 'the game has not begun');
  if (table.closed) return refuse('not-now', 'the table is closed');
  if (isPaused(table)) return refuse('not-now', 'the game is paused');
  const { game } = play;
  if (!game.cast.includes(whoOf(command)) || game.seatOf(whoOf(command)) !== seat) return refuse('not-yours');
  if (game.outcome) return refuseBy('COUNT-END');
  if (isSpeech(command) && settings.talk === 'none') return refuse('talk');
  if (game.legal(seat).includes(command)) return undefined;
  // The reason is looked for in a world that this seat imagines, so it cannot give away what the seat does not know.
  const imagined = game.imagine(seatViewer(seat), randomFrom('refusal', 'world'));
  const refusal = imagined.apply(command);
  return refusal ? refuseBy(refusal.rule) : refuse('not-now');
};

export const withPlayed = (table: TableState, command: Command, at: number): TableState => {
  const next = copyOf(table);
  next.play = played(table.play!, command, at);
  return next;
};

/** The latest plan counts: bots plan again when somebody speaks. */
export const withPlan = (play: Play, plan: Plan | undefined): Play =>
  plan ? { ...play, planned: [...(play.planned ?? []).filter(({ turn }) => turn !== plan.turn), plan] } : play;

/** Is this plan news to the table? Only where everybody is on one side and nobody has a secret. */
export const isNewPlan = ({ settings, play }: TableState, { turn, programs }: Plan): boolean => {
  const known = play?.planned?.find((plan) => plan.turn === turn)?.programs;
  return settings.mode === 'cooperation' && String(known) !== String(programs);
};

export const played = (play: Play, command: Command, at: number): Play =>
  verbOf(command) === VERB.program ? locked(play, command, at) : applied(play, [command], at);

const locked = (play: Play, command: Command, at: number): Play => {
  const locks = new Map(play.locks).set(whoOf(command), command);
  return revealed({ ...play, locks }, at);
};

/** Once every program is locked they are handed to the game in the order of the seats, which does not show who was last. */
const revealed = (play: Play, at: number): Play => {
  const { game, locks } = play;
  if (locks.size === 0) return play;
  const { awaited } = game;
  if (awaited.length === 0 || !awaited.every((who) => locks.has(who))) return play;
  const inSeatOrder = [...awaited].sort((one, other) => game.seatOf(one) - game.seatOf(other));
  return applied(
    { ...play, locks: new Map() },
    inSeatOrder.map((who) => locks.get(who)!),
    at,
  );
};

/** A log is not trusted: commands that were legal when written are checked again, so a damaged log stops its table. */
const applied = (play: Play, commands: readonly Command[], at: number): Play => {
  const phase = phaseIn(play.game);
  const game = play.isOwn ? play.game : play.game.clone();
  const news: Event[] = [];
  game.listen((event) => news.push(event));
  for (const command of commands) {
    const refusal = game.apply(command);
    if (refusal) throw new Error(`a command of the log is against the rules: ${refusal.rule}`);
  }
  game.listen(undefined);
  const areAll = (isSuch: (verb: number) => boolean): boolean => commands.every((command) => isSuch(verbOf(command)));
  const next = copyOf(play);
  next.game = game;
  next.events = play.events.with(news);
  next.commands = play.commands.with(commands);
  // Showing a role can free its player from programming.
  next.locks = locksStill(play.locks, game);
  if (game.outcome) next.ended = at;
  // Clues are taken side by side: taking one gives the others no more time. Nor does an aside, unless nobody has to program after
  // it.
  const isSamePhase = phase === phaseIn(game);
  const isSameQuestion =
    (areAll((verb) => verb >= VERB.reveal) && isSamePhase) ||
    (areAll((verb) => verb === VERB.clue) && isTakingClues(next));
  return revealed(isSameQuestion ? next : askedAt(next, at), at);
};

const locksStill = (locks: Play['locks'], game: Game): Play['locks'] =>
  locks.size === 0 ? locks : new Map([...locks].filter(([who, command]) => game.answers(who).includes(command)));

/** A new question, or an old one whose time begins anew. */
const askedAt = ({ call: _, nudged: __, heard: ___, ...play }: Play, at: number): Play => ({ ...play, since: at });

const isTakingClues = ({ game }: Play): boolean =>
  game.awaited.some((who) => game.answers(who).some((command) => verbOf(command) === VERB.clue));
