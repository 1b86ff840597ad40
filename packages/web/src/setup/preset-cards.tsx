/** The kinds of games that are ready: a card for each. */
import type { RoomCode } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { words } from '../app/language.ts';
import { Hatch, Shaft } from '../art/tile-art.tsx';
import { numbersOf, type Plan, turnsOf } from './plan.ts';
import { PRESET_GAMES, PRESETS, type Preset, presetOf, withPreset } from './presets.ts';
import './preset-cards.css';

interface Props {
  readonly plan: Plan;
  onChange(plan: Plan): void;
}

export const PresetCards: FunctionComponent<Props> = ({ plan, onChange }) => {
  const { setup } = words.value;
  const chosen = presetOf(plan);
  return (
    <fieldset class="preset-cards">
      <legend class="display">{setup.kind}</legend>
      {PRESETS.map((preset) => {
        const numbers = numbersOf(PRESET_GAMES[preset]);
        return (
          <label key={preset} class="preset-card">
            <input
              type="radio"
              name="preset"
              value={preset}
              checked={preset === chosen}
              onClick={() => onChange(withPreset(plan, preset))}
            />
            <span class="preset-card-art" aria-hidden="true">
              <Art preset={preset} />
            </span>
            <span class="preset-card-words">
              <b class="display">{setup.presets[preset].name}</b>
              <span>{setup.presets[preset].sentence}</span>
              <span class="preset-card-size mono">
                {setup.range(numbers[0]!, numbers.at(-1)!)} · {setup.turns(turnsOf(withPreset(plan, preset)))}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};

const ROOMS_SHOWN: Readonly<Record<Preset, readonly RoomCode[]>> = {
  suspicion: [],
  cooperation: ['EM', '25', 'VX'],
  ultimate: ['IL', 'SH', 'PI'],
};

/** The middle one is visible where there is room for only one. */
const Art: FunctionComponent<{ preset: Preset }> = ({ preset }) => {
  const rooms = ROOMS_SHOWN[preset];
  if (rooms.length > 0)
    return (
      <>
        {rooms.map((code) => (
          <span key={code}>
            <Shaft code={code} />
          </span>
        ))}
      </>
    );
  return (
    <>
      {([undefined, 'DA', undefined] as const).map((known, place) => (
        <span key={place}>
          <Hatch known={known} />
        </span>
      ))}
    </>
  );
};
