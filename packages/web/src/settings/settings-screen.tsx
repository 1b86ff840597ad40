/** Everything that can be set on this device. */
import type { Signal } from '@preact/signals';
import { LANGUAGES } from '@room25/text';
import type { FunctionComponent, JSX } from 'preact';
import { BackKey } from '../app/back-key.tsx';
import { labelled, words } from '../app/language.ts';
import { LANGUAGE_NAMES } from '../app/language-names.ts';
import { hrefOf } from '../app/routes.ts';
import {
  CONFIRMS,
  confirm,
  languageCode,
  MOTIONS,
  motion,
  NAMINGS,
  naming,
  opening,
  PRESENTERS,
  presenter,
  SPEEDS,
  SWITCH,
  sound,
  speed,
  THEMES,
  theme,
} from '../app/settings.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { Choices } from '../setup/choices.tsx';
import { LEVELS, levels } from '../sound/levels.ts';
import { BUSES } from '../sound/sounds.ts';
import './settings.css';

export const SettingsScreen: FunctionComponent = () => {
  const { settings } = words.value;
  return (
    <main class="settings">
      <header class="settings-head">
        <BackKey />
        <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, settings.back)}>
          <Wordmark />
        </a>
        <h1 class="display">{settings.title}</h1>
      </header>
      <SettingsList />
    </main>
  );
};

/** Only the settings, for a screen of their own or a dialog over the table. */
export const SettingsList: FunctionComponent = () => {
  const { settings, table } = words.value;
  const { times } = table.watch;
  return (
    <div class="settings-list">
      <Setting name={settings.language}>
        <Choices
          name="language"
          label={settings.language}
          value={languageCode.value}
          choices={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
          isShort
          onChoose={(code) => {
            languageCode.value = code;
          }}
        />
      </Setting>
      <Picked id="theme" {...settings.theme} setting={theme} all={THEMES} />
      <Picked id="motion" {...settings.motion} setting={motion} all={MOTIONS} />
      <Picked id="sound" {...settings.sound} setting={sound} all={SWITCH} />
      <Setting name={settings.volumes}>
        <div class="settings-volumes">
          {(['master', ...BUSES] as const).map((bus) => (
            <label key={bus} class="settings-volume">
              <span>{settings.levels[bus]}</span>
              <input
                type="range"
                min="0"
                max={LEVELS.length - 1}
                step="1"
                value={LEVELS.indexOf(levels[bus].value)}
                aria-valuetext={percent(levels[bus].value)}
                onInput={({ currentTarget }) => {
                  levels[bus].value = LEVELS[Number(currentTarget.value)] ?? '75';
                }}
              />
              <output class="mono">{percent(levels[bus].value)}</output>
            </label>
          ))}
        </div>
      </Setting>
      <Picked id="presenter" {...settings.presenter} setting={presenter} all={PRESENTERS} />
      <Picked id="opening" {...settings.opening} setting={opening} all={SWITCH} />
      <Picked id="naming" {...settings.naming} setting={naming} all={NAMINGS} />
      <Picked id="confirm" {...settings.confirm} setting={confirm} all={CONFIRMS} />
      <Picked
        id="speed"
        {...settings.speed}
        values={{ '0.5': times(0.5), '1': times(1), '2': times(2), '4': times(4) }}
        setting={speed}
        all={SPEEDS}
      />
    </div>
  );
};

/** “75%”, « 75 % » */
const percent = (level: string): string =>
  (Number(level) / 100).toLocaleString(languageCode.value, { style: 'percent' });

const Setting: FunctionComponent<{ name: string; sentence?: string }> = ({ name, sentence, children }) => (
  <section class="setting">
    <h2 class="display">{name}</h2>
    {sentence !== undefined && <p>{sentence}</p>}
    {children}
  </section>
);

interface PickedProps<Value extends string> {
  readonly id: string;
  readonly name: string;
  readonly sentence: string;
  readonly values: Readonly<Record<Value, string>>;
  readonly setting: Signal<Value>;
  readonly all: readonly Value[];
}

const Picked = <Value extends string>({
  id,
  name,
  sentence,
  values,
  setting,
  all,
}: PickedProps<Value>): JSX.Element => (
  <Setting name={name} sentence={sentence}>
    <Choices
      name={id}
      label={name}
      value={setting.value}
      choices={all.map((value) => ({ value, name: values[value] }))}
      isShort
      onChoose={(value) => {
        setting.value = value;
      }}
    />
  </Setting>
);
