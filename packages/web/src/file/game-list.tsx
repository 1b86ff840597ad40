/** Every game, the newest first, each with its replay. */
import { useSignal } from '@preact/signals';
import { roleIn } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { labelled } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { locale } from '../app/settings.ts';
import { Pawn } from '../art/pawn.tsx';
import type { FileGame } from '../results/result.ts';
import './game-list.css';
import { Section } from './file-section.tsx';
import { kindName } from './kinds-table.tsx';
import { fileWords } from './words.ts';

const AT_ONCE = 12;

interface Props {
  readonly games: readonly FileGame[];
  /** The ids of those that are among the saved games. */
  readonly saved: ReadonlySet<string>;
}

export const GameList: FunctionComponent<Props> = ({ games, saved }) => {
  const { games: said } = fileWords.value;
  const shown = useSignal(AT_ONCE);
  const rest = games.length - shown.value;
  return (
    <Section title={said.title}>
      <ul class="game-list">
        {games.slice(0, shown.value).map((game) => (
          <GameLine key={game.id} game={game} replay={saved.has(game.id) ? game.id : replayOf(game)} />
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          class="key"
          onClick={() => {
            shown.value += 4 * AT_ONCE;
          }}
        >
          {said.more(Math.min(rest, 4 * AT_ONCE))}
        </button>
      )}
    </Section>
  );
};

interface LineProps {
  readonly game: FileGame;
  readonly replay: string | undefined;
}

const GameLine: FunctionComponent<LineProps> = ({ game, replay }) => {
  const { games: said } = fileWords.value;
  const { edition, mode, ended, server, mine } = game;
  const name = kindName({ edition, mode, role: mine && roleIn(mine) });
  const day = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }).format(ended);
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(ended);
  return (
    <li class="game-list-line">
      <span class="game-list-line-cast" aria-hidden="true">
        {mine?.characters.slice(0, 2).map((each) => (
          <Pawn key={each.name} who={each.name} class={each.survived ? '' : 'game-list-line-dead'} />
        ))}
      </span>
      <span class="game-list-line-words">
        <b>{name}</b>
        <span>
          <time dateTime={new Date(ended).toISOString()} title={date}>
            {day}
          </time>{' '}
          · {server === undefined ? said.device : said.online}
          {mine?.left && ` · ${said.left}`}
        </span>
      </span>
      <b class={`game-list-line-verdict display ${mine?.won ? 'won' : ''}`}>
        {mine === undefined ? said.shared : mine.won ? said.won : said.lost}
      </b>
      {replay !== undefined && (
        <a class="key" href={hrefOf('replay', replay)} aria-label={labelled(said.replay, `${name}, ${date}`)}>
          {said.replay}
        </a>
      )}
    </li>
  );
};

/** A game of another server is watched there. */
const replayOf = ({ id, server, record }: FileGame): string | undefined =>
  server === undefined ? record : server === location.origin ? id : undefined;
