/** The words of one area of the page, fetched when it is first opened, and again when the language changes. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type LanguageCode, printed } from '@room25/text';
import { languageCode } from './settings.ts';

export interface AreaWords<Words> {
  /** Only after `load`. */
  readonly words: ReadonlySignal<Words>;
  load(): Promise<void>;
}

export const areaWords = <Words>(loaders: Readonly<Record<LanguageCode, () => Promise<Words>>>): AreaWords<Words> => {
  const words = signal<Words | undefined>(undefined);
  let first: Promise<void> | undefined;
  const fetchIn = async (code: LanguageCode): Promise<void> => {
    const fetched = await loaders[code]();
    // Words of the language before are better than none.
    if (languageCode.peek() === code || !words.peek()) words.value = printed(fetched);
  };
  let stop = (): void => {};
  const follow = (): Promise<void> =>
    new Promise((done, fail) => {
      stop = effect(() => void fetchIn(languageCode.value).then(done, fail));
    });
  const load = (): Promise<void> => {
    // What could not be fetched is fetched again when it is next needed.
    first ??= follow().catch((error) => {
      stop();
      first = undefined;
      throw error;
    });
    return first;
  };
  return { words: words as ReadonlySignal<Words>, load };
};
