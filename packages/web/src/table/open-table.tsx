/** The table as one viewer sees it: header, cast, board, desk and side, laid out for the window. */
import { useComputed, useSignal } from '@preact/signals';
import type { Character, Command, Event, EventKind } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Dialog } from '../app/dialog.tsx';
import { useKeys } from '../app/keys.ts';
import { text, words } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { presenter } from '../app/settings.ts';
import { Board } from '../board/board.tsx';
import { needsHolding } from '../board/needs-holding.ts';
import type { PlayedGame } from '../play/played-game.ts';
import type { BeatsProps } from './beats.tsx';
import { CardStrap } from './card-strap.tsx';
import { Cast } from './cast.tsx';
import { DeskContext } from './desk/at-desk.ts';
import { Desk } from './desk/desk.tsx';
import { useNewDesk } from './desk/new-desk.ts';
import { isProgram } from './desk/program.ts';
import { focusTalk, goRound } from './focus.ts';
import { FootBar, type Leaf } from './foot-bar.tsx';
import { Header } from './header.tsx';
import type { Panel } from './menu.tsx';
import { isMyEnd } from './my-end.ts';
import { RoleCard } from './role-card.tsx';
import { Side, type Tab } from './side/side.tsx';
import type { TableProps } from './table-props.ts';
import './table.css';
import { charactersOf } from '../told/telling.ts';
import { Bubbles, heardIn, SayPanel } from './talk/talk.tsx';
import { hasSide, isPhone } from './window-kinds.ts';

/** The height in pixels that a phone keeps free for the presenter and, under her, for what people say. */
const ROOM_FOR_BOTH = 74;

/** Fetched when it is first shown. */
const Menu = later(async () => (await import('./menu.tsx')).Menu);
const RuleDialog = later(async () => (await import('./rule-dialog.tsx')).RuleDialog);
const Missed = later(async () => (await import('./missed.tsx')).Missed);
const KeysPanel = later(async () => (await import('./keys-panel.tsx')).openKeysPanel());
/** Her monitor is being fetched: its place is kept. */
const Presenter = later(
  async () => (await import('../presenter/presenter.tsx')).Presenter,
  () => (presenter.value === 'off' ? null : <div class="table-monitor" />),
);
const RulesPanel = later(async () => (await import('./rules-panel.tsx')).RulesPanel);
/** On a television. */
const Far = later<{ readonly game: PlayedGame }>(async () => (await import('./far.tsx')).Far);
const Dossier = later(async () => (await import('./dossier/open.ts')).openDossier());

const GoalLine = later<{ readonly game: PlayedGame }>(async () => (await import('./open-goal-line.ts')).openGoalLine());

/** Even while they are being fetched, somebody who dies alone will be asked how to go on, so nothing runs on before. */
const BeatsToCome: FunctionComponent<BeatsProps> = ({ game, onAgain }) => {
  const { value: beat } = game.beat;
  useLayoutEffect(() => {
    if (beat && onAgain && isMyEnd(beat, game)) game.pace.pause();
  }, [beat]);
  return null;
};

const Beats = later<BeatsProps>(async () => (await import('./open-beats.ts')).openBeats(), BeatsToCome);

/** What the whole table feels, and how. */
const FELT: Readonly<Partial<Record<EventKind, string>>> = { alarm: 'sweep', died: 'dims', shown: 'unmasks' };

/** How long the last picture stays before the end screen comes by itself. */
const LAST_PICTURE = 2500;

type Open = Panel | 'menu' | { readonly rule: Event } | { readonly who: Character; readonly from: Element | null };

export const OpenTable: FunctionComponent<TableProps> = ({
  game,
  id,
  hasOpening = false,
  rooms,
  onOver,
  onAgain,
  onExport,
  more = {},
}) => {
  const desk = useNewDesk(game, id, more.isKept !== false);
  const { picking, previewed, grid, holdKey } = desk;
  const open = useSignal<Open | undefined>(undefined);
  const leaf = useSignal<Leaf>('table');
  const tab = useSignal<Tab>('rundown');
  const isTalkOpen = useSignal(false);
  /** How much of what others said has been seen. */
  const read = useSignal(heardIn(game));
  const root = useRef<HTMLDivElement>(null);
  /** Nothing runs on before the dead have chosen how to watch. */
  const isChoosing = useSignal(false);
  const areBubblesUp = useSignal(false);
  const since = useRef({ events: game.log.peek().length, lines: more.lines?.length ?? 0 });
  const lowerThird = useRef<HTMLDivElement>(null);
  const cast = useRef<HTMLElement>(null);
  const isPresenterWaiting = useComputed(
    () => areBubblesUp.value && !hasSide.value && (lowerThird.current?.clientHeight ?? 0) < ROOM_FOR_BOTH,
  );
  const close = (): void => {
    open.value = undefined;
  };

  /** From the board: a deadly choice is played by the key on the desk that must be held. */
  const playFromBoard = (command: Command): void => {
    if (needsHolding(game, command)) holdKey.current?.focus();
    else desk.play(command);
  };

  useKeys({
    '?': () => {
      open.value = 'keys';
    },
    ' ': () => (game.answers.value.length > 0 || isChoosing.value ? false : game.pace.skip()),
    k: () => !isChoosing.value && (game.pace.paused.value ? game.pace.resume() : game.pace.pause()),
    '.': () => !isChoosing.value && game.pace.next(),
    '>': () => !isChoosing.value && game.pace.skip(),
    '/': () => openTalk(),
    F6: ({ shiftKey }) => goRound(root.current!, shiftKey ? -1 : 1),
    Escape: () => {
      if (leaf.peek() === 'table') return false;
      leaf.value = 'table';
      return true;
    },
  });
  useEffect(() => {
    if (game.view.value.phase !== 'over' || game.beat.value) return;
    const timer = setTimeout(onOver, LAST_PICTURE);
    return () => clearTimeout(timer);
  }, [game.view.value.phase, game.beat.value]);

  const { value: opened } = open;
  const { value: answers } = game.answers;
  const isHand = more.hand !== undefined;
  const isPointing = !isHand || answers.some((answer) => !isProgram(answer)) || isAskedToPoint(game);
  // People and bots talk in phrases, even where nobody can type.
  const isTalking = more.talk !== undefined || (game.seats.length > 1 && more.isKept !== false);
  const talk = more.talk ?? (isTalking ? <SayPanel game={game} /> : undefined);
  const heard = heardIn(game);
  const isListening = leaf.value === 'talk' || isTalkOpen.value;
  useEffect(() => {
    if (isListening) read.value = heard;
  }, [isListening, heard]);
  const unread = isTalking ? (more.unread ?? 0) + Math.max(0, heard - read.value) : undefined;
  const hasColumn = hasSide.value && !isHand;
  const hasBar = !hasColumn && !isHand;
  const isFar = more.isTelevision === true && hasColumn;
  const openTalk = (): boolean => {
    if (!isTalking) return false;
    open.value = hasColumn || hasBar ? undefined : 'talk';
    if (hasColumn) tab.value = 'talk';
    else if (hasBar) leaf.value = 'talk';
    focusTalk(root.current!);
    return true;
  };
  const side = (first: 'rundown' | 'talk', only?: Exclude<Leaf, 'table'>, shared?: typeof tab) => (
    <Side
      key={only}
      first={only ?? first}
      tab={shared}
      hasTabs={only === undefined}
      game={game}
      id={id}
      talk={talk}
      unread={unread}
      rooms={rooms}
      onTab={(tab) => {
        isTalkOpen.value = tab === 'talk';
      }}
      onRule={(rule) => {
        open.value = { rule };
      }}
    />
  );
  const dossier = typeof opened === 'object' && 'who' in opened ? opened : undefined;
  const { regions } = words.value.table;
  const kind = game.beat.value?.event.kind;
  const felt = (kind && FELT[kind]) ?? '';
  return (
    <DeskContext.Provider value={desk}>
      <div ref={root} class={`table ${isHand ? 'hand' : ''} ${more.isTelevision ? 'television' : ''} ${felt}`}>
        <div class="table-header">
          <Header
            game={game}
            isStandingBy={more.isCutOff === true}
            goal={hasOpening && <GoalLine game={game} />}
            unread={isHand ? unread : 0}
            onHelp={() => {
              open.value = 'keys';
            }}
            onMenu={() => {
              open.value = 'menu';
            }}
          >
            {(isPhone.value || isHand) && <RoleCard isSmall />}
          </Header>
          <CardStrap game={game} />
        </div>
        {!isHand && (
          <Cast
            game={game}
            id={id}
            section={cast}
            onOpen={(who) => {
              open.value = { who, from: document.activeElement };
            }}
          />
        )}
        <main class="table-board" aria-label={regions.board} data-region>
          {isPointing ? (
            <Board
              game={game}
              picking={picking}
              previewed={previewed}
              onPlay={playFromBoard}
              language={text.value}
              grid={grid}
            />
          ) : (
            more.hand
          )}
        </main>
        {!isFar && (
          <div class="table-desk">
            {more.bar}
            <Missed game={game} seen={more.seen} />
            {more.isKept !== false && !more.isTelevision && (
              <Beats game={game} isChoosing={isChoosing} onAgain={onAgain} />
            )}
            <Desk onOver={onOver} />
            {!hasColumn && !isPhone.value && !isHand && <RoleCard />}
          </div>
        )}
        {isFar && (
          <aside class="table-far" aria-label={regions.side} data-region tabIndex={-1}>
            <Far game={game} />
            {more.bar}
            <div class="table-presenter">
              <Presenter game={game} />
            </div>
          </aside>
        )}
        {!isHand && !isFar && (
          <div class="table-presenter" ref={lowerThird}>
            {more.presenter ?? <Presenter game={game} isWaiting={isPresenterWaiting} isSilent={isChoosing} />}
          </div>
        )}
        {hasColumn && !isFar && (
          <aside class="table-side" aria-label={regions.side} data-region tabIndex={-1}>
            {dossier ? (
              <Dossier {...dossier} game={game} id={id} isColumn onClose={close} />
            ) : (
              side('rundown', undefined, tab)
            )}
            <RoleCard />
          </aside>
        )}
        {hasBar && leaf.value !== 'table' && (
          <aside class="table-leaf" data-leaf={leaf.value} aria-label={regions.side} data-region tabIndex={-1}>
            {side('rundown', leaf.value)}
          </aside>
        )}
        {hasBar && (
          <FootBar
            open={leaf.value}
            unread={unread}
            hasNotes={game.viewer.value.kind === 'seat'}
            isAsked={answers.length > 0}
            onOpen={(next) => {
              leaf.value = next;
            }}
          />
        )}
        <Bubbles
          game={game}
          lines={more.lines}
          isNarrow={!hasSide.value}
          isMute={more.isMute}
          areUp={areBubblesUp}
          near={{ grid, cast }}
          since={since.current}
        />
        {opened === 'menu' && (
          <Menu
            onOpen={(panel) => {
              open.value = panel;
            }}
            onClose={close}
            isKept={more.isKept ?? true}
            {...(unread !== undefined && !hasColumn && { unread })}
            {...(onExport && { onExport })}
            exits={more.exits}
          >
            {hasOpening && <GoalLine game={game} />}
            {more.menu}
          </Menu>
        )}
        {opened === 'keys' && <KeysPanel onClose={close} />}
        {opened === 'rules' && <RulesPanel view={game.view.value} rooms={rooms} onClose={close} />}
        {(opened === 'side' || opened === 'talk') && (
          <Dialog title={words.value.table.side.open} kind="side" onClose={close}>
            {side(opened === 'talk' ? 'talk' : 'rundown')}
          </Dialog>
        )}
        {typeof opened === 'object' && 'rule' in opened && (
          <RuleDialog event={opened.rule} game={game} onClose={close} />
        )}
        {dossier && !hasColumn && <Dossier {...dossier} game={game} id={id} isColumn={false} onClose={close} />}
      </div>
    </DeskContext.Provider>
  );
};

/** Even while something else is shown: the board must not come and go. */
const isAskedToPoint = ({ view: { value: view }, viewer }: PlayedGame): boolean =>
  view.phase !== 'programming' && charactersOf(view, viewer.value).some((who) => view.awaited.includes(who));
