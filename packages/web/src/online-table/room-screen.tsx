/** A table on the server, from the first player who sits down to the last picture. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { hrefOf } from '../app/routes.ts';
import { recall } from '../app/storage.ts';
import { type ServerTrouble, tableNamed } from '../online/api.ts';
import { OnlineTable } from '../online/online-table.ts';
import type { ScreenPart } from '../online/places.ts';
import { onlineWords } from '../online/words.ts';
import '../table/table-screen.css';
import { introduceMyself, nameDraft, recognise } from '../lobby/me.ts';
import { NameField } from '../lobby/name-field.tsx';
import { PasswordForm } from '../waiting/password-form.tsx';
import { TelevisionRoom } from '../waiting/television-room.tsx';
import { WaitingRoom } from '../waiting/waiting-room.tsx';
import { OnlineEnd } from './online-end.tsx';
import { OnlinePlay } from './online-play.tsx';

type Screen = FunctionComponent<{ readonly id?: string }>;

export const RoomScreen: Screen = ({ id = '' }) => <TableOnline id={id} part="room" />;
export const WatchScreen: Screen = ({ id = '' }) => <TableOnline id={id} part="watch" />;
export const TelevisionScreen: Screen = ({ id = '' }) => <TableOnline id={id} part="television" />;
export const HandScreen: Screen = ({ id = '' }) => <TableOnline id={id} part="hand" />;

const TableOnline: FunctionComponent<{ id: string; part: ScreenPart }> = ({ id, part }) => {
  const found = useSignal<OnlineTable | ServerTrouble | undefined>(undefined);
  const tries = useSignal(0);
  const isOver = useSignal(false);

  useEffect(() => {
    let isLeft = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      tries.value++;
    };
    void find(id, part, (seconds) => {
      if (!isLeft) later = setTimeout(again, 1000 * seconds);
    }).then((online) => {
      if (!isLeft) found.value = online;
      else if (typeof online !== 'string') online.close();
    });
    return () => {
      isLeft = true;
      clearTimeout(later);
      const { value: online } = found;
      if (typeof online === 'object') online.close();
    };
  }, [tries.value]);

  const { value: online } = found;
  if (online === undefined) return <main class="table-screen-trouble" aria-busy="true" />;
  if (online === 'password')
    return (
      <PasswordForm
        table={id}
        onIn={() => {
          tries.value++;
        }}
      />
    );
  if (typeof online === 'string')
    return (
      <NoTable
        trouble={online}
        onAgain={() => {
          tries.value++;
        }}
      />
    );
  const { value: table } = online.table;
  const { value: game } = online.game;
  if (table.state === 'open')
    return part === 'television' ? <TelevisionRoom online={online} /> : <WaitingRoom online={online} />;
  if (!game)
    return table.ended === undefined && table.started === undefined ? (
      <Closed />
    ) : (
      <main class="table-screen-trouble" aria-busy="true" />
    );
  if (isOver.value) return <OnlineEnd online={online} game={game} part={part} />;
  return (
    <OnlinePlay
      online={online}
      game={game}
      part={part}
      seen={seenBefore(table.id)}
      onOver={() => {
        isOver.value = true;
      }}
    />
  );
};

/** `wait`: how long the server wants to be left alone. */
const find = async (
  id: string,
  part: ScreenPart,
  wait: (seconds: number) => void,
): Promise<OnlineTable | ServerTrouble> => {
  const [answer] = await Promise.all([tableNamed(id), recognise()]);
  if ('trouble' in answer) {
    if (answer.retryAfter !== undefined) wait(answer.retryAfter);
    return answer.trouble;
  }
  const { value: table } = answer;
  const isLookingOn = part === 'watch' || part === 'television' || table.you === undefined;
  const online = new OnlineTable(table, isLookingOn ? 'watch' : 'seat');
  if (!isLookingOn) void online.findMuted();
  return online;
};

/** How many events of a table this device had shown when it last left. */
const seenBefore = (table: string): number | undefined => {
  const seen = Number(recall(`seen.${table}`) ?? Number.NaN);
  return Number.isInteger(seen) ? seen : undefined;
};

const Closed: FunctionComponent = () => (
  <main class="table-screen-trouble">
    <h1 class="display">{onlineWords.value.room.closed}</h1>
    <a class="key ivory" href={hrefOf('lobby')}>
      {onlineWords.value.menu.lobby}
    </a>
  </main>
);

const NoTable: FunctionComponent<{ trouble: ServerTrouble; onAgain(): void }> = ({ trouble, onAgain }) => {
  const { troubles, menu, again, name } = onlineWords.value;
  // The cookie is from another time: giving the name again is enough.
  const isStranger = trouble === 'identity';
  return (
    <main class="table-screen-trouble">
      <h1 class="display">{troubles[trouble]}</h1>
      <form
        class="waiting-sit"
        onSubmit={(event) => {
          event.preventDefault();
          void (isStranger ? introduceMyself() : Promise.resolve()).then(onAgain);
        }}
      >
        {isStranger && <NameField name={nameDraft} />}
        <button type="submit" class="key ivory">
          {isStranger ? name.keep : again}
        </button>
      </form>
      <a class="key" href={hrefOf('lobby')}>
        {menu.lobby}
      </a>
    </main>
  );
};
