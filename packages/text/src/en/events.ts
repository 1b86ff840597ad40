import type {
  Action,
  Character,
  DeathRule,
  EntryRule,
  EventOf,
  MacCard,
  MacSymbol,
  Role,
  RoomCode,
  RuleId,
  Saying,
} from '@room25/engine';
import { countIn, listIn, sentence, unstopped, upperFirst } from '../grammar.ts';
import { type EventContext, type Language, roomWords, type Said } from '../language.ts';
import { rooms, roomsIn } from './rooms.ts';
import { actions, cards, gaps as characters, colours, directions, lines, results, roles } from './words.ts';

const count = countIn('en');
export const list = listIn('en-GB');

export const turns = (left: number): string => count(left, { one: 'turn', other: 'turns' });
export const tokens = (left: number): string => count(left, { one: 'token', other: 'tokens' });
export const names = (whom: readonly Character[]): string => list(whom.map((who) => characters[who].name));
export const nameOfRoom = (code: RoomCode, context?: EventContext): string =>
  roomWords({ rooms, roomsIn }, code, context?.edition).name;

/** "the Vortex room in b3", or just the cell. */
const placeOf = (cell: string, { room, edition }: EventContext): string => {
  if (room === undefined) return cell;
  return `${roomWords({ rooms, roomsIn }, room, edition).the} in ${cell}`;
};

type Who = { readonly who: Character };

/** A sentence about a character, in its two forms: "You enter b3.", "Max enters b3." */
const told = ({ who }: Who, context: EventContext, [you, other]: readonly [string, string], rest = ''): string =>
  sentence(`${context.mine ? `You ${you}` : `${characters[who].name} ${other}`}${rest && ` ${rest}`}`);

const whom = ({ who }: Who, { mine }: EventContext): string => (mine ? 'you' : characters[who].name);
const whose = ({ who }: Who, { mine }: EventContext): string => (mine ? 'Your' : `${characters[who].name}’s`);

type Cause = (who: Who, place: string, context: EventContext) => string;

/** How somebody comes into a room. */
const WAYS: Readonly<Record<EntryRule, Cause>> = {
  'MOVE-1': (who, place, context) => told(who, context, ['enter', 'enters'], place),
  'PUSH-1': (who, place, context) => told(who, context, ['are pushed into', 'is pushed into'], place),
  'ROBOT-PUSH': (who, place, context) => `A robot pushes ${whom(who, context)} into ${place}.`,
  'ROOM-VORTEX': (who, place, context) => `The vortex takes ${whom(who, context)} to ${place}.`,
  'ROOM-TUNNEL': (who, place, context) => `The tunnel takes ${whom(who, context)} to ${place}.`,
  'ROOM-ILLUSION': (who, place, context) =>
    `The illusion fades: ${context.mine ? 'you are' : `${whom(who, context)} is`} now in ${place}.`,
  'GUARD-POWER': (who, place, context) =>
    `Next, ${context.mine ? 'you enter' : `${whom(who, context)} enters`} ${place}.`,
  JENNIFER: (who, place, context) => told(who, context, ['are called into', 'is called into'], place),
  // Called by Bruce, who mimics her.
  BRUCE: (who, place, context) => told(who, context, ['are called into', 'is called into'], place),
  // Both of a pair; Max is always the one who carries, and Bruce may be either.
  MAX: (who, place, context) => {
    if (who.who === 'max') return told(who, context, ['carry', 'carries'], `somebody into ${place}`);
    if (who.who === 'bruce') return told(who, context, ['enter', 'enters'], `${place} together with somebody`);
    return told(who, context, ['are carried into', 'is carried into'], place);
  },
  'MAC-ROBOT': (who, place, context) => `The robot pushes ${whom(who, context)} into ${place}.`,
  'MAC-PANIC': (who, place, context) => `Panic drives ${whom(who, context)} into ${place}.`,
  'MAC-REWIND': (who, place, context) => told(who, context, ['are taken back', 'is taken back'], `to ${place}`),
};

const DEATHS: Readonly<Record<DeathRule, Cause>> = {
  'ROOM-TRAPPED-1': (who, place, context) => `The trap in ${place} kills ${whom(who, context)}.`,
  'ROOM-FLOODED-1': (who, place, context) => told(who, context, ['drown', 'drowns'], `in ${place}`),
  'ROOM-FLAMMABLE': (who, place, context) => told(who, context, ['burn', 'burns'], `in ${place}`),
  'ROOM-ACID': (who, place, context) => told(who, context, ['dissolve', 'dissolves'], `in the acid of ${place}`),
  'ROOM-MORTAL': (who, place, context) => told(who, context, ['do', 'does'], `not survive the room in ${place}`),
  'ROOM-SHREDDER-1': (who, place, context) => `The shredder in ${place} gets ${whom(who, context)}.`,
  'ROBOT-RED': (who, place, context) =>
    `The robot sets off the acid in ${place}, which dissolves ${whom(who, context)}.`,
  'ROOM-TIMER': (who, place, context) => `The timer in ${place} runs out for ${whom(who, context)}.`,
  'MAC-BOMB': (who, place, context) => `The bomb kills ${whom(who, context)} in ${place}.`,
};

const REASONS: { readonly [R in RuleId]?: string } = {
  'LOOK-DARK': 'it is too dark here',
  'PUSH-CENTRAL': 'nobody can be pushed out of the Central room',
  'CTRL-CENTRAL': 'nothing can be controlled from the Central room',
  'ROOM-CENTRAL': 'that is not possible in the Central room',
  'MAC-PUNISH': 'an M.A.C. card forbids it',
};

const NO_TARGET: Readonly<Record<Exclude<Action, 'special'>, string>> = {
  look: 'no adjacent room is hidden',
  move: 'there is nowhere to go',
  push: 'there is nobody to push, or nowhere to push to',
  control: 'no line can be moved from here',
};

/** Why nobody can use their ability now. */
const NO_USE: Readonly<Record<Character, string>> = {
  emmett: 'no adjacent room can be reactivated or locked',
  kevin: 'no rooms can be swapped, and no robot can be given an order',
  franck: 'there is nothing to recover',
  jennifer: 'nobody adjacent can be called',
  max: 'there is nobody to carry, or nowhere to carry them',
  alice: 'it is not possible here',
  sarah: 'there is nothing to sabotage here',
  bruce: 'no ability nearby can be mimicked',
};

/** An ability has a name of its own. */
const actionOf = (who: Character, action: Action): string =>
  action === 'special' ? characters[who].ability : actions[action].name;

export const whyLost = ({ rule, action, who }: EventOf<'lost'>): string => {
  if (rule === 'ACT-MUST') return `: ${action === 'special' ? NO_USE[who] : NO_TARGET[action]}.`;
  return REASONS[rule] ? `: ${REASONS[rule]}.` : '.';
};

const programOf = (who: Character, program: readonly Action[]): string =>
  program.map((action) => actionOf(who, action)).join(', then ');

export const ofCard = (card: MacCard): string => {
  const name = cards[card.kind];
  switch (card.kind) {
    case 'move':
      return `${name}, ${lines[card.line]} ${directions[card.direction]}${card.symbol ? SYMBOLS[card.symbol] : ''}`;
    case 'punish':
      return `${name}, ${actions[card.action].name} for ${names(card.names)}`;
    case 'disabled':
      return `${name}, ${colours[card.colour].name}`;
    default:
      return name;
  }
};

const SYMBOLS: Readonly<Record<MacSymbol, string>> = { x2: ', twice', again: ', then draw again' };

export const ofRole = (role: Role): string => roles[role].name;

export const events: Language['events'] = {
  turn: ({ turn, turnsLeft, order }) =>
    `Turn ${turn}, ${turnsLeft === 1 ? 'the last one' : `${turns(turnsLeft)} left`}. Turn order: ${names(order)}.`,
  declined: (event, context = {}) => told(event, context, ['take', 'takes'], 'no starting clue'),
  programmed: (event, context = {}) =>
    event.actions?.length === 0
      ? told(event, context, event.adrenaline ? ['commit', 'commits'] : ['keep', 'keeps'], 'adrenaline')
      : event.actions
        ? told(
            event,
            context,
            ['program', 'programs'],
            `${programOf(event.who, event.actions)}${event.adrenaline ? ', with adrenaline' : ''}`,
          )
        : told(event, context, ['have', 'has'], 'finished programming'),
  laid: ({ single, adrenaline }) =>
    [
      ...(single.length > 0 ? [`One action only: ${names(single)}.`] : []),
      ...(adrenaline.length > 0 ? [`With adrenaline: ${names(adrenaline)}.`] : []),
    ].join(' '),
  played: (event, context = {}) => told(event, context, ['play', 'plays'], actionOf(event.who, event.action)),
  lost: (event, context = {}) =>
    `${whose(event, context)} ${actionOf(event.who, event.action)} is lost${whyLost(event)}`,
  waited: (event, context = {}) =>
    event.rule === 'PROG-ONE'
      ? told(event, context, ['wait', 'waits'], 'for round 2')
      : told(event, context, ['do', 'does'], 'nothing this round'),
  passed: (event, context = {}) => told(event, context, ['have', 'has'], 'nothing to play this round'),
  looked: (event, context = {}) =>
    told(
      event,
      context,
      ['look', 'looks'],
      `at ${event.cell}${event.room ? `: ${nameOfRoom(event.room, context)}` : ''}`,
    ),
  moved: (event, context = {}) => {
    // A tunnel leads into a tunnel: the cell says it all.
    const place = event.rule === 'ROOM-TUNNEL' ? event.to : placeOf(event.to, context);
    return WAYS[event.rule](event, place, context);
  },
  revealed: ({ cell, room }, context) => sentence(`Revealed in ${cell}: ${nameOfRoom(room, context)}`),
  concealed: ({ cell, room }, context = {}) =>
    `${upperFirst(placeOf(cell, { ...context, room }))} is turned face down again.`,
  closed: ({ cell }) => `The room in ${cell} is closed: nobody else can enter it.`,
  armed: (event, context = {}) =>
    `The trap in ${event.cell} is armed: ${whom(event, context)} must get out by the end of ${context.mine ? 'your' : 'their'} next action.`,
  slid: ({ who, line, direction, rule }, context = {}) => {
    const where = `${lines[line]} ${directions[direction]}${rule === 'MAC-ACCELERATION' ? ' once more' : ''}`;
    return who ? told({ who }, context, ['slide', 'slides'], where) : `The Complex slides ${where}.`;
  },
  swapped: ({ cells: [one, other] }) => `The rooms in ${one} and ${other} swap places.`,
  died: (event, context = {}) => DEATHS[event.rule](event, event.cell, context),
  shown: (event, context = {}) =>
    `${event.rule === 'MASKS' ? 'The masks fall. ' : ''}${whose(event, context)} role: ${ofRole(event.role)}.`,
  roleSeen: (event, context = {}) =>
    told(
      event,
      context,
      ['see', 'sees'],
      `${characters[event.of].name}’s role${event.role ? `: ${ofRole(event.role)}` : ''}`,
    ),
  reminded: (event, context = {}) => told(event, context, ['put', 'puts'], `a reminder on ${event.cell}`),
  signalled: (event, context = {}) =>
    told(
      event,
      context,
      ['say', 'says'],
      `${event.cell} is ${colours[event.colour].name}: ${colours[event.colour].danger}`,
    ),
  said: (event, context = {}) => told(event, context, ...TOLD_SAYINGS[event.saying](event, context.answered)),
  replaced: ({ cell }) => `The room in ${cell} becomes an Empty room.`,
  locked: ({ cell }) => `The room in ${cell} is locked.`,
  unlocked: ({ cell }) => `The lock on ${cell} is removed.`,
  turned: ({ cell, axis }) => `The corridor in ${cell} now runs ${axis === '-' ? 'left to right' : 'top to bottom'}.`,
  robotCame: ({ cell }) => `A robot appears in ${cell}.`,
  robotMoved: ({ from, to }) => `A robot goes from ${from} to ${to}.`,
  robotDestroyed: ({ cell }) => `A robot is destroyed in ${cell}.`,
  returned: (event, context = {}) => told(event, context, ['come', 'comes'], 'back to life in the Central room'),
  adrenaline: (event, context = {}) =>
    event.rule === 'ADR-2'
      ? told(event, context, ['use', 'uses'], 'adrenaline')
      : told(event, context, ['have', 'has'], event.has ? 'adrenaline again' : 'no adrenaline left'),
  hid: (event, context = {}) => told(event, context, ['hide', 'hides']),
  reminderBack: (event, context = {}) => told(event, context, ['take', 'takes'], 'back the reminder'),
  punished: (event, context = {}) =>
    told(event, context, ['lose', 'loses'], `${actionOf(event.who, event.action)} for the rest of the game`),
  paranoid: (event, context = {}) =>
    told(event, context, ['fall', 'falls'], 'into paranoia: from now on actions are drawn from a shuffled pile'),
  drew: (event, context = {}) => told(event, context, ['draw', 'draws'], actionOf(event.who, event.action)),
  card: ({ card, who }, context = {}) =>
    who
      ? told({ who }, context, ['draw', 'draws'], `an M.A.C. card: ${ofCard(card)}`)
      : `M.A.C. card: ${ofCard(card)}.`,
  refused: (event, context = {}) =>
    told(event, context, ['refuse', 'refuses'], event.rule === 'BRUCE' ? 'the call' : 'the robot’s push'),
  key: (event, context = {}) => told(event, context, ['activate', 'activates'], 'the Key: the exit now works'),
  turnLost: ({ turnsLeft }) => `A turn is lost: ${turns(turnsLeft)} left.`,
  alarm: (event, context = {}) =>
    told(event, context, ['have', 'has'], `found Room 25 and raised the alarm: ${turns(event.turnsLeft)} left`),
  over: ({ outcome: { result, side, score } }) =>
    `${side ? `Victory: ${names(side)}.` : results[result].sentence}${score === undefined ? '' : ` Score: ${score}.`}`,
};

const SAYINGS: Readonly<Record<Saying, (said: Said, answered?: Said) => string>> = {
  suspect: ({ whom }) => `I suspect ${nameOf(whom)}.`,
  trust: ({ whom }) => `I trust ${nameOf(whom)}.`,
  come: ({ cell }) => `Come to ${cell}!`,
  avoid: ({ cell }) => `Keep away from ${cell}!`,
  wait: () => 'Wait for me!',
  yes: ({ whom }, answered) => `Yes, ${nameOf(whom)}${repeated(answered)}.`,
  no: ({ whom }, answered) => `No, ${nameOf(whom)}${repeated(answered)}.`,
};

/** What somebody says, in their own words. */
export const ofSaying = (said: Said, answered?: Said): string => SAYINGS[said.saying](said, answered);

const repeated = (answered: Said | undefined): string => (answered ? `: “${unstopped(ofSaying(answered))}”` : '');

const nameOf = (whom: Character | undefined): string => (whom === undefined ? '' : characters[whom].name);

/** The same, told of somebody: "suspects Alice". */
const TOLD_SAYINGS: Readonly<
  Record<Saying, (said: Said, answered?: Said) => [forms: readonly [string, string], rest: string]>
> = {
  suspect: ({ whom }) => [['suspect', 'suspects'], nameOf(whom)],
  trust: ({ whom }) => [['trust', 'trusts'], nameOf(whom)],
  come: ({ cell }) => [['call', 'calls'], `everyone to ${cell}`],
  avoid: ({ cell }) => [['warn', 'warns'], `everyone to keep away from ${cell}`],
  wait: () => [['ask', 'asks'], 'the others to wait'],
  yes: ({ whom }, answered) => [['say', 'says'], `yes to ${wordsOf(whom, answered)}`],
  no: ({ whom }, answered) => [['say', 'says'], `no to ${wordsOf(whom, answered)}`],
};

/** "Alice’s “Come to b2!”" */
const wordsOf = (whom: Character | undefined, said: Said | undefined): string =>
  said ? `${nameOf(whom)}’s “${unstopped(ofSaying(said))}”` : nameOf(whom);
