/** Small signs of the desk that the sheet of game icons does not have. Decoration: the words stand on what holds them. */
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
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.1M4 12h.1M4 18h.1',
} as const;
export type GlyphName = keyof typeof PATHS;

export const Glyph: FunctionComponent<{ name: GlyphName }> = ({ name }) => (
  <svg
    class="icon"
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
