/**
 * What a command would do, as far as the viewer can know: shown before it is played. It follows what rooms say of themselves, and
 * says nothing about a room that nobody at this screen knows.
 */

import {
  type Axis,
  CELLS,
  CENTRE,
  CHARACTERS,
  type Character,
  type CharacterView,
  type Colour,
  type Command,
  type Direction,
  EDITION_RULES,
  type Line,
  type OnVerbs,
  onVerb,
  type RoomCode,
  type RoomView,
  type Unpacked,
  type View,
  whoOf,
} from '@room25/engine';
import { numberOf, slidOf } from './geometry.ts';
import { deadlineOf } from './names.ts';
import { verbNameOf } from './steps.ts';

export interface Preview {
  readonly command: Command;
  /** The character who acts or answers. */
  readonly who: Character;
  /** A room that only the actor would see, or everybody where looks are open. */
  readonly look?: string;
  /** Whose role would be seen. */
  readonly roleOf?: Character;
  /** The characters who would move, and where to, one after another. */
  readonly walks: readonly Walk[];
  /** The first room that would be entered; without a code, nobody here knows it. */
  readonly entered?: Entered;
  readonly slide?: Slide;
  /** Two rooms that would change places, with everyone on them. */
  readonly swap?: readonly [string, string];
  readonly changes: readonly Change[];
  readonly deaths: readonly ForeseenDeath[];
  /** They are asked first, and may refuse. */
  readonly mayRefuse?: Character;
  /** Room 25 would be pushed off the board with these in it. */
  readonly leaving?: readonly Character[];
  /** What it takes to leave with it; nothing where some may stay behind. */
  readonly needs?: 'prisoners' | 'side' | 'all' | 'key';
  /** That would win the game for the actor; or would if the actor is a prisoner, which only they know. */
  readonly wins?: 'surely' | 'asPrisoner';
}

export interface Walk {
  /** Absent: a robot. */
  readonly who?: Character;
  readonly from: string;
  readonly to: string;
  readonly by: 'move' | 'push' | 'call' | 'carry' | 'room' | 'robot';
}

export interface Entered {
  readonly cell: string;
  readonly room?: RoomCode;
  /** Only the viewer knows it. */
  readonly isSecret: boolean;
}

export interface Slide {
  readonly line: Line;
  readonly direction: Direction;
  /** Twice under Acceleration. */
  readonly times: 1 | 2;
  /** The cell whose room falls off first, and where it comes back. */
  readonly off: string;
  readonly round: string;
  readonly riders: readonly Rider[];
}

export interface Rider {
  readonly who: Character;
  readonly from: string;
  readonly to: string;
}

/** Something that would lie on a room, or no longer would. */
export type Change =
  | { readonly cell: string; readonly becomes: 'locked' | 'unlocked' | 'hidden' | 'empty' | 'robotless' | 'reminded' }
  | { readonly cell: string; readonly becomes: 'turned'; readonly axis: Axis }
  | { readonly cell: string; readonly becomes: 'signalled'; readonly colour: Colour };

export interface ForeseenDeath {
  readonly who: Character;
  /** The room that would kill. */
  readonly room: RoomCode;
}

export const previewOf = (view: View, command: Command): Preview => {
  const sketch = new Sketch(view, command);
  onVerb(DRAWN, command, sketch);
  sketch.endAction();
  return sketch;
};

/** The table while a command is imagined on it. */
class Sketch implements Preview {
  readonly view: View;
  readonly command: Command;
  readonly who: Character;
  look?: string;
  roleOf?: Character;
  readonly walks: Walk[] = [];
  entered?: Entered;
  slide?: Slide;
  swap?: readonly [string, string];
  readonly changes: Change[] = [];
  readonly deaths: ForeseenDeath[] = [];
  mayRefuse?: Character;
  leaving?: readonly Character[];
  needs?: NonNullable<Preview['needs']>;
  wins?: 'surely' | 'asPrisoner';
  /** Where everybody is by now. */
  private readonly at: Partial<Record<Character, string>> = {};
  /** Something has happened whose outcome nobody here can know. */
  private isOpen = false;

  constructor(view: View, command: Command) {
    this.view = view;
    this.command = command;
    this.who = CHARACTERS[whoOf(command)]!;
    for (const { name, cell } of view.cast) if (cell !== undefined) this.at[name] = cell;
  }

  get here(): string {
    return this.at[this.who]!;
  }

  roomAt(cell: string): RoomView {
    return this.view.board[numberOf(cell)]!;
  }

  codeAt(cell: string): RoomCode | undefined {
    const { room, known } = this.roomAt(cell);
    return room ?? known;
  }

  occupantsOf(cell: string): Character[] {
    return this.view.cast.map(({ name }) => name).filter((name) => this.at[name] === cell);
  }

  /** A party goes to a cell, and the room there is applied to them. */
  enter(party: readonly Character[], to: string, by: Walk['by']): void {
    const alive = party.filter((who) => this.at[who] !== undefined);
    const from = alive.length > 0 ? this.at[alive[0]!]! : to;
    if (this.isOpen || alive.length === 0) return;
    this.arrive(alive, to, by);
    // ROOM-SHREDDER-1
    if (from !== to && this.codeAt(from) === 'SH') this.kill(this.occupantsOf(from), 'SH');
    this.undergo(alive, to);
  }

  arrive(party: readonly Character[], to: string, by: Walk['by']): void {
    for (const who of party) {
      this.walks.push({ who, from: this.at[who]!, to, by });
      this.at[who] = to;
    }
  }

  kill(whom: readonly Character[], room: RoomCode): void {
    for (const who of whom) {
      if (this.at[who] === undefined) continue;
      delete this.at[who];
      this.deaths.push({ who, room });
    }
  }

  /** Does nothing after an outcome that nobody here can know. */
  orderTo(robot: string, to: string): void {
    this.walks.push({ from: robot, to, by: 'robot' });
    const code = this.codeAt(to);
    this.noteEntered(to);
    // ROBOT-RED
    if (code === 'AC' || code === 'SH') this.kill(this.occupantsOf(to), code);
  }

  slideLine(line: Line, direction: Direction, times: 1 | 2): void {
    const ways = slidOf(line, direction);
    const moved = (cell: string): string => {
      const way = ways.find(([from]) => CELLS[from] === cell);
      return way ? CELLS[way[1]]! : cell;
    };
    const riders = this.view.cast.flatMap(({ name, cell: from }) => {
      if (from === undefined) return [];
      const to = times === 2 ? moved(moved(from)) : moved(from);
      return to === from ? [] : [{ who: name, from, to }];
    });
    const [off, round] = ways.at(-1)!;
    this.slide = { line, direction, times, off: CELLS[off]!, round: CELLS[round]!, riders };
  }

  /**
   * CTRL-ESCAPE. The room comes back unless everybody who matters is in it, as far as everybody can know: not even one's own role
   * counts.
   */
  leave(off: string): void {
    const { view, who } = this;
    const inside = this.occupantsOf(off);
    this.leaving = inside;
    const { pool, needsKey, enoughOut, leavesWhole } = EDITION_RULES[view.edition].modes[view.mode]!;
    const { side } = view.cast.find(({ name }) => name === who)!;
    const isKnownGuard = ({ shown, role }: CharacterView): boolean => shown === true && role !== 'prisoner';
    const mustLeave = view.cast.filter((one) =>
      side !== undefined ? one.side === side : pool ? !isKnownGuard(one) : one.cell !== undefined,
    );
    const missing = mustLeave.filter(({ name }) => !inside.includes(name));
    const dead = missing.filter(({ name }) => view.dead.includes(name));
    const late = pool ? missing.slice(0, 1) : leavesWhole ? [] : dead;
    const forgiven = view.turnsLeft === 1 ? late.length : 0;
    const areOut = enoughOut === undefined ? missing.length <= forgiven : inside.length >= enoughOut;
    const hasKey = !needsKey || view.key;
    if (!hasKey) this.needs = 'key';
    else if (enoughOut === undefined) this.needs = pool ? 'prisoners' : side === undefined ? 'all' : 'side';
    if (!areOut || !mustLeave.some(({ name }) => name === who) || !hasKey) return;
    const isShown = view.cast.some(({ name, shown }) => name === who && shown);
    this.wins = pool && !isShown ? 'asPrisoner' : 'surely';
  }

  /** ROOM-TRAPPED-1, ROOM-FLOODED-1, ROOM-FLAMMABLE: what happens to the actor when their action is over. */
  endAction(): void {
    const { view, who } = this;
    const isSlot = view.phase === 'acting' && view.asking === 'ACT-ORDER' && view.onAir === who;
    const actor = view.cast.find(({ name }) => name === who)!;
    const { cell } = actor;
    const isOpenSlot = view.phase === 'acting' && view.asking === undefined;
    const stays = cell !== undefined && this.at[who] === cell && !this.walks.some((walk) => walk.who === who);
    const isReplaced = this.changes.some((change) => change.cell === cell && change.becomes === 'empty');
    if (!(isSlot || isOpenSlot) || !stays || isReplaced || this.leaving) return;
    const code = this.roomAt(cell).room;
    if (actor.trapped && code === 'TR' && verbNameOf(this.command) !== 'wait') this.kill([who], 'TR');
    const isTime = view.round === 2 && deadlineOf(view, actor) === view.turn;
    if (isTime && (code === 'FL' || code === 'FB')) this.kill([who], code);
  }

  noteEntered(cell: string): void {
    if (this.entered) return;
    const { room, known } = this.roomAt(cell);
    const code = room ?? known;
    this.entered = { cell, ...(code && { room: code }), isSecret: room === undefined && known !== undefined };
  }

  private undergo(party: readonly Character[], cell: string): void {
    this.noteEntered(cell);
    const code = this.codeAt(cell);
    if (code === undefined) {
      this.isOpen = true;
      return;
    }
    // ROOM-ALL: in the prototype everybody who is there.
    const isForAll = EDITION_RULES[this.view.edition].effectsHitAll;
    const all = isForAll ? this.occupantsOf(cell) : party;
    const foreseen = FORESEEN[code];
    if (foreseen === 'open') this.isOpen = true;
    else if (foreseen !== 'nothing') foreseen(this, all, party);
  }
}

type Effect = (sketch: Sketch, party: readonly Character[], entrants: readonly Character[]) => void;

/** What a room does to those who enter; `open`: nobody can know how it goes on. */
type Foreseen = 'nothing' | 'open' | Effect;

const FORESEEN: Readonly<Record<RoomCode, Foreseen>> = {
  CE: 'nothing',
  '25': 'nothing',
  EM: 'nothing',
  VI: 'open',
  MO: 'open',
  CO: 'open',
  TU: 'open',
  DA: 'nothing',
  CL: 'nothing',
  VX: (sketch, party) => sketch.arrive(party, CELLS[CENTRE]!, 'room'),
  PR: 'nothing',
  TR: 'nothing',
  FL: 'nothing',
  // Whoever was there dies; of two who came together, one will.
  AC: (sketch, _party, entrants) => {
    const here = sketch.occupantsOf(sketch.walks.at(-1)!.to);
    sketch.kill(
      here.filter((who) => !entrants.includes(who)),
      'AC',
    );
  },
  MR: (sketch, party) => sketch.kill(party, 'MR'),
  IL: 'open',
  KE: 'nothing',
  RO: 'open',
  RG: 'open',
  MA: 'open',
  PI: 'nothing',
  MI: 'nothing',
  JA: 'nothing',
  SH: 'nothing',
  PA: 'open',
  TI: (sketch, party) => {
    if (sketch.view.turnsLeft === 1) sketch.kill(party, 'TI');
  },
  FB: 'nothing',
  CD: 'nothing',
  SE: 'open',
};

const nothing = (): void => {};

const look = ({ cell }: { readonly cell?: string }, sketch: Sketch): void => {
  if (cell !== undefined) sketch.look = cell;
};

const order = ({ robot, cell, whom }: Unpacked<'order' | 'chooseOrder'>, sketch: Sketch): void => {
  if (whom === undefined) sketch.orderTo(robot, cell);
  else sketch.enter([whom], cell, 'push');
  if (whom === 'alice') sketch.mayRefuse = whom;
};

const swap = ({ cell, other }: { readonly cell: string; readonly other: string }, sketch: Sketch): void => {
  sketch.swap = [cell, other];
};

const becomes =
  (what: 'hidden' | 'reminded') =>
  ({ cell }: { readonly cell: string }, sketch: Sketch): void => {
    sketch.changes.push({ cell, becomes: what });
  };

/** An action or answer as it is drawn. */
const DRAWN: OnVerbs<void, [sketch: Sketch]> = {
  clue: look,
  program: nothing,
  look,
  conceal: becomes('hidden'),
  move({ cell, next }, sketch) {
    sketch.enter([sketch.who], cell, 'move');
    // The Killer's second step is dropped if the first room has sent them elsewhere.
    if (next !== undefined && sketch.here === cell) sketch.enter([sketch.who], next, 'move');
  },
  push({ cell, whom, also }, sketch) {
    sketch.enter([whom], cell, 'push');
    if (also !== undefined) sketch.enter([also], cell, 'push');
  },
  control({ line, direction }, sketch) {
    const isFast = sketch.view.cards?.lying.some(({ kind }) => kind === 'acceleration');
    sketch.slideLine(line, direction, isFast ? 2 : 1);
    const { off } = sketch.slide!;
    if (sketch.roomAt(off).room === '25' && sketch.here === off) sketch.leave(off);
  },
  wait: nothing,
  call({ whom }, sketch) {
    sketch.enter([whom], sketch.here, 'call');
    if (sketch.who === 'bruce' && whom === 'jennifer') sketch.mayRefuse = whom;
  },
  hide: nothing,
  carry({ cell, whom }, sketch) {
    // MAX: as the rules list them.
    const party = CHARACTERS.filter((name) => name === sketch.who || name === whom);
    sketch.enter(party, cell, 'carry');
  },
  reactivate: becomes('hidden'),
  lock({ cell, from }, sketch) {
    if (from !== undefined) sketch.changes.push({ cell: from, becomes: 'unlocked' });
    sketch.changes.push({ cell, becomes: 'locked' });
  },
  swap,
  order,
  sabotageRoom(_, sketch) {
    sketch.changes.push({ cell: sketch.here, becomes: 'empty' });
  },
  sabotageRobot(_, sketch) {
    sketch.changes.push({ cell: sketch.here, becomes: 'robotless' });
  },
  recover: nothing,
  chooseCell: ({ cell }, sketch) => drawChosenCell(sketch, cell),
  chooseCells: swap,
  chooseLine: ({ line, direction }, sketch) => sketch.slideLine(line, direction, 1),
  chooseCharacter({ whom }, sketch) {
    if (sketch.view.asking === 'ROOM-ACID') sketch.kill([whom], 'AC');
    else sketch.roleOf = whom;
  },
  chooseOrder: order,
  chooseYes: nothing,
  chooseNo: nothing,
  chooseNone: nothing,
  chooseAxis({ axis }, sketch) {
    sketch.changes.push({ cell: sketch.here, becomes: 'turned', axis });
  },
  reveal: nothing,
  remind: becomes('reminded'),
  signal({ cell, colour }, sketch) {
    sketch.changes.push({ cell, becomes: 'signalled', colour });
  },
  say: nothing,
};

/** A cell that a room or a card asked for. */
const drawChosenCell = (sketch: Sketch, cell: string): void => {
  const { view, here, who } = sketch;
  switch (view.asking) {
    case 'ROOM-VISION':
      sketch.look = cell;
      return;
    case 'ROOM-MOVING':
      sketch.swap = [here, cell];
      return;
    case 'ROOM-ILLUSION':
      sketch.swap = [here, cell];
      sketch.noteEntered(cell);
      if (sketch.codeAt(cell) === 'MR') sketch.kill([who], 'MR');
      if (sketch.codeAt(cell) === 'TI' && view.turnsLeft === 1) sketch.kill([who], 'TI');
      return;
    case 'ROOM-TUNNEL':
    case 'MAC-CHAOS':
      sketch.arrive([who], cell, 'room');
      return;
    case 'MAC-ROBOT':
      // Asked for a robot that comes, or, with one beside, for where it pushes.
      if (sketch.roomAt(here).robots) sketch.enter([who], cell, 'push');
      else sketch.walks.push({ from: cell, to: here, by: 'robot' });
      return;
    case 'MAC-LOCK':
      sketch.changes.push({ cell, becomes: sketch.roomAt(cell).locked ? 'unlocked' : 'locked' });
      return;
    case 'MAC-PANIC':
      if (who === 'emmett') sketch.changes.push({ cell, becomes: 'unlocked' }, { cell: here, becomes: 'locked' });
      else if (who === 'max') sketch.enter([who], cell, 'carry');
  }
};
