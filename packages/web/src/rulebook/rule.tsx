/** One rule: its address, its sentence in each edition that words it its own way, and the ruling on it. */
import { EDITION_RULES, EDITIONS, type Edition, type RuleId } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { ruleInWords, ruleTexts, text } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { listWords } from '../setup/list-words.ts';
import type { CompositionName } from '../words/lists.ts';
import { book, isCommon, rulingOf, wordingsOf } from './book.ts';
import './rule.css';
import { piecesOf } from './search.ts';

interface Props {
  readonly id: RuleId;
  /** The edition whose wording is shown; without one, every wording. */
  readonly edition: Edition | undefined;
  /** Words that were searched for. */
  readonly found: readonly string[];
  readonly isTarget: boolean;
}

export const Rule: FunctionComponent<Props> = ({ id, edition, found, isTarget }) => {
  const { words, rulings } = book.words.value;
  const ruling = rulingOf(rulings, id);
  return (
    <article class={`rule ${isTarget ? 'target' : ''}`} id={`rule-${id}`} aria-label={id} tabIndex={-1}>
      <a class="rule-id mono" href={hrefOf('rules', id)}>
        <Marked text={id} found={found} />
      </a>
      {edition === undefined ? (
        <Wordings id={id} found={found} />
      ) : (
        <p>
          <Marked text={ruleInWords(id, edition)} found={found} />
        </p>
      )}
      {id === 'SET-COMPOSITION' && <Provisional edition={edition} />}
      {ruling !== undefined && (
        <p class="rule-ruling">
          <b>{words.ruling}</b> <Marked text={ruling} found={found} />
        </p>
      )}
    </article>
  );
};

const Provisional: FunctionComponent<Pick<Props, 'edition'>> = ({ edition }) => {
  const { compositions } = listWords.value;
  const lists = (edition ? [edition] : EDITIONS).flatMap((each) =>
    Object.entries(EDITION_RULES[each].compositions)
      .filter(([, list]) => list.source === 'provisional')
      .map(([name]) => compositions[name as CompositionName].name),
  );
  if (lists.length === 0) return null;
  return <p class="rule-ruling">{book.words.value.words.provisional([...new Set(lists)].join(', '))}</p>;
};

/** As each edition has it. */
export const Wordings: FunctionComponent<{ id: RuleId; found: readonly string[] }> = ({ id, found }) => {
  const wordings = wordingsOf(ruleTexts.value, id);
  if (isCommon(wordings))
    return (
      <p>
        <Marked text={wordings[0]!.sentence} found={found} />
      </p>
    );
  return (
    <dl class="rule-wordings">
      {wordings.map(({ sentence, editions }) => (
        <div key={sentence}>
          <dt>
            {editions.map((each) => (
              <span key={each} class={`rule-edition ${each}`}>
                {text.value.editions[each].name}
              </span>
            ))}
          </dt>
          <dd>
            <Marked text={sentence} found={found} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** A text with what was searched for marked in it. */
export const Marked: FunctionComponent<{ text: string; found: readonly string[] }> = ({ text: whole, found }) => (
  <>
    {found.length === 0
      ? whole
      : piecesOf(whole, found).map((piece, place) =>
          piece.isFound ? <mark key={place}>{piece.text}</mark> : piece.text,
        )}
  </>
);
