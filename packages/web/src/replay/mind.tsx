/** What a player had programmed, been shown and said where the replay stands; for a bot, also what it thought. */
import type { Viewer } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { text } from '../app/language.ts';
import { Pawn } from '../art/pawn.tsx';
import type { Camera } from './camera.ts';
import { ClipMark, clipClass, clipName } from './clip-mark.tsx';
import type { Clip, Lanes } from './lanes.ts';
import type { Playback } from './playback.ts';
import './mind.css';
import { isOver, type Recording, thoughtsOf } from '../record/recording.ts';
import { replayWords } from '../record/words.ts';
import { alsoCalled } from '../table/played-by.ts';
import { Thinking } from './thinking.tsx';

interface Props {
  readonly recording: Recording;
  readonly playback: Playback;
  readonly camera: Camera;
  readonly lanes: Lanes;
  readonly whose: Viewer | undefined;
}

export const Mind: FunctionComponent<Props> = ({ recording, playback, camera, lanes, whose }) => {
  const { mind } = replayWords.value;
  const position = playback.position.value;
  const { cast, turn } = camera.view.value;
  const seat = whose?.kind === 'seat' ? whose.seat : seatInView(camera);
  const mine = cast.filter((one) => one.seat === seat);
  const { edition } = recording.table.sheet;
  const clips = lanes.lanes
    .filter((lane) => lane.seat === seat)
    .flatMap(({ cells }) =>
      cells.flatMap((cell, place) => cell.map((clip) => ({ clip, column: lanes.columns[place]! }))),
    )
    .filter(({ clip }) => clip.at <= position);
  const of = (...kinds: readonly Clip['kind'][]): readonly Clip[] =>
    clips.filter(({ clip }) => kinds.includes(clip.kind)).map(({ clip }) => clip);
  const programs = clips
    .filter(({ clip, column }) => clip.kind === 'programmed' && column.turn === turn)
    .map(({ clip }) => clip);
  const thought = thoughtsOf(recording).findLast(
    (each) => each.seat === seat && playback.tape.rests[each.command]! < position,
  );
  const { player } = recording.table.seats[seat] ?? {};
  const also = mine.length === 1 ? alsoCalled(mine[0]!.name, recording.table.seats[seat]) : undefined;
  const isBot = player !== undefined && player !== 'person' && player !== 'away';
  return (
    <div class="mind">
      <h3 class="mind-name display">
        {mine.map((one) => (
          <Pawn key={one.name} who={one.name} />
        ))}
        <span>{text.value.phrases.names(mine.map((one) => one.name))}</span>
        {also && <small>{also}</small>}
        {mine[0]?.role && <small>{text.value.roles[mine[0].role].name}</small>}
      </h3>
      <Part title={mind.programmed} nothing={mind.nothingProgrammed} clips={programs} {...{ playback, edition }} />
      <Part title={mind.saw} nothing={mind.nothingSeen} clips={of('saw')} {...{ playback, edition }} />
      <Part title={mind.said} nothing={mind.nothingSaid} clips={of('said', 'chat')} {...{ playback, edition }} />
      {isOver(recording) && (thought || isBot) && (
        <>
          <h4 class="mind-part">{mind.thought}</h4>
          {thought ? <Thinking thought={thought} edition={edition} /> : <p class="mind-line">{mind.nothingThought}</p>}
        </>
      )}
    </div>
  );
};

/** The player who has just done something, or who sits first. */
const seatInView = ({ view, log }: Camera): number => {
  const last = log.value.findLast(({ event }) => 'who' in event && event.who)?.event;
  const who = last && 'who' in last ? last.who : undefined;
  return view.value.cast.find(({ name }) => name === who)?.seat ?? 0;
};

interface PartProps {
  readonly title: string;
  readonly nothing: string;
  readonly clips: readonly Clip[];
  readonly playback: Playback;
  readonly edition: Parameters<typeof clipName>[1];
}

const Part: FunctionComponent<PartProps> = ({ title, nothing, clips, playback, edition }) => (
  <>
    <h4 class="mind-part">{title}</h4>
    {clips.length === 0 ? (
      <p class="mind-line">{nothing}</p>
    ) : (
      <ul>
        {clips.map((clip, place) => (
          <li key={place}>
            <button type="button" class="mind-clip" onClick={() => playback.jump(clip.at)}>
              <span class={clipClass(clip)} aria-hidden="true">
                <ClipMark clip={clip} edition={edition} />
              </span>
              <span>{clipName(clip, edition)}</span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </>
);
