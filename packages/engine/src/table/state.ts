/**
 * The state of a game: one flat array of integers. Everything in it can be saved, copied and compared as it is; only the verbs of
 * `table.ts` and the flow of a turn write it. A *tile* is a room that keeps its number while it slides or is swapped; the number
 * is the cell it was laid on. Characters and tokens lie on tiles, so a slide need not move them.
 */
import { CELL_COUNT, LINE_COUNT } from '../board.ts';
import { CHARACTERS } from '../words.ts';

const names: { name: string; at: number; length: number }[] = [];
let size = 0;
const field = (name: string, length = 1): number => {
  const at = size;
  size += length;
  names.push({ name, at, length });
  return at;
};
const perTile = (name: string): number => field(name, CELL_COUNT);
const perCharacter = (name: string): number => field(name, CHARACTERS.length);

/** A seat has one character or more. */
const perSeat = perCharacter;

/** Tiles */
export const TILE_AT = field('tileAt', CELL_COUNT); // cell → tile
export const CELL_OF = perTile('cellOf');
export const KIND = perTile('kind'); // position in ROOM_CODES
export const FACE = perTile('face'); // bits:
export const KNOWN = perTile('known'); // the seats that were shown it, as bits; TO_ALL
export const SIGNALS = perTile('signals'); // three bits a seat: colour + 1

export const VISIBLE = 1;
export const CLOSED = 2;
export const LOCKED = 4;
export const UPRIGHT = 8; // the corridor of a Pivoting room runs up and down, else left and right
export const TO_ALL = 1 << 8;

/** Characters */
export const ON = perCharacter('on'); // tile, or one of these:
export const DEAD = -1;
export const ABSENT = -2;
export const ENTERED = perCharacter('entered'); // the turn in which they entered their room
export const TRAP = perCharacter('trap'); // 0, FRESH or ARMED
export const FRESH = 1;
export const ARMED = 2;
export const CAME_FROM = perCharacter('cameFrom'); // the cell they entered from, + 1; 0: not from a neighbour
export const CHILLED = perCharacter('chilled'); // the turn in which they have one action only
export const REMINDER = perCharacter('reminder'); // tile + 1, or 0
export const FIRST = perCharacter('first'); // the programmed actions, + 1, or 0
export const SECOND = perCharacter('second');
export const EXTRAS = perCharacter('extras');
export const LIMIT = perCharacter('limit'); // actions they may play this turn
export const USED = perCharacter('used'); // actions they have played this turn, as bits
export const STATUS = perCharacter('status'); // bits:
export const CHOOSES_FREELY = 1;
export const HAS_PLAYED = 2;
export const IN_PARANOIA = 4;
export const IS_HIDING = 8; // outlasts the turn
export const HAS_SUBSTITUTED = 16; // the Traitor has used their power this turn
export const LOST = perCharacter('lost'); // their latest action + 1 if that was lost, else 0
export const ADRENALINE = perCharacter('adrenaline'); // 0: gone
export const IN_HAND = 1;
export const COMMITTED = 2;
export const PUNISHED = perCharacter('punished'); // actions lost for good, as bits
export const PILE = perCharacter('pile'); // paranoia: the tokens still to be drawn, three bits each, top lowest: action + 1
export const DRAWN = perCharacter('drawn'); // paranoia: the action of this slot, + 1
export const DRAWS_LEFT = perCharacter('drawsLeft'); // paranoia: slots of this turn that draw
export const RESERVE = perCharacter('reserve'); // Empty rooms to replace others with
export const ROLE = perCharacter('role');
export const ROLE_KNOWN = perCharacter('roleKnown'); // seats as bits; TO_ALL: shown
export const SHOWN_TURN = perCharacter('shownTurn');
export const VISITED = perCharacter('visited'); // the tiles applied in the chain that runs, as bits

/** Order, deaths, lines */
export const ORDER = perCharacter('order');
export const ORDER_LENGTH = field('orderLength');
export const DEATHS = perCharacter('deaths'); // the dead, first to die first
export const DEATH_COUNT = field('deathCount');
export const DEATHS_SETTLED = field('deathsSettled');
export const RETURNING = perCharacter('returning'); // back from the dead, to come first in the next order
export const RETURNING_COUNT = field('returningCount');
export const MOVED = field('moved', LINE_COUNT); // direction + 1

/** Robots and cards */
export const ROBOT_COUNT = 2;
export const ROBOTS = field('robots', ROBOT_COUNT); // tile + 1, or 0: in the supply
export const CARDS_IN_BOX = 58;
export const DECK = field('deck', CARDS_IN_BOX); // top last
export const DECK_COUNT = field('deckCount');
export const DISCARDS = field('discards', CARDS_IN_BOX);
export const DISCARD_COUNT = field('discardCount');
export const LYING = field('lying', 8); // cards that stay until the turn ends
export const LYING_COUNT = field('lyingCount');
export const DECK_DRAWS = field('deckDraws'); // numbers taken from the streams `deck` and `paranoia`
export const PARANOIA_DRAWS = field('paranoiaDraws');

/** What all can work out about who is a guard: one bit for each set of characters that could be the guards. */
export const GUARD_SET_WORDS = 8;
export const GUARD_SETS = field('guardSets', GUARD_SET_WORDS);

/** The turn */
export const PHASE = field('phase');
export const CLUES = 0;
export const STARTING = 1; // before programming: cards are drawn
export const PROGRAMMING = 2;
export const ACTING = 3;
export const TURN = field('turn');
export const TURNS_LEFT = field('turnsLeft');
export const PENDING = field('pending'); // who must still program (characters), or take a clue (seats), as bits
export const ROUND = field('round'); // 0, 1, and 2 for adrenaline
export const LAST_PROGRAMMED_ROUND = 1;
export const SLOT = field('slot'); // position in the order
export const ACTOR = field('actor'); // whose slot it is, + 1; 0: between slots
export const ON_TURN = field('onTurn'); // whose own turn it still is, as bits: their slots came, and nobody began a later one
export const STAGE = field('stage');
export const BETWEEN = 0;
export const CHOOSING = 1;
export const PLAYING = 2;
export const ENDING = 3;
export const DONE = field('done'); // the characters that have had their slot this round, as bits (SOLO-P)
export const ALARM = field('alarm');
export const KEY = field('key');
export const TO_JUDGE = field('toJudge');
export const RESULT = field('result'); // position in RESULTS + 1; 0: running
export const WINNER = field('winner'); // side
export const SCORE = field('score');

/** What is still to happen: a stack of frames. */
export const DEPTH = field('depth');
export const FRAME = 5; // source, who, party, detail, and one of these:
export const STACK_FRAMES = 24;
export const STACK = field('stack', STACK_FRAMES * FRAME);
export const ASKS = 0;
export const WAITS = 1;
export const FOLLOWS = 2; // waits, and is an event of its own

/** What was said this turn, by seat */
export const SAID = perSeat('said'); // the latest phrase that was no answer, as a command; 0: none
export const SAID_COUNT = perSeat('saidCount');
export const ANSWERS = perSeat('answers'); // two bits for each seat that has said something: 1 yes, 2 no

export const STATE_SIZE = size;

/** For whoever must print a state. */
export const describeState = (state: Int32Array): Record<string, number | number[]> =>
  Object.fromEntries(
    names.map(({ name, at, length }) => [name, length === 1 ? state[at] : [...state.subarray(at, at + length)]]),
  );
