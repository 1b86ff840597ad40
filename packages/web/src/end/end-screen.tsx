/** The evening is over: how it ended, what each one was, saw and did, and where it turned. */
import { useSignal } from '@preact/signals';
import type { Event } from '@room25/engine';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { announceNow } from '../app/announcer.tsx';
import { text, words } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { go, hrefOf } from '../app/routes.ts';
import { languageCode } from '../app/settings.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { Icon } from '../art/icon.tsx';
import { commentOn } from '../presenter/commentary.ts';
import { lines, loadLines } from '../presenter/lines.ts';
import { Strap } from '../presenter/strap.tsx';
import { RuleLink } from '../rulebook/rule-link.tsx';
import { downloadTable } from '../saves/download.ts';
import type { SavedTable } from '../saves/saved-table.ts';
import { openTable } from '../setup/open-table.ts';
import type { Names } from '../words/end.ts';
import { CastList } from './cast-list.tsx';
import '../app/lamp.css';
import './end.css';
import { type History, historyOf } from '../record/history.ts';
import { Tape } from '../record/tape.ts';
import { LastPicture } from './last-picture.tsx';
import { MomentCards } from './moment-cards.tsx';
import { momentsOf } from './moments.ts';
import { namesIn } from './names.ts';
import { ShareKey } from './share-key.tsx';
import { storiesOf } from './stories.ts';
import { timelineOf } from './timeline.ts';
import { TimelineList } from './timeline-list.tsx';
import { ownSeat, type Reason, reasonOf, sideOf, verdictOf } from './verdict.ts';
import { endWords } from './words.ts';

interface Props {
  readonly record: SavedTable;
  /** Another way to play again than at this screen. */
  readonly again?: { readonly words: string; play(): void } | undefined;
  /** Where people who played together go on talking. */
  readonly talk?: ComponentChildren;
}

const BestLine = later(async () => (await (await import('../best/open.ts')).openBest()).BestLine);

export const EndScreen: FunctionComponent<Props> = ({ record, again: another, talk, children }) => {
  const { value: end } = endWords;
  const { home } = words.value;
  const { results, modes, editions, phrases } = text.value;
  const history = useMemo(() => historyOf(Tape.of(record)!, record.substituted), [record]);
  const stories = useMemo(() => storiesOf(history), [history]);
  const isSkipped = useSignal(false);
  const names = namesIn(text.value, record.sheet.edition);
  const { outcome, turn } = history.last;
  const { headline, sentence } = results[outcome!.result];
  const me = ownSeat(record.seats);
  const mySide = me === undefined ? undefined : sideOf(me, stories);
  const reason = reasonOf(stories, history);
  const why = reason && (end.reasons[reason.kind] as (reason: Reason, names: Names) => string)(reason, names);
  const first = me === undefined ? headline : end.verdicts[verdictOf(me, stories, history)];

  useEffect(() => {
    announceNow([`${first}.`, why, sentence].filter(Boolean).join(' '));
    const skip = (): void => {
      isSkipped.value = true;
    };
    addEventListener('keydown', skip);
    addEventListener('pointerdown', skip);
    return () => {
      removeEventListener('keydown', skip);
      removeEventListener('pointerdown', skip);
    };
  }, []);
  useEffect(() => void loadLines(languageCode.value), [languageCode.value]);

  const { sheet, seats } = record;
  const again = async (): Promise<void> => {
    const { edition, mode, composition, options = {} } = sheet;
    go('table', await openTable({ edition, mode, seats, options, ...(composition !== undefined && { composition }) }));
  };
  const hrefAt = (at: number): string => hrefOf('replay', record.id, String(at));
  const over = overOf(history);
  const farewell = farewellOf(history);
  const points = timelineOf(history);
  const turningAt = points.find(({ isTurningPoint }) => isTurningPoint)?.happening.at ?? 0;
  return (
    <main class={`end ${isSkipped.value ? 'skipped' : ''}`}>
      <header class="end-head">
        <a href={hrefOf('home')} aria-label={`${words.value.app.title}: ${end.home}`}>
          <Wordmark />
        </a>
        <span class="lamp end-lamp">{end.offAir}</span>
        <span class="end-facts mono">
          {modes[sheet.mode].name} · {editions[sheet.edition].name} · {end.contestants(sheet.order.length)} ·{' '}
          {end.turns(turn)}
        </span>
      </header>
      <section class="end-result">
        <h1 class="display">{first}</h1>
        {mySide && (
          <p class={`end-as display ${mySide}`}>
            <Icon name={mySide === 'prisoner' ? 'mark-prisoner' : 'mark-guard'} />
            {end.sides[mySide]}
          </p>
        )}
        {why && <p class="end-why">{why}</p>}
        <p class="end-meant">
          {sentence}
          {outcome?.side && ` ${end.winners}: ${phrases.names(outcome.side)}.`}
          {outcome?.score !== undefined && ` ${end.score(outcome.score)}.`}{' '}
          {outcome?.score !== undefined && <BestLine record={record} />}
          {over && <RuleLink id={over.rule} edition={sheet.edition} />}
        </p>
        <nav class="end-keys">
          <button type="button" class="key ivory" onClick={() => (another ? another.play() : void again())}>
            {another?.words ?? end.again}
          </button>
          <ShareKey record={record} at={turningAt} />
          <a class="key" href={hrefOf('replay', record.id)}>
            {end.replay}
          </a>
        </nav>
        <LastPicture history={history} stories={stories} />
        <div class="end-farewell">
          {farewell !== undefined && <Strap name={`${home.odette.name} · ${home.odette.signingOff}`} line={farewell} />}
        </div>
        <p class="end-more">
          <button type="button" class="end-link" onClick={() => void downloadTable(record)}>
            {end.save}
          </button>{' '}
          · <a href={hrefOf('saves')}>{end.kept}</a>
        </p>
        {children}
      </section>
      <div class="end-side">
        {talk && (
          <section class="end-talk" aria-labelledby="talk">
            <h2 id="talk" class="end-heading display">
              {words.value.table.side.talk}
            </h2>
            {talk}
          </section>
        )}
        <CastList stories={stories} history={history} seats={seats} />
        <MomentCards moments={momentsOf(history, stories)} edition={sheet.edition} hrefAt={hrefAt} />
        <TimelineList points={points} edition={sheet.edition} hrefAt={hrefAt} />
        <p class="end-seed">
          {end.seed} <code class="mono">{sheet.seed}</code>{' '}
          {record.proof !== undefined && <a href={hrefOf('fairness', record.id)}>{end.verify}</a>}
        </p>
      </div>
    </main>
  );
};

/** The presenter's last line is the one she has for how it ended. */
const farewellOf = (history: History): string | undefined => {
  const over = overOf(history);
  if (!over || !lines.value) return undefined;
  const evening = history.last.cast.map(({ name }) => name).join(' ');
  return commentOn(over, [], { lines: lines.value, language: text.value, evening });
};

const overOf = ({ happenings }: History): Event | undefined =>
  happenings.findLast(({ event }) => event.kind === 'over')?.event;
