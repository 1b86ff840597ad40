/** At the end of a game of a server: that its deal was checked here, and the way to the proof. */
import { type Verdict, verify } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';
import { hrefOf } from '../app/routes.ts';
import { keptDeal } from '../online/kept-deals.ts';
import './fair-mark.css';
import { fairnessWords } from './words.ts';

interface Props {
  /** The table's id or code, and where the proof is found. */
  readonly id: string;
  readonly address: string;
  /** The record, with its proof. */
  readonly text: string;
}

export const FairMark: FunctionComponent<Props> = ({ id, address, text }) => {
  const kind = useMemo(() => kindOf(id, text), [id, text]);
  if (kind === 'incomplete') return null;
  const { name, sentence } = fairnessWords.value.marks[kind];
  return (
    <p class={`fair-mark ${kind}`} role="status">
      <a href={hrefOf('fairness', address)}>
        <b aria-hidden="true">{kind === 'wrong' ? '✗' : '✓'}</b>
        <span>
          <strong>{name}</strong> <span>{sentence}</span>
        </span>
      </a>
    </p>
  );
};

type Kind = 'own' | Verdict['kind'];

/** `own`: also held against what this device had kept, a number of its own with it. */
const kindOf = (id: string, text: string): Kind => {
  const kept = keptDeal(id);
  const { kind } = verify(text, kept);
  return kind === 'right' && kept?.number !== undefined ? 'own' : kind;
};
