/** Games by edition, mode and role. */
import { EDITIONS, MODES, ROLES } from '@room25/engine';
import type { Kind } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { text } from '../app/language.ts';
import './kinds-table.css';
import { Section } from './file-section.tsx';
import { fileWords } from './words.ts';

export const Kinds: FunctionComponent<{ readonly kinds: readonly Kind[] }> = ({ kinds }) => {
  const { kinds: said } = fileWords.value;
  if (kinds.length === 0) return null;
  return (
    <Section title={said.title} class="kinds-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{said.kind}</th>
            <th scope="col">{said.games}</th>
            <th scope="col">{said.won}</th>
            <th scope="col">{said.lost}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ edition, mode, role, games, won }) => (
            <tr key={`${edition} ${mode} ${role}`}>
              <th scope="row">{kindName({ edition, mode, role })}</th>
              <td>{games}</td>
              <td>{won}</td>
              <td>{games - won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
};

/** "Suspicion · Second edition · Guard" */
export const kindName = (kind: {
  readonly edition: string;
  readonly mode: string;
  readonly role?: string | undefined;
}) => {
  const { editions, modes, roles } = text.value;
  const edition = EDITIONS.find((each) => each === kind.edition);
  const mode = MODES.find((each) => each === kind.mode);
  const role = ROLES.find((each) => each === kind.role);
  return [mode && modes[mode].name, edition && editions[edition].name, role && roles[role].name]
    .filter(Boolean)
    .join(' · ');
};
