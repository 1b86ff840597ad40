/** The way back from a page that was opened in passing: to where one came from, or home. */
import type { FunctionComponent } from 'preact';
import { Glyph } from './glyph.tsx';
import { words } from './language.ts';
import { cameFrom, go, type ScreenName } from './routes.ts';

interface Props {
  /** Whoever comes from there has come from here before, and wants to go on. */
  readonly notTo?: ScreenName;
}

export const BackKey: FunctionComponent<Props> = ({ notTo }) => (
  <button
    type="button"
    class="icon-key"
    aria-label={words.value.app.back}
    title={words.value.app.back}
    onClick={() => ([undefined, notTo].includes(cameFrom()) ? go('home') : history.back())}
  >
    <Glyph name="back" />
  </button>
);
