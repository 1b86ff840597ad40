/** The key that gives one a seat at once, and how many people are here. */
import { useSignal } from '@preact/signals';
import type { QuickStanding } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { quickStanding } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import './quick-door.css';

const ASKED_EVERY = 30_000;

/** How many people wait for a game, and how many are here; nothing if nobody is. */
export const useCompany = (): string => {
  const standing = useSignal<QuickStanding | undefined>(undefined);
  useEffect(() => {
    const ask = (): void =>
      void quickStanding().then((answer) => {
        if ('value' in answer) standing.value = answer.value;
      });
    ask();
    const timer = setInterval(ask, ASKED_EVERY);
    return () => clearInterval(timer);
  }, []);
  const { here = 0, waiting = 0 } = standing.value ?? {};
  const there = [
    waiting > 0 && onlineWords.value.quick.waiting(waiting),
    here > 0 && words.value.home.peopleHere(here),
  ];
  return there.filter(Boolean).join(' · ');
};

export const QuickDoor: FunctionComponent = () => {
  const { quick } = onlineWords.value;
  const company = useCompany();
  return (
    <p class="quick-door">
      <a class="key live" href={hrefOf('quick')}>
        {quick.name}
      </a>
      <span>{company || quick.sentence}</span>
    </p>
  );
};
