/** Small signs of the desk that the sprite of game icons does not have. Decoration: the words are on the element around them. */
import type { FunctionComponent } from 'preact';

const PATHS = {
  help: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM9.2 9.3a2.9 2.9 0 1 1 4.3 2.5c-1 .6-1.5 1.2-1.5 2.4M12 17.3v.1',
  sound: 'M3 9.5v5h3.5L12 19V5L6.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.5 6a8.5 8.5 0 0 1 0 12',
  mute: 'M3 9.5v5h3.5L12 19V5L6.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M5 5l14 14M19 5 5 19',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5z',
  next: 'M5 5v14l10-7zM19 5v14',
  skip: 'M3 5v14l9-7zM12 5v14l9-7z',
  check: 'M4.5 12.5l5 5 10-11',
  back: 'M10 5 3.5 12l6.5 7M4 12h16',
  table: 'M4 4h16v16H4zM9.3 4v16M14.7 4v16M4 9.3h16M4 14.7h16',
  notes: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  talk: 'M4 4h16v12h-8l-5 4v-4H4z',
  share: 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12',
  file: 'M3 6.5h6l2 2.5h10v10.5H3z',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.1M4 12h.1M4 18h.1',
} as const;
export type GlyphName = keyof typeof PATHS;

export const Glyph: FunctionComponent<{ name: GlyphName }> = ({ name }) => (
  <svg
    class="icon"
    width="1em"
    height="1em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2.2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
