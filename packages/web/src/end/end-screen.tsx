/** The game is over: how it ended, what everybody was, saw and did, and where it turned. */
import { useSignal } from '@preact/signals';
import { seatViewer } from '@room25/engine';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { announceNow } from '../app/announcer.tsx';
import { labelled, text, words } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { go, hrefOf } from '../app/routes.ts';
import { languageCode } from '../app/settings.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { Icon } from '../art/icon.tsx';
import { usePeople } from '../play/people.ts';
import { loadLines } from '../presenter/lines.ts';
import { Strap } from '../presenter/strap.tsx';
import { RuleLink } from '../rulebook/rule-link.tsx';
import { downloadTable } from '../saves/download.ts';
import type { SavedTable } from '../saves/saved-table.ts';
import { openTable } from '../setup/open-table.ts';
import { CastList } from './cast-list.tsx';
import '../app/lamp.css';
import './end.css';
import { historyOf } from '../record/history.ts';
import { momentAddress } from '../record/moment.ts';
import { Tape } from '../record/tape.ts';
import { farewellOf, overOf } from './farewell.ts';
import { judgedBets } from './judged-bets.ts';
import { judgedMarks } from './judged-marks.ts';
import { LastPicture } from './last-picture.tsx';
import { MomentCards } from './moment-cards.tsx';
import { momentsOf } from './moments.ts';
import { ShareKey } from './share-key.tsx';
import { storiesOf } from './stories.ts';
import { timelineOf } from './timeline.ts';
import { TimelineList } from './timeline-list.tsx';
import { reasonInWords } from './told-deed.ts';
import { ownSeat, sideOf, verdictOf } from './verdict.ts';
import { endWords } from './words.ts';

interface Props {
  readonly record: SavedTable;
  /** Another way to play again than on this screen. */
  readonly again?: { readonly words: string; play(): void } | undefined;
  /** Where people who played together go on talking. */
  readonly talk?: ComponentChildren;
  /** Over everything, while somebody calls for a rematch. */
  readonly call?: ComponentChildren;
}

const BestLine = later(async () => (await (await import('../best/open.ts')).openBest()).BestLine);

export const EndScreen: FunctionComponent<Props> = ({ record, again: another, talk, call, children }) => {
  const { value: end } = endWords;
  const { home } = words.value;
  const { results, modes, editions, phrases } = text.value;
  const history = useMemo(() => historyOf(Tape.of(record)!, record.substituted), [record]);
  usePeople(record, history.last.cast);
  const stories = useMemo(() => storiesOf(history), [history]);
  const isSkipped = useSignal(false);
  const { outcome, turn } = history.last;
  const { headline, sentence } = results[outcome!.result];
  const me = ownSeat(record.seats);
  const mySide = me === undefined ? undefined : sideOf(me, stories);
  const marks = me === undefined ? undefined : judgedMarks(record.id, me, stories);
  const bets = me === undefined ? [] : judgedBets(record.id, me, stories, history);
  const why = reasonInWords(stories, history);
  const first = me === undefined ? headline : end.verdicts[verdictOf(me, stories, history)];

  useEffect(() => {
    // Anew: only now the people have their own names.
    announceNow([`${first}.`, reasonInWords(stories, history), sentence].filter(Boolean).join(' '));
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

  const { sheet, seats, isTalking } = record;
  const again = async (): Promise<void> => {
    const { edition, mode, composition, options = {} } = sheet;
    const more = { ...(composition !== undefined && { composition }), ...(isTalking && { isTalking }) };
    go('table', await openTable({ edition, mode, seats, options, ...more }));
  };
  // Players see the replay, and share it, through their own eyes.
  const momentAt = (at: number): string => (me === undefined ? String(at) : momentAddress(at, seatViewer(me)));
  const hrefAt = (at: number): string => hrefOf('replay', record.id, momentAt(at));
  const over = overOf(history);
  const farewell = farewellOf(history);
  const points = timelineOf(history);
  const turningAt = points.find(({ isTurningPoint }) => isTurningPoint)?.happening.at ?? 0;
  return (
    <main class={`end ${isSkipped.value ? 'skipped' : ''}`}>
      <header class="end-head">
        <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, end.home)}>
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
        {bets.map((bet) => (
          <p key={bet} class="end-bet">
            {bet}
          </p>
        ))}
        {marks && <p class="end-marks">{end.marks(marks.right, marks.all)}</p>}
        <p class="end-meant">
          {sentence}
          {outcome?.side && ` ${labelled(end.winners, phrases.names(outcome.side))}.`}
          {outcome?.score !== undefined && ` ${end.score(outcome.score)}.`}{' '}
          {outcome?.score !== undefined && <BestLine record={record} />}
          {over && <RuleLink id={over.rule} edition={sheet.edition} />}
        </p>
        <nav class="end-keys">
          <button type="button" class="key ivory" onClick={() => (another ? another.play() : void again())}>
            {another?.words ?? end.again}
          </button>
          <ShareKey record={record} moment={momentAt(turningAt)} />
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
      {call}
    </main>
  );
};
