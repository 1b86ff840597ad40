/** The cast in turn order, on monitors: who is on air, who comes next, what everybody knows of each. */
import type { Character, CharacterView, View, Viewer } from '@room25/engine';
import { roomWords, upperFirst } from '@room25/text';
import type { FunctionComponent, RefObject } from 'preact';
import { Glyph } from '../app/glyph.tsx';
import { labelled, text, words } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import type { PlayedGame, Seat, Told } from '../play/played-game.ts';
import './cast.css';
import { claimsAbout } from '../board/claims.ts';
import { charactersOf } from '../told/telling.ts';
import { actionName } from './action-name.ts';
import { MarkKeys, Pencil } from './mark-keys.tsx';
import { canMark, type Mark, marksOf, setMark } from './marks.ts';
import { alsoCalled, isPlayedByBot, playedBy } from './played-by.ts';
import { type Token, tokensOf } from './tokens.ts';
import { inOneLine, upNext } from './up-next.ts';
import { useWaitVoice } from './voice.ts';

interface Props {
  readonly game: PlayedGame;
  /** Of the table. */
  readonly id: string;
  /** Where things are placed relative to its cards. */
  readonly section?: RefObject<HTMLElement | null>;
  onOpen(who: CharacterView['name']): void;
}

export const Cast: FunctionComponent<Props> = ({ game, id, section, onOpen }) => {
  const { value: view } = game.view;
  const { cast, regions } = words.value.table;
  const { value: viewer } = game.viewer;
  const mine = charactersOf(view, viewer);
  const marks = marksOf(id, viewer);
  const row = rowOf(view);
  const [next] = upNext(view, []).others;
  const { value: beat } = game.beat;
  const unmasked = beat?.event.kind === 'shown' ? beat.event.who : undefined;
  const waiting = waitingFor(game, isAsked(game));
  useWaitVoice(waiting, game.log.value.length);
  return (
    <section
      ref={section ?? null}
      class={`cast ${row.length >= CROWDED ? 'crowded' : ''}`}
      aria-label={regions.cast}
      data-region
      tabIndex={-1}
    >
      <h2 class="cast-head display">{cast.turnOrder}</h2>
      <ol>
        {row.map((character, place) => (
          <Row
            key={character.name}
            view={view}
            character={character}
            log={game.log.value}
            player={game.seats[character.seat]}
            place={place + 1}
            count={row.length}
            isMine={mine.includes(character.name)}
            isSeenThrough={game.isGhost?.value === true}
            isUnmasked={unmasked === character.name}
            isOpen={!game.privacy}
            isNext={next === character.name}
            mark={marks[character.name]}
            refuted={refutedCells(view, character, viewer)}
            onMark={
              canMark(view, viewer, character.name) ? (mark) => setMark(id, viewer, character.name, mark) : undefined
            }
            onOpen={() => onOpen(character.name)}
          />
        ))}
      </ol>
      <p class="cast-wait">
        {waiting !== '' && <Icon name="mark-wait" />}
        <span>{waiting}</span>
      </p>
    </section>
  );
};

/** From this many on the cards are low. */
const CROWDED = 7;

/** Do the others wait for me? For what I may tell only where the game stands still until then. */
export const isAsked = ({ answers, toTell, talking, goesOn }: PlayedGame): boolean => {
  const talk = talking?.now.value;
  const isToTell = toTell?.now.value !== undefined && !goesOn;
  return answers.value.length > 0 || isToTell || (talk !== undefined && !talk.isReady);
};

/**
 * "Waiting for you.", "Waiting for Sarah and Kevin. Connection lost: Kevin"; nothing while I am shown what I have done, or nobody is
 * awaited. Bots are soon done: that they plan is enough, and the dead do not count them down.
 */
export const waitingFor = ({ view, pace, viewer, seats }: PlayedGame, isMyTurn: boolean): string => {
  const { phrases } = text.value;
  if (pace.paused.value) return words.value.table.watch.paused;
  if (isMyTurn && viewer.value.kind === 'seat') return phrases.awaitsYou;
  const { value: shown } = view;
  if (shown.phase === 'over') return words.value.table.watch.over;
  const mine = charactersOf(shown, viewer.value);
  const others = shown.awaited.filter((who) => !mine.includes(who));
  if (others.length === 0) return '';
  const isBot = (who: Character): boolean => {
    const seat = seats[shown.cast.find(({ name }) => name === who)!.seat];
    return seat !== undefined && isPlayedByBot(seat);
  };
  if (mine.length > 0 && others.every(isBot)) {
    if (shown.phase === 'programming') return words.value.table.watch.planning;
    if (mine.every((name) => shown.dead.includes(name))) return '';
  }
  const isCut = ({ name, seat }: CharacterView): boolean => others.includes(name) && seats[seat]?.absence === 'cut';
  const cut = shown.cast.filter(isCut).map(({ name }) => text.value.people[name]);
  const why = cut.length === 0 ? '' : labelled(words.value.table.cast.absences.cut, cut.join(', '));
  return inOneLine(phrases.awaited(others), why);
};

/** In turn order; the dead who were taken out of it are at the end. */
const rowOf = ({ order, cast }: View): readonly CharacterView[] => {
  const inOrder = order.flatMap((name) => cast.filter((one) => one.name === name));
  return [...inOrder, ...cast.filter(({ name }) => !order.includes(name))];
};

const refutedCells = (view: View, { seat }: CharacterView, viewer: Viewer): readonly string[] =>
  view.board
    .filter((room) => claimsAbout(view, room, viewer).some((claim) => claim.seat === seat && claim.isRefuted))
    .map(({ cell }) => cell);

interface RowProps {
  readonly view: View;
  readonly character: CharacterView;
  readonly log: readonly Told[];
  readonly player: Seat | undefined;
  readonly place: number;
  readonly count: number;
  readonly isMine: boolean;
  /** A ghost sees behind every mask. */
  readonly isSeenThrough: boolean;
  /** At this moment, for everybody. */
  readonly isUnmasked: boolean;
  /** What the viewer thinks of them. */
  readonly mark: Mark | undefined;
  /** Where a claim of theirs contradicts what the viewer saw. */
  readonly refuted: readonly string[];
  /** Nobody else looks at this screen. */
  readonly isOpen: boolean;
  readonly isNext: boolean;
  readonly onMark: ((mark: Mark | undefined) => void) | undefined;
  onOpen(): void;
}

const Row: FunctionComponent<RowProps> = ({
  view,
  character,
  log,
  player,
  place,
  count,
  isMine,
  isSeenThrough,
  isUnmasked,
  mark,
  refuted,
  onMark,
  isOpen,
  isNext,
  onOpen,
}) => {
  const { cast } = words.value.table;
  const { name, cell, hasProgrammed, adrenaline, committed, role, shown, side } = character;
  const isDead = cell === undefined;
  const isOnAir = view.onAir === name && view.phase === 'acting';
  const isAwaited = view.awaited.includes(name) && !isDead;
  const tokens = tokensOf(view, character, { isOpen, log });
  const team = side !== undefined && cast.side(side + 1);
  const status = statusOf(view, character);
  const isProgramming = view.phase === 'programming' || view.phase === 'clues';
  const tag = isOnAir ? (isMine ? cast.youAreOn : cast.onAir) : isNext ? cast.next : undefined;
  const other = alsoCalled(name, player);
  const by = isMine ? cast.you : other;
  const isBot = player !== undefined && isPlayedByBot(player);
  const spoken = [
    [cast.place(place, count), text.value.people[name], isMine ? cast.you : other, tag],
    [player?.absence ? cast.absences[player.absence] : isBot && playedBy(player.player)],
    [team, status.join(' · ')],
    isProgramming
      ? [isAwaited ? cast.choosing : hasProgrammed && cast.ready]
      : tokens.map((token) => tokenName(token, name)),
    [adrenaline && cast.adrenaline[committed ? 'committed' : 'there']],
    [mark && cast.myMark(cast.marks[mark])],
    [refuted.length > 0 && cast.refuted(refuted.join(', '))],
  ]
    .map((words) => words.filter(Boolean).join(', '))
    .filter((sentence) => sentence !== '');
  return (
    <li
      class={`cast-row ${isOnAir ? 'now' : ''} ${isDead ? 'dead' : ''} ${isAwaited ? 'awaited' : ''} ${isMine ? 'mine' : ''} ${player?.absence ? 'absent' : ''} ${isUnmasked ? 'unmasked' : ''}`}
    >
      <button type="button" aria-label={`${spoken.join('. ')}.`} onClick={onOpen}>
        <span class={`cast-monitor pawn-of-${name}`}>
          {isDead ? <span class="cast-static" /> : <Pawn who={name} />}
          {mark && <Pencil mark={mark} />}
          <i class="mono">{place}</i>
          {isBot && (
            <span class="cast-bot">
              <Icon name="mark-robot" />
            </span>
          )}
          {role && (shown || isSeenThrough) && (
            <span class={`cast-role ${role === 'prisoner' ? '' : 'guard'}`}>
              <Icon name={role === 'prisoner' ? 'mark-prisoner' : 'mark-guard'} />
            </span>
          )}
          {isProgramming && !isDead && (
            <span class={`cast-ready ${hasProgrammed || !isAwaited ? 'yes' : ''}`}>
              {(hasProgrammed || !isAwaited) && <Glyph name="check" />}
            </span>
          )}
        </span>
        <span class="cast-words">
          <b class="display">
            <span class="cast-name">{text.value.people[name]}</span>
            {by && <small>{by}</small>}
          </b>
          <span>
            {[player?.absence && cast.absences[player.absence], team, ...status]
              .filter(Boolean)
              .map((piece, at) => [' ', <span key={at}>{at === 0 ? piece : `· ${piece}`}</span>])}
          </span>
        </span>
        <span class="cast-tokens">
          {!isDead && tokens.map((token, slot) => <TokenMark key={slot} token={token} />)}
          {adrenaline && (
            <span class={`cast-adrenaline ${committed ? 'committed' : ''}`}>
              <Icon name="mark-adrenaline" />
            </span>
          )}
        </span>
        {tag && <em class={`cast-tag ${isOnAir ? 'live' : ''}`}>{tag}</em>}
      </button>
      {onMark && <MarkKeys who={name} mark={mark} onMark={onMark} />}
    </li>
  );
};

const TokenMark: FunctionComponent<{ token: Token }> = ({ token }) => (
  <span class={`cast-token ${token.state}`}>{'action' in token && <Icon name={`action-${token.action}`} />}</span>
);

const tokenName = (token: Token, who: Character): string =>
  words.value.table.cast.tokens[token.state]('action' in token ? actionName(token.action, who) : '');

/** What everybody may know of a character, in a few words, the most important first. */
const statusOf = (view: View, character: CharacterView): readonly string[] => {
  const { cast } = words.value.table;
  const { cell, role, shown, trapped, hiding, choosesFreely, pile, actions } = character;
  const { phrases, roles } = text.value;
  if (cell === undefined) return shown && role ? [cast.dead, roles[role].name] : [cast.dead];
  const { room } = view.board.find((each) => each.cell === cell)!;
  const place = room ? cast.inRoom(roomWords(text.value, room, view.edition).short, cell) : cast.hidden(cell);
  const first = trapped
    ? cast.trapped
    : pile !== undefined
      ? phrases.pile(pile)
      : hiding
        ? phrases.states.hiding
        : shown && role
          ? roles[role].name
          : choosesFreely
            ? cast.freely
            : view.phase === 'programming' && actions === 1
              ? cast.oneAction
              : undefined;
  return first ? [upperFirst(first), place] : [place];
};
