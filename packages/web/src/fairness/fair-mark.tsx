/** At the end of a server's game: that its deal was checked here, and the way to the proof. */

import { useSignal } from '@preact/signals';
import { type Verdict, verify } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { hrefOf } from '../app/routes.ts';
import { keptDeal } from '../online/kept-deals.ts';
import './fair-mark.css';
import { isServersAlone } from './servers-alone.ts';
import { fairnessWords } from './words.ts';

interface Props {
  /** The table's id or code, and where the proof is found. */
  readonly id: string;
  readonly address: string;
  /** The record, with its proof. */
  readonly text: string;
}

export const FairMark: FunctionComponent<Props> = ({ id, address, text }) => {
  const found = useSignal<Kind | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void kindOf(id, text).then((kind) => {
      if (isWanted) found.value = kind;
    });
    return () => {
      isWanted = false;
    };
  }, [found, id, text]);
  const kind = found.value;
  if (kind === undefined || kind === 'incomplete') return null;
  const { name, sentence } = fairnessWords.value.marks[kind];
  return (
    <p class={`fair-mark ${kind}`} role="status">
      <a href={hrefOf('fairness', address)}>
        <b aria-hidden="true">{SIGNS[kind]}</b>
        <span>
          <strong>{name}</strong> <span>{sentence}</span>
        </span>
      </a>
    </p>
  );
};

type Kind = 'own' | 'alone' | Verdict['kind'];

const SIGNS = { own: '✓', right: '✓', alone: '?', wrong: '✗' } as const;

/**
 * `own`: also compared with what this device had kept, including a number of its own. `alone`: it is consistent, but no player
 * added a number.
 */
const kindOf = async (id: string, text: string): Promise<Kind> => {
  const kept = keptDeal(id);
  const verdict = await verify(text, kept);
  if (isServersAlone(verdict)) return 'alone';
  return verdict.kind === 'right' && kept?.number !== undefined ? 'own' : verdict.kind;
};
