/** One thing in a lane: what was programmed, played, seen or said. */
import { colourOf, type Edition } from '@room25/engine';
import { lettersOf, roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Chip } from '../art/chip.tsx';
import { Icon } from '../art/icon.tsx';
import { isLie } from '../record/history.ts';
import './clip.css';
import { replayWords } from '../record/words.ts';
import type { Clip } from './lanes.ts';
import { spokenLine } from './spoken-line.ts';

/** For the eye; `clipName` says the same. */
export const ClipMark: FunctionComponent<{ clip: Clip; edition: Edition }> = ({ clip, edition }) => {
  switch (clip.kind) {
    case 'programmed':
      return (
        <>
          {clip.actions.map((action) => (
            <Icon key={action} name={`action-${action}`} />
          ))}
          {clip.adrenaline && <Icon name="mark-adrenaline" />}
        </>
      );
    case 'played':
    case 'drew':
    case 'lost':
      return (
        <>
          <Icon name={`action-${clip.action}`} />
          {clip.target && <span>{clip.target}</span>}
        </>
      );
    case 'saw':
      return <Chip colour={colourOf(edition, clip.room)} letters={lettersOf(text.value, clip.room, edition)} />;
    case 'said':
      return (
        <>
          <Chip colour={clip.colour} letters={text.value.colours[clip.colour].letter} />
          <span>{clip.cell}</span>
          {clip.claim && !clip.claim.isTrue && <b class="clip-false">{isLie(clip.claim) ? '!' : '?'}</b>}
        </>
      );
    case 'chat':
      return <Icon name="mark-signal" />;
    case 'died':
      return <Icon name="mark-shape-red" />;
    case 'returned':
      return <Icon name="mark-adrenaline" />;
    case 'shown':
      return <Icon name={clip.role === 'prisoner' ? 'mark-prisoner' : 'mark-guard'} />;
    case 'waited':
      return <Icon name="mark-wait" />;
  }
};

export const clipClass = (clip: Clip): string => {
  const isFalse = clip.kind === 'said' && clip.claim && !clip.claim.isTrue;
  const isGuard = clip.kind === 'shown' && clip.role !== 'prisoner';
  return `clip ${clip.kind} ${isFalse ? 'false' : ''} ${isGuard ? 'guard' : ''}`;
};

/** "Said of e3: safe. A lie." */
export const clipName = (clip: Clip, edition: Edition): string => {
  const { clips, lie, mistake } = replayWords.value;
  const { actions, colours } = text.value;
  switch (clip.kind) {
    case 'programmed':
      return clips.programmed(
        [
          ...clip.actions.map((action) => actions[action].name),
          ...(clip.adrenaline ? [words.value.table.program.adrenaline] : []),
        ].join(', '),
      );
    case 'lost':
      return clips.lost(actions[clip.action].name);
    case 'played':
    case 'drew':
      return clips.played(actions[clip.action].name, clip.target);
    case 'saw':
      return clips.saw(clip.cell, roomWords(text.value, clip.room, edition).name);
    case 'said': {
      const said = clips.said(clip.cell, colours[clip.colour].danger);
      if (!clip.claim || clip.claim.isTrue) return said;
      return `${said}. ${isLie(clip.claim) ? lie : mistake}.`;
    }
    case 'chat':
      return clips.chat(spokenLine(clip.line));
    default:
      return clips[clip.kind];
  }
};
