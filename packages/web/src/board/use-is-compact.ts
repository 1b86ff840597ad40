import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** As in `board.css`: below this there is no margin for arrows. */
const COMPACT = 480;

export const useIsCompact = (board: RefObject<HTMLElement | null>): boolean => {
  const [isCompact, setCompact] = useState(false);
  useEffect(() => {
    if (!board.current) return;
    const observer = new ResizeObserver(([entry]) => setCompact(entry!.contentRect.width < COMPACT));
    observer.observe(board.current);
    return () => observer.disconnect();
  }, []);
  return isCompact;
};
