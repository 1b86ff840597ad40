import type { Edition } from '@room25/engine';
import { roomWords } from '@room25/text';
import { ruleInWords, text, words } from '../app/language.ts';
import type { Fault } from './rooms.ts';

export const faultInWords = (fault: Fault, edition: Edition): string => {
  const { setup } = words.value;
  switch (fault.kind) {
    case 'missing':
    case 'surplus':
      return setup[fault.kind](fault.count);
    case 'notAtQuickStart':
      return setup.notAtQuickStart(fault.rooms.map((code) => roomWords(text.value, code, edition).name).join(', '));
    case 'needsKey':
    case 'noKey':
      return setup[fault.kind];
    case 'other':
      return ruleInWords('SET-COMPOSITION', edition);
  }
};
