/** Rooms that somebody chooses one by one: all of them, or those that a printed list leaves open. */
import type { RoomCode } from '@room25/engine';
import { roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { text } from '../app/language.ts';
import './by-hand.css';
import { randomText } from '../app/random-text.ts';
import { byHandWords } from './by-hand-words.ts';
import { Choices } from './choices.tsx';
import { cleared, countOf, filledAtRandom, inList, leftToChance, limitsOf, withCount } from './chosen-rooms.ts';
import { faultInWords } from './fault-words.ts';
import type { Plan } from './plan.ts';
import { RoomGroups, type RoomKeys } from './room-groups.tsx';
import { fillingOf, inBox, isOwn, placesOf, type RoomsFault, unwise } from './rooms.ts';

interface Props {
  readonly plan: Plan;
  readonly faults: readonly RoomsFault[];
  onChange(plan: Plan): void;
}

const WAYS = ['chance', 'hand'] as const;

export const ByHand: FunctionComponent<Props> = (props) => {
  const { plan, faults, onChange } = props;
  const { chosen, notAdvised } = byHandWords.value;
  const places = fillingOf(plan) ? placesOf : undefined;
  return (
    <>
      {!isOwn(plan) && <OpenPlaces {...props} />}
      {faults.map((fault) => {
        const sentence = faultInWords(fault, plan.edition);
        return (
          <p key={sentence} class="room-fault" role="alert">
            {sentence}
          </p>
        );
      })}
      {unwise(plan).map((codes) => (
        <p key={codes.join()} class="room-warning" role="status">
          {notAdvised(codes.map((code) => roomWords(text.value, code, plan.edition).name).join(', '))}
        </p>
      ))}
      <RoomGroups
        plan={plan}
        isOffered={(code) => limitsOf(plan, code) !== undefined}
        note={(colour) => {
          const { open, chosen: taken } = places?.(plan, colour) ?? { open: 0, chosen: 0 };
          return open > 0 && <span> · {chosen(taken, open)}</span>;
        }}
        keys={(code) => keysFor(code, plan, onChange)}
      />
    </>
  );
};

/** They are filled by chance, or by hand, starting from what chance brings. */
const OpenPlaces: FunctionComponent<Props> = ({ plan, faults, onChange }) => {
  const { ways, how, rest, clear } = byHandWords.value;
  const isFilling = fillingOf(plan) !== undefined;
  const isMissing = faults.some(({ kind }) => kind === 'missing');
  const fill = (): void => onChange(filledAtRandom(plan, randomText()));
  return (
    <div class="by-hand-places">
      <p class="question-note" aria-hidden="true">
        {how}
      </p>
      <Choices
        name="filling"
        label={how}
        value={isFilling ? 'hand' : 'chance'}
        choices={WAYS.map((value) => ({ value, name: ways[value] }))}
        isShort
        onChoose={(way) => (way === 'hand' ? fill() : onChange(leftToChance(plan)))}
      />
      {isFilling && (
        <>
          <button type="button" class="key" aria-disabled={!isMissing} onClick={() => isMissing && fill()}>
            {rest}
          </button>
          <button type="button" class="key" onClick={() => onChange(cleared(plan))}>
            {clear}
          </button>
        </>
      )}
    </div>
  );
};

const keysFor = (code: RoomCode, plan: Plan, onChange: Props['onChange']): RoomKeys | undefined => {
  const said = byHandWords.value;
  const limits = limitsOf(plan, code);
  if (!limits) return undefined;
  const { name } = roomWords(text.value, code, plan.edition);
  const count = countOf(plan, code);
  const named = inList(plan, code);
  const step = (label: string, sign: string, next: number) => {
    const isPossible = next >= limits.least && next <= limits.most;
    return (
      <button
        type="button"
        class="room-group-step"
        aria-label={label}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onChange(withCount(plan, code, next))}
      >
        {sign}
      </button>
    );
  };
  return {
    note: (
      <small>
        {said.inBox(inBox(plan, code))}
        {named > 0 && ` · ${said.inList(named)}`}
      </small>
    ),
    less: step(said.less(name), '−', count - 1),
    more: step(said.more(name), '+', count + 1),
  };
};
