/** The end on a television: who has won and why, and the cast unmasked. Nothing to press, everything readable from a sofa. */
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { labelled, text, words } from '../app/language.ts';
import { languageCode } from '../app/settings.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import { usePeople } from '../play/people.ts';
import { loadLines } from '../presenter/lines.ts';
import { Strap } from '../presenter/strap.tsx';
import { historyOf } from '../record/history.ts';
import { Tape } from '../record/tape.ts';
import type { SavedTable } from '../saves/saved-table.ts';
import { alsoCalled } from '../table/played-by.ts';
import './far-end.css';
import { farewellOf } from './farewell.ts';
import { type Story, storiesOf } from './stories.ts';
import { deedInWords, reasonInWords } from './told-deed.ts';
import { endWords } from './words.ts';

export const FarEnd: FunctionComponent<{ readonly record: SavedTable }> = ({ record }) => {
  const { value: end } = endWords;
  const { results, modes, editions, phrases, people, roles } = text.value;
  const history = useMemo(() => historyOf(Tape.of(record)!, record.substituted), [record]);
  const stories = useMemo(() => storiesOf(history), [history]);
  usePeople(record, history.last.cast);
  useEffect(() => void loadLines(languageCode.value), [languageCode.value]);
  const { outcome, turn } = history.last;
  const { headline, sentence } = results[outcome!.result];
  const farewell = farewellOf(history);
  const isDead = ({ fate }: Story): number => (fate === 'dead' ? 0 : 1);
  const inOrder = [...stories].sort((one, other) => isDead(one) - isDead(other));
  const { odette } = words.value.home;
  return (
    <main class="far-end">
      <header class="far-end-head">
        <Wordmark />
        <span>
          {modes[record.sheet.mode].name} · {editions[record.sheet.edition].name} · {end.turns(turn)}
        </span>
      </header>
      <section class="far-end-result">
        <h1 class="display">{headline}</h1>
        <p class="far-end-why">{reasonInWords(stories, history) ?? sentence}</p>
        {outcome?.side && <p>{labelled(end.winners, phrases.names(outcome.side))}.</p>}
        {outcome?.score !== undefined && <p>{end.score(outcome.score)}.</p>}
        {farewell !== undefined && <Strap name={`${odette.name} · ${odette.signingOff}`} line={farewell} />}
      </section>
      <ul class="far-end-cast" aria-label={end.cast}>
        {inOrder.map((story, place) => {
          const { name, role, fate, death, seat } = story;
          const also = alsoCalled(name, record.seats[seat]);
          return (
            <li key={name} class={`far-end-row ${fate}`} style={{ '--place': place }}>
              <Pawn who={name} />
              <span class="far-end-words">
                <b class="display">{people[name]}</b>
                {also !== undefined && <span>{also}</span>}
                <span class="far-end-fate display">{death ? end.diedOn(death.turn) : end.fates[fate]}</span>
                <span class="far-end-deed">{deedInWords(story, stories, history)}</span>
              </span>
              {role && (
                <span class={`far-end-role display ${role === 'prisoner' ? '' : 'guard'}`}>
                  <Icon name={role === 'prisoner' ? 'mark-prisoner' : 'mark-guard'} />
                  {roles[role].name}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </main>
  );
};
