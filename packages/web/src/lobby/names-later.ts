/** What keeping a name needs, fetched when the lobby has been drawn. */
import type { FunctionComponent } from 'preact';
import { later } from '../app/later.tsx';
import { loadNameWords } from './name-words.ts';

const withWords = async <Part>(load: () => Promise<Part>): Promise<Part> =>
  (await Promise.all([load(), loadNameWords()]))[0];

export const KeepName: FunctionComponent<{ readonly name: string }> = later(() =>
  withWords(async () => (await import('./keep-name.tsx')).KeepName),
);

export const ComeBack: FunctionComponent = later(() =>
  withWords(async () => (await import('./come-back.tsx')).ComeBack),
);

export const BringAlong: FunctionComponent<{
  readonly you: string;
  readonly name: string;
  readonly along: number;
  readonly apart: number;
  readonly onBring: () => void;
}> = later(() => withWords(async () => (await import('./bring-along.tsx')).BringAlong));
