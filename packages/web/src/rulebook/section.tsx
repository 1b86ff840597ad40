/** A room, an action, a character …: its drawing, its name, and the rules about it. */
import { colourOf, type Edition, ROLES, type RuleId } from '@room25/engine';
import { lettersOf } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { text } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { Chip } from '../art/chip.tsx';
import { Icon } from '../art/icon.tsx';
import { book, leadOf, nameOf, rolesOf } from './book.ts';
import type { Section as Plan } from './chapters.ts';
import { Drawing } from './drawing.tsx';
import { Marked, Rule } from './rule.tsx';
import './section.css';

interface Props {
  readonly plan: Plan;
  readonly edition: Edition | undefined;
  readonly found: readonly string[];
  readonly target: RuleId | undefined;
}

export const Section: FunctionComponent<Props> = ({ plan: { subject, rules, see }, edition, found, target }) => {
  const { words } = book.words.value;
  const naming = { language: text.value, words, edition };
  const lead = leadOf(subject, naming);
  const colour = subject.kind === 'room' ? colourOf(edition ?? 'second', subject.room) : undefined;
  return (
    <section class={`section ${subject.kind} ${colour ?? ''}`}>
      <Drawing subject={subject} />
      <div class="section-words">
        <h3 class="display">
          <span>
            <Marked text={nameOf(subject, naming)} found={found} />
          </span>
          {subject.kind === 'room' && colour && (
            <span class="section-danger">
              <Chip colour={colour} letters={lettersOf(text.value, subject.room, edition)} />
              <span>{text.value.colours[colour].danger}</span>
            </span>
          )}
        </h3>
        {lead !== undefined && <p class="section-lead">{lead}</p>}
        {subject.kind === 'topic' && subject.topic === 'roles' && found.length === 0 && <Roles edition={edition} />}
        {rules.map((id) => (
          <Rule key={id} id={id} edition={edition} found={found} isTarget={id === target} />
        ))}
        {see.length > 0 && (
          <p class="section-see">
            {words.see}{' '}
            {see.map((id) => (
              <a key={id} class="rule-id mono" href={hrefOf('rules', id)}>
                {id}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
};

const Roles: FunctionComponent<{ edition: Edition | undefined }> = ({ edition }) => (
  <ul class="section-roles" aria-label={book.words.value.words.roles}>
    {ROLES.filter((role) => edition === undefined || rolesOf(edition).includes(role)).map((role) => (
      <li key={role}>
        <Icon name={role === 'prisoner' ? 'mark-prisoner' : 'mark-guard'} />
        <div>
          <b>{text.value.roles[role].name}</b> {text.value.roles[role].sentence}
        </div>
      </li>
    ))}
  </ul>
);
