/** The right column: rundown and notes by tab. */
import { useSignal } from '@preact/signals';
import type { Event } from '@room25/engine';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { words } from '../../app/language.ts';
import { later } from '../../app/later.tsx';
import type { PlayedGame } from '../../play/played-game.ts';
import { Rundown } from './rundown.tsx';
import './side.css';
import { Unread } from './unread.tsx';

const Notes = later(async () => (await import('./notes.tsx')).Notes);

const TABS = ['rundown', 'talk', 'notes'] as const;
type Tab = (typeof TABS)[number];

interface Props {
  readonly game: PlayedGame;
  readonly id: string;
  /** What is said, where people can talk. */
  readonly talk?: ComponentChildren;
  readonly unread?: number | undefined;
  /** The tab that is open at first. */
  readonly first?: Tab;
  onRule(event: Event): void;
}

export const Side: FunctionComponent<Props> = ({ game, id, talk, unread, first = 'rundown', onRule }) => {
  const tab = useSignal<Tab>(first);
  const { side } = words.value.table;
  const tabs = TABS.filter((each) => each !== 'talk' || talk);
  const go = (step: number): void => {
    const next = tabs[(tabs.indexOf(tab.value) + step + tabs.length) % tabs.length]!;
    tab.value = next;
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="side-panel">
      <div class="side-tabs" role="tablist">
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={tab.value === each}
            aria-controls="side-body"
            tabIndex={tab.value === each ? 0 : -1}
            onClick={() => {
              tab.value = each;
            }}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') go(1);
              if (key === 'ArrowLeft') go(-1);
            }}
          >
            {side[each]}
            {each === 'talk' && <Unread count={unread} />}
          </button>
        ))}
      </div>
      <div id="side-body" class="side-body" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value === 'rundown' ? (
          <Rundown game={game} onRule={onRule} />
        ) : tab.value === 'talk' ? (
          talk
        ) : (
          <Notes game={game} id={id} />
        )}
      </div>
    </div>
  );
};
