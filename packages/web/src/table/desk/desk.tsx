/** What I do now: program, act, look at something in secret, or watch. */
import { useSignal } from '@preact/signals';
import type { Command, Event } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { ruleInWords, text, words } from '../../app/language.ts';
import { later } from '../../app/later.tsx';
import { contradictionOn } from '../../board/claims.ts';
import { adviceIn, signalsAbout } from '../../board/picking.ts';
import { isHeld } from '../../play/privacy.ts';
import { isBeside } from '../../play/scene.ts';
import { RuleLink } from '../../rulebook/rule-link.tsx';
import { WindowPanel } from '../talk/talk.tsx';
import { useDesk } from './at-desk.ts';
import './desk.css';
import { isProgram } from './program.ts';
import { ProgramPanel } from './program-panel.tsx';
import { SaidKey, TellPanel } from './telling.ts';
import { WatchPanel } from './watch-panel.tsx';

/** Fetched at once, so that it is there when somebody acts. */
const fetchActPanel = async () => (await import('./act-panel.tsx')).ActPanel;
const ActPanel = later(fetchActPanel);
const DoubtPanel = later(async () => (await import('./doubt-panel.tsx')).DoubtPanel);

interface Props {
  onOver(): void;
}

export const Desk: FunctionComponent<Props> = (props) => {
  const { game, refusal, section } = useDesk();
  const { edition } = game.view.value;
  return (
    <section class="desk" aria-label={words.value.table.regions.desk} data-region tabIndex={-1} ref={section}>
      <Panel {...props} />
      {refusal.value && (
        <p class="desk-refusal" role="alert" key={refusal.value}>
          {text.value.phrases.refused(ruleInWords(refusal.value, edition))}{' '}
          <RuleLink id={refusal.value} edition={edition} />
        </p>
      )}
    </section>
  );
};

const Panel: FunctionComponent<Props> = ({ onOver }) => {
  const { game } = useDesk();
  // Without a network it is fetched again when it is shown.
  useEffect(() => void fetchActPanel().catch(() => undefined), []);
  const tell = useTell();
  const doubt = useDoubt(tell !== undefined);
  if (doubt) return <DoubtPanel key={doubt.room.cell} {...doubt} />;
  if (tell) return <TellPanel key={tell.cell} {...tell} />;
  const isMine = game.privacy !== undefined && isHeld(game.privacy.now.value);
  const isTalk = game.talking?.now.value !== undefined && isBeside(game.beat.value);
  // Everybody says together when they have talked enough, not somebody behind their curtain.
  if (isTalk && !isMine)
    return (
      <WindowPanel game={game}>
        <SaidKey />
      </WindowPanel>
    );
  const { value: answers } = game.answers;
  const { watch } = words.value.table;
  if (game.view.value.phase === 'over' && !game.beat.value)
    return (
      <div class="desk-note">
        <p>{watch.over}</p>
        <button type="button" class="key ivory" onClick={onOver}>
          {watch.toEnd}
        </button>
      </div>
    );
  if (isMine && answers.length === 0 && (isTalk || !game.beat.value))
    return (
      <div class="desk-note">
        <p>{watch.doneHint}</p>
        <button type="button" class="key ivory" onClick={() => game.privacy?.hide()}>
          {watch.done}
        </button>
      </div>
    );
  if (answers.length === 0) return <WatchPanel />;
  return answers.some(isProgram) ? <ProgramPanel /> : <ActPanel />;
};

/** The room I pointed at, if somebody's claim about it contradicts what I saw; until I want to speak about it myself. */
const useDoubt = (canTell: boolean) => {
  const { game, picking, play } = useDesk();
  const telling = useSignal<string | undefined>(undefined);
  const { value: view } = game.view;
  const { value: about } = picking.about;
  useEffect(() => {
    if (about === undefined) telling.value = undefined;
  }, [about]);
  const room = view.board.find((each) => each.cell === about);
  if (!room || telling.value === room.cell || contradictionOn(view, room, game.viewer.value) !== 'seen')
    return undefined;
  const leave = (): void => picking.speakAbout(undefined);
  return {
    room,
    onSay: (command: Command) => {
      play(command);
      leave();
    },
    onTell: canTell
      ? () => {
          telling.value = room.cell;
        }
      : undefined,
    onLeave: leave,
  };
};

/** The room I want to speak about, or that I was just shown; not before I have seen it. */
const useTell = () => {
  const { game, picking, play } = useDesk();
  const { value: view } = game.view;
  const { value: about } = picking.about;
  const isShown = (event: Event): boolean => event.kind === 'looked' && event.room !== undefined;
  const shown = game.beat.value?.events.some(isShown) ? undefined : game.toTell?.now.value;
  const rooms = [about, shown?.cell].flatMap((cell) => view.board.find((each) => each.cell === cell) ?? []);
  const room = rooms.find((each) => each.room === undefined && (view.jammed || picking.canSayAbout(each.cell)));
  if (!room || view.phase === 'over') return undefined;
  const isWanted = room.cell === about;
  const done = (): void => {
    picking.speakAbout(undefined);
    // Around one screen, somebody who has nothing more to see or say passes the device on.
    if (shown && game.privacy && isHeld(game.privacy.now.value)) game.privacy.passOn();
  };
  return {
    cell: room.cell,
    saw: room.known ?? (shown?.cell === room.cell ? shown.room : undefined),
    said: signalsAbout(game.asides.value, room.cell),
    advice: isWanted ? adviceIn(game.asides.value, room.cell) : [],
    onSay: (command: Command) => {
      play(command);
      done();
    },
    onSilent: () => {
      if (!isWanted) game.toTell?.keepSilent();
      done();
    },
  };
};
