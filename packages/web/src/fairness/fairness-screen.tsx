/** Whether a game was dealt fairly: checked in this browser, from the record alone, and explained in plain words. */
import { readFile } from '@room25/engine';
import { CHECKS, type Check, KEPT_CHECKS, type Kept, type KeptCheck, type Verdict, verify } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BackKey } from '../app/back-key.tsx';
import { FileKey } from '../app/file-key.tsx';
import { labelled, words } from '../app/language.ts';
import { go, hrefOf } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { keptDeal } from '../online/kept-deals.ts';
import { findRecording, type RecordingTrouble } from '../record/find-recording.ts';
import { pack } from '../record/packed.ts';
import { replayWords } from '../record/words.ts';
import { type ImportRefusal, importText, isRefusal } from '../saves/import.ts';
import { RefusalWords } from '../saves/refusal-words.tsx';
import { LARGEST_FILE } from '../saves/saved-table.ts';
import { Compare } from './compare.tsx';
import './fairness.css';
import { isServersAlone } from './servers-alone.ts';
import { fairnessWords } from './words.ts';

interface Checked {
  readonly verdict: Verdict;
  readonly seed: string | undefined;
  /** What this device has kept to compare it with, if it took part. */
  readonly kept: Kept | undefined;
}

export const FairnessScreen: FunctionComponent<{ readonly id?: string }> = ({ id }) => {
  const { title, home, replay, none } = fairnessWords.value;
  const [found, setFound] = useState<Checked | RecordingTrouble | undefined>(undefined);
  useEffect(() => {
    if (id !== undefined) void check(id).then(setFound);
  }, [id]);
  return (
    <main class="fairness">
      <header class="fairness-head">
        <BackKey />
        <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, home)}>
          <Wordmark />
        </a>
        <h1 class="display">{title}</h1>
      </header>
      {id === undefined && <p>{none}</p>}
      {typeof found === 'string' && <p role="alert">{replayWords.value.troubles[found]}</p>}
      {typeof found === 'object' && <Findings {...found} />}
      <How />
      <footer class="fairness-keys">
        {id !== undefined && typeof found === 'object' && (
          <a class="key ivory" href={hrefOf('replay', id)}>
            {replay}
          </a>
        )}
        <OpenKey />
      </footer>
    </main>
  );
};

const check = async (id: string): Promise<Checked | RecordingTrouble> => {
  const recording = await findRecording(id);
  if (typeof recording === 'string') return recording;
  // The record of an unfinished game is secret.
  if (recording.text === undefined) return 'notOver';
  const kept = keptDeal(id);
  const { text } = recording;
  return { verdict: await verify(text, kept), seed: readFile(text).games[0]?.sheet.seed, kept };
};

const Findings: FunctionComponent<Checked> = ({ verdict, seed, kept }) => {
  const fairness = fairnessWords.value;
  const checks = [...CHECKS, ...keptChecks(kept)];
  const kind = isServersAlone(verdict) ? 'alone' : verdict.kind;
  return (
    <>
      <section class={`fairness-verdict ${kind}`} role="status">
        <h2 class="display">{fairness.verdicts[kind]}</h2>
        <p>{fairness.sentences[kind]}</p>
      </section>
      {verdict.kind !== 'incomplete' && (
        <>
          <section aria-labelledby="checks">
            <h2 id="checks" class="fairness-heading display">
              {fairness.checks}
            </h2>
            <ol class="fairness-checks">
              {checks.map((each) => {
                const state = stateOf(each, verdict, checks);
                return (
                  <li key={each} class={state}>
                    <b class="fairness-mark" aria-hidden="true">
                      {SIGNS[state]}
                    </b>
                    <div>
                      <h3>
                        {fairness.names[each]} <span class="fairness-state">{fairness.states[state]}</span>
                      </h3>
                      <p>{fairness.explanations[each]}</p>
                    </div>
                  </li>
                );
              })}
            </ol>
          </section>
          <section aria-labelledby="numbers">
            <h2 id="numbers" class="fairness-heading display">
              {fairness.evidence}
            </h2>
            <dl class="fairness-numbers">
              <Figure name={fairness.commitment} value={verdict.proof.commitment} />
              <Figure name={fairness.serverSeed} value={verdict.proof.serverSeed} />
              {verdict.proof.entropies.map((entropy, seat) => (
                <Figure key={seat} name={fairness.seat(seat + 1)} value={entropy ?? fairness.nothingAdded} />
              ))}
              <Figure name={fairness.seed} value={seed ?? fairness.nothingAdded} />
            </dl>
          </section>
          {!kept && <Compare proof={verdict.proof} />}
        </>
      )}
    </>
  );
};

/** Somebody who came late, or was not there when the game began, has less to compare it with. */
const keptChecks = (kept: Kept | undefined): readonly KeptCheck[] =>
  KEPT_CHECKS.filter((check) => {
    if (check === 'own') return kept?.number !== undefined;
    return check === 'others' ? kept?.marks !== undefined : kept !== undefined;
  });

const SIGNS = { right: '✓', wrong: '✗', open: '–' } as const;

/** Nothing after the failed check was looked at. */
const stateOf = (
  check: Check | KeptCheck,
  verdict: Verdict,
  checks: readonly (Check | KeptCheck)[],
): keyof typeof SIGNS => {
  if (verdict.kind !== 'wrong') return 'right';
  const failed = checks.indexOf(verdict.check);
  const place = checks.indexOf(check);
  return place < failed ? 'right' : place === failed ? 'wrong' : 'open';
};

const Figure: FunctionComponent<{ name: string; value: string }> = ({ name, value }) => (
  <div>
    <dt>{name}</dt>
    <dd class="mono">{value}</dd>
  </div>
);

const How: FunctionComponent = () => {
  const { how, steps, yourself } = fairnessWords.value;
  return (
    <section aria-labelledby="how">
      <h2 id="how" class="fairness-heading display">
        {how}
      </h2>
      <ol class="fairness-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p class="fairness-yourself">{yourself}</p>
    </section>
  );
};

const OpenKey: FunctionComponent = () => {
  const [refusal, setRefusal] = useState<ImportRefusal | undefined>(undefined);
  const bring = async (file: File): Promise<void> => {
    const text = file.size > LARGEST_FILE ? undefined : await file.text();
    const game = text === undefined ? { fault: 'large' as const } : await importText(text, { id: '', time: 0 });
    setRefusal(isRefusal(game) ? game : undefined);
    if (text !== undefined && !isRefusal(game)) go('fairness', await pack(text));
  };
  return (
    <>
      <FileKey name={fairnessWords.value.open} accept=".r25,text/plain" onFile={(file) => void bring(file)} />
      {refusal && <RefusalWords refusal={refusal} />}
    </>
  );
};
