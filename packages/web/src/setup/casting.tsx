/** Who is who tonight? Everybody at this screen has a character and gives it a name; only then are roles dealt. */
import { useSignal } from '@preact/signals';
import { type Character, isComplaints } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { text } from '../app/language.ts';
import { recall, store } from '../app/storage.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { Pawn } from '../art/pawn.tsx';
import './casting.css';
import { randomText } from '../app/random-text.ts';
import { castingWords } from './casting-words.ts';
import { sheetOf } from './open-table.ts';
import type { Plan } from './plan.ts';

export interface CastingProps {
  readonly plan: Plan;
  onBack(): void;
  onDeal(plan: Plan): void;
}

const LONGEST_NAME = 20;

export const Casting: FunctionComponent<CastingProps> = ({ plan, onBack, onDeal }) => {
  const said = castingWords.value;
  const people = plan.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  const characters = useSignal(drawn(plan));
  const names = useSignal<readonly string[]>(plan.seats.map(({ name = '' }) => name));
  const active = useSignal(people[0]!);
  const fields = useRef<HTMLElement>(null);
  const before = useRef(recallNames());
  useEffect(() => fieldsIn(fields.current)[0]?.focus(), []);

  const missing = people.filter((seat) => readName(names.value[seat]!) === '').length;
  const write = (seat: number, name: string): void => {
    names.value = names.value.map((old, place) => (place === seat ? name : old));
  };
  const goOn = (from: number): void => {
    const all = fieldsIn(fields.current);
    const next = all.slice(from + 1).find(({ value }) => readName(value) === '');
    (next ?? all.find(({ value }) => readName(value) === ''))?.focus();
  };
  const deal = (): void => {
    if (missing > 0) {
      goOn(-1);
      return;
    }
    const called = names.value.map(readName);
    rememberNames(people.map((seat) => called[seat]!));
    onDeal({
      ...plan,
      seats: plan.seats.map((seat, place) => (seat.player === 'person' ? { ...seat, name: called[place]! } : seat)),
      wishes: plan.seats.map(({ player }, place) =>
        player === 'person' ? characters.value[place]! : (plan.wishes?.[place] ?? []),
      ),
    });
  };
  return (
    <main class="casting">
      <header class="casting-head">
        <Wordmark />
        <button type="button" class="key" onClick={onBack}>
          {said.back}
        </button>
      </header>
      <h1 class="display">{said.title}</h1>
      <p class="casting-hint">{said.hint}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          deal();
        }}
      >
        <ul ref={fields as never} class="casting-cards">
          {people.map((seat, place) => {
            const mine = characters.value[seat]!;
            const called = text.value.phrases.names(mine);
            const isActive = active.value === seat;
            return (
              <li key={seat} class={`casting-card ${isActive ? 'now' : ''}`}>
                <span class="casting-heads" aria-hidden="true">
                  {mine.map((who) => (
                    <Pawn key={who} who={who} />
                  ))}
                </span>
                <p aria-hidden="true">
                  <b class="display">{called}</b> {said.is(mine.length)}
                </p>
                <input
                  type="text"
                  maxLength={LONGEST_NAME}
                  autocomplete="off"
                  spellcheck={false}
                  dir="auto"
                  enterkeyhint="next"
                  aria-label={said.field(called)}
                  placeholder={said.name}
                  value={names.value[seat]}
                  onFocus={() => {
                    active.value = seat;
                  }}
                  onInput={({ currentTarget }) => write(seat, currentTarget.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || missing === 0) return;
                    event.preventDefault();
                    goOn(place);
                  }}
                />
                {isActive && (
                  <span class="casting-before">
                    {before.current
                      .filter((name) => !names.value.map(readName).includes(name))
                      .slice(0, 4)
                      .map((name) => (
                        <button
                          key={name}
                          type="button"
                          onClick={() => {
                            write(seat, name);
                            requestAnimationFrame(() => goOn(place));
                          }}
                        >
                          <bdi>{name}</bdi>
                        </button>
                      ))}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        <div class="casting-keys">
          <button
            type="button"
            class="key"
            onClick={() => {
              const { wishes: _, ...open } = plan;
              characters.value = drawn(open);
            }}
          >
            {said.shuffle}
          </button>
          <button type="submit" class="key live" aria-disabled={missing > 0}>
            {missing > 0 ? `${said.deal}\u00a0· ${said.toGo(missing)}` : said.deal}
          </button>
        </div>
        <p class="casting-hint" role="status">
          {missing === 0 && said.curtain}
        </p>
      </form>
    </main>
  );
};

/** Whom each seat plays, drawn where nothing was chosen. Roles are dealt later, from another seed. */
const drawn = (plan: Plan): readonly (readonly Character[])[] => {
  const sheet = sheetOf(plan, randomText());
  return isComplaints(sheet) ? [] : (sheet.seats ?? []);
};

const fieldsIn = (list: HTMLElement | null): readonly HTMLInputElement[] => [
  ...(list?.querySelectorAll('input') ?? []),
];

/** Nothing invisible, or that would turn the text beside it. */
const readName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);

/** Names of people who sat at this screen before, the latest first. */
const recallNames = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(recall('names') ?? '[]');
    return Array.isArray(kept)
      ? kept
          .filter((name) => typeof name === 'string')
          .map(readName)
          .filter(Boolean)
      : [];
  } catch {
    return [];
  }
};

const MOST_KEPT = 12;

const rememberNames = (names: readonly string[]): void =>
  store('names', JSON.stringify([...new Set([...names, ...recallNames()])].slice(0, MOST_KEPT)));
