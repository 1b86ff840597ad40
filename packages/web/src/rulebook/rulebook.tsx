/** Every rule, in the words the game uses to explain it: to be read, searched, linked to and printed. */
import { useSignal } from '@preact/signals';
import { EDITIONS, type Edition, RULE_IDS, type RuleId } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { announceNow } from '../app/announcer.tsx';
import { BackKey } from '../app/back-key.tsx';
import { labelled, words as pageWords, ruleInWords, ruleTexts, text } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { remembered } from '../app/settings.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { book, nameOf, rulingOf, wordingsOf } from './book.ts';
import { Changes } from './changes-table.tsx';
import { CHAPTERS, type ChapterId, type Section as Plan, sectionsOf } from './chapters.ts';
import { matches, wordsOf } from './search.ts';
import { Section } from './section.tsx';
import './rulebook.css';
import './print.css';

const SHOWN = ['all', ...EDITIONS] as const;
/** The edition it was last read in. */
const shown = remembered<(typeof SHOWN)[number]>('rulebook', SHOWN, 'second');

export const Rulebook: FunctionComponent<{ readonly id?: string }> = ({ id }) => {
  const { words } = book.words.value;
  const place = useMemo(() => placeOf(id), [id]);
  const query = useSignal('');
  const edition = shown.value === 'all' ? undefined : shown.value;
  const found = wordsOf(query.value);
  const chapters = chaptersOf(edition, found);
  const count = chapters.reduce((sum, { plans }) => sum + plans.reduce((all, { rules }) => all + rules.length, 0), 0);

  useEffect(() => {
    if (place.edition) shown.value = place.edition;
    // It must be on the page before one can scroll to it.
    else if (
      place.rule &&
      edition &&
      wordingsOf(ruleTexts.peek(), place.rule).every(({ editions }) => !editions.includes(edition))
    )
      shown.value = 'all';
  }, [place]);
  useEffect(() => {
    if (place.rule) goTo(`rule-${place.rule}`, 'center');
    else if (place.chapter) goTo(`chapter-${place.chapter}`, 'start');
  }, [place, edition]);
  useEffect(() => {
    if (found.length > 0) announceNow(words.found(count));
  }, [query.value]);

  return (
    <div class="rulebook">
      <header class="rulebook-head">
        <BackKey />
        <a href={hrefOf('home')} aria-label={labelled(pageWords.value.app.title, words.back)}>
          <Wordmark />
        </a>
        <h1 class="display">{words.title}</h1>
        <p>{words.about}</p>
      </header>
      <search class="rulebook-tools">
        <label class="rulebook-search">
          <span>{words.search}</span>
          <input
            type="search"
            value={query.value}
            placeholder={words.searchHint}
            onInput={({ currentTarget }) => {
              query.value = currentTarget.value;
            }}
          />
        </label>
        <label class="rulebook-filter">
          <span>{words.edition}</span>
          <select
            value={shown.value}
            onChange={({ currentTarget }) => {
              shown.value = currentTarget.value as (typeof SHOWN)[number];
            }}
          >
            {SHOWN.map((each) => (
              <option key={each} value={each}>
                {each === 'all' ? words.all : text.value.editions[each].name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="key" onClick={() => print()}>
          {words.print}
        </button>
        {found.length > 0 && <p class="rulebook-count">{words.found(count)}</p>}
      </search>
      <nav class="rulebook-contents" aria-label={words.contents}>
        <ol>
          {chapters.map(({ chapter }) => (
            <li key={chapter}>
              <a href={hrefOf('rules', chapter)} onClick={(event) => stay(event, chapter)}>
                {words.chapters[chapter]}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <main class="rulebook-text">
        {place.unknown !== undefined && (
          <p class="rulebook-unknown" role="alert">
            {words.noRule(place.unknown)}
          </p>
        )}
        {chapters.map(({ chapter, plans }) => (
          <section key={chapter} class="rulebook-chapter" aria-labelledby={`chapter-${chapter}`}>
            <h2 id={`chapter-${chapter}`} class="display" tabIndex={-1}>
              {words.chapters[chapter]}
            </h2>
            {chapter === 'minute' && words.minute.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
            {chapter === 'minute' && (
              <>
                <p class="rulebook-hint">{words.rulingHint}</p>
                <a class="key" href={hrefOf('learn')}>
                  {words.lessons}
                </a>
              </>
            )}
            {chapter === 'changes' && <Changes />}
            {plans.map((plan) => (
              <Section
                key={JSON.stringify(plan.subject)}
                plan={plan}
                edition={edition}
                found={found}
                target={place.rule}
              />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
};

interface Place {
  readonly rule?: RuleId;
  readonly chapter?: ChapterId;
  readonly edition?: Edition;
  /** The address, if it names nothing in the book. */
  readonly unknown?: string;
}

/** `ROOM-COLD`, `ROOM-COLD.ultimate`, `rooms.second` */
const placeOf = (id: string | undefined): Place => {
  if (id === undefined) return {};
  const [name = '', wish] = id.split('.');
  const rule = RULE_IDS.find((each) => each === name.toUpperCase());
  const chapter = CHAPTERS.find((each) => each === name);
  const edition = EDITIONS.find((each) => each === wish);
  return {
    ...(rule && { rule }),
    ...(chapter && { chapter }),
    ...(edition && { edition }),
    ...(!rule && !chapter && { unknown: name }),
  };
};

const goTo = (element: string, block: 'start' | 'center'): void => {
  const target = document.getElementById(element);
  target?.scrollIntoView({ block });
  target?.focus({ preventScroll: true });
};

/** A link inside the book: the address changes, the book stays as it is. */
const stay = (event: MouseEvent, chapter: ChapterId): void => {
  event.preventDefault();
  history.replaceState(null, '', hrefOf('rules', chapter));
  goTo(`chapter-${chapter}`, 'start');
};

interface Chapter {
  readonly chapter: ChapterId;
  readonly plans: readonly Plan[];
}

/** For an edition, or a search, only what belongs to it. */
const chaptersOf = (edition: Edition | undefined, found: readonly string[]): readonly Chapter[] => {
  const chapters = CHAPTERS.map((chapter) => ({ chapter, plans: sectionsOf(chapter, edition) }));
  if (found.length === 0)
    return chapters.filter(({ chapter, plans }) => plans.length > 0 || chapter === 'minute' || chapter === 'changes');
  const { words, rulings } = book.words.value;
  const language = text.value;
  return chapters
    .map(({ chapter, plans }) => ({
      chapter,
      plans: plans
        .map((plan) => {
          const about = nameOf(plan.subject, { language, words, edition });
          const code = plan.subject.kind === 'room' ? plan.subject.room : '';
          const isFound = (id: RuleId): boolean => {
            const sentences =
              edition === undefined
                ? wordingsOf(ruleTexts.value, id).map(({ sentence }) => sentence)
                : [ruleInWords(id, edition)];
            return matches(found, [about, code, id, ...sentences, rulingOf(rulings, id) ?? '']);
          };
          return { ...plan, rules: plan.rules.filter(isFound), see: [] };
        })
        .filter(({ rules }) => rules.length > 0),
    }))
    .filter(({ plans }) => plans.length > 0);
};
