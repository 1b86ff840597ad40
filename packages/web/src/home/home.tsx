/** The first screen: what is on tonight. It needs neither the engine nor the words of the rules. */
import { signal, useSignal } from '@preact/signals';
import { LANGUAGES } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import '../app/lamp.css';
import { LANGUAGE_NAMES } from '../app/language-names.ts';
import { go, hrefOf } from '../app/routes.ts';
import { languageCode } from '../app/settings.ts';
import { Update } from '../offline/update.tsx';
import { reach } from '../online/served.ts';
import { Strap } from '../presenter/strap.tsx';
import type { SavedTable } from '../saves/saved-table.ts';
import { list } from '../saves/saves.ts';
import { agoOf } from '../saves/when.ts';
import { passedLessons } from '../tutorial/progress.ts';
import './home.css';
import { Entry } from './entry.tsx';
import { lookAround, NOBODY } from './here.ts';
import iris from './iris.svg';
import { OnlineEntry, QuickEntry } from './online-entry.tsx';
import { PuzzleEntry } from './puzzle-entry.tsx';
import { YourMove } from './your-move.tsx';

/** The saved games; absent until they are read. */
const kept = signal<readonly SavedTable[] | undefined>(undefined);

/** To be awaited before the screen is drawn: what is saved changes the layout. */
export const readShelf = async (): Promise<void> => {
  kept.value = await list();
};

export const Home: FunctionComponent = () => {
  const { home } = words.value;
  const hasFailed = useSignal(false);
  const here = useSignal(NOBODY);
  const [greeting] = useState(() => Math.floor(Math.random() * home.odette.greetings.length));

  useEffect(() => void readShelf(), []);
  const isReached = reach.value === 'here';
  useEffect(() => {
    if (!isReached) return;
    void lookAround().then((found) => {
      here.value = found;
      // `online/calls.ts` says the same on the screens of the server.
      if (found.awaited.length) document.title = `(${found.awaited.length}) ${words.peek().app.title}`;
    });
  }, [isReached]);

  const playNow = async (): Promise<void> => {
    try {
      const { openUsualTable } = await import('../setup/usual-table.ts');
      go('table', await openUsualTable());
    } catch {
      hasFailed.value = true;
    }
  };

  const table = kept.value?.find(({ outcome }) => outcome === undefined);
  const isNewHere = kept.value?.length === 0 && passedLessons.value.length === 0;
  return (
    <main class="home">
      <div class="home-art" aria-hidden="true">
        <img src={iris} width="900" height="900" alt="" />
      </div>
      <h1 class="home-mark" aria-label={words.value.app.title}>
        <span aria-hidden="true">Room</span>
        <em aria-hidden="true">
          <span class="home-25">25</span>
        </em>
      </h1>
      {isNewHere && (
        <p class="home-tagline">
          <b>{home.tagline[0]}</b> {home.tagline[1]}
        </p>
      )}
      <section class="home-tonight" aria-labelledby="tonight">
        <h2 id="tonight" class="display">
          {home.tonight}
        </h2>
        <ul>
          <YourMove here={here.value} />
          {table && (
            <Entry
              icon="mark-alarm"
              name={home.resume}
              sentence={home.resumeLine(table.turn, table.turnsLeft, agoOf(table.time))}
              href={hrefOf('table', table.id)}
              isHot
            />
          )}
          {isNewHere && <Entry icon="action-look" {...home.learn} href={hrefOf('learn')} isHot />}
          <Entry icon="action-move" {...home.playNow} onChoose={() => void playNow()} isHot={!table && !isNewHere} />
          <PuzzleEntry />
          <QuickEntry here={here.value} />
          <OnlineEntry here={here.value} />
          <Entry icon="mark-prisoner" {...home.together} href={hrefOf('setup', 'together')} />
        </ul>
        {hasFailed.value && (
          <p class="home-alert" role="alert">
            {home.failed}
          </p>
        )}
      </section>
      <header class="home-head">
        <span class="lamp">{home.onAir}</span>
        <span class="home-channel mono">{home.channel}</span>
        <LanguageKeys />
        <a class="key home-settings" href={hrefOf('settings')}>
          <Sliders />
          <span>{home.settings}</span>
        </a>
      </header>
      <footer class="home-foot">
        {(
          [
            ['setup', home.alone],
            ['learn', home.lessons],
            ['puzzles', home.puzzles],
            ['saves', home.kept],
            ['file', home.file],
            ['rules', home.rulebook],
          ] as const
        ).map(([screen, name]) => (
          <a key={screen} class="key" href={screen === 'setup' ? hrefOf('setup', 'alone') : hrefOf(screen)}>
            {name}
          </a>
        ))}
      </footer>
      <div class="home-strap">
        <Strap
          name={`${home.odette.name} · ${home.odette.host}`}
          line={(!isNewHere && home.odette.greetings[greeting]) || home.odette.greetings[0]!}
          side="right"
        />
      </div>
      <Update />
    </main>
  );
};

const LanguageKeys: FunctionComponent = () => (
  <fieldset class="home-languages">
    <legend class="unseen">{words.value.home.language}</legend>
    {LANGUAGES.map((code) => (
      <button
        key={code}
        type="button"
        lang={code}
        title={LANGUAGE_NAMES[code]}
        aria-label={`${code.toUpperCase()}, ${LANGUAGE_NAMES[code]}`}
        aria-pressed={languageCode.value === code}
        onClick={() => {
          languageCode.value = code;
        }}
      >
        {code.toUpperCase()}
      </button>
    ))}
  </fieldset>
);

const Sliders: FunctionComponent = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M3 7h9m6 0h3M3 17h3m6 0h9M15 4v6M9 14v6"
      fill="none"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
    />
  </svg>
);
