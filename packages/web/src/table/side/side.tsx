/** The right column: rundown and notes by tab. */
import { type Signal, useSignal } from '@preact/signals';
import type { Event } from '@room25/engine';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../../app/language.ts';
import { later } from '../../app/later.tsx';
import type { PlayedGame } from '../../play/played-game.ts';
import type { RoomChoice } from '../tally.ts';
import './side.css';
import { Unread } from './unread.tsx';

const Rundown = later(async () => (await import('./rundown.tsx')).Rundown);
const Notes = later(async () => (await import('./notes.tsx')).Notes);

const TallyStrip = later(async () => (await import('./tally-strip.tsx')).TallyStrip);

const TABS = ['rundown', 'talk', 'notes'] as const;
export type Tab = (typeof TABS)[number];

interface Props {
  readonly game: PlayedGame;
  readonly id: string;
  /** What is said, where people can talk. */
  readonly talk?: ComponentChildren;
  readonly unread?: number | undefined;
  /** What the table has chosen of its rooms; absent if it was laid out by hand. */
  readonly rooms?: RoomChoice | undefined;
  /** The tab that is open at first. */
  readonly first?: Tab;
  /** The open tab, where somebody else chooses it too. */
  readonly tab?: Signal<Tab> | undefined;
  /** Without tabs it is that one alone. */
  readonly hasTabs?: boolean;
  onRule(event: Event): void;
  /** The tab that is open. */
  onTab?(tab: Tab | undefined): void;
}

export const Side: FunctionComponent<Props> = ({
  game,
  id,
  talk,
  unread,
  rooms,
  first = 'rundown',
  tab: given,
  hasTabs = true,
  onRule,
  onTab,
}) => {
  const own = useSignal<Tab>(first);
  const tab = given ?? own;
  const { side } = words.value.table;
  useEffect(() => {
    onTab?.(tab.value);
    return () => onTab?.(undefined);
  }, [tab.value]);
  // Onlookers have seen nothing of their own.
  const isIn = game.viewer.value.kind === 'seat';
  const tabs = TABS.filter((each) => (each === 'talk' ? talk : each === 'notes' ? isIn : true));
  const go = (step: number): void => {
    const next = tabs[(tabs.indexOf(tab.value) + step + tabs.length) % tabs.length]!;
    tab.value = next;
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="side-panel">
      <div class="side-tabs" role="tablist" hidden={!hasTabs}>
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
          <div class="side-rundown">
            {rooms && (
              <div class="side-tally">
                <TallyStrip game={game} rooms={rooms} />
              </div>
            )}
            <Rundown game={game} onRule={onRule} />
          </div>
        ) : tab.value === 'talk' ? (
          talk
        ) : (
          <Notes game={game} id={id} />
        )}
      </div>
    </div>
  );
};
