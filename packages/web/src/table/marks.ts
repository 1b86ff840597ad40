/** What I think of each of the others. It is kept on this device, by table and by seat, and never leaves it. */
import { signal } from '@preact/signals';
import type { Character, View, Viewer } from '@room25/engine';
import { recall, store } from '../app/storage.ts';

export const MARKS = ['trust', 'unsure', 'guard'] as const;
export type Mark = (typeof MARKS)[number];

type Marks = Readonly<Partial<Record<Character, Mark>>>;

/** Goes up when a mark is set, for everything that shows marks. */
const changes = signal(0);

/** There are no marks on a screen that everybody may look at. */
export const marksOf = (id: string, viewer: Viewer): Marks => {
  void changes.value;
  if (viewer.kind !== 'seat') return {};
  try {
    const kept: unknown = JSON.parse(recall(nameOf(id, viewer.seat)) ?? '{}');
    const marks = Object.entries(kept as Record<string, unknown>);
    return Object.fromEntries(marks.filter(([, mark]) => MARKS.some((each) => each === mark))) as Marks;
  } catch {
    return {};
  }
};

export const setMark = (id: string, viewer: Viewer, who: Character, mark: Mark | undefined): void => {
  if (viewer.kind !== 'seat') return;
  const { [who]: _, ...others } = marksOf(id, viewer);
  store(nameOf(id, viewer.seat), JSON.stringify(mark ? { ...others, [who]: mark } : others));
  changes.value++;
};

/** Only where there are secret roles; one knows one's own. */
export const canMark = ({ cast }: View, viewer: Viewer, who: Character): boolean =>
  viewer.kind === 'seat' &&
  cast.some(({ seat, role }) => seat === viewer.seat && role !== undefined) &&
  cast.some(({ name, seat }) => name === who && seat !== viewer.seat);

const nameOf = (id: string, seat: number): string => `marks.${id}.${seat}`;
