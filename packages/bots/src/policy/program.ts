/** Which actions a character programs: what their turn is worth with each pair of actions. */
import { ACTIONS, ADJACENT, CENTRE, type Command, HACKS, hasAdrenaline, isAdjacent, NONE } from '@room25/engine';
import { aOf, bOf, cOf, distanceAround, NEIGHBOURS, type Offer, ORDER, ORDER_LENGTH } from '@room25/engine/inside';
import { specialWorth } from './ability.ts';
import { KIND } from './kinds.ts';
import { count, type Outlook } from './outlook.ts';
import { WALL } from './sight.ts';
import { COLUMN, isOnLine, ROW, SLID } from './way.ts';
import { WEIGHTS } from './weights.ts';

const [LOOK, MOVE, PUSH, CONTROL, SPECIAL] = ACTIONS.map((_, action) => action) as [
  number,
  number,
  number,
  number,
  number,
];
const SIZE = ACTIONS.length + 1;
const NOTHING = ACTIONS.length;

const LINE_LENGTH = 5;

/** By first and second action: what the turn leads to, in steps; less is better. */
const worth = new Float64Array(SIZE * SIZE);
const set = (first: number, second: number, value: number): void => {
  const at = first * SIZE + second;
  if (value < worth[at]!) worth[at] = value;
};

/** The best program, chosen at random among those that are about as good. */
export const chooseProgram = (outlook: Outlook, offer: Offer, noise: () => number): Command => {
  weighPrograms(outlook);
  const wantsMore = wantsAdrenaline(outlook);
  let best = offer.at(0);
  let bestValue = Number.POSITIVE_INFINITY;
  for (let place = 0; place < offer.count; place++) {
    const code = offer.at(place);
    const value = costOf(code, wantsMore) + 0.1 * noise();
    if (value < bestValue) {
      bestValue = value;
      best = code;
    }
  }
  return best;
};

/** What each program is worth; higher is better. */
export const rankPrograms = (outlook: Outlook, programs: readonly Command[]): number[] => {
  weighPrograms(outlook);
  const wantsMore = wantsAdrenaline(outlook);
  return programs.map((code) => -costOf(code, wantsMore));
};

/** Of the one that was weighed last. */
export const worthOf = (first: number, second: number): number => worth[first * SIZE + second]!;

/** KEVIN: as `extras` writes it. */
const ROBOT_HACK = HACKS.indexOf('robot') + 1;

const costOf = (code: Command, wantsMore: boolean): number =>
  // ROOM-PARANOIA: only adrenaline is asked about.
  (aOf(code) === NONE ? 0 : worth[aOf(code) * SIZE + (bOf(code) === NONE ? NOTHING : bOf(code))]!) +
  (hasAdrenaline(code) === wantsMore ? 0 : 1.5) -
  (cOf(code) >> 1 === ROBOT_HACK ? 0.05 : 0);

/** Fills in what each pair of actions is worth. */
export const weighPrograms = (outlook: Outlook): void => {
  const { costs, cell } = outlook;
  readLines(outlook);
  const stay = costs[cell]! + WEIGHTS.idle;
  for (let at = 0; at < worth.length; at++) worth[at] = stay + 1;
  for (let action = 0; action < ACTIONS.length; action++)
    worth[action * SIZE + NOTHING] = stay + (action === LOOK ? 0.1 : 0.5);
  if (outlook.isGuard) weighHarm(outlook);
  if (outlook.isInside && !leavesAgain(outlook)) weighInside(outlook);
  else weighOutside(outlook, stay);
};

const weighOutside = (outlook: Outlook, stay: number): void => {
  const { cell } = outlook;
  weighWays(outlook);
  weighPush(outlook);
  const special = specialWorth(outlook);
  if (special !== 0) {
    const rest = Math.min(outlook.costs[cell]!, bestStep(outlook, false));
    // A character who is carried into Room 25 does not want to walk on.
    const isNear = outlook.target >= 0 && isAdjacent(cell, outlook.target);
    set(SPECIAL, isNear ? LOOK : MOVE, rest - special);
    if (!isNear) set(MOVE, SPECIAL, rest - special + 0.3);
    set(SPECIAL, NOTHING, stay - special);
  }
  if (outlook.exposure > 0) worsenStay(outlook.exposure);
  if (outlook.isHeldByFriends) onlyWith((first, second) => first !== MOVE && second !== MOVE);
  if (outlook.mustLeaveAtOnce) onlyWith((first) => first === MOVE || (first === SPECIAL && special > 4));
  else if (outlook.mustLeaveThisTurn)
    onlyWith((first, second) => first === MOVE || second === MOVE || (first === SPECIAL && special > 4));
};

/** Nobody can push the first to act; later ones may have been pushed. */
const worsenStay = (by: number): void => {
  for (let first = 0; first < ACTIONS.length; first++)
    for (let second = 0; second < SIZE; second++)
      if (first !== MOVE) worth[first * SIZE + second]! += second === MOVE ? 0.5 * by : by;
};

const onlyWith = (isGood: (first: number, second: number) => boolean): void => {
  for (let first = 0; first < ACTIONS.length; first++)
    for (let second = 0; second < SIZE; second++) if (!isGood(first, second)) worth[first * SIZE + second]! += 50;
};

/** They are in Room 25, but are needed elsewhere. */
const leavesAgain = ({ needsKey, missing }: Outlook): boolean => needsKey && missing === 0;

/** ROOM-TRAPPED-1: a character who enters a trap with their first action must not act again this turn. */
const trapRisk = ({ sight, death }: Outlook, to: number): number => {
  if (sight.room[to] === KIND.TR) return death;
  return sight.dark & (1 << to) ? sight.trapShare * death : 0;
};

/** The best cell to walk to; `acts`: it will act again afterwards. */
const bestStep = (outlook: Outlook, acts: boolean): number => {
  const { sight, costs, cell } = outlook;
  const near = ADJACENT[cell]!;
  let best = costs[cell]! + 2;
  for (let place = 0; place < near.length; place++) {
    const to = near[place]!;
    if (!outlook.canWalk(to)) continue;
    const value = sight.price[to]! + costs[to]! + (acts ? trapRisk(outlook, to) : 0);
    if (value < best) best = value;
  }
  return best;
};

const weighWays = (outlook: Outlook): void => {
  const { sight, costs, cell, room } = outlook;
  const near = ADJACENT[cell]!;
  const isCentre = cell === CENTRE;
  const look = room === KIND.DA ? 0 : insight(outlook, cell);
  let lookedStep = costs[cell]! + 2;
  let stepThenLook = lookedStep;
  let stepThenSlide = lookedStep;
  for (let place = 0; place < near.length; place++) {
    const to = near[place]!;
    if (!outlook.canWalk(to)) continue;
    const way = sight.price[to]! + costs[to]!;
    // One look, one of the neighbours: what it shows is avoided if it is bad.
    const seen = sight.dark & (1 << to) && look > 0 ? WEIGHTS.looked * sight.price[to]! + costs[to]! : way;
    if (seen < lookedStep) lookedStep = seen;
    const blind = way + trapRisk(outlook, to);
    const looked = blind - WEIGHTS.lookAfter * insight(outlook, to);
    if (looked < stepThenLook) stepThenLook = looked;
    const slid =
      to === sight.exit ? blind + slideAfterEntry(outlook) : blind - costs[to]! + bestSlide(outlook, to) + 0.1;
    if (slid < stepThenSlide) stepThenSlide = slid;
  }
  const step = bestStep(outlook, false);
  set(MOVE, NOTHING, step + 0.25);
  // Whoever comes in early can be let out this turn.
  const late = outlook.target >= 0 && isAdjacent(cell, outlook.target) ? 0.6 : 0;
  set(LOOK, MOVE, lookedStep - look + (look === 0 ? WEIGHTS.idle : 0) + late);
  set(MOVE, LOOK, stepThenLook);
  set(MOVE, CONTROL, stepThenSlide);
  set(LOOK, NOTHING, costs[cell]! + WEIGHTS.idle - look);
  if (isCentre) return;
  const slide = bestSlide(outlook, cell);
  set(CONTROL, MOVE, slideThenStep(outlook));
  set(LOOK, CONTROL, slide + 0.3 - look + (look === 0 ? WEIGHTS.idle : 0));
  set(CONTROL, LOOK, slide + 0.3 - 0.5 * look);
  set(CONTROL, NOTHING, slide + 0.4);
};

/** The last to come in lets all out; whoever comes earlier must not take Room 25 away from the others. */
const slideAfterEntry = ({ missing, who, needsKey, isGuard }: Outlook): number =>
  (missing & ~(1 << who)) === 0 && !needsKey && !isGuard ? -3 : 1.5;

/** The least cost after some slide of the character's own line. */
const bestSlide = (outlook: Outlook, cell: number): number => {
  let best = outlook.costs[cell]! + 0.5;
  for (let direction = 0; direction < 4; direction++)
    if (outlook.canSlide(cell, direction))
      best = Math.min(best, outlook.costAfterSlide(cell, direction) + sharedBy(cell, direction));
  return best;
};

/** Friends on the same line may want to move it too: what that is worth on each row and column, of the one that was weighed last. */
const onRow = new Float64Array(LINE_LENGTH);
const onColumn = new Float64Array(LINE_LENGTH);

const readLines = ({ table, friends }: Outlook): void => {
  for (let line = 0; line < LINE_LENGTH; line++) {
    onRow[line] = 0;
    onColumn[line] = 0;
  }
  const { cast } = table.terms;
  for (let place = 0; place < cast.length; place++) {
    if (!(friends & (1 << cast[place]!))) continue;
    const at = table.cellOf(cast[place]!);
    onRow[ROW[at]!]! += WEIGHTS.shared;
    onColumn[COLUMN[at]!]! += WEIGHTS.shared;
  }
};

const sharedBy = (cell: number, direction: number): number =>
  direction < 2 ? onColumn[COLUMN[cell]!]! : onRow[ROW[cell]!]!;

const slideThenStep = (outlook: Outlook): number => {
  const { cell, costs, sight } = outlook;
  let best = costs[cell]! + 1;
  for (let direction = 0; direction < 4; direction++) {
    if (!outlook.canSlide(cell, direction)) continue;
    const landed = SLID[cell * 4 + direction]!;
    const shared = sharedBy(cell, direction);
    const near = ADJACENT[landed]!;
    for (let place = 0; place < near.length; place++) {
      const to = near[place]!;
      if (sight.price[to]! >= WALL) continue;
      best = Math.min(best, sight.price[to]! + costs[to]! + (outlook.target >= 0 ? 0 : 0.3) + shared);
    }
  }
  return best + 0.1;
};

/** What a look around a cell can gain. */
const insight = ({ sight }: Outlook, cell: number): number => {
  const near = (sight.dark | sight.promised) & NEIGHBOURS[cell]!;
  if (near === 0) return 0;
  return sight.exit < 0 && sight.goals & near ? WEIGHTS.goalLook : WEIGHTS.otherLook;
};

/** In Room 25: wait for the others, then take everybody out. */
const weighInside = (outlook: Outlook): void => {
  const { cell, table, turnsLeft, isGuard, foes } = outlook;
  if (isGuard) return;
  const hasCompany = (table.pushable(outlook.who) & foes) !== 0;
  // Without a look to pass the time with.
  set(PUSH, NOTHING, table.pushable(outlook.who) === 0 ? -6.5 : 0);
  set(CONTROL, NOTHING, -7);
  const special = specialWorth(outlook);
  set(SPECIAL, NOTHING, -6);
  if (special > 0) {
    set(SPECIAL, LOOK, -11 - special);
    set(SPECIAL, CONTROL, outlook.couldLeave ? -16 - special : -9);
  }
  const last = turnsLeft === 1;
  if (outlook.canLeave) {
    set(CONTROL, LOOK, -20);
    set(CONTROL, NOTHING, -19.9);
    if (hasCompany) set(CONTROL, PUSH, -20.1);
    return;
  }
  const edge = edgeSteps(cell);
  const rank = placeInside(outlook);
  if (outlook.couldLeave) {
    // One of them is enough, and the last to act waits for the most people.
    const isMine = rank === 0 || outlook.mode === 'suspicion';
    set(LOOK, NOTHING, -14);
    set(hasCompany ? PUSH : LOOK, CONTROL, isMine ? -15 : -10);
  } else if (edge - 1 > rank) {
    set(CONTROL, LOOK, -12);
    set(LOOK, CONTROL, -11.5);
  } else {
    set(LOOK, NOTHING, -10);
    set(LOOK, CONTROL, last ? -12 : rank === 0 && reachesBySlide(outlook) ? -10.5 : -8);
  }
  if (hasCompany) {
    set(PUSH, LOOK, -13);
    set(PUSH, NOTHING, -12.9);
  }
};

/** How many of those in Room 25 act after this one. */
const placeInside = ({ table, who, friends }: Outlook): number => {
  const inside = table.inRoom25 & friends;
  const { s } = table;
  let after = 0;
  for (let place = s[ORDER_LENGTH]! - 1; place >= 0 && s[ORDER + place] !== who; place--)
    if (inside & (1 << s[ORDER + place]!)) after++;
  return after;
};

/** Would some slide bring Room 25 nearer to those who are missing? */
const reachesBySlide = (outlook: Outlook): boolean => {
  const { cell } = outlook;
  for (let direction = 0; direction < 4; direction++)
    if (
      outlook.canSlide(cell, direction) &&
      gapAfterSlide(outlook, cell, direction) < gapAfterSlide(outlook, cell, -1) - 1
    )
      return true;
  return false;
};

/** How far those who are missing are from Room 25 once its line has moved (-1: as it is). */
export const gapAfterSlide = ({ table, missing, sight }: Outlook, cell: number, direction: number): number => {
  if (sight.exit < 0) return 0;
  const { cast } = table.terms;
  const exit = cellAfterSlide(sight.exit, cell, direction);
  let gap = 0;
  for (let place = 0; place < cast.length; place++) {
    const who = cast[place]!;
    if (missing & (1 << who)) gap += distanceAround(cellAfterSlide(table.cellOf(who), cell, direction), exit);
  }
  return gap;
};

const cellAfterSlide = (at: number, cell: number, direction: number): number =>
  direction >= 0 && isOnLine(cell, direction, at) ? SLID[at * 4 + direction]! : at;

/** How many slides push a room off the board. */
export const edgeSteps = (cell: number): number => {
  const row = ROW[cell]!;
  const column = COLUMN[cell]!;
  const byRow = row === 2 ? 9 : Math.min(column, 4 - column) + 1;
  const byColumn = column === 2 ? 9 : Math.min(row, 4 - row) + 1;
  return Math.min(byRow, byColumn);
};

/** Pushing a friend into Room 25, or a foe anywhere. */
const weighPush = (outlook: Outlook): void => {
  const { table, who, cell, sight, foes, isGuard } = outlook;
  if (isGuard || cell === CENTRE) return;
  const company = table.pushable(who);
  if (company === 0) return;
  if (company & foes) {
    let worst = 0;
    for (const to of ADJACENT[cell]!) if (sight.price[to]! < WALL) worst = Math.max(worst, sight.price[to]!);
    const gain = 0.15 * worst + (outlook.mode === 'suspicion' ? 0.4 : 0.3);
    const rest = bestStep(outlook, false);
    set(PUSH, MOVE, rest - gain);
    set(MOVE, PUSH, rest - gain + 0.3);
  }
};

/** A guard: pushes that hurt, and slides that lead the others astray. */
const weighHarm = (outlook: Outlook): void => {
  const { table, who, cell, sight, foes, costs, isInside, room } = outlook;
  const company = cell === CENTRE ? 0 : table.pushable(who) & foes;
  const rest = isInside ? 0 : bestStep(outlook, false);
  if (company !== 0) {
    let worst = 0;
    for (const to of ADJACENT[cell]!) if (sight.price[to]! < WALL) worst = Math.max(worst, sight.price[to]!);
    const gain = worst >= 8 ? 12 : isInside ? 6 : worst > 1 ? 0.5 * worst : 0;
    if (gain > 0) {
      set(PUSH, MOVE, (isInside ? 3 : rest) - gain);
      set(PUSH, CONTROL, costs[cell]! - gain + (isInside ? -1 : 0.5));
      set(PUSH, LOOK, costs[cell]! + 0.3 - gain);
    }
  }
  for (const to of ADJACENT[cell]!)
    if (outlook.isTrapFor(to) && outlook.canWalk(to)) {
      set(MOVE, LOOK, costs[cell]! - 12);
      set(MOVE, NOTHING, costs[cell]! - 11.9);
    }
  if (isInside) {
    set(CONTROL, LOOK, count(table.inRoom25) > 1 ? -3 : 0);
    set(PUSH, CONTROL, company !== 0 ? -6 : 1);
    set(LOOK, CONTROL, -1);
  } else if (sight.exit >= 0 && room !== KIND.CE && isOnLineOf(cell, sight.exit) && table.inRoom25 !== 0) {
    set(CONTROL, MOVE, -2);
    set(MOVE, CONTROL, -1);
    set(LOOK, CONTROL, -1.5);
  }
};

const isOnLineOf = (cell: number, exit: number): boolean =>
  cell % 5 === exit % 5 || Math.floor(cell / 5) === Math.floor(exit / 5);

/** Adrenaline is kept for late in the game, when one more action brings somebody in or everybody out. */
const wantsAdrenaline = (outlook: Outlook): boolean => {
  const { table, isGuard, isInside, missing, cell, sight, turnsLeft } = outlook;
  if (!outlook.hasAdrenaline || isGuard) return false;
  if (isInside) {
    if (missing === 0) return false;
    for (const who of table.terms.cast) if (missing & (1 << who) && !isAdjacent(cell, table.cellOf(who))) return false;
    return true;
  }
  return turnsLeft <= (sight.exit >= 0 ? 4 : 2);
};
