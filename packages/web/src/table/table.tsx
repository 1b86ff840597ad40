/** The table: header, cast, board, desk and side, laid out for the window; or the curtain, and nothing else. */
import { useSignal, useSignalEffect } from '@preact/signals';
import type { Character, Command, Event, RuleId } from '@room25/engine';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Dialog } from '../app/dialog.tsx';
import { useKeys } from '../app/keys.ts';
import { text, words } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { below, from, mediaSignal } from '../app/media.ts';
import { speed } from '../app/settings.ts';
import { isStill } from '../app/theme.ts';
import { Board } from '../board/board.tsx';
import { needsHolding } from '../board/needs-holding.ts';
import { Picking } from '../board/picking.ts';
import type { Speed } from '../play/pace.ts';
import type { PlayedGame } from '../play/played-game.ts';
import { Presenter } from '../presenter/presenter.tsx';
import { listen, play as playSound } from '../sound/sound.ts';
import type { BeatsProps } from './beats.tsx';
import { CardStrap } from './card-strap.tsx';
import { Cast } from './cast.tsx';
import { Curtain } from './curtain.tsx';
import { Desk } from './desk/desk.tsx';
import { type Draft, isProgram } from './desk/program.ts';
import { Header } from './header.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { Menu, type Sheet } from './menu.tsx';
import { Missed } from './missed.tsx';
import { endOpening, type OpeningProps, openingDue } from './opening-due.ts';
import { RoleCard } from './role-card.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { Side } from './side/side.tsx';
import './table.css';
import { charactersOf } from '../told/telling.ts';
import { useVoice } from './voice.ts';

interface Props {
  readonly game: PlayedGame;
  /** Of the table, for what this device remembers about it. */
  readonly id: string;
  /** Does it begin with the opening? A lesson or a puzzle has its own way to begin. */
  readonly hasOpening?: boolean;
  onOver(): void;
  onExport?(): void;
  /** Where the game is one's own: another one like it. */
  onAgain?(): void;
  readonly more?: TableSlots;
}

/** What a table has besides, if others are elsewhere, or if it is a lesson. */
export interface TableSlots {
  /** What one person holds while the board stands on another screen: shown in its place until something must be pointed at. */
  readonly hand?: ComponentChildren;
  /** That other screen, in the middle of the room. */
  readonly isTelevision?: boolean;
  /** How much of the log this viewer had seen when it was last here. */
  readonly seen?: number;
  /** Nothing can be sent now. */
  readonly isCutOff?: boolean;
  /** Above the desk. */
  readonly bar?: ComponentChildren;
  readonly talk?: ComponentChildren;
  /** How much has been said there that was not shown yet. */
  readonly unread?: number;
  /** Not so: who leaves cannot go on with it. */
  readonly isKept?: false;
  /** Who speaks instead of the presenter. */
  readonly presenter?: ComponentChildren;
  readonly menu?: ComponentChildren;
}

/** Is there a column for rundown and notes? */
const hasSide = mediaSignal(`${from('column')} and ${from('upright')}`);
/** Is there room for nothing but the board, the desk and a line of each other thing? */
const isPhone = mediaSignal(`${below('tablet')}, ${below('upright')}`);

/** Fetched when somebody's card is first pressed. */
const RulesSheet = later(async () => (await import('./rules-sheet.tsx')).RulesSheet);
const Dossier = later(async () => (await import('./dossier/open.ts')).openDossier());

/** The last picture stays so long before the end screen comes by itself. */
const LAST_PICTURE = 2500;

export const Table: FunctionComponent<Props> = (props) => {
  const { game, id, hasOpening = false, more } = props;
  const privacy = game.privacy?.now.value;
  useVoice(game);
  useSpeed(game);
  useEffect(() => listen(game), [game]);
  useEffect(() => {
    const cover = (): void => game.privacy?.drop();
    addEventListener('blur', cover);
    return () => removeEventListener('blur', cover);
  }, [game]);
  if (privacy?.kind === 'curtain') return <Curtain game={game} {...privacy} />;
  const due = hasOpening ? openingDue(game, { id, isTelevision: more?.isTelevision === true }) : undefined;
  if (due) return <Opening key={due.key} game={game} kind={due.kind} onEnd={() => endOpening(due)} />;
  // Somebody else's eyes: nothing of what was chosen or opened before stays.
  return <OpenTable key={privacy?.kind === 'private' ? privacy.seat : -1} {...props} />;
};

const fetchOpening = async () => (await import('./open-opening.ts')).openOpening();

const GoalLine = later<{ readonly game: PlayedGame }>(async () => (await fetchOpening()).GoalLine);

/** Without it the game begins all the same. */
const NoOpening: FunctionComponent<OpeningProps> = ({ onEnd }) => {
  useEffect(onEnd, []);
  return null;
};

const Opening = later<OpeningProps>(
  async () => {
    try {
      return (await fetchOpening()).Opening;
    } catch {
      return NoOpening;
    }
  },
  () => <main class="table-lights-down" aria-busy="true" />,
);

type Open = Sheet | 'menu' | { readonly rule: Event } | { readonly who: Character };

const Beats = later<BeatsProps>(async () => (await import('./open-beats.ts')).openBeats());

const OpenTable: FunctionComponent<Props> = ({
  game,
  id,
  hasOpening = false,
  onOver,
  onAgain,
  onExport,
  more = {},
}) => {
  const previewed = useSignal<Command | undefined>(undefined);
  const drafts = useSignal<Readonly<Record<string, Draft>>>({});
  const refusal = useSignal<RuleId | undefined>(undefined);
  const open = useSignal<Open | undefined>(undefined);
  const picking = useMemo(() => new Picking(game), [game]);
  const close = (): void => {
    open.value = undefined;
  };

  const last = useRef<{ readonly command: Command; isOnItsWay: boolean } | undefined>(undefined);
  const play = async (command: Command): Promise<void> => {
    const isPressedTwice =
      command === last.current?.command && (last.current.isOnItsWay || !game.answers.peek().includes(command));
    picking.clear();
    if (isPressedTwice) return;
    const sent = { command, isOnItsWay: true };
    last.current = sent;
    const refused = await game.send(command);
    sent.isOnItsWay = false;
    refusal.value = refused?.rule;
    if (refused) playSound('refused');
  };
  /** From the board: what is deadly is played by the key on the desk that must be held. */
  const playFromBoard = (command: Command): void => {
    if (needsHolding(game, command)) document.querySelector<HTMLElement>('.desk .hold-key')?.focus();
    else void play(command);
  };

  // What was refused is no matter any more once something else is asked.
  useEffect(() => {
    refusal.value = undefined;
  }, [game.answers.value]);

  useKeys({
    '?': () => {
      open.value = 'keys';
    },
    ' ': () => (game.answers.value.length > 0 || isChoosing() ? false : game.pace.skip()),
    k: () => !isChoosing() && (game.pace.paused.value ? game.pace.resume() : game.pace.pause()),
    '.': () => !isChoosing() && game.pace.next(),
    '>': () => !isChoosing() && game.pace.skip(),
    F6: ({ shiftKey }) => goRound(shiftKey ? -1 : 1),
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
  const hasColumn = hasSide.value && !isHand;
  const side = (first: 'rundown' | 'talk') => (
    <Side
      first={first}
      game={game}
      id={id}
      talk={more.talk}
      unread={more.unread}
      onRule={(rule) => {
        open.value = { rule };
      }}
    />
  );
  const who = typeof opened === 'object' && 'who' in opened ? opened.who : undefined;
  const { regions } = words.value.table;
  const kind = game.beat.value?.event.kind;
  const felt = kind === 'alarm' ? 'sweep' : kind === 'died' ? 'dims' : '';
  return (
    <div class={`table ${isHand ? 'hand' : ''} ${more.isTelevision ? 'television' : ''} ${felt}`}>
      <div class="table-header">
        <Header
          game={game}
          isStandingBy={more.isCutOff === true}
          goal={hasOpening && <GoalLine game={game} />}
          unread={hasColumn ? 0 : more.unread}
          onHelp={() => {
            open.value = 'keys';
          }}
          onMenu={() => {
            open.value = 'menu';
          }}
        >
          {(isPhone.value || isHand) && <RoleCard isSmall game={game} onPlay={(command) => void play(command)} />}
        </Header>
        <CardStrap game={game} />
      </div>
      {!isHand && (
        <Cast
          game={game}
          id={id}
          onOpen={(who) => {
            open.value = { who };
          }}
        />
      )}
      <main class="table-board" aria-label={regions.board} data-region>
        {isPointing ? (
          <Board game={game} picking={picking} previewed={previewed} onPlay={playFromBoard} language={text.value} />
        ) : (
          more.hand
        )}
      </main>
      <div class="table-desk">
        {more.bar}
        <Missed game={game} seen={more.seen} />
        {more.isKept !== false && !more.isTelevision && <Beats game={game} onAgain={onAgain} />}
        <Desk
          game={game}
          picking={picking}
          previewed={previewed}
          drafts={drafts}
          isPhone={isPhone.value}
          refusal={refusal.value}
          onPlay={(command) => void play(command)}
          onOver={onOver}
        />
        {!hasColumn && !isPhone.value && !isHand && <RoleCard game={game} onPlay={(command) => void play(command)} />}
      </div>
      {!isHand && <div class="table-presenter">{more.presenter ?? <Presenter game={game} />}</div>}
      {hasColumn && (
        <aside class="table-side" aria-label={regions.side} data-region tabIndex={-1}>
          {who ? <Dossier who={who} game={game} id={id} isColumn onClose={close} /> : side('rundown')}
          <RoleCard game={game} onPlay={(command) => void play(command)} />
        </aside>
      )}
      {opened === 'menu' && (
        <Menu
          onOpen={(sheet) => {
            open.value = sheet;
          }}
          onClose={close}
          isKept={more.isKept ?? true}
          {...(more.talk !== undefined && !hasColumn && { unread: more.unread ?? 0 })}
          {...(onExport && { onExport })}
        >
          {hasOpening && <GoalLine game={game} />}
          {more.menu}
        </Menu>
      )}
      {opened === 'keys' && <KeysSheet onClose={close} />}
      {opened === 'rules' && <RulesSheet edition={game.view.value.edition} onClose={close} />}
      {(opened === 'side' || opened === 'talk') && (
        <Dialog title={words.value.table.side.open} kind="side" onClose={close}>
          {side(opened === 'talk' ? 'talk' : 'rundown')}
        </Dialog>
      )}
      {typeof opened === 'object' && 'rule' in opened && <RuleDialog event={opened.rule} game={game} onClose={close} />}
      {who && !hasColumn && <Dossier who={who} game={game} id={id} isColumn={false} onClose={close} />}
    </div>
  );
};

/** Nothing runs on before the dead have chosen how to watch. */
const isChoosing = (): boolean => document.querySelector('.beats-death') !== null;

/** Also while something else is being shown: the board must not come and go. */
const isAskedToPoint = ({ view: { value: view }, viewer }: PlayedGame): boolean =>
  view.phase !== 'programming' && charactersOf(view, viewer.value).some((who) => view.awaited.includes(who));

/** The setting counts, wherever it is changed. */
const useSpeed = (game: PlayedGame): void => {
  useSignalEffect(() => game.pace.setSpeed(Number(speed.value) as Speed));
  useSignalEffect(() => game.pace.setStill(isStill.value));
};

/** To the next region of the screen, or the one before. */
const goRound = (step: number): void => {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(at + step + regions.length) % regions.length];
  (next?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]') ?? next)?.focus();
};
