/** A part of a screen that is fetched when it is first shown; until then its placeholder. */
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { fetched } from './fetched.ts';

export const later = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  standIn: FunctionComponent<Props> = () => null,
): FunctionComponent<Props> => {
  const found = signal<{ readonly Shown: FunctionComponent<Props> }>({ Shown: standIn });
  let isAsked = false;
  return (props) => {
    useEffect(() => {
      if (isAsked) return;
      isAsked = true;
      void fetched(load).then((Shown) => {
        if (Shown) found.value = { Shown };
      });
    }, []);
    const { Shown } = found.value;
    return <Shown {...props} />;
  };
};
