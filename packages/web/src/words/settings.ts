import type { Confirm, MotionSetting, Naming, PresenterLevel, Switch, Theme } from '../app/settings.ts';
import type { Bus } from '../sound/sounds.ts';

export interface SettingsWords {
  readonly title: string;
  readonly back: string;
  readonly language: string;
  readonly theme: Setting<Theme>;
  readonly motion: Setting<MotionSetting>;
  readonly sound: Setting<Switch>;
  readonly volumes: string;
  readonly levels: Readonly<Record<Bus | 'master', string>>;
  readonly presenter: Setting<PresenterLevel>;
  readonly opening: Setting<Switch>;
  readonly naming: Setting<Naming>;
  readonly confirm: Setting<Confirm>;
  readonly speed: { readonly name: string; readonly sentence: string };
}

interface Setting<Value extends string> {
  readonly name: string;
  readonly sentence: string;
  readonly values: Readonly<Record<Value, string>>;
}
