/** Everything that happened, in words, turn by turn. Each line opens the rule behind it. */
import { actionsIn, CHARACTERS, colourOf, type Event, whoOf } from '@room25/engine';
import { roomWords } from '@room25/text';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { text, words } from '../../app/language.ts';
import { Icon, type IconName } from '../../art/icon.tsx';
import { Pawn } from '../../art/pawn.tsx';
import type { ShownGame, Told } from '../../play/played-game.ts';
import { standing } from '../../told/standing.ts';
import { type Reader, roomOf } from '../../told/telling.ts';
import { linesOf, sentenceOfAll } from '../../told/together.ts';
import { isTold } from '../told-events.ts';
import './rundown.css';

interface Props {
  readonly game: ShownGame;
  onRule(event: Event): void;
}

export const Rundown: FunctionComponent<Props> = ({ game, onRule }) => {
  const { header, side } = words.value.table;
  const log = standing(game.log.value).filter(isTold);
  const reader: Reader = {
    language: text.value,
    viewer: game.viewer.value,
    view: game.view.value,
    log: game.log.value,
  };
  const turns = groupsOf(log, ({ event, turn }) => (event.kind === 'turn' ? event.turn : turn));
  const failed = reader.view.cast.filter(({ seat }) => game.standIns?.value.includes(seat)).map(({ name }) => name);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = end;
    if (current) current.scrollTop = current.scrollHeight;
  }, [log.length]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must get there
    <div class="rundown" ref={end} role="log" aria-live="off" aria-label={side.rundown} tabIndex={0}>
      {turns.map((told, place) => (
        <details key={place} open={place >= turns.length - 2}>
          <summary class="display">{header.turn(told[0]!.turn)}</summary>
          {groupsOf(told, ({ round }) => round ?? 0).map((inRound, part) => (
            <section key={part}>
              {inRound[0]!.round && <h3 class="display">{text.value.phrases.round(inRound[0]!.round)}</h3>}
              <ol>
                {linesOf(inRound, ({ event }) => event, reader).map((line, at) => (
                  <Line
                    key={at}
                    events={line.map(({ event }) => event)}
                    reader={reader}
                    onRule={() => onRule(line[0]!.event)}
                  />
                ))}
              </ol>
            </section>
          ))}
          <Planned game={game} turn={told[0]!.turn} />
        </details>
      ))}
      <p class="rundown-trouble" role="status">
        {failed.length > 0 && side.standIn(text.value.phrases.names(failed))}
      </p>
    </div>
  );
};

/** What bots had planned together, once all of it has been played; only where everybody is on one side. */
const Planned: FunctionComponent<{ game: ShownGame; turn: number }> = ({ game, turn }) => {
  const { view, planned } = game;
  const plan = planned?.value.find((one) => one.turn === turn);
  const areAllOne = view.value.mode === 'cooperation' || view.value.mode === 'solo';
  if (!plan || !areAllOne || (view.value.turn <= turn && !view.value.outcome)) return null;
  const { characters, actions } = text.value;
  const programs = plan.programs.map((code) => {
    const names = actionsIn(code).map((action) => actions[action].name);
    return `${characters[CHARACTERS[whoOf(code)]!].name} (${names.join(', ')})`;
  });
  return <p class="rundown-plan">{words.value.table.side.planned(programs.join(', '))}</p>;
};

const groupsOf = (log: readonly Told[], keyOf: (told: Told) => number): readonly (readonly Told[])[] => {
  const groups: Told[][] = [];
  let last: number | undefined;
  for (const told of log) {
    const key = keyOf(told);
    if (key !== last) groups.push([]);
    last = key;
    groups.at(-1)!.push(told);
  }
  return groups;
};

interface LineProps {
  /** One event, or several that are told together. */
  readonly events: readonly Event[];
  readonly reader: Reader;
  onRule(): void;
}

const Line: FunctionComponent<LineProps> = ({ events, reader, onRule }) => {
  const { side } = words.value.table;
  const event = events[0]!;
  const told = sentenceOfAll(events, reader);
  const icon = iconOf(event);
  const isHead = HEADS.includes(event.kind) || WHOLE.includes(event.rule);
  const isSecret = isOnlyMine(event);
  return (
    <li class={`rundown-line ${isHead ? 'head' : ''} ${GRAVE.includes(event.kind) ? 'grave' : ''}`}>
      <button type="button" aria-label={isSecret ? `${side.secret} ${told}` : undefined} onClick={onRule}>
        <span class="rundown-who">{isHead && 'who' in event && event.who && <Pawn who={event.who} />}</span>
        <span class="rundown-icon">{icon && <Icon name={icon} />}</span>
        <span>
          {isSecret && (
            <span class="rundown-secret">
              <Icon name="mark-known" />
            </span>
          )}
          <WithRoom told={told} event={event} reader={reader} />
        </span>
      </button>
    </li>
  );
};

/** The room's name is in its colour, beside its shape. */
const WithRoom: FunctionComponent<{ told: string; event: Event; reader: Reader }> = ({ told, event, reader }) => {
  const { edition } = reader.view;
  const code = roomOf(event, reader);
  const room = code && roomWords(reader.language, code, edition);
  const name = room && [room.name, room.inSentence ?? room.name].find((form) => told.includes(form));
  if (!code || !name) return <>{told}</>;
  const at = told.indexOf(name);
  const colour = colourOf(edition, code);
  const parts: ComponentChildren[] = [
    told.slice(0, at),
    <span key="room" class={`rundown-room ${colour}`}>
      <Icon name={`mark-shape-${colour}`} />
      {name}
    </span>,
    told.slice(at + name.length),
  ];
  return <>{parts}</>;
};

/** What somebody does, as opposed to what comes of it. */
const HEADS: readonly Event['kind'][] = [
  'over',
  'played',
  'lost',
  'waited',
  'drew',
  'declined',
  'programmed',
  'signalled',
  'said',
  'shown',
];
/** What comes of these actions says which one was played. */
const WHOLE: readonly Event['rule'][] = ['LOOK-1', 'MOVE-1', 'CTRL-1'];
const GRAVE: readonly Event['kind'][] = ['died', 'alarm', 'shown', 'turnLost'];

const iconOf = (event: Event): IconName | undefined => {
  switch (event.kind) {
    case 'played':
    case 'drew':
      return `action-${event.action}`;
    case 'looked':
      return event.rule === 'LOOK-1' ? 'action-look' : undefined;
    case 'moved':
      return event.rule === 'MOVE-1' ? 'action-move' : undefined;
    case 'slid':
      return event.rule === 'CTRL-1' ? 'action-control' : undefined;
    case 'lost':
      return 'mark-lost';
    case 'waited':
      return 'mark-wait';
    case 'died':
      return 'room-MR';
    case 'alarm':
      return 'mark-alarm';
    case 'signalled':
    case 'said':
      return 'mark-signal';
    case 'reminded':
      return 'mark-reminder';
    case 'locked':
      return 'mark-lock';
    case 'closed':
      return 'mark-closed';
    case 'key':
      return 'mark-key';
    case 'robotCame':
    case 'robotMoved':
    case 'robotDestroyed':
      return 'mark-robot';
    case 'adrenaline':
      return 'mark-adrenaline';
    case 'shown':
      return event.role === 'prisoner' ? 'mark-prisoner' : 'mark-guard';
    default:
      return undefined;
  }
};

/** Was the reader shown something here that others were not? */
const isOnlyMine = (event: Event): boolean =>
  (event.kind === 'looked' && event.room !== undefined) ||
  (event.kind === 'roleSeen' && event.role !== undefined) ||
  event.kind === 'programmed';
