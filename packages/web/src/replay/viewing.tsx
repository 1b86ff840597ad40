/** The control room of a replay: monitors, what happens now, what each had in mind, and the lanes of the game. */
import { useSignal } from '@preact/signals';
import { EVERYONE, SPECTATOR, type Viewer } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { useKeys } from '../app/keys.ts';
import { text } from '../app/language.ts';
import { from, mediaSignal } from '../app/media.ts';
import { usePeople } from '../play/people.ts';
import { historyOf } from '../record/history.ts';
import { digitOf } from '../record/moment.ts';
import { isOver, type Recording, viewersOf } from '../record/recording.ts';
import type { Tape } from '../record/tape.ts';
import { listen } from '../sound/sound.ts';
import { CameraKeys } from './camera-keys.tsx';
import { lanesOf } from './lanes.ts';
import { LanesTable } from './lanes-table.tsx';
import { Masthead } from './masthead.tsx';
import { Monitor } from './monitor.tsx';
import { NowCard, tellNow } from './now-card.tsx';
import { PlayOnDialog } from './play-on-dialog.tsx';
import { Playback } from './playback.ts';
import { ReplayKeys } from './replay-keys.tsx';
import { Side } from './side.tsx';
import { Transport } from './transport.tsx';

interface Props {
  readonly recording: Recording;
  readonly tape: Tape;
  readonly position: number;
  /** Whose, if the address says it. */
  readonly eyes?: Viewer;
}

/** Is there room for two boards? */
const isWide = mediaSignal(`${from('desktop')} and ${from('upright')}`);

export const Viewing: FunctionComponent<Props> = ({ recording, tape, position, eyes }) => {
  const { seats } = recording.table;
  usePeople(recording.table, tape.viewAt(0, SPECTATOR).cast);
  const viewers = useMemo(() => viewersOf(recording), [recording]);
  const playback = useMemo(() => new Playback(tape, { position, viewers, seats }), [tape, position, viewers, seats]);
  const { cameras } = playback;
  const main = cameras[0]!;
  const isPlayingOn = useSignal(false);
  const second = useSignal(eyes ? cameraAt(eyes, viewers) : usualCamera(recording));
  const claims = useMemo(
    () => (isOver(recording) ? historyOf(tape, recording.table.substituted).claims : []),
    [recording, tape],
  );
  const lanes = useMemo(() => {
    const { value: viewer } = main.viewer;
    const { cast } = tape.viewAt(0, viewer);
    return lanesOf({ told: tape.toldAt(tape.length, viewer), cast, claims, chat: recording.chat });
  }, [tape, main, claims, recording]);

  // The first of these is told in words: with two monitors the main one, else the chosen one.
  const other = second.value && cameras.find(({ viewer }) => nameOf(viewer.value) === nameOf(second.value!));
  const shown = isWide.value ? [main, ...(other && other !== main ? [other] : [])] : [other ?? main];

  useEffect(() => listen(main), [main]);
  useEffect(() => () => playback.close(), [playback]);
  const isPlaying = playback.isPlaying.value;
  useEffect(() => announce(tellNow(shown[0]!, text.value)), [playback.position.value]);

  useKeys({
    ' ': () => (isPlaying ? playback.pause() : playback.play()),
    ArrowRight: ({ shiftKey }) => (shiftKey ? playback.jumpByTurn(1) : playback.jumpByCommand(1)),
    ArrowLeft: ({ shiftKey }) => (shiftKey ? playback.jumpByTurn(-1) : playback.jumpByCommand(-1)),
    '.': () => playback.stepOn(),
    ',': () => playback.stepBack(),
    Home: () => playback.jump(0),
    End: () => playback.jump(tape.length),
    ...(isOver(recording) && cameraKeys(viewers, second)),
  });

  const keys = isOver(recording) && (
    <ReplayKeys
      recording={recording}
      playback={playback}
      eyes={second.value ?? EVERYONE}
      onPlayOn={() => {
        playback.pause();
        isPlayingOn.value = true;
      }}
    />
  );
  return (
    <div class={`replay ${isWide.value ? 'wide' : ''}`}>
      <Masthead recording={recording}>{isWide.value && keys}</Masthead>
      <main class="replay-main">
        <div class={`replay-monitors n${shown.length}`}>
          {shown.map((camera) => (
            <Monitor key={nameOf(camera.viewer.value)} camera={camera} isMain={camera === main} />
          ))}
        </div>
        <Transport playback={playback} camera={shown[0]!} />
        <div class="replay-side">
          <NowCard camera={shown[0]!} claims={claims} />
          {viewers.length > 1 && (
            <CameraKeys
              viewers={viewers}
              chosen={second}
              cast={main.view.value.cast}
              id={recording.table.id}
              isSecond={isWide.value}
            />
          )}
          <Side recording={recording} playback={playback} camera={other ?? main} lanes={lanes} whose={second.value} />
        </div>
        <LanesTable lanes={lanes} playback={playback} edition={recording.table.sheet.edition} />
        {!isWide.value && keys}
      </main>
      {isPlayingOn.value && (
        <PlayOnDialog
          recording={recording}
          playback={playback}
          onClose={() => {
            isPlayingOn.value = false;
          }}
        />
      )}
    </div>
  );
};

const nameOf = (viewer: Viewer): string => (viewer.kind === 'seat' ? `seat ${viewer.seat}` : viewer.kind);

/** The viewer that an address names, if this recording has their eyes; none where everything is shown. */
const cameraAt = (eyes: Viewer, viewers: readonly Viewer[]): Viewer | undefined =>
  eyes.kind === EVERYONE.kind ? undefined : viewers.find((viewer) => nameOf(viewer) === nameOf(eyes));

/** A lone player's replay starts with their own eyes. */
const usualCamera = (recording: Recording): Viewer | undefined => {
  const people = recording.table.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  const [only, another] = people;
  return only === undefined || another !== undefined ? undefined : { kind: 'seat', seat: only };
};

const cameraKeys = (viewers: readonly Viewer[], chosen: { value: Viewer | undefined }) =>
  Object.fromEntries(
    viewers.map((viewer) => [
      digitOf(viewer),
      () => {
        chosen.value = viewer.kind === EVERYONE.kind ? undefined : viewer;
      },
    ]),
  );
