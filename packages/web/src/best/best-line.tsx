/** At the end of a game: how its score compares with the best one. */
import type { FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';
import type { SavedTable } from '../saves/saved-table.ts';
import { noteScore, standingOf } from './best-scores.ts';
import { bestWords } from './words.ts';

export const BestLine: FunctionComponent<{ readonly record: SavedTable }> = ({ record }) => {
  const standing = useMemo(() => {
    noteScore(record);
    return standingOf(record);
  }, [record]);
  return standing ? <span role="status">{bestWords.value.standing(standing)} </span> : null;
};
