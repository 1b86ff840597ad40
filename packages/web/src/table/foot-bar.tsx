/** Where there is no column: the ways from the table to rundown, notes and talk, and back. */
import type { FunctionComponent } from 'preact';
import { Glyph } from '../app/glyph.tsx';
import { words } from '../app/language.ts';
import './foot-bar.css';
import { Unread } from './side/unread.tsx';

export type Leaf = 'table' | 'rundown' | 'notes' | 'talk';

interface Props {
  readonly open: Leaf;
  /** Is there talk, and how much of it is unread? */
  readonly unread: number | undefined;
  /** Onlookers have none. */
  readonly hasNotes: boolean;
  /** The table waits for me. */
  readonly isAsked: boolean;
  onOpen(leaf: Leaf): void;
}

export const FootBar: FunctionComponent<Props> = ({ open, unread, hasNotes, isAsked, onOpen }) => {
  const { side, regions } = words.value.table;
  const leaves: readonly Leaf[] = [
    'table',
    'rundown',
    ...(hasNotes ? (['notes'] as const) : []),
    ...(unread === undefined ? [] : (['talk'] as const)),
  ];
  return (
    <nav class="foot-bar" aria-label={regions.side}>
      {leaves.map((leaf) => (
        <button
          key={leaf}
          type="button"
          class={leaf === 'table' && isAsked && open !== 'table' ? 'asked' : undefined}
          aria-current={open === leaf ? 'page' : undefined}
          onClick={() => onOpen(leaf)}
        >
          <Glyph name={leaf === 'rundown' ? 'list' : leaf} />
          <span>
            {side[leaf]}
            {leaf === 'talk' && <Unread count={unread} />}
          </span>
        </button>
      ))}
    </nav>
  );
};
