/** The mark, fetched with its words when there is something to check. */
import { useSignal } from '@preact/signals';
import type { ComponentProps, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { FairMark } from './fair-mark.tsx';

export const LazyMark: FunctionComponent<ComponentProps<typeof FairMark>> = (props) => {
  const Mark = useSignal<typeof FairMark | undefined>(undefined);
  useEffect(() => {
    void import('./open.ts').then(async ({ openMark }) => {
      Mark.value = await openMark();
    });
  }, []);
  return Mark.value ? <Mark.value {...props} /> : null;
};
