import type { ComponentChildren, FunctionComponent } from 'preact';
import { Icon, type IconName } from '../art/icon.tsx';
import './entry.css';

interface EntryProps {
  readonly icon: IconName;
  readonly name: string;
  readonly sentence: string;
  /** Ivory: the default choice. */
  readonly isHot?: boolean;
  /** Red: somebody waits. */
  readonly isUrgent?: boolean;
  /** Not available here and now; the sentence says why. */
  readonly isAbsent?: boolean;
  /** At its end, instead of the arrow. */
  readonly more?: ComponentChildren;
  readonly href?: string;
  onChoose?(): void;
}

/** An entry of the first screen. */
export const Entry: FunctionComponent<EntryProps> = ({
  href,
  onChoose,
  isHot,
  isUrgent,
  isAbsent = false,
  ...shown
}) => {
  const className = `entry ${isUrgent ? 'urgent' : isHot ? 'hot' : ''}`;
  return (
    <li>
      {href === undefined ? (
        <button type="button" class={className} aria-disabled={isAbsent} onClick={onChoose}>
          <EntryWords {...shown} isAbsent={isAbsent} />
        </button>
      ) : (
        <a class={className} href={href}>
          <EntryWords {...shown} isAbsent={false} />
        </a>
      )}
    </li>
  );
};

const EntryWords: FunctionComponent<
  Pick<EntryProps, 'icon' | 'name' | 'sentence' | 'more'> & { isAbsent: boolean }
> = ({ icon, name, sentence, more, isAbsent }) => (
  <>
    <Icon name={icon} />
    <span class="entry-words">
      <b class="display">{name}</b>
      <span>{sentence}</span>
    </span>
    {more || isAbsent ? (
      more
    ) : (
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12h15M13 6l6 6-6 6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
      </svg>
    )}
  </>
);
