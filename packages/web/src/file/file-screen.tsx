/**
 * Everything that somebody has played, on this device and on its server, and what it adds up to. Nothing about unfinished games.
 */
import { useSignal } from '@preact/signals';
import { type PlayedResult, statisticsOf } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { BackKey } from '../app/back-key.tsx';
import { labelled, words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { recall } from '../app/storage.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { reach } from '../online/served.ts';
import { MyRatings } from '../ratings/my-ratings.tsx';
import { deviceGames } from '../results/device-results.ts';
import { type FileGame, resultsIn } from '../results/result.ts';
import { list } from '../saves/saves.ts';
import { Deaths, Saved, Talk } from './deeds.tsx';
import { Figures } from './figures.tsx';
import { TakeAlong } from './take-along.tsx';
import './file-screen.css';
import { FormPlot } from './form-plot.tsx';
import { GameList } from './game-list.tsx';
import { Honours } from './honour-list.tsx';
import { Kinds } from './kinds-table.tsx';
import { People } from './people.tsx';
import { Practice } from './practice.tsx';
import { serverGames } from './server-games.ts';
import { fileWords } from './words.ts';

interface Found {
  readonly games: readonly FileGame[];
  /** Those still among the saved games, whose replay also tells what bots thought. */
  readonly saved: ReadonlySet<string>;
  /** The server has said what it knows, or there is none. */
  readonly isWhole: boolean;
}

export const FileScreen: FunctionComponent = () => {
  const said = fileWords.value;
  const found = useSignal<Found | undefined>(undefined);
  const look = async (): Promise<void> => {
    found.value = await findGames();
  };
  useEffect(() => void look(), []);
  return (
    <main class="file" aria-busy={found.value === undefined}>
      <header class="file-head">
        <BackKey />
        <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, said.back)}>
          <Wordmark />
        </a>
        <h1 class="display">{said.title}</h1>
        {found.value && <Sources {...found.value} />}
      </header>
      {found.value && <Contents {...found.value} />}
      {found.value && reach.value === 'here' && <MyRatings hasLink />}
      {reach.value === 'here' && recall('name') !== undefined && <People />}
      {found.value && <TakeAlong games={found.value.games} onBrought={() => void look()} />}
    </main>
  );
};

/** What the server tells of a game takes precedence over what a file once said. The newest first. */
const findGames = async (): Promise<Found> => {
  const [online, device] = await Promise.all([reach.value === 'here' ? serverGames() : [], deviceGames()]);
  const saved = new Set((await list()).map(({ id }) => id));
  const known = new Set(online?.map(({ id }) => id));
  const games = [...(online ?? []), ...device.filter(({ id }) => !known.has(id))];
  return {
    games: games.sort((one, other) => other.ended - one.ended),
    saved,
    isWhole: online !== undefined && reach.value !== 'offline',
  };
};

const Sources: FunctionComponent<Found> = ({ games, isWhole }) => {
  const { sources, noServer } = fileWords.value;
  const online = games.filter(({ server }) => server !== undefined).length;
  return (
    <p class="file-sources">
      {games.length > 0 && sources(games.length - online, online)} {!isWhole && noServer}
    </p>
  );
};

const Contents: FunctionComponent<Found> = ({ games, saved }) => {
  const { none, play } = fileWords.value;
  const results: readonly PlayedResult[] = resultsIn(games);
  const statistics = statisticsOf(results);
  return (
    <>
      {games.length === 0 ? (
        <p class="file-none">
          {none}{' '}
          <a class="key ivory" href={hrefOf('home')}>
            {play}
          </a>
        </p>
      ) : (
        <>
          <Figures statistics={statistics} />
          <div class="file-columns">
            <FormPlot results={results} />
            <Kinds kinds={statistics.kinds} />
            <Deaths deaths={statistics.deaths} />
            <Talk claims={statistics.claims} />
            <Saved saved={statistics.saved} />
          </div>
        </>
      )}
      <Practice />
      <Honours results={results} statistics={statistics} />
      {games.length > 0 && <GameList games={games} saved={saved} />}
    </>
  );
};
