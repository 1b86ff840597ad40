import { type Event, Game, newSheet, type Sheet, seatViewer } from '@room25/engine';
import { LANGUAGES, type LanguageCode, loadLanguage } from '@room25/text';
import { expect, it } from 'vitest';
import { sentencesOf } from '../../src/told/together.ts';

const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 4, seed: 'told' }) as Sheet;
const view = (Game.setUp(sheet) as Game).view(seatViewer(0));
const [me, one, other, third] = view.cast.toSorted((a, b) => a.seat - b.seat).map(({ name }) => name);

const play = (who: string | undefined, action: string) =>
  ({ kind: 'played', who, action, round: 1, rule: 'ACT-ORDER' }) as unknown as Event;
const look = (who: string | undefined, cell: string) =>
  [play(who, 'look'), { kind: 'looked', who, cell, seats: [], rule: 'LOOK-1' } as unknown as Event] as const;
const wait = (who: string | undefined) => ({ kind: 'waited', who, round: 1, rule: 'PROG-ONE' }) as unknown as Event;
const claim = (who: string | undefined, cell: string) =>
  ({ kind: 'signalled', who, cell, colour: 'red', rule: 'COMM-DANGER' }) as unknown as Event;

const tell = async (code: LanguageCode, ...events: readonly Event[]): Promise<string> =>
  sentencesOf(events, { language: await loadLanguage(code), view, viewer: seatViewer(0) });

it('Several who look are told in one sentence, and then what they say', async () => {
  const { characters } = await loadLanguage('en');
  const names = `${characters[one!].name} and ${characters[other!].name}`;
  const told = await tell('en', ...look(one, 'd5'), claim(one, 'd5'), ...look(other, 'e3'));
  expect(told).toMatch(new RegExp(`^${names} look at d5 and e3\\. .*d5.*\\.$`));
  expect(await tell('en', wait(one), wait(other))).toBe(`${names} wait for round 2.`);
  expect(await tell('en', ...look(one, 'd5'), ...look(other, 'd5'))).toBe(`${names} look at d5.`);
});

it('Those who lose the same action for the same reason are told in one sentence', async () => {
  const lose = (who: string | undefined, action: string, rule = 'ACT-MUST') =>
    ({ kind: 'lost', who, action, round: 1, rule }) as unknown as Event;
  const names = (...who: (string | undefined)[]) =>
    who.map((name) => name![0]!.toUpperCase() + name!.slice(1)).join(' and ');
  const losses = [lose(one, 'look'), lose(other, 'push'), lose(third, 'look'), lose(me, 'look')];
  expect(await tell('en', ...losses)).toBe(
    [
      `${names(one, third)} lose Look: no adjacent room is hidden.`,
      `${names(other)}’s Push is lost: there is nobody to push, or nowhere to push to.`,
      'Your Look is lost: no adjacent room is hidden.',
    ].join(' '),
  );
  expect(await tell('fr', ...losses)).toMatch(/ perdent l’action «\sRegarder\s»\s: /);
  const dark = [lose(one, 'look', 'LOOK-DARK'), lose(third, 'look')];
  expect((await tell('en', ...dark)).match(/ is lost: /g)).toHaveLength(2);
  for (const code of LANGUAGES) expect(await tell(code, losses[0]!, losses[2]!)).toMatch(/^[^.]+\.$/);
});

it('A room that several look at is named once', async () => {
  const { characters, phrases } = await loadLanguage('en');
  const two = phrases.names([one!, third!]);
  const looks = [...look(other, 'e3'), ...look(one, 'd5'), ...look(third, 'd5')];
  expect(await tell('en', ...looks)).toBe(`${two} look at d5, ${characters[other!].name} at e3.`);
  for (const code of LANGUAGES) expect((await tell(code, ...looks)).match(/d5/g)).toHaveLength(1);
});

it('A line that somebody slides says what they have played', async () => {
  const slid = (by: string | undefined, rule = 'CTRL-1') =>
    ({ kind: 'slid', who: by, line: '5', direction: 'right', rule }) as unknown as Event;
  const { characters } = await loadLanguage('en');
  const { name } = characters[one!];
  expect(await tell('en', play(one, 'control'), slid(one))).toBe(`${name} slides row 5 to the right.`);
  expect(await tell('en', play(one, 'move'), slid(one))).toMatch(/ plays Move\. .* slides /);
});

it('What I do is told for itself', async () => {
  expect(await tell('en', ...look(one, 'd5'), ...look(me, 'e3'))).toMatch(/ looks at d5\. You look at e3\.$/);
});

it.each(LANGUAGES)('is one sentence in %s', async (code) => {
  const told = await tell(code, ...look(one, 'd5'), ...look(other, 'e3'));
  expect(told).toMatch(/^[^.]*d5[^.]*e3\.$/);
});
