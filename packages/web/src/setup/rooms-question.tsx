import type { FunctionComponent } from 'preact';
import { words } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { Choices } from './choices.tsx';
import type { Plan } from './plan.ts';
import { Question } from './question.tsx';
import { RoomGroups } from './room-groups.tsx';
import './rooms-question.css';
import {
  type Fault,
  hasOpenPlaces,
  isOwn,
  listNameOf,
  listOf,
  listsOf,
  ownRoomsOf,
  ROOMS_TO_DEAL,
  totalOf,
} from './rooms.ts';

interface Props {
  readonly plan: Plan;
  readonly faults: readonly Fault[];
  onChange(plan: Plan): void;
}

const OWN = 'own';

/** Few choose rooms one by one. Until it is there, the list is shown as it is. */
const ByHand = later<Props>(async () => (await import('./open-by-hand.ts')).openByHand(), RoomGroups);

export const RoomsQuestion: FunctionComponent<Props> = (props) => {
  const { plan, onChange } = props;
  const { setup } = words.value;
  const name = listNameOf(plan);
  const list = listOf(plan);
  const lists = listsOf(plan);
  const isProvisional = !isOwn(plan) && list.source === 'provisional';
  const { composition: _, ...unchosen } = plan;
  return (
    <Question
      title={setup.rooms}
      answer={
        <>
          {name ? setup.compositions[name].name : setup.own.name}
          {isProvisional && <small class="room-tag">{setup.provisional}</small>}
        </>
      }
    >
      <Choices
        name="composition"
        label={setup.rooms}
        value={name ?? OWN}
        choices={[
          ...lists.map((each) => ({
            value: each as string,
            ...setup.compositions[each],
            tag: listOf({ ...plan, composition: each }).source === 'provisional' && (
              <small class="room-tag">{setup.provisional}</small>
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
      {isOwn(plan) || hasOpenPlaces(plan) ? <ByHand {...props} /> : <RoomGroups plan={plan} />}
    </Question>
  );
};
