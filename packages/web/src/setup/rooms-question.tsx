import { COLOURS, type Counts, type RoomCode } from '@room25/engine';
import { roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Choices } from './choices.tsx';
import { faultInWords } from './fault-words.ts';
import type { Plan } from './plan.ts';
import { Question } from './question.tsx';
import { RoomStepper } from './room-stepper.tsx';
import {
  type Fault,
  inBox,
  listNameOf,
  listOf,
  listsOf,
  ownRoomsOf,
  ROOMS_TO_DEAL,
  stockOf,
  totalOf,
  unwise,
} from './rooms.ts';

interface Props {
  readonly plan: Plan;
  readonly faults: readonly Fault[];
  onChange(plan: Plan): void;
}

const OWN = 'own';

export const RoomsQuestion: FunctionComponent<Props> = ({ plan, faults, onChange }) => {
  const { setup } = words.value;
  const name = listNameOf(plan);
  const list = listOf(plan);
  const own = typeof plan.composition === 'object' ? plan.composition : undefined;
  const lists = listsOf(plan);
  const isProvisional = !own && list.source === 'provisional';
  const { composition: _, ...unchosen } = plan;
  return (
    <Question
      title={setup.rooms}
      answer={
        <>
          {name ? setup.compositions[name].name : setup.own.name}
          {isProvisional && <small class="tag">{setup.provisional}</small>}
        </>
      }
    >
      <Choices
        name="composition"
        label={setup.rooms}
        value={own ? OWN : (name ?? OWN)}
        choices={[
          ...lists.map((each) => ({
            value: each as string,
            ...setup.compositions[each],
            tag: listOf({ ...plan, composition: each }).source === 'provisional' && (
              <small class="tag">{setup.provisional}</small>
            ),
          })),
          { value: OWN, ...setup.own },
        ]}
        onChoose={(each) =>
          onChange(each === OWN ? { ...plan, composition: ownRoomsOf(plan) } : { ...unchosen, composition: each })
        }
      />
      {isProvisional && <p class="question-note">{setup.provisionalSentence}</p>}
      <p class={`room-count ${totalOf(list) === ROOMS_TO_DEAL ? '' : 'wrong'}`} role="status">
        {setup.count(totalOf(list), ROOMS_TO_DEAL)}
      </p>
      {faults.map((fault) => (
        <p key={fault.kind} class="room-fault" role="alert">
          {faultInWords(fault, plan.edition)}
        </p>
      ))}
      {unwise(plan).map((codes) => (
        <p key={codes.join()} class="room-warning" role="status">
          {setup.notAdvised(codes.map((code) => roomWords(text.value, code, plan.edition).name).join(', '))}
        </p>
      ))}
      {COLOURS.map((colour) => {
        const codes = stockOf(plan, colour).filter((code) => own || (list.rooms[code] ?? 0) > 0);
        const drawn = list.drawn?.[colour] ?? 0;
        if (codes.length === 0 && drawn === 0) return null;
        return (
          <section key={colour} class={`room-group ${colour}`}>
            <h3>
              {text.value.colours[colour].danger}
              {drawn > 0 && <span> + {setup.drawn(drawn)}</span>}
            </h3>
            <ul>
              {codes.map((code) => (
                <RoomStepper
                  key={code}
                  code={code}
                  edition={plan.edition}
                  count={list.rooms[code] ?? 0}
                  most={inBox(plan, code)}
                  onChange={own && ((count) => onChange({ ...plan, composition: withCount(own, code, count) }))}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </Question>
  );
};

const withCount = (rooms: Counts, code: RoomCode, count: number): Counts => {
  const { [code]: _, ...others } = rooms;
  return count === 0 ? others : { ...others, [code]: count };
};
