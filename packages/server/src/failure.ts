/** What can fail though nobody did anything wrong, as the log says it; the metric counts by the name. */
export const FAILURES = {
  request: 'a request failed',
  bot: 'a bot failed to answer, any legal answer was taken',
  'bot-answer': 'the answer of a bot could not be written',
  'read-on': 'a table could not be read on',
  'roll-call': 'a roll-call could not be answered',
  clock: 'the time of a table could not be set',
  sweep: 'the sweep failed',
  table: 'a table that was due could not be looked after',
  log: 'a log cannot be replayed',
  guests: 'keys and devices could not be read',
} as const;
export type Failure = keyof typeof FAILURES;
