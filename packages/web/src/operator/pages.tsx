/** The way through a list that is too long for one page. */
import type { DeskList, OperatorAnswer } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useRef } from 'preact/hooks';
import { turnTo } from './desk.ts';
import './pages.css';
import { operatorWords } from './words.ts';

interface Props {
  readonly list: DeskList;
  readonly title: string;
  readonly shown: number;
  readonly page: OperatorAnswer['pages'][DeskList];
}

export const Pages: FunctionComponent<Props> = ({ list, title, shown, page: { from, of, before, after } }) => {
  const { pages: said } = operatorWords.value;
  const whole = useRef<HTMLElement>(null);
  const key = (name: string, to: number | undefined) =>
    to !== undefined && (
      <button type="button" class="key" onClick={() => void turn(to)}>
        {name}
      </button>
    );
  const turn = async (to: number): Promise<void> => {
    await turnTo(list, to);
    // The key that was pressed may be gone, and the new page begins at its top.
    whole.current?.closest('section')?.querySelector('h2')?.focus();
  };
  if (before === undefined && after === undefined) return null;
  return (
    <nav ref={whole} class="pages" aria-label={title}>
      {key(said.back, before)}
      <span>{said.shown(from + 1, from + shown, of)}</span>
      {key(said.on, after)}
    </nav>
  );
};
