import { OPTIONS, type OptionName, type TableOptions } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Choices } from './choices.tsx';
import './options-question.css';
import { optionsAsked, type Plan } from './plan.ts';
import { Question } from './question.tsx';
import { optionsInForce } from './rooms.ts';

interface Props {
  readonly plan: Plan;
  /** Those that are asked elsewhere. */
  readonly without?: readonly OptionName[];
  onChange(plan: Plan): void;
}

export const OptionsQuestion: FunctionComponent<Props> = ({ plan, without = [], onChange }) => {
  const { options: optionWords } = text.value;
  const inForce = optionsInForce(plan);
  if (!inForce) return null;
  const names = optionsAsked(plan).filter((name) => !without.includes(name));
  return (
    <Question
      title={words.value.setup.options}
      answer={names
        .filter((name) => noted(inForce, name) === 'on')
        .map((name) => optionWords[name].name)
        .join(', ')}
    >
      {names.map((name) => {
        const { name: title, sentence, values } = optionWords[name];
        return (
          <div key={name} class="option">
            <p class="option-name">{title}</p>
            <p class="option-sentence">{sentence}</p>
            <Choices
              name={name}
              label={title}
              value={noted(inForce, name)}
              choices={OPTIONS[name].map((value) => ({ value, name: (values as Record<string, string>)[value]! }))}
              isShort
              onChoose={(value) => onChange(withOption(plan, name, value))}
            />
          </div>
        );
      })}
    </Question>
  );
};

const FIELDS: Readonly<Record<OptionName, keyof TableOptions>> = {
  reminders: 'reminders',
  memory: 'memory',
  reveal: 'reveal',
  guards: 'guards',
  level: 'level',
  madness: 'madness',
  'open-looks': 'openLooks',
  mac: 'mac',
  'team-channel': 'teamChannel',
  marks: 'marks',
};

/** In the words of the notation. */
const noted = (options: TableOptions, name: OptionName): string => {
  const value = options[FIELDS[name]];
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
};

/** Another level is played with other rooms, so a list chosen for the old one is dropped. */
const withOption = ({ composition, ...plan }: Plan, name: OptionName, value: string): Plan => ({
  ...plan,
  ...(composition !== undefined && name !== 'level' && name !== 'guards' && { composition }),
  options: { ...withoutOpposite(plan.options, name, value), [name]: value },
});

/** Madness is made of cards: turning it on brings them back, and playing without cards turns it off. */
const withoutOpposite = ({ mac, madness, ...options }: Plan['options'], name: OptionName, value: string) => ({
  ...options,
  ...(mac && !(name === 'madness' && value === 'on' && mac === 'none') && { mac }),
  ...(madness && !(name === 'mac' && value === 'none') && { madness }),
});
