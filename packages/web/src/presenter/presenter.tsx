/** Odette Vane, who comments on what happens: her monitor where there is room for it, her strap always. */
import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { text, words } from '../app/language.ts';
import { below, mediaSignal } from '../app/media.ts';
import { languageCode, presenter } from '../app/settings.ts';
import type { AnyGame } from '../play/played-game.ts';
import { play } from '../sound/sound.ts';
import { commentOn, filledIn } from './commentary.ts';
import { firstAsked, firstOf, firstWords, loadFirsts, takeFirst } from './firsts.ts';
import { lines, loadLines } from './lines.ts';
import { isGrave, occasionOf } from './occasions.ts';
import odette from './odette.svg';
import './presenter.css';
import { Strap } from './strap.tsx';

interface Props {
  readonly game: AnyGame;
  /** Others speak in her place: what she has to say waits. */
  readonly isWaiting?: ReadonlySignal<boolean> | undefined;
  /** She says it elsewhere: what she says here is not said twice. */
  readonly isSilent?: ReadonlySignal<boolean> | undefined;
}

export const Presenter: FunctionComponent<Props> = ({ game, isWaiting, isSilent }) => {
  const said = useSignal<Line | undefined>(undefined);
  const isExplaining = useComputed(() => said.value?.weight === 'first');
  /** Until then somebody is reading it. */
  const read = useRef(0);

  useSignalEffect(() => {
    if (presenter.value !== 'off') void loadLines(languageCode.value);
  });

  const say = (line: Line | undefined): void => {
    if (line === undefined || isSilent?.peek()) return;
    const isInterrupting = line.weight === 'grave' || (line.weight === 'first' && !isExplaining.peek());
    if (said.peek() && !isInterrupting && (isExplaining.peek() || Date.now() < read.current)) return;
    said.value = line;
    play('strap');
  };

  useSignalEffect(() => {
    if (game.beat.value) say((isExplaining.peek() ? undefined : firstFor(game)) ?? lineFor(game));
  });

  useEffect(() => {
    // Without them she explains nothing.
    if (game.answers) void loadFirsts().catch(() => undefined);
  }, [game]);
  useSignalEffect(() => {
    const isAsked = game.answers !== undefined && game.answers.value.length > 0;
    if (!isAsked || !firstWords.value || presenter.value !== 'all' || isExplaining.value) return;
    const explained = takeFirst(firstAsked(game.view.value.phase), game.view.value.mode);
    if (explained !== undefined) say({ words: explained, weight: 'first' });
  });

  useSignalEffect(() => {
    if (isSilent?.value) said.value = undefined;
  });

  useSignalEffect(() => {
    const line = said.value;
    if (line === undefined || isWaiting?.value) return;
    read.current = Date.now() + READING;
    const timer = setTimeout(
      () => {
        said.value = undefined;
      },
      STAYS + STAYS_PER_LETTER * line.words.length,
    );
    return () => clearTimeout(timer);
  });

  useLayoutEffect(() => {
    const dismissOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') said.value = undefined;
    };
    addEventListener('keydown', dismissOnEscape);
    return () => removeEventListener('keydown', dismissOnEscape);
  }, [said]);

  if (presenter.value === 'off') return null;
  const { name, short, live } = words.value.home.odette;
  // Not announced: the rundown says everything that she comments on.
  return (
    <aside class="presenter" aria-label={name}>
      <div class="presenter-monitor" aria-hidden="true">
        <img src={odette} width="320" height="200" alt="" />
      </div>
      {said.value !== undefined && !isWaiting?.value && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape does the same
        // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
        <div class="presenter-strap" key={said.value.words} onClick={() => (said.value = undefined)}>
          <Strap name={isSmall.value ? short : `${name} · ${live}`} line={said.value.words} />
        </div>
      )}
    </aside>
  );
};

const isSmall = mediaSignal(`${below('tablet')}, ${below('upright')}`);
const STAYS = 4000;
const STAYS_PER_LETTER = 40;
/** For this long she says nothing else, unless it is grave. */
const READING = 2000;

/** What she explains for the first time stays; what is grave waits for nothing. */
interface Line {
  readonly words: string;
  readonly weight?: 'first' | 'grave' | undefined;
}

/** Explains what is being shown to somebody who plays and meets it for the first time. */
const firstFor = (game: AnyGame): Line | undefined => {
  if (!game.answers || presenter.peek() === 'off') return undefined;
  for (const event of game.beat.peek()?.events ?? []) {
    const isWanted = presenter.peek() === 'all' || event.kind === 'alarm';
    const line = isWanted ? takeFirst(firstOf(event), game.view.peek().mode) : undefined;
    if (line !== undefined) return { words: filledIn(line, event, text.peek()), weight: 'first' };
  }
  return undefined;
};

/**
 * What is grave, else the last event being shown that she has a line for: what a scene comes to is at its end. They already stand last
 * in the log.
 */
const lineFor = (game: AnyGame): Line | undefined => {
  const { events = [] } = game.beat.peek() ?? {};
  const book = lines.peek();
  if (!book) return undefined;
  const told = game.log.peek().map((each) => each.event);
  const isLogged = told.at(-1)?.kind === events.at(-1)?.kind;
  const before = isLogged ? told.length - events.length : told.length;
  const { cast, options } = game.view.peek();
  const salt = cast.map(({ name }) => name).join(' ');
  const script = { lines: book, language: text.peek(), salt, opensLooks: options.openLooks };
  const said = events.flatMap((event, place): Line[] => {
    const weight = isGrave(occasionOf(event, {})) ? 'grave' : undefined;
    if (presenter.peek() === 'deaths' && !weight) return [];
    const words = commentOn(event, [...told.slice(0, before), ...events.slice(0, place)], script);
    return words === undefined ? [] : [{ words, weight }];
  });
  return said.findLast(({ weight }) => weight === 'grave') ?? said.at(-1);
};
