/** Programming: two slots, the actions as keys, adrenaline, and the red key that locks all of it in. */

import { useSignal } from '@preact/signals';
import {
  type Action,
  CHARACTERS,
  type Character,
  type Command,
  HACKS,
  RULE_IDS,
  type RuleId,
  whoOf,
} from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { announce, announceQuestion } from '../../app/announcer.tsx';
import { Cap } from '../../app/cap.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { forgetFocus } from '../../app/input-device.ts';
import { useKeyboardFocus, useKeys } from '../../app/keys.ts';
import { ruleInWords, text, words } from '../../app/language.ts';
import { Icon } from '../../art/icon.tsx';
import { Pawn } from '../../art/pawn.tsx';
import { pointedOutActions } from '../../board/pointed-out.ts';
import { RuleLink } from '../../rulebook/rule-link.tsx';
import { charactersOf } from '../../told/telling.ts';
import { actionName } from '../action-name.ts';
import { isPhone } from '../window-kinds.ts';
import './action-keys.css';
import { useDesk } from './at-desk.ts';
import { Drag } from './drag.ts';
import {
  actionsAt,
  canHaveAdrenaline,
  canProgram,
  commandOf,
  type Draft,
  EMPTY,
  needsHack,
  put,
  slotsIn,
  take,
  takeLast,
  toggle,
  triedAction,
  triedAdrenaline,
  triedSecond,
} from './program.ts';
import './program-panel.css';
import './program-slots.css';
import { SaidKey } from './telling.ts';
import { Tip, Tips, type TipText } from './tip.tsx';

export const ProgramPanel: FunctionComponent = () => {
  const { game, drafts, section, play } = useDesk();
  const { value: answers } = game.answers;
  const { value: view } = game.view;
  const { cast, program } = words.value.table;
  const asked = [...new Set(answers.map(whoOf))];
  const wanted = useSignal<number | undefined>(undefined);
  const who = asked.find((one) => one === wanted.value) ?? asked[0]!;
  const own = answers.filter((code) => whoOf(code) === who);
  const character = view.cast.find(({ name }) => name === CHARACTERS[who])!;
  const key = `${view.turn} ${who}`;
  const draft = drafts.value[key] ?? EMPTY;
  /** Keys may be pressed faster than the screen is rendered. */
  const now = (): Draft => drafts.peek()[key] ?? EMPTY;
  const slots = slotsIn(own);
  const reason = useSignal<RuleId | undefined>(undefined);
  const isAlone = charactersOf(view, game.viewer.value).length === 1;

  const sentenceOf = (rule: RuleId): string => ruleInWords(rule, view.edition);
  const change = (next: Draft): void => {
    drafts.value = { ...drafts.value, [key]: next };
    reason.value = undefined;
    announce(program.slots(faceOf(next.slots[0]), slots === 2 ? faceOf(next.slots[1]) : program.barred));
  };
  const refuse = (tried: Command): void => {
    reason.value = game.whyNot?.(tried) ?? 'PROG-TWO';
    announce(text.value.phrases.refused(ruleInWords(reason.value, view.edition)));
  };
  const pick = (action: Action): void =>
    canProgram(action, own) ? change(toggle(now(), action, slots)) : refuse(triedAction(who, action));
  const flipAdrenaline = (): void =>
    canHaveAdrenaline(own) ? change({ ...now(), adrenaline: !now().adrenaline }) : refuse(triedAdrenaline(who, own));

  const drag = useMemo(() => new Drag<Action>((action, target) => dropped.current(action, target)), []);
  const dropped = useLatest((action: Action, target: string | undefined) => {
    if (target === undefined) {
      if (draft.slots.includes(action)) change(take(draft, draft.slots.indexOf(action)));
    } else if (!canProgram(action, own)) refuse(triedAction(who, action));
    else if (Number(target) >= slots) refuse(triedSecond(who, own));
    else change(put(draft, action, Number(target)));
  });

  /** The text on a key: the ability by its own name. */
  const faceOf = (action: Action | undefined): string | undefined => action && actionName(action, character.name);
  const chosen = commandOf(draft, own);
  const isShort = draft.slots[0] !== undefined && draft.slots[1] === undefined && slots === 2;
  const lockIn = (): boolean => {
    const command = commandOf(now(), own);
    if (command !== undefined) play(command);
    return command !== undefined;
  };
  const actions = actionsAt(own, character.punished);
  const tips = useMemo(() => new Tips(), []);
  const tipOf = (action: Action): TipText => ({
    icon: `action-${action}`,
    name: faceOf(action)!,
    rule: sentenceOf(ruleOf(action, character.name)),
    bar: canProgram(action, own) ? undefined : sentenceOf(game.whyNot?.(triedAction(who, action)) ?? 'MAC-PUNISH'),
  });
  const adrenalineTip: TipText = {
    icon: 'mark-adrenaline',
    name: program.adrenaline,
    rule: sentenceOf('ADR-2'),
    bar: canHaveAdrenaline(own) ? undefined : sentenceOf(game.whyNot?.(triedAdrenaline(who, own)) ?? 'ADR-1'),
  };

  useKeys({
    ...Object.fromEntries(actions.map((action, place) => [String(place + 1), () => pick(action)])),
    '0': flipAdrenaline,
    Backspace: () => change(takeLast(now())),
    Enter: lockIn,
    Escape: tips.hide,
  });
  useEffect(() => {
    reason.value = undefined;
  }, [key]);
  // From now on Enter locks in, wherever a click has left the focus.
  useEffect(forgetFocus, [key]);
  useKeyboardFocus(key, () => section.current);

  const question = program.question(isAlone ? undefined : text.value.people[character.name]);
  useEffect(() => announceQuestion(`${text.value.phrases.phases.programming}. ${question}`), [key]);

  const { value: dragged } = drag.dragged;
  return (
    <>
      <div class="program">
        <h2 class="program-question display">
          {!isAlone && <Pawn who={character.name} />}
          {question}
        </h2>
        {asked.length > 1 && isPhone.value && (
          <button
            type="button"
            class="program-next"
            aria-label={`${program.whose} ${text.value.people[character.name]}`}
            onClick={() => {
              wanted.value = asked[(asked.indexOf(who) + 1) % asked.length];
            }}
          >
            <Pawn who={character.name} />
            <small class="mono" aria-hidden="true">
              {asked.indexOf(who) + 1}/{asked.length}
            </small>
          </button>
        )}
        {asked.length > 1 && !isPhone.value && (
          <fieldset class="program-whose">
            <legend class="unseen">{program.whose}</legend>
            {asked.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === who}
                aria-label={text.value.people[CHARACTERS[one]!]}
                onClick={() => {
                  wanted.value = one;
                }}
              >
                <Pawn who={CHARACTERS[one]!} />
              </button>
            ))}
          </fieldset>
        )}
        <div class="program-slots">
          <SaidKey isFree={() => now().slots.every((action) => action === undefined)} />
          {([0, 1] as const).map((slot) => {
            const action = draft.slots[slot];
            const isBarred = slot >= slots;
            return (
              <button
                key={slot}
                type="button"
                data-drop={slot}
                class={`program-slot ${action ? 'filled' : ''} ${isBarred ? 'barred' : ''} ${drag.over.value === String(slot) ? 'hovered' : ''}`}
                onPointerDown={(event) => action && drag.start(event, action)}
                onClick={() => {
                  if (!drag.isClick) return;
                  if (action) change(take(draft, slot));
                  else if (isBarred) refuse(triedSecond(who, own));
                }}
              >
                {action && <Icon name={`action-${action}`} />}
                <span>
                  <small class="mono">
                    {program.slot[slot]}
                    {action === 'special' && draft.hack && ` · ${program.hack[draft.hack]}`}
                  </small>
                  {action && <b>{faceOf(action)}</b>}
                  <span class="unseen">{action ? program.takeOut : isBarred ? program.barred : program.empty}</span>
                  {slot === slots && (
                    <small class="program-slot-why">
                      {slots === 1 ? cast.oneAction : sentenceOf(game.whyNot?.(triedSecond(who, own)) ?? 'ROOM-COLD')}
                    </small>
                  )}
                </span>
              </button>
            );
          })}
          {(character.adrenaline || canHaveAdrenaline(own)) && (
            <button
              type="button"
              class="program-slot-adrenaline"
              aria-pressed={draft.adrenaline}
              aria-disabled={!canHaveAdrenaline(own)}
              aria-describedby="tip-adrenaline"
              {...tips.on(adrenalineTip)}
              onPointerDown={(event) => tips.press(event, adrenalineTip)}
              onClick={() => tips.isClick && flipAdrenaline()}
            >
              <Icon name="mark-adrenaline" />
              {program.adrenaline}
              {draft.adrenaline && (
                <i>
                  <Glyph name="check" />
                </i>
              )}
            </button>
          )}
          <button
            type="button"
            class={`key live program-lock-in ${isShort ? 'asking' : ''}`}
            aria-disabled={chosen === undefined}
            onClick={lockIn}
          >
            {isShort ? program.lockOne : program.lockIn}
            <Cap of="Enter" />
          </button>
        </div>
        {needsHack(draft, own) && draft.hack === undefined && (
          <fieldset class="program-hack">
            <legend class="display">{program.hackQuestion}</legend>
            {HACKS.map((hack) => (
              <button key={hack} type="button" class="key" onClick={() => change({ ...draft, hack })}>
                <Icon name={hack === 'robot' ? 'mark-robot' : 'action-control'} />
                {program.hack[hack]}
              </button>
            ))}
          </fieldset>
        )}
        <div class="action-keys">
          {actions.map((action, place) => {
            const isBarred = !canProgram(action, own);
            const slot = draft.slots.indexOf(action);
            return (
              <button
                key={action}
                type="button"
                class={`action-key ${slot >= 0 ? 'used' : ''}`}
                data-hint={pointedOutActions.value.includes(action) ? '' : undefined}
                aria-pressed={slot >= 0}
                aria-disabled={isBarred}
                aria-keyshortcuts={String(place + 1)}
                aria-describedby={`tip-${action}`}
                {...tips.on(tipOf(action))}
                onPointerDown={(event) => {
                  tips.press(event, tipOf(action));
                  if (!isBarred) drag.start(event, action);
                }}
                onClick={() => drag.isClick && tips.isClick && pick(action)}
              >
                <Icon name={`action-${action}`} />
                <b>{faceOf(action)}</b>
                {slot >= 0 && <i class="mono">{slot + 1}</i>}
                <kbd class="cap">{place + 1}</kbd>
              </button>
            );
          })}
        </div>
        <div hidden>
          {actions.map((action) => (
            <p key={action} id={`tip-${action}`}>
              {tipOf(action).rule}
            </p>
          ))}
          <p id="tip-adrenaline">{adrenalineTip.rule}</p>
        </div>
        {reason.value && (
          <p class="program-reason" role="alert">
            {text.value.phrases.refused(ruleInWords(reason.value, view.edition))}
            <RuleLink id={reason.value} edition={view.edition} />
            <button
              type="button"
              class="icon-key"
              aria-label={words.value.app.close}
              onClick={() => {
                reason.value = undefined;
              }}
            >
              <Glyph name="close" />
            </button>
          </p>
        )}
      </div>
      {!dragged && <Tip tips={tips} />}
      {dragged && (
        <span class="program-ghost" style={{ translate: `${dragged.x}px ${dragged.y}px` }} aria-hidden="true">
          <Icon name={`action-${dragged.what}`} />
        </span>
      )}
    </>
  );
};

const RULES: Readonly<Record<Exclude<Action, 'special'>, RuleId>> = {
  look: 'LOOK-1',
  move: 'MOVE-1',
  push: 'PUSH-1',
  control: 'CTRL-1',
};

/** The rule of an ability is its owner's. */
const ruleOf = (action: Action, who: Character): RuleId =>
  action === 'special' ? (RULE_IDS.find((id) => id === who.toUpperCase()) ?? 'ABIL-1') : RULES[action];

/** For a listener that outlives a rendering. */
const useLatest = <T,>(value: T): { current: T } => {
  const box = useMemo((): { current: T } => ({ current: value }), []);
  box.current = value;
  return box;
};
