import type { Edition, RuleId } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { hrefOf } from '../app/routes.ts';
import './rule-link.css';

interface Props {
  readonly id: RuleId;
  /** The edition that the rulebook opens in. */
  readonly edition: Edition;
}

/** A rule's id; it opens the rulebook there, beside the table, which stays as it is. */
export const RuleLink: FunctionComponent<Props> = ({ id, edition }) => (
  <a class="rule-link mono" href={hrefOf('rules', `${id}.${edition}`)} target="_blank" rel="noopener">
    {id}
  </a>
);
