/** What has just happened, in a sentence, and what those who watched could not know. */
import { type Language, roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import { isLie, type PastClaim } from '../record/history.ts';
import { sentence } from '../told/telling.ts';
import type { Camera } from './camera.ts';
import './now-card.css';
import { replayWords } from '../record/words.ts';

interface Props {
  readonly camera: Camera;
  readonly claims: readonly PastClaim[];
}

export const NowCard: FunctionComponent<Props> = ({ camera, claims }) => {
  const { value: log } = camera.log;
  const { value: view } = camera.view;
  const last = log.at(-1);
  const { header } = words.value.table;
  const { phrases } = text.value;
  const who = last && 'who' in last.event ? last.event.who : undefined;
  const claim = claims.find(({ at }) => at === log.length);
  return (
    <section class="now-card">
      <p class="now-when mono">
        {header.turn(view.turn)} · {view.round ? phrases.round(view.round) : phrases.phases[view.phase]} ·{' '}
        {phrases.turnsLeft(view.turnsLeft)}
      </p>
      <h2 class="display">
        {who && <Pawn who={who} />}
        <span>{tellNow(camera, text.value)}</span>
      </h2>
      {claim && <Truth claim={claim} camera={camera} />}
    </section>
  );
};

/** The last event before the replay's position. */
export const tellNow = ({ log, view, viewer }: Camera, language: Language): string => {
  const last = log.value.at(-1);
  if (!last) return replayWords.value.beginning;
  return sentence(last.event, { language, viewer: viewer.value, view: view.value });
};

const Truth: FunctionComponent<{ claim: PastClaim; camera: Camera }> = ({ claim, camera }) => {
  const { lieSentence, mistakeSentence } = replayWords.value;
  if (claim.isTrue) return null;
  const { edition } = camera.view.value;
  const name = text.value.people[claim.who];
  const room = roomWords(text.value, claim.room, edition).name;
  return (
    <p class={`now-truth ${isLie(claim) ? 'lie' : ''}`}>
      <Icon name="mark-signal" />
      {isLie(claim) ? lieSentence(name, room) : mistakeSentence(name, room)}
    </p>
  );
};
