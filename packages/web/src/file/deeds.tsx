/** How one died, what one claimed, whom one saved. */
import { CHARACTERS, DEATH_RULES } from '@room25/engine';
import type { Statistics } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { text } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import { RoomIcon } from '../art/room-icon.tsx';
import { DEATHS } from './deaths.ts';
import './deeds.css';
import { Section } from './file-section.tsx';
import { fileWords } from './words.ts';

export const Deaths: FunctionComponent<Pick<Statistics, 'deaths'>> = ({ deaths }) => {
  const { deaths: said } = fileWords.value;
  const most = Math.max(...deaths.map(({ count }) => count));
  return (
    <Section title={said.title}>
      {deaths.length === 0 ? (
        <p class="deeds-none">{said.none}</p>
      ) : (
        <ul class="deeds">
          {deaths.map(({ rule, count }) => {
            const death = DEATHS[DEATH_RULES.find((each) => each === rule) ?? 'ROOM-MORTAL'];
            return (
              <li key={rule}>
                {'room' in death ? <RoomIcon code={death.room} /> : <Icon name="mark-robot" />}
                <span>{'room' in death ? text.value.rooms[death.room].name : said.causes[death.cause]}</span>
                <b>{said.times(count)}</b>
                <i class="deeds-bar" style={{ '--share': count / most }} aria-hidden="true" />
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
};

export const Talk: FunctionComponent<Pick<Statistics, 'claims'>> = ({ claims }) => {
  const { talk: said } = fileWords.value;
  const isSilent = claims.made === 0 && claims.misled === 0;
  return (
    <Section title={said.title}>
      {isSilent ? (
        <p class="deeds-none">{said.none}</p>
      ) : (
        <dl class="deeds">
          {(['made', 'lies', 'believed', 'misled'] as const).map((kind) => (
            <div key={kind}>
              <dt>{said[kind]}</dt>
              <dd>
                <b>{claims[kind]}</b>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
};

export const Saved: FunctionComponent<Pick<Statistics, 'saved'>> = ({ saved }) => {
  const { saved: said, deaths } = fileWords.value;
  return (
    <Section title={said.title}>
      {saved.length === 0 ? (
        <p class="deeds-none">{said.none}</p>
      ) : (
        <ul class="deeds">
          {CHARACTERS.filter((who) => saved.some(({ name }) => name === who)).map((who) => (
            <li key={who}>
              <Pawn who={who} />
              <span>{text.value.characters[who].name}</span>
              <b>{deaths.times(saved.find(({ name }) => name === who)!.count)}</b>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
