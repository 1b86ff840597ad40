/** What a bot believed when it decided, and what it weighed. */
import { actionsIn, type Command, colourOf, type Edition, hasAdrenaline, VERB, verbOf } from '@room25/engine';
import { lettersOf, roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { labelled, text, words } from '../app/language.ts';
import { languageCode } from '../app/settings.ts';
import { Chip } from '../art/chip.tsx';
import { Pawn } from '../art/pawn.tsx';
import { replayWords } from '../record/words.ts';
import type { Thought } from '../saves/saved-table.ts';
import { questionOf } from '../told/question.ts';
import './thinking.css';

interface Props {
  readonly thought: Thought;
  readonly edition: Edition;
}

export const Thinking: FunctionComponent<Props> = ({ thought: { explanation }, edition }) => {
  const { mind } = replayWords.value;
  const { samples, chance, options, guards, rooms, reason, style } = explanation;
  const surest = [...rooms].sort((one, other) => other.chance - one.chance).slice(0, TOLD_ROOMS);
  return (
    <div class="thinking">
      {isNamed(mind.reasons, reason) && <p class="mind-line">{mind.reasons[reason]}</p>}
      {isNamed(mind.styles, style) && <p class="mind-line">{mind.style(mind.styles[style])}</p>}
      {samples > 0 && (
        <>
          <p class="mind-line">
            <b>{mind.chance(percent(chance))}</b> {mind.games(samples)}
          </p>
          <h5 class="thinking-part">{mind.options}</h5>
          <ul>
            {options.map((option) => (
              <li key={option.command}>
                <Share chance={option.chance} />
                <span>{inWords(option.command)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {guards.length > 0 && (
        <>
          <h5 class="thinking-part">{mind.guards}</h5>
          <ul>
            {guards.map((guard) => (
              <li key={guard.who}>
                <Share chance={guard.chance} />
                <Pawn who={guard.who} />
                <span>{text.value.people[guard.who]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {surest.length > 0 && (
        <>
          <h5 class="thinking-part">{mind.rooms}</h5>
          <ul>
            {surest.map(({ cell, room, chance: share }) => (
              <li key={cell}>
                <Share chance={share} />
                <Chip colour={colourOf(edition, room)} letters={lettersOf(text.value, room, edition)} />
                <span>{labelled(cell, roomWords(text.value, room, edition).name)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

/** A file may say anything. */
const isNamed = <Name extends string>(names: Readonly<Record<Name, string>>, name: Name | undefined): name is Name =>
  name !== undefined && Object.hasOwn(names, name);

const TOLD_ROOMS = 8;

const Share: FunctionComponent<{ chance: number }> = ({ chance }) => (
  <span class="thinking-share mono" style={{ '--share': chance }}>
    {percent(chance)}
  </span>
);

const percent = (chance: number): string =>
  new Intl.NumberFormat(languageCode.value, { style: 'percent' }).format(chance);

const inWords = (command: Command): string => {
  const { act, program } = words.value.table;
  if (verbOf(command) !== VERB.program) return questionOf(command, act, text.value);
  const names = actionsIn(command).map((action) => text.value.actions[action].name);
  // ROOM-PARANOIA: adrenaline alone, or nothing.
  return names.join(', ') || (hasAdrenaline(command) ? program.adrenaline : act.does.chooseNone);
};
