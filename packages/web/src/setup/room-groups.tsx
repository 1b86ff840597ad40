/** The rooms of a planned table by colour: how many of each, or what takes their place. */
import { COLOURS, type Colour, ROOMS, type RoomCode } from '@room25/engine';
import { lettersOf, roomWords } from '@room25/text';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { labelled, text } from '../app/language.ts';
import { Chip } from '../art/chip.tsx';
import { listWords } from './list-words.ts';
import type { Plan } from './plan.ts';
import './room-groups.css';
import { listOf, stockOf } from './rooms.ts';

interface Props {
  readonly plan: Plan;
  /** Whether it can be chosen; one that cannot is shown only if there are any. */
  isOffered?(code: RoomCode): boolean;
  note?(colour: Colour): ComponentChildren;
  /** What can be done about a room. */
  keys?(code: RoomCode): RoomKeys | undefined;
}

export interface RoomKeys {
  readonly note: ComponentChildren;
  readonly less: ComponentChildren;
  readonly more: ComponentChildren;
}

export const RoomGroups: FunctionComponent<Props> = ({ plan, isOffered, note, keys }) => {
  const { rooms, drawn = {} } = listOf(plan);
  return (
    <>
      {COLOURS.map((colour) => {
        const codes = stockOf(plan, colour).filter((code) => isOffered?.(code) || (rooms[code] ?? 0) > 0);
        const open = drawn[colour] ?? 0;
        if (codes.length === 0 && open === 0) return null;
        return (
          <section key={colour} class={`room-group ${colour}`}>
            <h3>
              {text.value.colours[colour].danger}
              {open > 0 && <span> + {listWords.value.drawn(open)}</span>}
              {note?.(colour)}
            </h3>
            <ul>
              {codes.map((code) => (
                <RoomLine key={code} code={code} plan={plan} count={rooms[code] ?? 0} keys={keys?.(code)} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
};

interface LineProps {
  readonly code: RoomCode;
  readonly plan: Plan;
  readonly count: number;
  readonly keys: RoomKeys | undefined;
}

const RoomLine: FunctionComponent<LineProps> = ({ code, plan, count, keys }) => {
  const { name, effect } = roomWords(text.value, code, plan.edition);
  return (
    <li class={`room-group-stepper ${count === 0 ? 'none' : ''}`} title={effect}>
      <Chip colour={ROOMS[code].colour} letters={lettersOf(text.value, code, plan.edition)} />
      <span class="room-group-name">
        {name}
        {keys?.note}
      </span>
      {keys?.less}
      <output class="room-group-number" aria-label={labelled(name, count)}>
        {count}
      </output>
      {keys?.more}
    </li>
  );
};
