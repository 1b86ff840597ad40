/** The people somebody has played with on the server: who is here, a new table for them, muting and blocking. */
import { useSignal } from '@preact/signals';
import type { PeopleAnswer, Shunning } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { labelled } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { linkTo } from '../lobby/links.ts';
import { recallTerms, settingsOf } from '../lobby/terms.ts';
import {
  letBeSeen,
  myPeople,
  openTable,
  type ServerAnswer,
  type ServerTrouble,
  shunPerson,
  tableNamed,
} from '../online/api.ts';
import { namedPeople } from '../online/somebody.ts';
import { onlineWords } from '../online/words.ts';
import { agoOf } from '../saves/when.ts';
import { Section } from './file-section.tsx';
import './people.css';
import { fileWords } from './words.ts';

type Person = PeopleAnswer['people'][number];

/** The outcome of what was just pressed. */
interface Notice {
  readonly sentence: string;
  /** The code of the table that was opened. */
  readonly table?: string;
}

export const People: FunctionComponent = () => {
  const { people: said } = fileWords.value;
  const known = useSignal<PeopleAnswer | undefined>(undefined);
  const trouble = useSignal<ServerTrouble | undefined>(undefined);
  const notice = useSignal<Notice | undefined>(undefined);

  const take = async (asking: Promise<ServerAnswer<PeopleAnswer>>): Promise<boolean> => {
    const answer = await asking;
    trouble.value = 'trouble' in answer ? answer.trouble : undefined;
    if ('value' in answer) known.value = answer.value;
    return 'value' in answer;
  };
  useEffect(() => void take(myPeople()), []);

  const tell = (what: Notice): void => {
    notice.value = what;
    announce(what.sentence);
  };
  const invite = async ({ table }: Person, name: string): Promise<void> => {
    const answer = await openedLike(table);
    trouble.value = 'trouble' in answer ? answer.trouble : undefined;
    if ('trouble' in answer) return;
    await navigator.clipboard?.writeText(linkTo('room', answer.value.code)).catch(() => undefined);
    tell({ sentence: said.invited(name), table: answer.value.code });
  };
  const turnFrom = async (person: Person, name: string, kind: Shunning): Promise<void> => {
    if (await take(shunPerson(person, kind))) tell({ sentence: kind === 'block' ? said.blocked(name) : said.muted });
  };

  if (!known.value) return null;
  const { people, seen } = known.value;
  const names = namedPeople(people.map(({ name }) => name));
  return (
    <Section title={said.title}>
      {people.length === 0 && <p class="people-none">{said.none}</p>}
      {trouble.value && (
        <p class="people-trouble" role="alert">
          {onlineWords.value.troubles[trouble.value]}
        </p>
      )}
      {notice.value && (
        <p class="people-told">
          {notice.value.sentence}
          {notice.value.table && (
            <a class="key ivory" href={hrefOf('room', notice.value.table)}>
              {said.toTable}
            </a>
          )}
        </p>
      )}
      <ul class="people">
        {people.map((person, at) => (
          <PersonLine
            key={`${person.table} ${person.visitor}`}
            person={person}
            name={names[at]!}
            onInvite={() => void invite(person, names[at]!)}
            onShun={(kind) => void turnFrom(person, names[at]!, kind)}
          />
        ))}
      </ul>
      <label class="people-seen">
        <input
          type="checkbox"
          checked={seen}
          onChange={({ currentTarget }) => void take(letBeSeen(currentTarget.checked))}
        />
        <span>
          {said.seen} <small>{said.seenHint}</small>
        </span>
      </label>
    </Section>
  );
};

/**
 * A table on the terms of another, if one may still see them; else those of the last one that was opened here. It is for these people
 * alone, so it is not rated.
 */
const openedLike = async (table: string) => {
  const last = await tableNamed(table);
  const { rated: _, ...settings } = 'value' in last ? last.value.settings : settingsOf(recallTerms());
  return openTable({ ...settings, listed: false });
};

interface LineProps {
  readonly person: Person;
  readonly name: string;
  onInvite(): void;
  onShun(kind: Shunning): void;
}

const PersonLine: FunctionComponent<LineProps> = ({ person, name, onInvite, onShun }) => {
  const { people: said } = fileWords.value;
  const { games, last, table, here, muted } = person;
  return (
    <li class="people-line">
      <span class="people-words">
        <b>
          {name}
          {here && <span class="people-here">{said.here}</span>}
        </b>
        <span>
          {said.games(games, agoOf(last))}
          {muted && ` · ${said.muted}`}
        </span>
      </span>
      <button type="button" class="key" aria-label={labelled(said.invite, name)} onClick={onInvite}>
        {said.invite}
      </button>
      <details>
        <summary aria-label={labelled(said.more, name)}>{said.more}</summary>
        <div class="people-more">
          <a class="key" href={hrefOf('replay', table)} aria-label={labelled(said.last, name)}>
            {said.last}
          </a>
          {!muted && (
            <button type="button" class="key" aria-label={labelled(said.mute, name)} onClick={() => onShun('mute')}>
              {said.mute}
            </button>
          )}
          <button type="button" class="key" aria-label={labelled(said.block, name)} onClick={() => onShun('block')}>
            {said.block}
          </button>
        </div>
      </details>
    </li>
  );
};
