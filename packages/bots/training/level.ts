import { LEVELS, type Level } from '@room25/bots';

export const levelFrom = (text: string): Level => {
  const level = LEVELS.find((each) => each === text);
  if (level === undefined) throw new Error(`there is no level ${text}; there are ${LEVELS.join(', ')}`);
  return level;
};
