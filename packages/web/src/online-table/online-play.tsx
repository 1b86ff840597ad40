/** The page's own table, for a game on a server: with clocks, talk, and people who come and go. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { store } from '../app/storage.ts';
import type { OnlineGame } from '../online/online-game.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { Table } from '../table/table.tsx';
import { HandPanel } from './hand-panel.tsx';
import './online-play.css';
import type { ScreenPart } from '../online/places.ts';
import { bubblesOf, TalkPanel, TalkToast, useHearing } from '../talk/talk-panel.tsx';
import { useUnread } from '../talk/unread.ts';
import { useNotices } from './notices.ts';
import { OnlineExits, OnlineMenu } from './online-menu.tsx';
import { TableBar } from './table-bar.tsx';

interface Props {
  readonly online: OnlineTable;
  readonly game: OnlineGame;
  readonly part: ScreenPart;
  readonly seen: number | undefined;
  onOver(): void;
}

export const OnlinePlay: FunctionComponent<Props> = ({ online, game, part, seen, onOver }) => {
  const { value: table } = online.table;
  const isSeated = table.you !== undefined;
  const wasOver = useSignal(table.state === 'over');
  useHearing(online);
  useNotices(online, game);
  const unread = useUnread(online);
  useEffect(() => {
    // Somebody comes to see how it ended.
    if (wasOver.value) onOver();
  }, []);
  useEffect(() => {
    if (isSeated) store(`seen.${table.id}`, String(game.log.value.length));
  }, [game.log.value.length]);
  return (
    <Table
      game={game}
      id={table.id}
      hasOpening
      rooms={{ composition: table.settings.composition }}
      onOver={onOver}
      more={{
        ...(isSeated && seen !== undefined && { seen }),
        ...(part === 'hand' && isSeated && { hand: <HandPanel game={game} id={table.id} /> }),
        isTelevision: part === 'television',
        isCutOff: online.linkState.value.kind === 'lost',
        bar: (
          <>
            {part === 'hand' && <TalkToast online={online} />}
            <TableBar online={online} game={game} part={part} />
          </>
        ),
        talk: <TalkPanel online={online} />,
        isMute: table.settings.talk === 'none',
        lines: bubblesOf(online),
        unread: part === 'television' ? 0 : unread,
        menu: <OnlineMenu online={online} part={part} />,
        exits: <OnlineExits online={online} />,
      }}
    />
  );
};
