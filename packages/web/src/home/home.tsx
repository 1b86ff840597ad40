/** The first screen: tonight's programme. It needs neither the engine nor the words of the rules. */
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
import { Strap } from '../presenter/strap.tsx';
import type { SavedTable } from '../saves/saved-table.ts';
import { list } from '../saves/saves.ts';
import { agoOf } from '../saves/when.ts';
import { passedLessons } from '../tutorial/progress.ts';
import './home.css';
import { Entry } from './entry.tsx';
import iris from './iris.svg';
import { OnlineEntry } from './online-entry.tsx';

/** The kept games; absent until they are read. */
const kept = signal<readonly SavedTable[] | undefined>(undefined);

/** To be awaited before the screen is drawn: what is kept changes what stands where. */
export const readShelf = async (): Promise<void> => {
  kept.value = await list();
};

export const Home: FunctionComponent = () => {
  const { home } = words.value;
  const hasFailed = useSignal(false);
  const [greeting] = useState(() => Math.floor(Math.random() * home.odette.greetings.length));

  useEffect(() => void readShelf(), []);

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
      <p class="home-tagline">
        <b>{home.tagline[0]}</b> {home.tagline[1]}
      </p>
      <section class="home-programme" aria-labelledby="programme">
        <h2 id="programme" class="display">
          {home.programme}
        </h2>
        <ul>
          {table && (
            <Entry
              time={home.live}
              icon="mark-alarm"
              name={home.resume}
              sentence={home.resumeLine(table.turn, table.turnsLeft, agoOf(table.time, languageCode.value))}
              href={hrefOf('table', table.id)}
              isHot
            />
          )}
          {isNewHere && <Entry time={home.live} icon="action-look" {...home.learn} href={hrefOf('learn')} isHot />}
          <Entry
            time={table || isNewHere ? '19:30' : home.live}
            icon="action-move"
            {...home.playNow}
            onChoose={() => void playNow()}
            isHot={!table && !isNewHere}
          />
          <Entry time="20:00" icon="mark-prisoner" {...home.alone} href={hrefOf('setup', 'alone')} />
          <Entry time="20:30" icon="mark-guard" {...home.together} href={hrefOf('setup', 'together')} />
          <OnlineEntry />
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
        <a class="key" href={hrefOf('saves')}>
          {home.kept}
        </a>
        <a class="key" href={hrefOf('learn')}>
          {home.lessons}
        </a>
        <a class="key" href={hrefOf('puzzles')}>
          {home.puzzles}
        </a>
        <a class="key" href={hrefOf('rules')}>
          {home.rulebook}
        </a>
      </footer>
      <div class="home-strap">
        <Strap
          name={`${home.odette.name} · ${home.odette.host}`}
          line={home.odette.greetings[greeting] ?? home.odette.greetings[0]!}
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
