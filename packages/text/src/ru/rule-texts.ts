import { printed } from '../grammar.ts';
import type { RuleTexts } from '../language.ts';
import { rules } from './rules.ts';
import { rulesIn } from './rules-in.ts';

export const ruleTexts: RuleTexts = printed<RuleTexts>({ rules, rulesIn });
