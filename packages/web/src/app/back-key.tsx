/** The way back from a page that was opened in passing: to where one came from, or home. */
import type { FunctionComponent } from 'preact';
import { Glyph } from './glyph.tsx';
import { words } from './language.ts';
import { go, hasCome } from './routes.ts';

export const BackKey: FunctionComponent = () => (
  <button
    type="button"
    class="icon-key"
    aria-label={words.value.app.back}
    title={words.value.app.back}
    onClick={() => (hasCome() ? history.back() : go('home'))}
  >
    <Glyph name="back" />
  </button>
);
