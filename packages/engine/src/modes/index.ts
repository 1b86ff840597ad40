import type { ModeRules } from '../content.ts';
import type { Mode } from '../words.ts';
import { competition } from './competition.ts';
import { cooperation } from './cooperation.ts';
import { solo } from './solo.ts';
import { suspicion } from './suspicion.ts';
import { team } from './team.ts';

/** The modes as the first edition plays them; later editions change some. */
export const MODE_RULES: Readonly<Record<Mode, ModeRules>> = { suspicion, cooperation, competition, team, solo };
