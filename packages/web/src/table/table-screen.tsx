/** A table of this device: found among the saved ones, played on, and shown in its last picture when it is over. */
import { isComplaints } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { go, hrefOf } from '../app/routes.ts';
import { WorkerBots } from '../play/bots.ts';
import { LocalGame } from '../play/local-game.ts';
import { downloadTable } from '../saves/download.ts';
import { type RulesTrouble, rulesTrouble } from '../saves/rules.ts';
import type { SavedTable } from '../saves/saved-table.ts';
import { keep, load } from '../saves/saves.ts';
import { Table } from './table.tsx';
import type { RoomChoice } from './tally.ts';
import './table-screen.css';

type Trouble = 'missing' | RulesTrouble;

type State =
  | { readonly kind: 'looking' }
  | { readonly kind: Trouble }
  | { readonly kind: 'playing'; readonly game: LocalGame }
  | { readonly kind: 'over'; readonly record: SavedTable };

export const TableScreen: FunctionComponent<{ readonly id?: string }> = ({ id = '' }) => {
  const [state, setState] = useState<State>({ kind: 'looking' });

  useEffect(() => {
    let opened: LocalGame | undefined;
    let isLeft = false;
    const open = async (): Promise<void> => {
      const saved = await load(id);
      const trouble = saved ? await rulesTrouble(saved.rules) : 'missing';
      if (isLeft) return;
      const next: State = trouble ? { kind: trouble } : stateOf(saved!);
      if (next.kind === 'playing') opened = next.game;
      setState(next);
      void loadEnd();
    };
    void open();
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [id]);

  switch (state.kind) {
    case 'looking':
      return <main class="table-screen-trouble" aria-busy="true" />;
    case 'playing':
      return (
        <Table
          game={state.game}
          id={id}
          hasOpening
          rooms={roomsOf(state.game.record)}
          onOver={() => setState({ kind: 'over', record: state.game.record })}
          onExport={() => void downloadTable(state.game.record)}
          onAgain={() => void playAgain(state.game.record)}
        />
      );
    case 'over':
      return <Ending record={state.record} />;
    default:
      return <NoTable trouble={state.kind} />;
  }
};

/** A position that was laid out by hand does not say which rooms it was taken from. */
const roomsOf = ({ sheet }: SavedTable): RoomChoice | undefined =>
  sheet.board === undefined ? { composition: sheet.composition } : undefined;

/** The same table, dealt anew. */
const playAgain = async ({ sheet, seats, isTalking }: SavedTable): Promise<void> => {
  const { edition, mode, composition, options = {} } = sheet;
  const { openTable } = await import('../setup/open-table.ts');
  const more = { ...(composition !== undefined && { composition }), ...(isTalking && { isTalking }) };
  go('table', await openTable({ edition, mode, seats, options, ...more }));
};

/** Fetched during the game, so that it is there at the end even without a network. */
const loadEnd = async () => {
  const [end, { loadEndWords }] = await Promise.all([import('../end/end-screen.tsx'), import('../end/words.ts')]);
  await loadEndWords();
  return end;
};

const Ending: FunctionComponent<{ record: SavedTable }> = ({ record }) => {
  const [end, setEnd] = useState<Awaited<ReturnType<typeof loadEnd>>>();
  useEffect(() => void loadEnd().then(setEnd), []);
  return end ? <end.EndScreen record={record} /> : <main class="table-screen-trouble" aria-busy="true" />;
};

const stateOf = (saved: SavedTable): State => {
  if (saved.outcome) return { kind: 'over', record: saved };
  const game = LocalGame.start(saved, {
    bots: new WorkerBots(),
    asksToTell: true,
    keep: (table) => {
      void keep(table);
      if (table.outcome) void note(table).catch(() => undefined);
    },
  });
  return isComplaints(game) ? { kind: 'otherRules' } : { kind: 'playing', game };
};

/** For the player's file. What cannot be noted now is noted when the file is opened. */
const note = async (table: SavedTable): Promise<void> => {
  const { noteResult } = await import('../results/device-results.ts');
  await noteResult(table);
};

const NoTable: FunctionComponent<{ trouble: Trouble }> = ({ trouble }) => {
  const { home, ...troubles } = words.value.table.trouble;
  return (
    <main class="table-screen-trouble">
      <h1 class="display">{troubles[trouble]}</h1>
      <a class="key ivory" href={hrefOf('home')}>
        {home}
      </a>
    </main>
  );
};
