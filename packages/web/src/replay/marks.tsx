/** On the ruler of a replay: the alarm, deaths, fallen masks and the end. Each is a link to its moment. */
import type { Event } from '@room25/engine';
import type { FunctionComponent, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Glyph } from '../app/glyph.tsx';
import { text, words } from '../app/language.ts';
import { Icon, type IconName } from '../art/icon.tsx';
import { sentence } from '../told/telling.ts';
import { apart } from './apart.ts';
import type { Camera } from './camera.ts';
import './marks.css';
import type { Playback } from './playback.ts';

const MARKED = ['alarm', 'died', 'shown', 'over'] as const;
type Marked = (typeof MARKED)[number];

/** Everybody saw these, so they may be marked whoever's eyes are chosen. */
const isMarked = (event: Event): event is Extract<Event, { kind: Marked }> =>
  (MARKED as readonly string[]).includes(event.kind);

export const Marks: FunctionComponent<{ playback: Playback; camera: Camera }> = ({ playback, camera }) => {
  const { tape } = playback;
  const marks = useMemo(
    () =>
      tape.frames.flatMap(({ event, turn }, place) =>
        isMarked(event) ? [{ at: place + 1, kind: event.kind, event, turn }] : [],
      ),
    [tape],
  );
  const { header } = words.value.table;
  const list = useRef<HTMLUListElement>(null);
  const width = useWidth(list);
  const places = apart(
    marks.map(({ at }) => (at / tape.length) * width),
    width,
  );
  return (
    <ul class="marks" ref={list}>
      {marks.map(({ at, kind, event, turn }, place) => {
        const { value: viewer } = camera.viewer;
        const told = sentence(tape.told(event, viewer), { language: text.value, viewer, view: camera.view.value });
        const name = `${header.turn(turn)}. ${told}`;
        return (
          <li key={at} style={{ '--at': `${places[place]}px` }}>
            <button
              type="button"
              class={kind}
              aria-label={name}
              title={name}
              aria-current={playback.position.value === at ? 'true' : undefined}
              onClick={() => playback.jump(at)}
            >
              {kind === 'over' ? <Glyph name="check" /> : <Icon name={iconOf(event)} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
};

const iconOf = (event: Event): IconName => {
  if (event.kind === 'shown') return event.role === 'prisoner' ? 'mark-prisoner' : 'mark-guard';
  return event.kind === 'alarm' ? 'mark-alarm' : 'mark-lost';
};

const useWidth = (list: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => setWidth(list.current?.clientWidth ?? 0);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return width;
};
