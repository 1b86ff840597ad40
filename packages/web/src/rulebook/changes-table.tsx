/** What changed from edition to edition, side by side. */
import { EDITIONS, RULE_IDS } from '@room25/engine';
import { roomWords } from '@room25/text';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { ruleTexts, text } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { book, wordingsOf } from './book.ts';
import './changes-table.css';
import { factRows, lengthRows, roomRows, seatRows } from './changes.ts';
import { Wordings } from './rule.tsx';

export const Changes: FunctionComponent = () => {
  const { changes } = book.words.value.words;
  const { modes } = text.value;
  return (
    <>
      <p>{changes.about}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a small screen, so a keyboard must get there */}
      <section class="changes-table" aria-label={changes.about} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{changes.what}</th>
              {EDITIONS.map((edition) => (
                <th key={edition} scope="col">
                  {text.value.editions[edition].name}
                </th>
              ))}
            </tr>
          </thead>
          <Group name={changes.groups.game}>
            {factRows.map(({ subject, cells }) => (
              <Line key={subject} name={changes.facts[subject]}>
                {cells.map((has) => (has ? changes.yes : changes.no))}
              </Line>
            ))}
          </Group>
          <Group name={changes.groups.players}>
            {seatRows.map(({ subject, cells }) => (
              <Line key={subject} name={modes[subject].name}>
                {cells.map((seats) =>
                  seats?.map(({ players, characters }) => changes.players(players, characters)).join('; '),
                )}
              </Line>
            ))}
          </Group>
          <Group name={changes.groups.turns}>
            {lengthRows.map(({ subject, cells }) => (
              <Line key={subject} name={modes[subject].name}>
                {cells.map((lengths) =>
                  lengths
                    ?.map(({ turns, characters }) =>
                      characters === undefined ? String(turns) : changes.turns(turns, characters),
                    )
                    .join('; '),
                )}
              </Line>
            ))}
          </Group>
          <Group name={changes.groups.rooms}>
            {roomRows.map(({ subject, cells }) => (
              <Line key={subject} name={roomWords(text.value, subject).name}>
                {cells.map((count) => (count === undefined ? undefined : String(count)))}
              </Line>
            ))}
          </Group>
        </table>
      </section>
      <h3 class="changes-table-head display">{changes.wordings}</h3>
      <ul class="changes-table-otherwise">
        {RULE_IDS.filter((id) => wordingsOf(ruleTexts.value, id).length > 1).map((id) => (
          <li key={id}>
            <a class="rule-id mono" href={hrefOf('rules', id)}>
              {id}
            </a>
            <Wordings id={id} found={[]} />
          </li>
        ))}
      </ul>
    </>
  );
};

const Group: FunctionComponent<{ name: string; children: ComponentChildren }> = ({ name, children }) => (
  <tbody>
    <tr class="changes-table-group">
      <th scope="colgroup" colSpan={EDITIONS.length + 1} class="display">
        {name}
      </th>
    </tr>
    {children}
  </tbody>
);

/** What differs from the previous edition stands out. */
const Line: FunctionComponent<{ name: string; children: readonly (string | undefined)[] }> = ({ name, children }) => (
  <tr>
    <th scope="row">{name}</th>
    {children.map((cell, place) => (
      <td
        key={place}
        class={place > 0 && cell !== children[place - 1] ? 'new' : ''}
        data-edition={text.value.editions[EDITIONS[place]!].name}
      >
        {cell ?? '–'}
      </td>
    ))}
  </tr>
);
