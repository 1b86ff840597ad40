/** `npm run pace`: how long a person waits for others and how much of a game they only watch, in six set-ups. No second of it is waited for. */
import type { Edition, Mode } from '@room25/engine';
import { type Measured, measureGame, PERSON } from './measured-game.ts';

const SET_UPS: readonly (readonly [Edition, Mode, players: number])[] = [
  ['second', 'suspicion', 6],
  ['second', 'cooperation', 6],
  ['ultimate', 'suspicion', 8],
  ['second', 'suspicion', 4],
  ['ultimate', 'cooperation', 4],
  ['prototype', 'suspicion', 6],
];

const [games = '3', detail] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(games)) {
  console.log(
    'npm run pace -- [GAMES] [detail]\n\nGAMES of each set-up (default 3); detail: what was being shown meanwhile.',
  );
  process.exit(games === '--help' ? 0 : 1);
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
const sum = (all: readonly Measured[], of: (one: Measured) => number): number =>
  all.reduce((before, one) => before + of(one), 0);

console.log(
  `Speed 1 ×, bots good. A person is taken to think ${PERSON.program / 1000} s about a program, ${PERSON.action / 1000} s about an action, ${PERSON.word / 1000} s about what to tell.\n`,
);
console.log('| set-up | turns | before the first plan | a person waits a turn | longest wait | share watched |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const [edition, mode, players] of SET_UPS) {
  const all: Measured[] = [];
  for (let game = 1; game <= Number(games); game++)
    all.push(await measureGame({ edition, mode, players, level: 'normal', seed: `pace ${game}`, steps: 4 }));
  const turns = sum(all, (one) => one.turns);
  const watched = sum(all, (one) => one.watched);
  const share = watched / (watched + sum(all, (one) => one.decided));
  const opening = sum(all, (one) => one.opening) / all.length;
  const longest = Math.max(...all.map((one) => one.longestWait));
  console.log(
    `| ${edition}, ${mode}, ${players} | ${turns} | ${seconds(opening)} s | ${seconds(watched / turns)} s | ${seconds(longest)} s | ${Math.round(share * 100)} % |`,
  );
  if (detail) {
    const kinds = [...new Set(all.flatMap((one) => Object.keys(one.byKind)))];
    const parts = kinds.map((kind) => [kind, sum(all, (one) => one.byKind[kind] ?? 0) / turns] as const);
    console.log(
      parts
        .sort(([, one], [, other]) => other - one)
        .map(([kind, ms]) => `  ${kind} ${Math.round(ms)}`)
        .join('\n'),
    );
  }
}
