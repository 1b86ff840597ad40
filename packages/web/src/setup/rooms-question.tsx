import type { FunctionComponent } from 'preact';
import { words } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { Choices } from './choices.tsx';
import { listWords } from './list-words.ts';
import type { Plan } from './plan.ts';
import { Question } from './question.tsx';
import { RoomGroups } from './room-groups.tsx';
import './rooms-question.css';
import {
  hasOpenPlaces,
  isOwn,
  listNameOf,
  listOf,
  listsOf,
  ownRoomsOf,
  ROOMS_TO_DEAL,
  type RoomsFault,
  totalOf,
} from './rooms.ts';

interface Props {
  readonly plan: Plan;
  readonly faults: readonly RoomsFault[];
  onChange(plan: Plan): void;
}

const OWN = 'own';

/** Few people choose rooms one by one. Until the code is there, the list is shown as it is. */
const ByHand = later<Props>(async () => (await import('./open-by-hand.ts')).openByHand(), RoomGroups);

export const RoomsQuestion: FunctionComponent<Props> = (props) => {
  const { plan, onChange } = props;
  const { setup } = words.value;
  const { value: said } = listWords;
  const name = listNameOf(plan);
  const list = listOf(plan);
  const lists = listsOf(plan);
  const { composition: _, ...unchosen } = plan;
  return (
    <Question title={setup.rooms} answer={name ? said.compositions[name].name : said.own.name}>
      <Choices
        name="composition"
        label={setup.rooms}
        value={name ?? OWN}
        choices={[
          ...lists.map((each) => ({ value: each as string, ...said.compositions[each] })),
          { value: OWN, ...said.own },
        ]}
        onChoose={(each) =>
          onChange(each === OWN ? { ...plan, composition: ownRoomsOf(plan) } : { ...unchosen, composition: each })
        }
      />
      <p class={`room-count ${totalOf(list) === ROOMS_TO_DEAL ? '' : 'wrong'}`} role="status">
        {said.count(totalOf(list), ROOMS_TO_DEAL)}
      </p>
      {isOwn(plan) || hasOpenPlaces(plan) ? <ByHand {...props} /> : <RoomGroups plan={plan} />}
    </Question>
  );
};
