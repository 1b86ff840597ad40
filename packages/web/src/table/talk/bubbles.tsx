/** What is said appears beside the speaker's card, for a few seconds. Screen readers hear it elsewhere. */
import { type Signal, useSignal } from '@preact/signals';
import type { Character, Event } from '@room25/engine';
import type { ComponentChildren, FunctionComponent, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { labelled, text } from '../../app/language.ts';
import { Pawn } from '../../art/pawn.tsx';
import type { PlayedGame } from '../../play/played-game.ts';
import { answeredBy } from '../../told/telling.ts';
import { faceAt } from './bot-faces.ts';
import './bubbles.css';
import { Face } from './face.tsx';

/** A line of chat, as it is shown. */
export interface BubbleLine {
  readonly seat: number;
  readonly shown: ComponentChildren;
  readonly letters?: number;
  /** A face is seen at once. */
  readonly isBrief?: true;
}

export interface BubblesProps {
  readonly game: PlayedGame;
  /** What people have said in their own words so far. */
  readonly lines?: readonly BubbleLine[] | undefined;
  /** The cards stand in a row, not in a column: there is room for two instead of three. */
  readonly isNarrow?: boolean;
  /** Nobody talks at this table, so bots make no faces. */
  readonly isMute?: boolean | undefined;
  /** Set while anything is being said. */
  readonly areUp?: Signal<boolean>;
  readonly near?: Near;
  /** How much had been said when the table was opened; bubbles are fetched after it, and miss nothing. */
  readonly since?: Since | undefined;
}

interface Since {
  readonly events: number;
  readonly lines: number;
}

/** What bubbles are placed beside. */
interface Near {
  /** The cells of the board. */
  readonly grid: RefObject<HTMLElement | null>;
  readonly cast: RefObject<HTMLElement | null>;
}

interface Bubble {
  readonly id: number;
  readonly who: Character;
  readonly shown: ComponentChildren;
  readonly ms: number;
  /** The cell that it names. */
  readonly about?: string | undefined;
}

/** In milliseconds: how long one stays, how much longer for each character, and the maximum. */
const LASTS = 4000;
const A_LETTER = 40;
const AT_MOST = 6000;
const BRIEF = 2000;
const timeFor = (letters: number): number => Math.min(AT_MOST, LASTS + A_LETTER * letters);
/** In pixels: the space left beside a bubble, and how much it needs at least to stand beside a card. */
const GAP = 10;
const ROOM_BESIDE = 70;
/** The height of a line of the strip. */
const A_LINE = 28;
/** The most at once; another waits until one has gone: several people may speak in one moment, and each is seen. */
const MOST = 3;
const MOST_NARROW = 2;
/** Whatever was said before these appear is in the talk. */
const MOST_WAITING = 4;

export const Bubbles: FunctionComponent<BubblesProps> = ({
  game,
  lines = [],
  isNarrow = false,
  isMute = false,
  areUp,
  near,
  since,
}) => {
  const most = isNarrow ? MOST_NARROW : MOST;
  const bubbles = useSignal<readonly Bubble[]>([]);
  const log = game.log.value;
  const heard = useRef({ events: log.length, lines: lines.length, ...since, id: 0 });
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const waiting = useRef<readonly Bubble[]>([]);
  const show = (news: Omit<Bubble, 'id'>): void => {
    const bubble: Bubble = { id: heard.current.id++, ...news };
    const others = bubbles.value.filter((each) => each.who !== bubble.who);
    if (others.length >= most) waiting.current = [...waiting.current, bubble].slice(-MOST_WAITING);
    else put(bubble);
  };
  const put = (bubble: Bubble): void => {
    // A speaker says one thing at a time.
    bubbles.value = [...bubbles.value.filter((each) => each.who !== bubble.who), bubble];
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      bubbles.value = bubbles.value.filter(({ id }) => id !== bubble.id);
      const [next, ...rest] = waiting.current;
      if (!next || bubbles.value.length >= most) return;
      waiting.current = rest;
      put(next);
    }, bubble.ms);
    timers.current.add(timer);
  };
  useEffect(() => {
    for (let place = heard.current.events; place < log.length; place++) {
      const { event } = log[place]!;
      // Another room is at that cell by now.
      const isTrue = ({ about }: Bubble): boolean => about === undefined || !isMovedBy(event, about);
      bubbles.value = bubbles.value.filter(isTrue);
      waiting.current = waiting.current.filter(isTrue);
      const said = wordsOf(event, game);
      if (said) show({ who: said.who, shown: said.words, ms: timeFor(said.words.length), about: said.about });
      const face = isMute ? undefined : faceAt(game, place);
      if (face) show({ who: face.who, shown: <Face reaction={face.reaction} />, ms: BRIEF });
    }
    heard.current.events = log.length;
  }, [log.length]);
  useEffect(() => {
    for (const { seat, shown, letters = 0, isBrief } of lines.slice(heard.current.lines)) {
      const who = game.view.peek().cast.find((one) => one.seat === seat)?.name;
      if (who) show({ who, shown, ms: isBrief ? BRIEF : timeFor(letters) });
    }
    heard.current.lines = lines.length;
  }, [lines.length]);
  const isAnyUp = bubbles.value.length > 0;
  const order = game.view.value.order.join();
  useLayoutEffect(() => {
    if (areUp) areUp.value = isAnyUp;
  }, [isAnyUp]);
  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer);
    },
    [],
  );
  return (
    <div class="bubbles" aria-hidden="true">
      {isNarrow ? (
        <Strip game={game} bubbles={bubbles.value} near={near} />
      ) : (
        bubbles.value.map((bubble) => <AtCard key={bubble.id} {...bubble} near={near} order={order} />)
      )}
    </div>
  );
};

/** Under the cards, side by side in their order; with the head of whoever speaks. */
const Strip: FunctionComponent<{
  readonly game: PlayedGame;
  readonly bubbles: readonly Bubble[];
  readonly near: Near | undefined;
}> = ({ game, bubbles, near }) => {
  const strip = useRef<HTMLDivElement>(null);
  const order = game.view.value.cast.map(({ name }) => name);
  useLayoutEffect(() => {
    const place = (): void => {
      const table = near?.grid.current?.closest('.table');
      const boxOf = (selector: string): DOMRect | undefined => table?.querySelector(selector)?.getBoundingClientRect();
      const cast = near?.cast.current?.getBoundingClientRect();
      const well = boxOf('.board-well');
      const { current } = strip;
      if (!cast || !well || !current) return;
      const isBeside = well.right <= cast.left;
      const free = boxOf('.coach') ?? boxOf(isBeside ? '.table-desk' : '.board')!;
      // Where there is no line under the cards, it lies over their tokens and is as high as they are: names and letters stay.
      const isTight = free.top - cast.bottom < A_LINE;
      current.dataset.room = isTight ? 'line' : 'lines';
      current.style.bottom = `${innerHeight - free.top}px`;
      current.style.insetInline = `${cast.left + GAP}px ${innerWidth - cast.right + GAP}px`;
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [bubbles]);
  return (
    <div ref={strip} class="bubbles-strip">
      {bubbles
        .toSorted((one, other) => order.indexOf(one.who) - order.indexOf(other.who))
        .map(({ id, who, shown }) => (
          <p key={id} class="bubbles-one" data-who={who}>
            <Pawn who={who} />
            <span>{shown}</span>
          </p>
        ))}
    </div>
  );
};

const wordsOf = (
  event: Event,
  { log, view }: PlayedGame,
): { readonly who: Character; readonly words: string; readonly about: string | undefined } | undefined => {
  const { phrases, colours } = text.value;
  if (event.kind === 'said') {
    const answered = answeredBy(event, { log: log.peek(), view: view.peek() });
    return { who: event.who, words: phrases.saying(event, answered), about: event.cell };
  }
  if (event.kind === 'signalled')
    return { who: event.who, words: labelled(event.cell, colours[event.colour].danger), about: event.cell };
  return undefined;
};

const isMovedBy = (event: Event, cell: string): boolean =>
  event.kind === 'slid' ? cell.includes(event.line) : event.kind === 'swapped' && event.cells.includes(cell);

/** In pixels, including the space around it. */
const longestWordIn = (bubble: HTMLElement): number => {
  bubble.style.maxInlineSize = 'none';
  bubble.style.inlineSize = 'min-content';
  const { width } = bubble.getBoundingClientRect();
  bubble.style.inlineSize = '';
  return Math.ceil(width);
};

/** Right of a card of the column, up to the first tiles; where a word is too long for that, from the tokens on. It covers no name and never a tile. */
const AtCard: FunctionComponent<Bubble & { readonly near: Near | undefined; readonly order: string }> = ({
  who,
  shown,
  near,
  order,
}) => {
  const bubble = useRef<HTMLParagraphElement>(null);
  const place = (): void => {
    const monitor = near?.cast.current?.querySelector(`.cast-monitor.pawn-of-${who}`);
    const row = monitor?.closest('.cast-row');
    const card = row?.getBoundingClientRect();
    const { current } = bubble;
    if (!monitor || !row || !card || !current) return;
    const well = near?.grid.current?.closest('.board')?.querySelector('.board-well')?.getBoundingClientRect();
    const tokens = row.querySelector('.cast-token:last-of-type');
    const end = (well?.left ?? innerWidth) - GAP;
    const longest = longestWordIn(current);
    const isBeside = end - card.right - GAP >= Math.max(ROOM_BESIDE, longest);
    const afterTokens = (tokens ?? monitor).getBoundingClientRect().right + GAP;
    // Low cards have them at their end: it covers as much of them as its words need.
    const start = isBeside ? card.right + GAP : Math.min(afterTokens, end - longest);
    const name = row.querySelector('.cast-words b')?.getBoundingClientRect();
    const isLevel = isBeside || (start < afterTokens && start > (name?.right ?? 0));
    current.dataset.at = isLevel ? 'beside' : 'foot';
    current.style.maxInlineSize = `${end - start}px`;
    const { offsetHeight: height } = current;
    const atFoot = Math.max(card.bottom - height, name?.bottom ?? card.top);
    current.style.insetInlineStart = `${start}px`;
    current.style.top = `${isLevel ? card.top + card.height / 2 - height / 2 : atFoot}px`;
  };
  useLayoutEffect(() => {
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, []);
  // A new turn has another order: by now the cards stand in it.
  useEffect(place, [order]);
  return (
    <p ref={bubble} class="bubbles-one" data-who={who}>
      {shown}
    </p>
  );
};
