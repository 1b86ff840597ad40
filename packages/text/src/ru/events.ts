import type {
  Action,
  Character,
  DeathRule,
  EntryRule,
  EventOf,
  MacCard,
  MacSymbol,
  RoomCode,
  RuleId,
  Saying,
} from '@room25/engine';
import { listIn, pluralIn, sentence, unstopped, upperFirst } from '../grammar.ts';
import { type EventContext, type Language, roomWords, type Said } from '../language.ts';
import { rooms, roomsIn } from './rooms.ts';
import { actions, cards, gaps as characters, colours, directions, lines, results, roles } from './words.ts';

export const list = listIn('ru');

const plural = pluralIn('ru');
/** A number and its noun stay on one line. */
export const turns = (left: number): string =>
  `${left}\u00a0${plural(left, { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' })}`;
/** Including the one that is being played. */
const turnsLeft = (left: number): string => (left === 1 ? 'остался последний раунд' : `ещё\u00a0${turns(left)}`);
export const tokens = (left: number): string =>
  `${left}\u00a0${plural(left, { one: 'жетон', few: 'жетона', many: 'жетонов', other: 'жетона' })}`;
type Case = 'name' | 'genitive' | 'accusative' | 'dative';
export const names = (whom: readonly Character[], inCase: Case = 'name'): string =>
  list(whom.map((who) => characters[who][inCase]));
export const nameOfRoom = (code: RoomCode, context?: EventContext): string =>
  roomWords({ rooms, roomsIn }, code, context?.edition).name;

/** «в Водоворот (b3)», or just the cell. */
const placeOf = (cell: string, { room, edition }: EventContext): string =>
  room === undefined ? `в ${cell}` : `в ${roomWords({ rooms, roomsIn }, room, edition).into} (${cell})`;

type Who = { readonly who: Character };

/** A sentence about a character, in its two forms and the present tense, which has no gender: «Вы входите в b3.», «Макс входит в b3.» */
const told = ({ who }: Who, context: EventContext, [you, other]: readonly [string, string], rest = ''): string =>
  sentence(`${context.mine ? `Вы ${you}` : `${characters[who].name} ${other}`}${rest && ` ${rest}`}`);

const whom = ({ who }: Who, { mine }: EventContext): string => (mine ? 'вас' : characters[who].accusative);
const whoseRole = ({ who }: Who, { mine }: EventContext): string =>
  mine ? 'Ваша роль' : `Роль ${characters[who].genitive}`;

type Cause = (who: Who, place: string, context: EventContext) => string;

/** How somebody comes into a room. */
const WAYS: Readonly<Record<EntryRule, Cause>> = {
  'MOVE-1': (who, place, context) => told(who, context, ['входите', 'входит'], place),
  'PUSH-1': (who, place, context) => `Толчок отправляет ${whom(who, context)} ${place}.`,
  'ROBOT-PUSH': (who, place, context) => `Робот толкает ${whom(who, context)} ${place}.`,
  'ROOM-VORTEX': (who, place, context) => `Водоворот уносит ${whom(who, context)} ${place}.`,
  'ROOM-TUNNEL': (who, place, context) => `Туннель выводит ${whom(who, context)} ${place}.`,
  'ROOM-ILLUSION': (who, place, context) =>
    `Иллюзия рассеивается: ${context.mine ? 'вы попадаете' : `${characters[who.who].name} попадает`} ${place}.`,
  'GUARD-POWER': (who, place, context) =>
    `Затем ${context.mine ? 'вы входите' : `${characters[who.who].name} входит`} ${place}.`,
  JENNIFER: (who, place, context) => `Зов приводит ${whom(who, context)} ${place}.`,
  // Called by Bruce, who mimics her.
  BRUCE: (who, place, context) => `Зов приводит ${whom(who, context)} ${place}.`,
  // Both of a pair; Max is always the one who carries, and Bruce may be either.
  MAX: (who, place, context) => {
    if (who.who === 'max') return told(who, context, ['несёте', 'несёт'], `кого-то ${place}`);
    if (who.who === 'bruce') return told(who, context, ['входите', 'входит'], `вместе с кем-то ${place}`);
    return `${upperFirst(place)} вносят ${whom(who, context)}.`;
  },
  'MAC-ROBOT': (who, place, context) => `Робот толкает ${whom(who, context)} ${place}.`,
  'MAC-PANIC': (who, place, context) => `Паника загоняет ${whom(who, context)} ${place}.`,
  'MAC-REWIND': (who, place, context) => `Перемотка возвращает ${whom(who, context)} ${place}.`,
};

const DEATHS: Readonly<Record<DeathRule, Cause>> = {
  'ROOM-TRAPPED-1': (who, place, context) => `Ловушка в ${place} убивает ${whom(who, context)}.`,
  'ROOM-FLOODED-1': (who, place, context) => told(who, context, ['тонете', 'тонет'], `в ${place}`),
  'ROOM-FLAMMABLE': (who, place, context) => told(who, context, ['сгораете', 'сгорает'], `в ${place}`),
  'ROOM-ACID': (who, place, context) => `Кислота в ${place} растворяет ${whom(who, context)}.`,
  'ROOM-MORTAL': (who, place, context) => `Комната в ${place} убивает ${whom(who, context)}.`,
  'ROOM-SHREDDER-1': (who, place, context) => `Дробилка в ${place} перемалывает ${whom(who, context)}.`,
  'ROBOT-RED': (who, place, context) =>
    `Робот расплёскивает кислоту в ${place}, и она растворяет ${whom(who, context)}.`,
  'ROOM-TIMER': (who, place, context) => `Таймер в ${place} убивает ${whom(who, context)}.`,
  'MAC-BOMB': (who, place, context) => `Бомба убивает ${whom(who, context)} в ${place}.`,
};

const REASONS: { readonly [R in RuleId]?: string } = {
  'LOOK-DARK': 'здесь слишком темно',
  'PUSH-CENTRAL': 'из Центральной комнаты никого не вытолкнуть',
  'CTRL-CENTRAL': 'из Центральной комнаты контролировать нельзя',
  'ROOM-CENTRAL': 'в Центральной комнате это невозможно',
  'MAC-PUNISH': 'карта M.A.C. его запрещает',
};

const NO_TARGET: Readonly<Record<Exclude<Action, 'special'>, string>> = {
  look: 'рядом нет закрытых комнат',
  move: 'идти некуда',
  push: 'толкать некого или некуда',
  control: 'отсюда не сдвинуть ни одной линии',
};

/** Why nobody can use their ability now. */
const NO_USE: Readonly<Record<Character, string>> = {
  emmett: 'рядом нечего восстановить или запереть',
  kevin: 'нет ни комнат для обмена, ни робота для приказа',
  franck: 'возвращать нечего',
  jennifer: 'рядом некого позвать',
  max: 'нести некого или некуда',
  alice: 'здесь это невозможно',
  sarah: 'здесь нечего вывести из строя',
  bruce: 'рядом нечего скопировать',
};

/** An ability has a name of its own. */
const actionOf = (who: Character, action: Action): string =>
  action === 'special' ? `«${characters[who].ability}»` : quoted(action);

export const whyLost = ({ rule, action, who }: EventOf<'lost'>): string => {
  if (rule === 'ACT-MUST') return `: ${action === 'special' ? NO_USE[who] : NO_TARGET[action]}.`;
  return REASONS[rule] ? `: ${REASONS[rule]}.` : '.';
};

export const ofCard = (card: MacCard): string => {
  const name = cards[card.kind];
  switch (card.kind) {
    case 'move':
      return `${name}, ${lines[card.line]} ${directions[card.direction]}${card.symbol ? SYMBOLS[card.symbol] : ''}`;
    case 'punish':
      return `${name}, ${quoted(card.action)}: ${names(card.names)}`;
    case 'disabled':
      return `${name}, ${colours[card.colour].name}`;
    default:
      return name;
  }
};

const SYMBOLS: Readonly<Record<MacSymbol, string>> = { x2: ', дважды', again: ', затем ещё карта' };

export const quoted = (action: Action): string => `«${actions[action].name}»`;

export const events: Language['events'] = {
  turn: ({ turn, turnsLeft: left, order }) =>
    `Раунд ${turn}, ${left === 1 ? 'последний' : turnsLeft(left)}. Порядок хода: ${names(order)}.`,
  declined: (event, context = {}) => told(event, context, ['не берёте', 'не берёт'], 'начальную подсказку'),
  programmed: (event, context = {}) =>
    event.actions?.length === 0
      ? told(event, context, event.adrenaline ? ['заявляете', 'заявляет'] : ['бережёте', 'бережёт'], 'адреналин')
      : event.actions
        ? told(
            event,
            context,
            ['программируете', 'программирует'],
            `${event.actions.map((action) => actionOf(event.who, action)).join(', затем ')}${event.adrenaline ? ', с адреналином' : ''}`,
          )
        : told(event, context, ['заканчиваете', 'заканчивает'], 'программировать'),
  laid: ({ single, adrenaline }) =>
    [
      ...(single.length > 0 ? [`Только одно действие: ${names(single)}.`] : []),
      ...(adrenaline.length > 0 ? [`С адреналином: ${names(adrenaline)}.`] : []),
    ].join(' '),
  played: (event, context = {}) =>
    told(event, context, ['разыгрываете', 'разыгрывает'], actionOf(event.who, event.action)),
  lost: (event, context = {}) =>
    `${context.mine ? 'Вы теряете' : `${characters[event.who].name} теряет`} действие ${actionOf(event.who, event.action)}${whyLost(event)}`,
  waited: (event, context = {}) =>
    event.rule === 'PROG-ONE'
      ? told(event, context, ['ждёте', 'ждёт'], 'второго круга')
      : told(event, context, ['ничего не делаете', 'ничего не делает'], 'в этом круге'),
  passed: (event, context = {}) =>
    context.mine
      ? 'Вам нечего разыграть в этом круге.'
      : `В этом круге у ${characters[event.who].genitive} нет действия.`,
  looked: (event, context = {}) =>
    told(
      event,
      context,
      ['заглядываете', 'заглядывает'],
      `в ${event.cell}${event.room ? `: ${nameOfRoom(event.room, context)}` : ''}`,
    ),
  moved: (event, context = {}) => {
    // A tunnel leads into a tunnel: the cell says it all.
    const place = placeOf(event.to, event.rule === 'ROOM-TUNNEL' ? {} : context);
    return WAYS[event.rule](event, place, context);
  },
  revealed: ({ cell, room }, context) => sentence(`Открывается ${cell}: ${nameOfRoom(room, context)}`),
  concealed: ({ cell, room }, context) => sentence(`Снова закрыта ${cell}: ${nameOfRoom(room, context)}`),
  closed: ({ cell }) => `Комната в ${cell} перекрыта: войти в неё больше нельзя.`,
  armed: (event, context = {}) =>
    `Ловушка в ${event.cell} взведена: ${whom(event, context)} спасёт только уход до конца следующего действия.`,
  slid: ({ who, line, direction, rule }, context = {}) => {
    const where = `${lines[line]} ${directions[direction]}${rule === 'MAC-ACCELERATION' ? ' ещё раз' : ''}`;
    return who ? told({ who }, context, ['сдвигаете', 'сдвигает'], where) : `Дом сдвигает ${where}.`;
  },
  swapped: ({ cells: [one, other] }) => `Комнаты в ${one} и ${other} меняются местами.`,
  died: (event, context = {}) => DEATHS[event.rule](event, event.cell, context),
  shown: (event, context = {}) =>
    `${event.rule === 'MASKS' ? 'Маски сорваны. ' : ''}${whoseRole(event, context)}: ${roles[event.role].name}.`,
  roleSeen: (event, context = {}) =>
    told(
      event,
      context,
      ['видите', 'видит'],
      `роль ${characters[event.of].genitive}${event.role ? `: ${roles[event.role].name}` : ''}`,
    ),
  reminded: (event, context = {}) => told(event, context, ['кладёте', 'кладёт'], `напоминалку на ${event.cell}`),
  signalled: (event, context = {}) =>
    told(
      event,
      context,
      ['сообщаете', 'сообщает'],
      `про ${event.cell}: ${colours[event.colour].name}, ${colours[event.colour].danger}`,
    ),
  said: (event, context = {}) => told(event, context, ...TOLD_SAYINGS[event.saying](event, context.answered)),
  replaced: ({ cell }) => `Комната в ${cell} становится Пустой.`,
  locked: ({ cell }) => `Комната в ${cell} заперта на замок.`,
  unlocked: ({ cell }) => `Замок с ${cell} снят.`,
  turned: ({ cell, axis }) => `Коридор в ${cell} теперь ведёт ${axis === '-' ? 'влево и вправо' : 'вверх и вниз'}.`,
  robotCame: ({ cell }) => `В ${cell} появляется робот.`,
  robotMoved: ({ from, to }) => `Робот переходит из ${from} в ${to}.`,
  robotDestroyed: ({ cell }) => `Робот в ${cell} уничтожен.`,
  returned: (event, context = {}) =>
    told(event, context, ['возвращаетесь', 'возвращается'], 'к жизни в Центральной комнате'),
  adrenaline: (event, context = {}) => {
    if (event.rule === 'ADR-2') return told(event, context, ['тратите', 'тратит'], 'адреналин');
    const owner = context.mine ? 'вас' : characters[event.who].genitive;
    return `У ${owner} ${event.has ? 'снова есть адреналин' : 'больше нет адреналина'}.`;
  },
  hid: (event, context = {}) => told(event, context, ['прячетесь', 'прячется']),
  reminderBack: (event, context = {}) => told(event, context, ['забираете', 'забирает'], 'напоминалку назад'),
  punished: (event, context = {}) =>
    told(event, context, ['теряете', 'теряет'], `действие ${actionOf(event.who, event.action)} до конца игры`),
  paranoid: (event, context = {}) =>
    told(event, context, ['впадаете', 'впадает'], 'в паранойю: действия теперь тянут из перемешанной стопки'),
  drew: (event, context = {}) => told(event, context, ['тянете', 'тянет'], actionOf(event.who, event.action)),
  card: ({ card, who }, context = {}) =>
    who
      ? told({ who }, context, ['тянете', 'тянет'], `карту M.A.C.: ${ofCard(card)}`)
      : `Карта M.A.C.: ${ofCard(card)}.`,
  refused: (event, context = {}) =>
    event.rule === 'BRUCE'
      ? told(event, context, ['не идёте', 'не идёт'], 'на зов')
      : told(event, context, ['не поддаётесь', 'не поддаётся'], 'толчку робота'),
  key: (event, context = {}) => told(event, context, ['активируете', 'активирует'], 'ключ: теперь можно спастись'),
  turnLost: ({ turnsLeft: left }) => `Один раунд потерян: ${turnsLeft(left)}.`,
  alarm: (event, context = {}) =>
    told(
      event,
      context,
      ['находите Комнату 25 и поднимаете', 'находит Комнату 25 и поднимает'],
      `тревогу: ${turnsLeft(event.turnsLeft)}`,
    ),
  over: ({ outcome: { result, side, score } }) =>
    `${side ? `Победа: ${names(side)}.` : results[result].sentence}${score === undefined ? '' : ` Счёт: ${score}.`}`,
};

const SAYINGS: Readonly<Record<Saying, (said: Said, answered?: Said) => string>> = {
  suspect: ({ whom }) => `Я подозреваю ${nameOf(whom, 'accusative')}.`,
  trust: ({ whom }) => `Я доверяю ${nameOf(whom, 'dative')}.`,
  come: ({ cell }) => `Идите в ${cell}!`,
  avoid: ({ cell }) => `Не ходите в ${cell}!`,
  wait: () => 'Подождите меня!',
  yes: ({ whom }, answered) => `Да, ${nameOf(whom)}${repeated(answered)}.`,
  no: ({ whom }, answered) => `Нет, ${nameOf(whom)}${repeated(answered)}.`,
};

/** What somebody says, in their own words. */
export const ofSaying = (said: Said, answered?: Said): string => SAYINGS[said.saying](said, answered);

const repeated = (answered: Said | undefined): string => (answered ? `: «${unstopped(ofSaying(answered))}»` : '');

const nameOf = (whom: Character | undefined, inCase: Case = 'name'): string =>
  whom === undefined ? '' : characters[whom][inCase];

/** The same, told of somebody: "suspects Alice". */
const TOLD_SAYINGS: Readonly<
  Record<Saying, (said: Said, answered?: Said) => [forms: readonly [string, string], rest: string]>
> = {
  suspect: ({ whom }) => [['подозреваете', 'подозревает'], nameOf(whom, 'accusative')],
  trust: ({ whom }) => [['доверяете', 'доверяет'], nameOf(whom, 'dative')],
  come: ({ cell }) => [['зовёте', 'зовёт'], `всех в ${cell}`],
  avoid: ({ cell }) => [['советуете', 'советует'], `не ходить в ${cell}`],
  wait: () => [['просите', 'просит'], 'подождать'],
  yes: ({ whom }, answered) => [['отвечаете', 'отвечает'], `${nameOf(whom, 'dative')}${inReplyTo(answered)}: да`],
  no: ({ whom }, answered) => [['отвечаете', 'отвечает'], `${nameOf(whom, 'dative')}${inReplyTo(answered)}: нет`],
};

const inReplyTo = (said: Said | undefined): string => (said ? ` на «${unstopped(ofSaying(said))}»` : '');
