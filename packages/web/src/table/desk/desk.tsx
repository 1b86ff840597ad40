/** What I do now: program, act, look at something in secret, or watch. */
import type { ReadonlySignal } from '@preact/signals';
import type { Command, RuleId } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { ruleInWords, text, words } from '../../app/language.ts';
import { type Picking, signalsAbout } from '../../board/picking.ts';
import type { PlayedGame } from '../../play/played-game.ts';
import { isHeld } from '../../play/privacy.ts';
import { RuleLink } from '../../rulebook/rule-link.tsx';
import { ActPanel } from './act-panel.tsx';
import './desk.css';
import { isProgram } from './program.ts';
import { type Drafts, ProgramPanel } from './program-panel.tsx';
import { TellPanel } from './tell-panel.tsx';
import { WatchPanel } from './watch-panel.tsx';

interface Props {
  readonly game: PlayedGame;
  readonly picking: Picking;
  readonly previewed: ReadonlySignal<Command | undefined>;
  readonly drafts: Drafts;
  readonly isPhone: boolean;
  /** Why the last command was refused. */
  readonly refusal: RuleId | undefined;
  onPlay(command: Command): void;
  onOver(): void;
}

export const Desk: FunctionComponent<Props> = ({ refusal, ...props }) => (
  <section class="desk" aria-label={words.value.table.regions.desk} data-region tabIndex={-1}>
    <Panel {...props} />
    {refusal && (
      <p class="desk-refusal" role="alert" key={refusal}>
        {text.value.phrases.refused(ruleInWords(refusal, props.game.view.value.edition))}{' '}
        <RuleLink id={refusal} edition={props.game.view.value.edition} />
      </p>
    )}
  </section>
);

const Panel: FunctionComponent<Omit<Props, 'refusal'>> = (props) => {
  const { game } = props;
  const tell = useTell(props);
  if (tell) return <TellPanel key={tell.cell} game={game} {...tell} />;
  const { value: answers } = game.answers;
  const { watch } = words.value.table;
  if (game.view.value.phase === 'over' && !game.beat.value)
    return (
      <div class="desk-note">
        <p>{watch.over}</p>
        <button type="button" class="key ivory" onClick={props.onOver}>
          {watch.toEnd}
        </button>
      </div>
    );
  if (game.privacy && isHeld(game.privacy.now.value) && answers.length === 0 && !game.beat.value)
    return (
      <div class="desk-note">
        <p>{watch.doneHint}</p>
        <button type="button" class="key ivory" onClick={() => game.privacy?.hide()}>
          {watch.done}
        </button>
      </div>
    );
  if (answers.length === 0) return <WatchPanel game={game} />;
  return answers.some(isProgram) ? <ProgramPanel {...props} /> : <ActPanel {...props} />;
};

/** The room I want to speak about, or that I was just shown; not before I have seen it. */
const useTell = ({ game, picking, onPlay }: Omit<Props, 'refusal'>) => {
  const { value: view } = game.view;
  const { value: about } = picking.about;
  const shown = game.beat.value?.events.some(({ kind }) => kind === 'looked') ? undefined : game.toTell?.now.value;
  const cell = about ?? shown?.cell;
  const room = view.board.find((each) => each.cell === cell);
  if (!room || room.room !== undefined || view.phase === 'over') return undefined;
  const said = signalsAbout(game.asides.value, room.cell);
  if (said.length === 0 && !view.jammed) return undefined;
  const done = (): void => {
    picking.about.value = undefined;
    // Around one screen whoever has nothing more to see or say hands it on.
    if (shown && game.privacy && isHeld(game.privacy.now.value)) game.privacy.hide();
  };
  return {
    cell: room.cell,
    saw: room.known ?? (shown?.cell === room.cell ? shown.room : undefined),
    said,
    onSay: (command: Command) => {
      onPlay(command);
      done();
    },
    onSilent: () => {
      if (about === undefined) game.toTell?.keepSilent();
      done();
    },
  };
};
