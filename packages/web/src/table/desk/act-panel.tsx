/** My slot, or a room, a card or a robot that asks me: what is asked, what it would lead to, and the key that plays it. */

import {
  ACTIONS,
  type Action,
  actionOf,
  CHARACTERS,
  type Command,
  NONE,
  ROOMS,
  type RoomCode,
  type RuleId,
  VERBS,
  type Verb,
  type View,
  verbOf,
  whoOf,
} from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announceQuestion } from '../../app/announcer.tsx';
import { Cap } from '../../app/cap.tsx';
import { HoldKey } from '../../app/hold-key.tsx';
import { useKeyboardFocus, useKeys } from '../../app/keys.ts';
import { ruleInWords, text, words } from '../../app/language.ts';
import { spelt } from '../../app/spelt.tsx';
import { Icon } from '../../art/icon.tsx';
import { Pawn } from '../../art/pawn.tsx';
import { RoomIcon } from '../../art/room-icon.tsx';
import { leadsOf } from '../../board/leads.ts';
import { needsHolding } from '../../board/needs-holding.ts';
import type { Picking } from '../../board/picking.ts';
import { previewOf } from '../../board/preview.ts';
import { hasTargets, isSame, nextParts, type Part } from '../../board/steps.ts';
import { onlyOne } from '../../told/telling.ts';
import './act-panel.css';
import { askFor, boardHint, isKeyed, questionOf } from '../../told/question.ts';
import { actionName } from '../action-name.ts';
import { useDesk } from './at-desk.ts';

/** How long a deadly key must be held. */
const HOLD = 600;

export const ActPanel: FunctionComponent = () => {
  const { game, picking, previewed, grid, holdKey, play } = useDesk();
  const keys = useRef<HTMLDivElement>(null);
  const { act } = words.value.table;
  const { value: view } = game.view;
  const { value: answers } = game.answers;
  const { value: viewer } = game.viewer;
  const { value: chosen } = picking.choice;
  const { value: parts } = picking.parts;
  const pointing = answers.filter(hasTargets);
  const plain = answers.filter((answer) => !hasTargets(answer));
  const next = chosen === undefined ? nextParts(pointing, parts) : [];
  const shown = chosen ?? previewed.value;
  const who = CHARACTERS[whoOf(answers[0]!)]!;
  const isMany = new Set(answers.map(whoOf)).size > 1;
  const actor = shown === undefined ? who : CHARACTERS[whoOf(shown)]!;
  const isClue = view.phase === 'clues';
  // The explanation of a clue stays until a room is chosen.
  const isPrompted = shown !== undefined && answers.includes(shown) && (!isClue || chosen !== undefined);
  /** What is asked, wherever the pointer or the focus is. */
  const asks = isClue
    ? act.clue[0]
    : pointing.length > 0
      ? askFor(parts, next, act)
      : plain.length === 1
        ? questionOf(plain[0]!, act, text.value)
        : (ruleOf(view) ?? act.asks.verb);
  const question = isPrompted ? questionOf(shown, act, text.value) : asks;
  const leads = isPrompted
    ? leadsOf(view, previewOf(view, shown), {
        words: words.value.board,
        language: text.value,
        viewer,
      })
    : [];
  const isDeadly = chosen !== undefined && needsHolding(game, chosen);
  const mine = onlyOne(view, viewer);
  const why = isClue ? act.clue[1] : ruleOf(view);
  const keyed = next.filter(isKeyed);

  // The question is announced when it is asked, not each time the focus moves.
  const asked = `${view.turn} ${view.round} ${view.asking} ${who} ${parts.length}`;
  useEffect(() => {
    const whose = mine === who || isMany ? '' : `${text.value.people[who]}. `;
    announceQuestion(`${whose}${headOf(view, answers).name}. ${chosen === undefined ? asks : question}`, true);
  }, [asked]);

  // From where one stands: nothing that is pressed too soon is a choice, and the arrow keys go to the rooms around.
  const here = view.cast.find(({ name }) => name === who)!.cell;
  useKeyboardFocus(asked, () =>
    pointing.length > 0 && keyed.length === 0
      ? grid.current?.querySelector<HTMLElement>(isClue ? '[data-legal]' : `[data-spot="${here}"]`)
      : keys.current?.querySelector<HTMLElement>('.key'),
  );
  useKeys({
    Escape: () => picking.back(),
    ...Object.fromEntries(keyed.map((part, place) => [String(place + 1), () => picking.pick(part)])),
    ...(chosen !== undefined && !isDeadly && { Enter: () => play(chosen) }),
  });

  return (
    <div class={`act ${isDeadly ? 'deadly' : ''}`}>
      <Head view={view} answers={shown === undefined ? answers : [shown]} isMany={isMany} who={actor} />
      <div class="act-words">
        <h2 class="display">
          {/* Where everybody may look, it says who is asked. */}
          {viewer.kind === 'spectator' && `${text.value.people[actor]}${words.value.app.colon}`}
          {spelt(question)}
        </h2>
        <p id="act-leads">
          {leads.length > 0
            ? leads.map(({ text: sentence, tone }, place) => (
                <span key={place} class={`lead ${tone}`}>
                  {tone === 'secret' && <Icon name="mark-known" />}
                  {sentence}{' '}
                </span>
              ))
            : (why ?? boardHint(next, act))}
        </p>
      </div>
      <div class="act-keys" ref={keys}>
        {chosen !== undefined && isDeadly && (
          <HoldKey
            button={holdKey}
            class="live"
            ms={HOLD}
            label={act.holdTo(act.does[VERBS[verbOf(chosen)]!])}
            again={act.pressAgain}
            onHeld={() => play(chosen)}
          >
            <span>{act.hold}</span>
            <small>{act.holdTo(act.does[VERBS[verbOf(chosen)]!])}</small>
          </HoldKey>
        )}
        {chosen !== undefined && !isDeadly && (
          <button type="button" class="key live" aria-describedby="act-leads" onClick={() => play(chosen)}>
            {act.does[VERBS[verbOf(chosen)]!]}
            <Cap of="Enter" />
          </button>
        )}
        {chosen === undefined &&
          keyed.map((part, place) => (
            <PartKey
              key={JSON.stringify(part)}
              part={part}
              digit={keyed.length > 1 ? String(place + 1) : undefined}
              parts={parts}
              onPick={() => picking.pick(part)}
            />
          ))}
        {chosen === undefined &&
          plain.map((answer) => (
            <button
              key={answer}
              type="button"
              class={`key ${pointing.length === 0 && plain.length === 1 ? 'live' : ''}`}
              onClick={() => play(answer)}
            >
              {spelt(plainName(answer, plain, view))}
            </button>
          ))}
        {canGoBack(picking, pointing) && (
          <button type="button" class="key" onClick={() => picking.back()}>
            {act.back}
            <Cap of="Esc" />
          </button>
        )}
      </div>
    </div>
  );
};

const canGoBack = (picking: Picking, pointing: readonly Command[]): boolean => {
  const { value: parts } = picking.parts;
  if (picking.choice.value !== undefined) return true;
  return parts.some((_, place) => nextParts(pointing, parts.slice(0, place)).length > 1);
};

/** What a room, a card or an ability asks; nothing if it is simply somebody's slot. */
const ruleOf = ({ asking, edition }: View): string | undefined =>
  asking === undefined || asking === 'ACT-ORDER' ? undefined : ruleInWords(asking, edition);

interface PartKeyProps {
  readonly part: Part;
  readonly parts: readonly Part[];
  /** The key of the keyboard that does the same. */
  readonly digit: string | undefined;
  onPick(): void;
}

const PartKey: FunctionComponent<PartKeyProps> = ({ part, parts, digit, onPick }) => {
  const { act } = words.value.table;
  const isAnother = parts.some((other) => other.kind === 'whom' && !isSame(other, part));
  return (
    <button type="button" class={`key part ${part.kind}`} aria-keyshortcuts={digit} onClick={onPick}>
      {part.kind === 'verb' && (
        <>
          <VerbIcon verb={part.verb} />
          {verbName(part.verb)}
        </>
      )}
      {(part.kind === 'whom' || part.kind === 'pawn') &&
        (part.who === NONE ? (
          isAnother ? (
            act.nobodyMore
          ) : (
            act.nobody
          )
        ) : (
          <>
            <Pawn who={CHARACTERS[part.who]!} />
            {text.value.people[CHARACTERS[part.who]!]}
          </>
        ))}
      {digit && <Cap of={digit} />}
    </button>
  );
};

/** An action by its name; an ability by what it does. */
const verbName = (verb: Verb): string => {
  const action = ACTIONS.find((each) => each === verb);
  return action ? text.value.actions[action].name : words.value.table.act.does[verb];
};

const VerbIcon: FunctionComponent<{ verb: Verb }> = ({ verb }) => {
  const action = actionOf(VERBS.indexOf(verb));
  return action ? <Icon name={`action-${action}`} /> : null;
};

const plainName = (answer: Command, plain: readonly Command[], view: View): string => {
  const { act } = words.value.table;
  const verb = VERBS[verbOf(answer)]!;
  if (verb === 'wait' && !keepsAction(answer, view)) return act.does.chooseNone;
  const isOneOfSeveral = plain.filter((other) => verbOf(other) === verbOf(answer)).length > 1;
  if (verb === 'clue') return act.question.noClue.replace(/\s*\?$/, '');
  if (isOneOfSeveral) return questionOf(answer, act, text.value).replace(/\s*\?$/, '');
  return act.does[verb];
};

/** PROG-ONE: a single action waits for round 2; anybody else who waits does nothing. */
const keepsAction = (answer: Command, { cast, round }: View): boolean =>
  round === 1 && cast.find(({ name }) => name === CHARACTERS[whoOf(answer)])?.program?.length === 1;

interface HeadProps {
  readonly view: View;
  readonly answers: readonly Command[];
  readonly isMany: boolean;
  readonly who: (typeof CHARACTERS)[number];
}

/** The ivory block: the action that is played, or the room that asks. */
const Head: FunctionComponent<HeadProps> = ({ view, answers, isMany, who }) => {
  const { name, action, room } = headOf(view, answers);
  return (
    <div class="act-head">
      {action && <Icon name={`action-${action}`} />}
      {!action && room && <RoomIcon code={room} />}
      {!action && !room && <Pawn who={who} />}
      <b class={`display ${longest(name) > 10 ? 'long' : ''}`}>{name}</b>
      {isMany && action && (
        <span class="act-who">
          <Pawn who={who} />
        </span>
      )}
    </div>
  );
};

/** The length of its longest word. */
const longest = (name: string): number => Math.max(...name.split(' ').map(({ length }) => length));

interface HeadWords {
  readonly name: string;
  readonly action?: Action;
  readonly room?: RoomCode;
}

const headOf = (view: View, answers: readonly Command[]): HeadWords => {
  const actions = new Set(answers.map((answer) => actionOf(verbOf(answer))).filter((action) => action !== undefined));
  const [action] = actions;
  const who = CHARACTERS[whoOf(answers[0]!)]!;
  if (actions.size === 1 && action) {
    return { name: actionName(action, who), action };
  }
  if (actions.size > 1) return { name: text.value.phrases.phases.acting };
  const room = view.asking && roomOfRule(view.asking);
  if (room) return { name: text.value.rooms[room].short, room };
  return { name: view.phase === 'clues' ? text.value.phrases.phases.clues : text.value.people[who] };
};

/** The room that this rule belongs to. */
const roomOfRule = (rule: RuleId): RoomCode | undefined =>
  Object.values(ROOMS).find((room) => room.rule === rule)?.code;
