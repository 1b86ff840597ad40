import type { Edition } from '@room25/engine';
import { roomWords } from '@room25/text';
import { ruleInWords, text } from '../app/language.ts';
import { byHandWords } from './by-hand-words.ts';
import type { RoomsFault } from './rooms.ts';

export const faultInWords = (fault: RoomsFault, edition: Edition): string => {
  const said = byHandWords.value;
  switch (fault.kind) {
    case 'missing':
    case 'surplus':
      return said[fault.kind](fault.count, fault.colour && text.value.colours[fault.colour].danger);
    case 'notAtQuickStart':
      return said.notAtQuickStart(fault.rooms.map((code) => roomWords(text.value, code, edition).name).join(', '));
    case 'needsKey':
    case 'noKey':
      return said[fault.kind];
    case 'other':
      return ruleInWords('SET-COMPOSITION', edition);
  }
};
