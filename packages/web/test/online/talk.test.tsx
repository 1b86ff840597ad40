// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { SPECTATOR, type View } from '@room25/engine';
import type { Act, ChatLine, TableView, Talk } from '@room25/protocol';
import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { languageCode } from '../../src/app/settings.ts';
import type { OnlineGame } from '../../src/online/online-game.ts';
import type { OnlineTable } from '../../src/online/online-table.ts';
import { loadOnlineWords } from '../../src/online/words.ts';
import { TalkPanel } from '../../src/talk/talk-panel.tsx';
import { useUnread } from '../../src/talk/unread.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  await loadOnlineWords();
});
/** All that was asked for has come. */
const spoken = (code: 'en' | 'fr') => waitFor(() => expect(document.documentElement.lang).toBe(code));
afterEach(async () => {
  cleanup();
  localStorage.clear();
  languageCode.value = 'en';
  await spoken('en');
});

interface Wish {
  readonly talk?: Talk;
  readonly you?: number;
  readonly isJammed?: boolean;
  readonly cast?: readonly { readonly seat: number; readonly cell?: string }[];
  readonly phase?: View['phase'];
  readonly lines?: readonly ChatLine[];
}

const tableWith = ({ talk = 'team', you, isJammed = false, lines = [], cast = [], phase = 'acting' }: Wish) => {
  const done: Act[] = [];
  const view = signal({ cast, phase, ...(isJammed && { jammed: true }) } as unknown as View);
  const online = {
    table: signal({ id: 'x', settings: { talk }, ...(you !== undefined && { you }) } as unknown as TableView),
    chat: signal(lines),
    read: signal(0),
    game: signal({ view, asides: signal([]), viewer: signal(SPECTATOR) } as unknown as OnlineGame),
    do: async (act: Act) => {
      done.push(act);
      return undefined;
    },
  } as unknown as OnlineTable;
  return { online, done };
};

const LINES: readonly ChatLine[] = [
  { seat: 1, name: 'Ada', at: 0, text: 'Hello there' },
  { seat: 1, name: 'Ada', at: 0, phrase: 'trust-me' },
  { seat: 2, name: 'Bob', at: 0, phrase: 'stay-away', team: true },
];

it('each reads a phrase in its own language, and words as they were said', async () => {
  const { online } = tableWith({ you: 0, lines: LINES });
  render(<TalkPanel online={online} />);
  expect(screen.getByText('Hello there')).toBeTruthy();
  expect(document.querySelector('.talk-lines')?.textContent).toContain('Trust me.');
  languageCode.value = 'fr';
  await spoken('fr');
  await waitFor(() => expect(document.querySelector('.talk-lines')?.textContent).toContain('Faites-moi confiance.'));
  expect(screen.getByText('Hello there')).toBeTruthy();
});

it('nobody is told that nothing was said beside what was said', async () => {
  const heard = async (lines: readonly ChatLine[]): Promise<string> => {
    cleanup();
    const { container } = render(<TalkPanel online={tableWith({ talk: 'chat', you: 0, lines }).online} />);
    await waitFor(() => expect(container.querySelector('.say')).not.toBeNull());
    return container.textContent!;
  };
  expect((await heard([])).match(/Nobody has said anything/g)).toHaveLength(1);
  expect(await heard(LINES)).not.toContain('Nobody has said anything');
});

it('the dead are told who hears them, until the game is over', () => {
  const cast = [{ seat: 0 }, { seat: 1, cell: 'c3' }];
  const lines: readonly ChatLine[] = [{ seat: 0, name: 'Ada', at: 0, text: 'It was Bob', dead: true }];
  const heardBy = (wish: Wish): string => {
    cleanup();
    return render(<TalkPanel online={tableWith({ cast, lines, ...wish }).online} />).container.textContent!;
  };
  expect(heardBy({ you: 0 })).toMatch(/Ada Among the dead It was Bob.*only the dead hear you/);
  expect(heardBy({ you: 0, phase: 'over' })).not.toContain('only the dead hear you');
  expect(heardBy({ you: 1 })).not.toContain('only the dead hear you');
});

it('after the end there is something else to say', () => {
  const keysIn = (phase: View['phase']): readonly string[] => {
    cleanup();
    render(<TalkPanel online={tableWith({ you: 0, phase }).online} />);
    return [...document.querySelectorAll('.talk-phrases .key')].map(({ textContent }) => textContent!);
  };
  expect(keysIn('over').slice(0, 3)).toEqual(['Well played!', 'I knew it!', 'Again?']);
  expect(keysIn('acting')).not.toContain('Again?');
});

it('after the end there are phrases where only signals were allowed, but no words of one’s own', () => {
  const keysIn = (wish: Wish): number => {
    cleanup();
    render(<TalkPanel online={tableWith({ talk: 'signals', you: 0, ...wish }).online} />);
    expect(screen.queryByLabelText('Say something')).toBeNull();
    return document.querySelectorAll('.talk-phrases .key').length;
  };
  expect(keysIn({ phase: 'acting' })).toBe(0);
  expect(keysIn({ phase: 'over' })).toBeGreaterThan(3);
  expect(keysIn({ phase: 'over', talk: 'none' })).toBe(0);
});

it('what is said to teammates goes to them alone', async () => {
  const { online, done } = tableWith({ you: 0 });
  render(<TalkPanel online={online} />);
  const input = screen.getByLabelText('Say something') as HTMLInputElement;
  const say = (text: string): void => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  say('  to all  ');
  await waitFor(() => expect(input.value).toBe(''));
  screen.getByLabelText('Team only').click();
  say('to us');
  await waitFor(() => expect(done).toHaveLength(2));
  expect(done).toEqual([
    { do: 'say', text: 'to all' },
    { do: 'say', text: 'to us', to: 'team' },
  ]);
});

it('what is written while a line is on its way is the next one, and what was refused stands there again', async () => {
  const { online } = tableWith({ you: 0, talk: 'chat' });
  const answers: ((refused: { code: 'muted' } | undefined) => void)[] = [];
  online.do = () => new Promise((answer) => answers.push(answer));
  render(<TalkPanel online={online} />);
  const input = screen.getByLabelText('Say something') as HTMLInputElement;
  const write = (text: string): void => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const send = (): void => void input.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  write('one');
  send();
  await waitFor(() => expect(input.value).toBe(''));
  write('two');
  answers[0]!(undefined);
  await new Promise((done) => setTimeout(done));
  expect(input.value).toBe('two');
  send();
  await waitFor(() => expect(input.value).toBe(''));
  answers[1]!({ code: 'muted' });
  await waitFor(() => expect(input.value).toBe('two'));
});

it('a phrase or a face is one press, and not one face after the other', async () => {
  const { online, done } = tableWith({ you: 0, talk: 'chat' });
  render(<TalkPanel online={online} />);
  screen.getByRole('button', { name: 'Trust me.' }).click();
  for (const name of ['(laughs)', '(boos)']) screen.getByRole('button', { name }).click();
  await waitFor(() =>
    expect(done).toEqual([
      { do: 'phrase', phrase: 'trust-me' },
      { do: 'phrase', phrase: 'laugh' },
    ]),
  );
});

describe('nothing can be written', () => {
  it.each([
    ['while the game is jammed', { you: 0, isJammed: true }, 'Jammed: nothing can be said now.'],
    ['by who only looks on', {}, 'Only players can talk.'],
    ['where only signals are allowed', { you: 0, talk: 'signals' }, 'At this table you can only signal on rooms.'],
    ['where nobody talks', { you: 0, talk: 'none' }, 'No talking at this table.'],
  ] as const)('%s', (_, wish, sentence) => {
    render(<TalkPanel online={tableWith(wish).online} />);
    expect(screen.getByRole('status').textContent).toBe(sentence);
    expect(document.querySelector('input, .talk-phrases, .talk-faces')).toBeNull();
  });
});

describe('what is new', () => {
  const Unread = ({ online }: { online: OnlineTable }) => <output>{useUnread(online)}</output>;
  const count = (): string | null => screen.getByRole('status').textContent;

  it('is what others said since the talk was last open on this device, also before it was loaded anew', () => {
    render(<TalkPanel online={tableWith({ you: 0, lines: LINES.slice(0, 1) }).online} />);
    cleanup();
    const mine: ChatLine = { seat: 0, name: 'Me', at: 0, text: 'I know' };
    const { online } = tableWith({ you: 0, lines: [...LINES, mine] });
    render(<Unread online={online} />);
    expect(count()).toBe('2');
    render(<TalkPanel online={online} />);
    expect(count()).toBe('0');
  });

  it('for whoever looks on, what is said from then on', () => {
    render(<Unread online={tableWith({ lines: LINES }).online} />);
    expect(count()).toBe('0');
  });
});
