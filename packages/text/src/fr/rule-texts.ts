import type { RuleTexts } from '../language.ts';
import { rules } from './rules.ts';
import { rulesIn } from './rules-in.ts';
import { typeset } from './typeset.ts';

export const ruleTexts: RuleTexts = typeset<RuleTexts>({ rules, rulesIn });
