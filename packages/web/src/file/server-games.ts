/** What I played on the server, as it tells me and nobody else. */
import { EDITIONS, MODES, RESULTS } from '@room25/engine';
import type { FileAnswer } from '@room25/protocol';
import { recall } from '../app/storage.ts';
import { myFile } from '../online/api.ts';
import type { FileGame, MyTally } from '../results/result.ts';

const PAGE = 100;
const MOST_PAGES = 20;

/** Nothing if the server did not answer; an empty list for a device that it does not know. */
export const serverGames = async (): Promise<readonly FileGame[] | undefined> => {
  if (recall('name') === undefined) return [];
  const games: FileGame[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await myFile(page * PAGE, PAGE);
    if ('trouble' in answer) return answer.trouble === 'unreachable' ? undefined : [];
    games.push(...answer.value.list.flatMap(gameOf));
    if (answer.value.list.length < PAGE) break;
  }
  return games;
};

/** A newer server may know editions and modes that this page does not. */
const gameOf = (told: FileAnswer['list'][number]): FileGame[] => {
  const { table, players, ended, won, left, characters, claims, lies, believed, misled, saved } = told;
  const edition = EDITIONS.find((each) => each === told.edition);
  const mode = MODES.find((each) => each === told.mode);
  const result = RESULTS.find((each) => each === told.result);
  if (!edition || !mode || !result) return [];
  const mine = { won, characters, claims, lies, believed, misled, ...(saved && { saved }), ...(left && { left }) };
  return [{ id: table, edition, mode, players, result, ended, server: location.origin, mine: mine as MyTally }];
};
