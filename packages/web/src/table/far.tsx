/**
 * What a television shows beside the board: the last event as a headline, the rule behind it, and who is awaited. Readable from a
 * sofa.
 */
import type { Event, EventKind, View } from '@room25/engine';
import { roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { ruleInWords, text } from '../app/language.ts';
import { spelt } from '../app/spelt.tsx';
import { Pawn } from '../art/pawn.tsx';
import type { PlayedGame } from '../play/played-game.ts';
import { sentencesOf } from '../told/together.ts';
import { waitingFor } from './cast.tsx';
import './far.css';

export const Far: FunctionComponent<{ game: PlayedGame }> = ({ game }) => {
  const { value: view } = game.view;
  const now = game.beat.value?.events.filter(isNews) ?? [];
  const last = now.length > 0 ? now : lastNews(game);
  const headline = sentencesOf(last, { language: text.value, viewer: game.viewer.value, view });
  const event = last.at(-1);
  const who = event && 'who' in event ? event.who : undefined;
  return (
    <>
      <section class="far-event">
        {who && (
          <p class="far-who display">
            <Pawn who={who} />
            {text.value.people[who]}
          </p>
        )}
        <p class={`far-headline display ${headline.length > LONG ? 'long' : ''}`}>{spelt(headline)}</p>
        {event && event.kind !== 'turn' && <p class="far-rule">{ruleOf(event, view)}</p>}
      </section>
      <p class="far-wait" role="status">
        {waitingFor(game, false)}
      </p>
    </>
  );
};

/** The rule behind an event; of a room that opens, what it does. */
const ruleOf = (event: Event, { edition }: View): string =>
  event.kind === 'revealed' ? roomWords(text.value, event.room, edition).effect : ruleInWords(event.rule, edition);

/** The header counts the turns, what people say appears beside their cards, and what they keep to themselves is no news. */
const NO_NEWS: readonly EventKind[] = [
  'turn',
  'said',
  'signalled',
  'reminded',
  'reminderBack',
  'programmed',
  'laid',
  'waited',
  'passed',
  'declined',
];

const isNews = ({ kind }: Event): boolean => !NO_NEWS.includes(kind);

const lastNews = ({ log }: PlayedGame): readonly Event[] => {
  const { value: all } = log;
  const told = all.findLast(({ event }) => isNews(event)) ?? all.find(({ event }) => event.kind === 'turn');
  return told ? [told.event] : [];
};

/** In characters: longer texts are set smaller. */
const LONG = 44;
