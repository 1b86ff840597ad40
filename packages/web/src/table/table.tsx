/** The table, or what hides it: the curtain between two people, the opening before the first choice. */
import { useSignalEffect } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { later } from '../app/later.tsx';
import { speed } from '../app/settings.ts';
import { isStill } from '../app/theme.ts';
import { usePeople } from '../play/people.ts';
import type { PlayedGame } from '../play/played-game.ts';
import { listen } from '../sound/sound.ts';
import type { CurtainProps } from './curtain.tsx';
import { OpenTable } from './open-table.tsx';
import { endOpening, type OpeningProps, openingDue } from './opening-due.ts';
import type { TableProps } from './table-props.ts';
import { useVoice } from './voice.ts';

export const Table: FunctionComponent<TableProps> = (props) => {
  const { game, id, hasOpening = false, more } = props;
  const privacy = game.privacy?.now.value;
  usePeople(game, game.view.peek().cast);
  const due =
    hasOpening && privacy?.kind !== 'curtain'
      ? openingDue(game, { id, isTelevision: more?.isTelevision === true })
      : undefined;
  useVoice(game, due !== undefined);
  useSpeed(game);
  useEffect(() => listen(game), [game]);
  useEffect(() => {
    const cover = (): void => game.privacy?.drop();
    addEventListener('blur', cover);
    return () => removeEventListener('blur', cover);
  }, [game]);
  if (privacy?.kind === 'curtain') return <Curtain game={game} {...privacy} />;
  if (due) return <Opening key={due.key} game={game} kind={due.kind} onEnd={() => endOpening(due)} />;
  // Another viewer: nothing that was chosen or opened before stays.
  return <OpenTable key={privacy?.kind === 'private' ? privacy.seat : -1} {...props} />;
};

const LightsDown: FunctionComponent = () => <main class="table-lights-down" aria-busy="true" />;

const Curtain = later<CurtainProps>(async () => (await import('./curtain.tsx')).Curtain, LightsDown);

/** Without it the game begins all the same. */
const NoOpening: FunctionComponent<OpeningProps> = ({ onEnd }) => {
  useEffect(onEnd, []);
  return null;
};

const Opening = later<OpeningProps>(async () => {
  try {
    return await (await import('./open-opening.ts')).openOpening();
  } catch {
    return NoOpening;
  }
}, LightsDown);

/** The setting counts, wherever it is changed. */
const useSpeed = (game: PlayedGame): void => {
  useSignalEffect(() => game.pace.setSpeed(Number(speed.value)));
  useSignalEffect(() => game.pace.setStill(isStill.value));
};
