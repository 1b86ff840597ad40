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
import { countIn, listIn, sentence, unstopped } from '../grammar.ts';
import { type EventContext, type Language, roomWords, type Said } from '../language.ts';
import { rooms, roomsIn } from './rooms.ts';
import { actions, cards, gaps as characters, colours, directions, lines, results, roles } from './words.ts';

const count = countIn('fr');
export const list = listIn('fr');

/** « encore 7 tours » */
export const turns = (left: number): string => count(left, { one: 'tour', other: 'tours' });
export const tokens = (left: number): string => count(left, { one: 'jeton', other: 'jetons' });
export const names = (whom: readonly Character[]): string => list(whom.map((who) => characters[who].name));
export const nameOfRoom = (code: RoomCode, context?: EventContext): string =>
  roomWords({ rooms, roomsIn }, code, context?.edition).name;

/** « dans la salle vortex, en b3 », or just the cell. */
const placeOf = (cell: string, { room, edition }: EventContext): string =>
  room === undefined ? `en ${cell}` : `dans ${roomWords({ rooms, roomsIn }, room, edition).the}, en ${cell}`;

type Who = { readonly who: Character };

/** A sentence about a character, in its two forms: « Vous entrez en b3. », « Max entre en b3. » */
const told = ({ who }: Who, context: EventContext, [you, other]: readonly [string, string], rest = ''): string =>
  sentence(`${context.mine ? `Vous ${you}` : `${characters[who].name} ${other}`}${rest && ` ${rest}`}`);

/** What something does to a character: « Le vortex vous ramène… », « Le vortex ramène Max… » */
const done = (doer: string, verb: string, { who }: Who, { mine }: EventContext): string =>
  mine ? `${doer} vous ${verb}` : `${doer} ${verb} ${characters[who].name}`;

type Cause = (who: Who, place: string, context: EventContext) => string;

/** How somebody comes into a room. */
const WAYS: Readonly<Record<EntryRule, Cause>> = {
  'MOVE-1': (who, place, context) => told(who, context, ['entrez', 'entre'], place),
  'PUSH-1': (who, place, context) => `${done('Une poussée', 'envoie', who, context)} ${place}.`,
  'ROBOT-PUSH': (who, place, context) => `${done('Un robot', 'pousse', who, context)} ${place}.`,
  'ROOM-VORTEX': (who, place, context) => `${done('Le vortex', 'ramène', who, context)} ${place}.`,
  'ROOM-TUNNEL': (who, place, context) => `${done('Le tunnel', 'mène', who, context)} ${place}.`,
  'ROOM-ILLUSION': (who, place, context) =>
    `L’illusion se dissipe : ${context.mine ? 'vous voici' : `voici ${characters[who.who].name}`} ${place}.`,
  'GUARD-POWER': (who, place, context) =>
    `Puis ${context.mine ? 'vous entrez' : `${characters[who.who].name} entre`} ${place}.`,
  JENNIFER: (who, place, context) => `${done('Un appel', 'attire', who, context)} ${place}.`,
  // Called by Bruce, who mimics her.
  BRUCE: (who, place, context) => `${done('Un appel', 'attire', who, context)} ${place}.`,
  // Both of a pair; Max is always the one who carries, and Bruce may be either.
  MAX: (who, place, context) => {
    if (who.who === 'max') return told(who, context, ['portez', 'porte'], `quelqu’un ${place}`);
    if (who.who === 'bruce') return told(who, context, ['entrez', 'entre'], `avec quelqu’un ${place}`);
    return `${done('On', 'porte', who, context)} ${place}.`;
  },
  'MAC-ROBOT': (who, place, context) => `${done('Le robot', 'pousse', who, context)} ${place}.`,
  'MAC-PANIC': (who, place, context) => `${done('La panique', 'entraîne', who, context)} ${place}.`,
  'MAC-REWIND': (who, place, context) => `${done('Le rembobinage', 'ramène', who, context)} ${place}.`,
};

const DEATHS: Readonly<Record<DeathRule, Cause>> = {
  'ROOM-TRAPPED-1': (who, place, context) => `${done(`Le piège en ${place}`, 'tue', who, context)}.`,
  'ROOM-FLOODED-1': (who, place, context) => told(who, context, ['vous noyez', 'se noie'], `en ${place}`),
  'ROOM-FLAMMABLE': (who, place, context) => told(who, context, ['brûlez', 'brûle'], `en ${place}`),
  'ROOM-ACID': (who, place, context) => `${done('L’acide', 'dissout', who, context)} en ${place}.`,
  'ROOM-MORTAL': (who, place, context) =>
    told(who, context, ['ne survivez', 'ne survit'], `pas à la salle en ${place}`),
  'ROOM-SHREDDER-1': (who, place, context) => `${done('La broyeuse', 'emporte', who, context)} en ${place}.`,
  'ROBOT-RED': (who, place, context) =>
    `En ${place}, le robot fait déborder l’acide, qui ${context.mine ? 'vous dissout' : `dissout ${characters[who.who].name}`}.`,
  'ROOM-TIMER': (who, place, context) => `${done('Le minuteur', 'tue', who, context)} en ${place}.`,
  'MAC-BOMB': (who, place, context) => `${done('La bombe', 'tue', who, context)} en ${place}.`,
};

const REASONS: { readonly [R in RuleId]?: string } = {
  'LOOK-DARK': 'il fait trop noir ici',
  'PUSH-CENTRAL': 'on ne pousse personne hors de la salle centrale',
  'CTRL-CENTRAL': 'rien ne se contrôle depuis la salle centrale',
  'ROOM-CENTRAL': 'elle est impossible dans la salle centrale',
  'MAC-PUNISH': 'une carte M.A.C. l’interdit',
};

const NO_TARGET: Readonly<Record<Exclude<Action, 'special'>, string>> = {
  look: 'aucune salle adjacente n’est cachée',
  move: 'il n’y a nulle part où aller',
  push: 'il n’y a personne à pousser, ou nulle part où pousser',
  control: 'd’ici, aucune rangée ne peut bouger',
};

/** Why nobody can use their ability now. */
const NO_USE: Readonly<Record<Character, string>> = {
  emmett: 'aucune salle adjacente à réactiver ou à verrouiller',
  kevin: 'ni salles à échanger, ni robot à commander',
  franck: 'il n’y a rien à récupérer',
  jennifer: 'il n’y a personne à appeler à côté',
  max: 'il n’y a personne à porter, ou nulle part où aller',
  alice: 'c’est impossible ici',
  sarah: 'il n’y a rien à saboter ici',
  bruce: 'il n’y a aucune capacité à imiter à côté',
};

/** An ability has a name of its own. */
const actionOf = (who: Character, action: Action): string =>
  action === 'special' ? `« ${characters[who].ability} »` : quoted(action);

export const whyLost = ({ rule, action, who }: EventOf<'lost'>): string => {
  if (rule === 'ACT-MUST') return ` : ${action === 'special' ? NO_USE[who] : NO_TARGET[action]}.`;
  return REASONS[rule] ? ` : ${REASONS[rule]}.` : '.';
};

export const ofCard = (card: MacCard): string => {
  const name = cards[card.kind];
  switch (card.kind) {
    case 'move':
      return `${name}, ${lines[card.line]} ${directions[card.direction]}${card.symbol ? SYMBOLS[card.symbol] : ''}`;
    case 'punish':
      return `${name}, ${quoted(card.action)} pour ${names(card.names)}`;
    case 'disabled':
      return `${name}, ${colours[card.colour].name}`;
    default:
      return name;
  }
};

const SYMBOLS: Readonly<Record<MacSymbol, string>> = { x2: ', deux fois', again: ', puis une autre carte' };

export const quoted = (action: Action): string => `« ${actions[action].name} »`;

export const events: Language['events'] = {
  turn: ({ turn, turnsLeft, order }) =>
    `Tour ${turn}, ${turnsLeft === 1 ? 'le dernier' : `encore ${turns(turnsLeft)}`}. Ordre du tour : ${names(order)}.`,
  declined: (event, context = {}) => told(event, context, ['ne prenez', 'ne prend'], 'pas d’indice de départ'),
  programmed: (event, context = {}) =>
    event.actions?.length === 0
      ? told(event, context, event.adrenaline ? ['engagez', 'engage'] : ['gardez', 'garde'], 'l’adrénaline')
      : event.actions
        ? told(
            event,
            context,
            ['programmez', 'programme'],
            `${event.actions.map((action) => actionOf(event.who, action)).join(', puis ')}${event.adrenaline ? ', avec adrénaline' : ''}`,
          )
        : told(event, context, ['avez', 'a'], 'fini de programmer'),
  laid: ({ single, adrenaline }) =>
    [
      ...(single.length > 0 ? [`Une seule action : ${names(single)}.`] : []),
      ...(adrenaline.length > 0 ? [`Avec adrénaline : ${names(adrenaline)}.`] : []),
    ].join(' '),
  played: (event, context = {}) => told(event, context, ['jouez', 'joue'], actionOf(event.who, event.action)),
  lost: (event, context = {}) =>
    `${context.mine ? 'Vous perdez votre' : `${characters[event.who].name} perd son`} action ${actionOf(event.who, event.action)}${whyLost(event)}`,
  waited: (event, context = {}) =>
    event.rule === 'PROG-ONE'
      ? told(event, context, ['attendez', 'attend'], 'le second tour de table')
      : told(event, context, ['ne faites', 'ne fait'], 'rien à ce tour de table'),
  passed: (event, context = {}) => told(event, context, ['n’avez', 'n’a'], 'rien à jouer à ce tour de table'),
  looked: (event, context = {}) =>
    told(
      event,
      context,
      ['regardez', 'regarde'],
      `${event.cell}${event.room ? ` : ${nameOfRoom(event.room, context)}` : ''}`,
    ),
  moved: (event, context = {}) => {
    // A tunnel leads into a tunnel: the cell says it all.
    const place = placeOf(event.to, event.rule === 'ROOM-TUNNEL' ? {} : context);
    return WAYS[event.rule](event, place, context);
  },
  revealed: ({ cell, room }, context) => sentence(`Salle révélée en ${cell} : ${nameOfRoom(room, context)}`),
  concealed: ({ cell, room }, context) => sentence(`De nouveau face cachée en ${cell} : ${nameOfRoom(room, context)}`),
  closed: ({ cell }) => `La salle en ${cell} est fermée : plus personne ne peut y entrer.`,
  armed: (event, context = {}) =>
    `Le piège en ${event.cell} est armé : ${context.mine ? 'quittez-le avant la fin de votre prochaine action' : `${characters[event.who].name} doit le quitter avant la fin de sa prochaine action`}.`,
  slid: ({ who, line, direction, rule }, context = {}) => {
    const where = `${rule === 'MAC-ACCELERATION' ? 'encore ' : ''}glisser la ${lines[line]} ${directions[direction]}`;
    return who ? told({ who }, context, ['faites', 'fait'], where) : `Le Complexe fait ${where}.`;
  },
  swapped: ({ cells: [one, other] }) => `Les salles en ${one} et ${other} échangent leurs places.`,
  died: (event, context = {}) => DEATHS[event.rule](event, event.cell, context),
  shown: (event, context = {}) =>
    `${event.rule === 'MASKS' ? 'Les masques tombent. ' : ''}${context.mine ? 'Votre rôle' : `Le rôle de ${characters[event.who].name}`} : ${roles[event.role].name}.`,
  roleSeen: (event, context = {}) =>
    told(
      event,
      context,
      ['voyez', 'voit'],
      `le rôle de ${characters[event.of].name}${event.role ? ` : ${roles[event.role].name}` : ''}`,
    ),
  reminded: (event, context = {}) => told(event, context, ['posez', 'pose'], `une balise en ${event.cell}`),
  signalled: (event, context = {}) =>
    told(
      event,
      context,
      ['annoncez', 'annonce'],
      `du ${colours[event.colour].name} en ${event.cell} : ${colours[event.colour].danger}`,
    ),
  said: (event, context = {}) => told(event, context, ...TOLD_SAYINGS[event.saying](event, context.answered)),
  replaced: ({ cell }) => `La salle en ${cell} devient une salle vide.`,
  locked: ({ cell }) => `La salle en ${cell} est verrouillée.`,
  unlocked: ({ cell }) => `Le verrou en ${cell} est retiré.`,
  turned: ({ cell, axis }) =>
    `Le couloir en ${cell} mène maintenant ${axis === '-' ? 'à gauche et à droite' : 'en haut et en bas'}.`,
  robotCame: ({ cell }) => `Un robot apparaît en ${cell}.`,
  robotMoved: ({ from, to }) => `Un robot va de ${from} à ${to}.`,
  robotDestroyed: ({ cell }) => `Un robot est détruit en ${cell}.`,
  returned: (event, context = {}) => told(event, context, ['revenez', 'revient'], 'à la vie dans la salle centrale'),
  adrenaline: (event, context = {}) => {
    if (event.rule === 'ADR-2') return told(event, context, ['utilisez', 'utilise'], 'l’adrénaline');
    return event.has
      ? told(event, context, ['avez', 'a'], 'de nouveau de l’adrénaline')
      : told(event, context, ['n’avez', 'n’a'], 'plus d’adrénaline');
  },
  hid: (event, context = {}) => told(event, context, ['vous cachez', 'se cache']),
  reminderBack: (event, context = {}) =>
    told(event, context, ['reprenez', 'reprend'], context.mine ? 'votre balise' : 'sa balise'),
  punished: (event, context = {}) =>
    told(
      event,
      context,
      ['perdez', 'perd'],
      `l’action ${actionOf(event.who, event.action)} pour le reste de la partie`,
    ),
  paranoid: (event, context = {}) =>
    told(
      event,
      context,
      ['sombrez', 'sombre'],
      'dans la paranoïa : les actions se tirent désormais d’une pile mélangée',
    ),
  drew: (event, context = {}) => told(event, context, ['tirez', 'tire'], actionOf(event.who, event.action)),
  card: ({ card, who }, context = {}) =>
    who
      ? told({ who }, context, ['tirez', 'tire'], `une carte M.A.C. : ${ofCard(card)}`)
      : `Carte M.A.C. : ${ofCard(card)}.`,
  refused: (event, context = {}) =>
    event.rule === 'BRUCE'
      ? told(event, context, ['ne répondez', 'ne répond'], 'pas à l’appel')
      : told(event, context, ['refusez', 'refuse'], 'la poussée du robot'),
  key: (event, context = {}) => told(event, context, ['activez', 'active'], 'la clé : la sortie fonctionne'),
  turnLost: ({ turnsLeft }) => `Un tour est perdu : encore ${turns(turnsLeft)}.`,
  alarm: (event, context = {}) =>
    told(
      event,
      context,
      ['trouvez', 'trouve'],
      `la Room 25 et déclenche${context.mine ? 'z' : ''} l’alarme : encore ${turns(event.turnsLeft)}`,
    ),
  over: ({ outcome: { result, side, score } }) =>
    `${side ? `Victoire : ${names(side)}.` : results[result].sentence}${score === undefined ? '' : ` Score : ${score}.`}`,
};

const SAYINGS: Readonly<Record<Saying, (said: Said, answered?: Said) => string>> = {
  suspect: ({ whom }) => `Je soupçonne ${nameOf(whom)}.`,
  trust: ({ whom }) => `Je fais confiance à ${nameOf(whom)}.`,
  come: ({ cell }) => `Venez en ${cell} !`,
  avoid: ({ cell }) => `N’allez pas en ${cell} !`,
  wait: () => 'Attendez-moi !',
  yes: ({ whom }, answered) => `Oui, ${nameOf(whom)}${repeated(answered)}.`,
  no: ({ whom }, answered) => `Non, ${nameOf(whom)}${repeated(answered)}.`,
};

/** What somebody says, in their own words. */
export const ofSaying = (said: Said, answered?: Said): string => SAYINGS[said.saying](said, answered);

const repeated = (answered: Said | undefined): string => (answered ? ` : « ${unstopped(ofSaying(answered))} »` : '');

const nameOf = (whom: Character | undefined): string => (whom === undefined ? '' : characters[whom].name);

/** The same, told of somebody: "suspects Alice". */
const TOLD_SAYINGS: Readonly<
  Record<Saying, (said: Said, answered?: Said) => [forms: readonly [string, string], rest: string]>
> = {
  suspect: ({ whom }) => [['soupçonnez', 'soupçonne'], nameOf(whom)],
  trust: ({ whom }) => [['faites', 'fait'], `confiance à ${nameOf(whom)}`],
  come: ({ cell }) => [['invitez', 'invite'], `les autres en ${cell}`],
  avoid: ({ cell }) => [['déconseillez', 'déconseille'], `d’aller en ${cell}`],
  wait: () => [['demandez', 'demande'], 'aux autres d’attendre'],
  yes: ({ whom }, answered) => [['dites', 'dit'], `oui à ${nameOf(whom)}${inReplyTo(answered)}`],
  no: ({ whom }, answered) => [['dites', 'dit'], `non à ${nameOf(whom)}${inReplyTo(answered)}`],
};

const inReplyTo = (said: Said | undefined): string => (said ? ` (« ${unstopped(ofSaying(said))} »)` : '');
