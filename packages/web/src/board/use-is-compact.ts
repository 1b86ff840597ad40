import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** As in `board.css`: in less space, tiles of 64 px leave no margin for arrows. */
const COMPACT = 442;

export const useIsCompact = (board: RefObject<HTMLElement | null>): boolean => {
  const [isCompact, setCompact] = useState(false);
  useEffect(() => {
    if (!board.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setCompact(Math.min(width, height) < COMPACT);
    });
    observer.observe(board.current);
    return () => observer.disconnect();
  }, []);
  return isCompact;
};
