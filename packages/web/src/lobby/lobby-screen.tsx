/** Where one finds others: my games, those that wait for me first; open tables; games to watch; a code to type. */
import { useSignal } from '@preact/signals';
import { EDITIONS, MODES } from '@room25/engine';
import { type ComponentChildren, Fragment, type FunctionComponent } from 'preact';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { labelled, text, words } from '../app/language.ts';
import { go, hrefOf } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { LISTS, type ListedTable, tableNamed } from '../online/api.ts';
import { type LiveList, liveList } from '../online/lists.ts';
import { placeByCode } from '../online/places.ts';
import { onlineWords } from '../online/words.ts';
import { Strap } from '../presenter/strap.tsx';
import { ratingWords } from '../ratings/words.ts';
import { MyDevices } from './devices.tsx';
import './lobby.css';
import './name-field.css';
import { identity, myName, recognise } from './me.ts';
import { MyData } from './my-data.tsx';
import { ComeBack, KeepName } from './names-later.ts';
import { QuickDoor } from './quick-door.tsx';
import { Announcements, Standing } from './standing.tsx';
import { TableLine } from './table-line.tsx';

const NONE: readonly ListedTable[] = [];

export const LobbyScreen: FunctionComponent = () => {
  const { lobby, troubles } = onlineWords.value;
  const edition = useSignal('');
  const mode = useSignal('');
  const open = useMemo(() => liveList(LISTS.open), []);
  const playing = useMemo(() => liveList(LISTS.playing), []);
  const mine = useSignal<LiveList | 'none' | undefined>(undefined);
  useEffect(
    () => () => {
      open.close();
      playing.close();
    },
    [],
  );
  useEffect(() => {
    let isWanted = true;
    void recognise().then(() => {
      if (isWanted) mine.value = myName.value === undefined ? 'none' : liveList(LISTS.mine);
    });
    return () => {
      isWanted = false;
      const own = mine.peek();
      if (typeof own === 'object') own.close();
      mine.value = undefined;
    };
  }, [identity.value]);

  /** Until my own are known, nobody can tell which are others'. */
  const known = mine.value === 'none' ? NONE : mine.value?.tables.value;
  const own = known && inOrder(known);
  const isWanted = (table: ListedTable): boolean =>
    (edition.value === '' || table.edition === edition.value) && (mode.value === '' || table.mode === mode.value);
  const others = ({ tables }: LiveList): readonly ListedTable[] | undefined =>
    own && tables.value?.filter((table) => isWanted(table) && !own.some(({ id }) => id === table.id));
  const trouble = open.trouble.value;
  const coming = others(open);
  const onAir = others(playing);
  const mood = own?.some(({ awaited }) => awaited) ? 'awaited' : coming?.length || onAir?.length ? 'tables' : 'quiet';
  return (
    <main class="lobby">
      <header class="lobby-head">
        <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, onlineWords.value.home)}>
          <Wordmark />
        </a>
        <span class="mono lobby-channel">{words.value.home.channel}</span>
        <h1 class="display">{lobby.title}</h1>
        <p>{lobby.sentence}</p>
      </header>
      <div class="lobby-doors">
        <QuickDoor />
        <a class="key" href={hrefOf('open')}>
          {lobby.open}
        </a>
        <CodeForm />
        <a class="key" href={hrefOf('ratings')}>
          {ratingWords.value.title}
        </a>
      </div>
      <Announcements />
      <div class="lobby-tables">
        {trouble && (
          <p class="lobby-trouble" role="alert">
            {troubles[trouble]}
          </p>
        )}
        <Channel title={lobby.mine} tables={own} none={lobby.noneOfMine} isMine />
        <Channel title={lobby.tables} tables={coming} none={lobby.noTables}>
          <fieldset class="lobby-filter">
            <legend class="unseen">{lobby.filter}</legend>
            <Filter
              label={lobby.edition}
              value={edition}
              names={EDITIONS.map((each) => [each, text.value.editions[each].name])}
            />
            <Filter label={lobby.mode} value={mode} names={MODES.map((each) => [each, text.value.modes[each].name])} />
          </fieldset>
        </Channel>
        <Channel title={lobby.watch} tables={onAir} none={lobby.nothingToWatch} />
      </div>
      <div class="lobby-self">
        {myName.value !== undefined && (
          <Fragment key={identity.value}>
            <Standing />
            <MyDevices />
            <KeepName name={myName.value} />
          </Fragment>
        )}
        <ComeBack />
        {myName.value !== undefined && <MyData name={myName.value} />}
      </div>
      {own && <Strap name={words.value.home.odette.name} line={lobby.odette[mood]} side="right" />}
    </main>
  );
};

interface ChannelProps {
  readonly title: string;
  /** Absent until the server has said. */
  readonly tables: readonly ListedTable[] | undefined;
  /** What to do when there are none. */
  readonly none: string;
  readonly isMine?: boolean;
  readonly children?: ComponentChildren;
}

const Channel: FunctionComponent<ChannelProps> = ({ title, tables, none, isMine = false, children }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={tables === undefined}>
      <div class="lobby-title">
        <h2 id={id} class="display">
          {title}
        </h2>
        {children}
      </div>
      {tables === undefined ? (
        <p class="lobby-none" />
      ) : tables.length === 0 ? (
        <p class="lobby-none">{none}</p>
      ) : (
        <ul class="lobby-list">
          {tables.map((table) => (
            <TableLine key={table.id} table={table} isMine={isMine} />
          ))}
        </ul>
      )}
    </section>
  );
};

interface FilterProps {
  readonly label: string;
  readonly value: { value: string };
  readonly names: readonly (readonly [string, string])[];
}

const Filter: FunctionComponent<FilterProps> = ({ label, value, names }) => (
  <label>
    <span>{label}</span>
    <select
      value={value.value}
      onChange={({ currentTarget }) => {
        value.value = currentTarget.value;
      }}
    >
      <option value="">{onlineWords.value.lobby.any}</option>
      {names.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

const enter = async (code: string): Promise<void> => {
  const answer = await tableNamed(code);
  go('value' in answer ? placeByCode(answer.value) : 'room', code);
};

/** A code that somebody said on the telephone, or the whole link. */
const CodeForm: FunctionComponent = () => {
  const { lobby } = onlineWords.value;
  const code = useSignal('');
  return (
    <form
      class="lobby-code"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = /([\w-]{4,64})\/?\s*$/.exec(code.value)?.[1];
        if (typed !== undefined) void enter(typed.length <= 8 ? typed.toUpperCase() : typed);
      }}
    >
      <label class="name-field">
        <span>{lobby.code}</span>
        <input
          class="mono"
          required
          autocomplete="off"
          spellcheck={false}
          placeholder="QX4TR7"
          value={code.value}
          onInput={({ currentTarget }) => {
            code.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="key">
        {lobby.go}
      </button>
    </form>
  );
};

/** Those that wait for me, by their deadline; those that go on; those that have not begun; finished ones. */
const inOrder = (tables: readonly ListedTable[]): readonly ListedTable[] => {
  const rank = ({ awaited, state }: ListedTable): number =>
    awaited ? 0 : state === 'playing' ? 1 : state === 'paused' ? 2 : state === 'open' ? 3 : 4;
  return [...tables].sort(
    (one, other) =>
      rank(one) - rank(other) || (one.deadline ?? 0) - (other.deadline ?? 0) || other.updated - one.updated,
  );
};
