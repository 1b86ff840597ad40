/** Between two people who share a screen. While it is down, nothing secret is on the page. */
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { announceNow } from '../app/announcer.tsx';
import { HoldKey } from '../app/hold-key.tsx';
import { text, words } from '../app/language.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import type { PlayedGame } from '../play/played-game.ts';
import type { Reason } from '../play/privacy.ts';
import './curtain.css';

export interface CurtainProps {
  readonly game: PlayedGame;
  readonly seat: number;
  readonly reason: Reason;
}

export const Curtain: FunctionComponent<CurtainProps> = ({ game, seat, reason }) => {
  const { curtain, header } = words.value.table;
  const { value: view } = game.view;
  const characters = view.cast.filter((one) => one.seat === seat).map(({ name }) => name);
  const names = game.seats[seat]!.name ?? text.value.phrases.names(characters);
  const to = game.privacy?.holder === seat ? curtain.keep : curtain.handTo;
  useEffect(() => announceNow(`${to} ${names}. ${curtain.why[reason]}`), [seat, reason]);
  return (
    <main class="curtain">
      <header>
        <Wordmark />
        <span class="mono">
          {header.turn(view.turn)} · {text.value.phrases.phases[view.phase]}
        </span>
      </header>
      <div class="curtain-card" aria-hidden="true">
        <div class="curtain-disc">
          <b class="display">{curtain.standBy}</b>
          <div class="curtain-blocks" />
          <div class="curtain-dangers">
            {(['blue', 'green', 'yellow', 'red'] as const).map((colour) => (
              <span key={colour} class={colour}>
                <Icon name={`mark-shape-${colour}`} />
              </span>
            ))}
          </div>
        </div>
        <div class="curtain-who">
          {characters.map((who) => (
            <Pawn key={who} who={who} />
          ))}
        </div>
      </div>
      <p class="curtain-to display">{to}</p>
      <h1 class="display">{names}</h1>
      <p class="curtain-why">{curtain.why[reason]}</p>
      <p class="curtain-hint">{curtain.nobodyElse}</p>
      <HoldKey ms={700} class="ivory" again={curtain.again} onHeld={() => game.privacy?.open()}>
        {curtain.iAm(names)}
      </HoldKey>
    </main>
  );
};
