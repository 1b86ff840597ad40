/** Who points at whom: the latest opinion of each about each other, as one picture. */
import type { Character } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { text } from '../../app/language.ts';
import { Pawn } from '../../art/pawn.tsx';
import type { ShownGame } from '../../play/played-game.ts';
import { sentence } from '../../told/telling.ts';
import { opinionsIn } from '../suspicion.ts';
import './pointers.css';
import { dossierWords } from './words.ts';

/** The size of the drawing, and how far an arrow ends from a head. */
const WIDTH = 288;
const HEIGHT = 150;
const AWAY = 19;

export const Pointers: FunctionComponent<{ who: Character; game: Pick<ShownGame, 'log' | 'view' | 'viewer'> }> = ({
  who,
  game,
}) => {
  const { value: view } = game.view;
  const opinions = opinionsIn({ view, log: game.log.value });
  if (opinions.length === 0) return null;
  const reader = { language: text.value, viewer: game.viewer.value, view };
  const { pointers, suspects, trusts } = dossierWords.value;
  const heads = view.cast.map(({ name }, place) => ({ name, ...placeOf(place, view.cast.length) }));
  const at = (name: Character) => heads.find((head) => head.name === name)!;
  return (
    <figure class="pointers">
      <figcaption>
        <b class="display">{pointers}</b> <span class="pointers-suspects">{suspects}</span>{' '}
        <span class="pointers-trusts">{trusts}</span>
      </figcaption>
      <div class="pointers-web" role="img" aria-label={opinions.map(({ event }) => sentence(event, reader)).join(' ')}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <marker id="pointers-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto">
            <path d="M0 0L8 4L0 8z" />
          </marker>
          {opinions.map(({ event }) => (
            <path
              key={`${event.who} ${event.whom}`}
              class={`${event.saying} ${event.who === who || event.whom === who ? 'near' : ''}`}
              d={lineBetween(at(event.who), at(event.whom))}
              marker-end="url(#pointers-head)"
            />
          ))}
        </svg>
        {heads.map(({ name, x, y }) => (
          <span
            key={name}
            class={`pointers-one ${name === who ? 'mine' : ''}`}
            style={{ left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` }}
          >
            <Pawn who={name} />
          </span>
        ))}
      </div>
    </figure>
  );
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Round a table, with the first at its head. */
const placeOf = (place: number, count: number): Point => {
  const angle = (2 * Math.PI * place) / count - Math.PI / 2;
  return { x: WIDTH / 2 + 118 * Math.cos(angle), y: HEIGHT / 2 + 55 * Math.sin(angle) };
};

/** To one side of the straight line, so that two who point at each other have a line each. */
const lineBetween = (from: Point, to: Point): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const point = (of: Point, along: number): string =>
    `${(of.x + along * dx - 4 * dy).toFixed(1)} ${(of.y + along * dy + 4 * dx).toFixed(1)}`;
  return `M${point(from, AWAY)}L${point(to, -AWAY)}`;
};
