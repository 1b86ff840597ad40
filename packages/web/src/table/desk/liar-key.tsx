/** Something for the living to do while others act: whom they take for a liar. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../../app/glyph.tsx';
import { useKeys } from '../../app/keys.ts';
import { labelled, text, words } from '../../app/language.ts';
import { Pawn } from '../../art/pawn.tsx';
import { beatsWords } from '../beats-words.ts';
import { betOf, placeBet, suspectsFor } from '../bets.ts';
import { Pencil } from '../mark-keys.tsx';
import { useDesk } from './at-desk.ts';
import './liar-key.css';

export const LiarKey: FunctionComponent = () => {
  const { game, id } = useDesk();
  const [isAsked, setAsked] = useState(false);
  const { bet } = beatsWords.value;
  const { value: view } = game.view;
  const { value: viewer } = game.viewer;
  const { people } = text.value;
  const suspects = suspectsFor(view, viewer);
  const placed = view.cast.find(({ name }) => name === betOf(id, viewer, 'liar')?.on)?.name;
  const close = (): void => setAsked(false);
  useKeys({ Escape: () => isAsked && close() });
  // One's own turn would take the heads away: nothing runs on as long as they are there.
  useEffect(() => {
    if (!isAsked || game.pace.paused.peek()) return undefined;
    game.pace.pause();
    return () => game.pace.resume();
  }, [isAsked]);
  if (placed)
    return (
      <span class="liar-key placed" role="img" aria-label={bet.placed(bet.stakes.lies(people[placed]))}>
        <Pencil mark="unsure" />
        <Pawn who={placed} />
      </span>
    );
  if (suspects.length === 0) return null;
  return (
    <>
      <button
        type="button"
        class="key liar-key"
        aria-label={labelled(bet.key, bet.liar)}
        aria-expanded={isAsked}
        onClick={() => setAsked(true)}
      >
        <Pencil mark="unsure" />
        <span class="liar-key-word">{bet.key}</span>
      </button>
      {isAsked && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
        <div class="liar-key-heads" role="group" aria-label={bet.liar}>
          <p class="display">{bet.liar}</p>
          {suspects.map((name) => (
            <button
              key={name}
              type="button"
              class="key"
              onClick={() => {
                placeBet(id, viewer, { on: name, turn: view.turn }, 'liar');
                close();
              }}
            >
              <Pawn who={name} />
              <span>{people[name]}</span>
            </button>
          ))}
          <button type="button" class="icon-key" aria-label={words.value.app.close} onClick={close}>
            <Glyph name="close" />
          </button>
        </div>
      )}
    </>
  );
};
