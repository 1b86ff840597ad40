/** A preview in sentences: where a command leads, as far as the viewer can know. */
import { ROOMS, type View } from '@room25/engine';
import { roomWords, sentence } from '@room25/text';
import { numberOf } from './geometry.ts';
import { claimsOn, personOf, roomNameOf, type Telling } from './names.ts';
import type { Preview } from './preview.ts';

export interface Lead {
  readonly text: string;
  /** How it is shown: a death stands out, a secret has the eye beside it. */
  readonly tone: 'plain' | 'secret' | 'death';
  /** The cell’s own name says so as well. */
  readonly isInName?: boolean | undefined;
}

export const leadsOf = (view: View, preview: Preview, telling: Telling): readonly Lead[] => {
  const leads: Lead[] = [];
  const say = (text: string, tone?: Lead['tone'], isInName?: boolean): void => {
    leads.push({ text, tone: tone ?? 'plain', isInName });
  };
  const { leads: words } = telling.words;
  const person = (who: Parameters<typeof personOf>[1]) => personOf(view, who, telling);
  const { slide, swap, look, entered, walks } = preview;

  if (look !== undefined) {
    say(view.options.openLooks ? words.allSee : words.onlyYouSee);
    const looked = view.board[numberOf(look)]!;
    if (looked.known) say(words.seen(roomWords(telling.language, looked.known, view.edition).name), 'secret', true);
    for (const claim of claimsOn(view, looked, telling)) say(`${claim}.`, 'plain', true);
  }
  if (preview.roleOf) say(words.role(telling.language.people[preview.roleOf]));
  if (preview.wins) {
    say(words.leaving(preview.leaving!.map(person)));
    const isRival = view.cast.some(({ name, side }) => name === preview.who && side !== undefined);
    say(words.wins[preview.wins](person(preview.who), isRival));
  } else if (slide) {
    say(words.ride(slide.riders.map((rider) => ({ ...person(rider.who), to: rider.to }))));
    const { room, known } = view.board[numberOf(slide.off)]!;
    const code = room ?? known;
    say(words.comesRound(code && roomNameOf(view, code, telling), slide.off, slide.round), known ? 'secret' : 'plain');
    if (slide.times === 2) say(words.twice);
    if (preview.needs) say(words.needs[preview.needs]);
  }
  if (swap) say(words.swap(...swap));
  for (const walk of walks) {
    if (walk.who === undefined) say(words.robotGoes(walk.from, walk.to));
    else if (walk.who !== preview.who || walk.by === 'room') say(words.goes(person(walk.who), walk.to));
  }
  if (entered) sayEntered(view, preview, telling, say);
  for (const change of preview.changes) {
    if (change.becomes === 'turned') say(words.turned(change.cell, change.axis));
    else if (change.becomes === 'signalled')
      say(words.signalled(change.cell, telling.language.colours[change.colour].danger));
    else say(words.changes[change.becomes](change.cell));
  }
  if (preview.mayRefuse) say(words.mayRefuse(person(preview.mayRefuse)));
  for (const { who } of preview.deaths) say(words.dies(person(who)), 'death');
  return leads;
};

/** What the room is, if that is known, what it does, and who is there. */
const sayEntered = (
  view: View,
  { entered, walks, who }: Preview,
  telling: Telling,
  say: (text: string, tone?: Lead['tone'], isInName?: boolean) => void,
): void => {
  const { leads: words } = telling.words;
  const { cell, room, isSecret } = entered!;
  if (room === undefined) {
    // Where everybody may look, the one who acts may know more than the screen shows.
    if (telling.viewer.kind === 'seat') say(words.unknown);
    for (const claim of claimsOn(view, view.board[numberOf(cell)]!, telling)) say(`${claim}.`, 'plain', true);
  } else {
    const { name, effect } = roomWords(telling.language, room, view.edition);
    if (isSecret) say(words.seen(name), 'secret', true);
    else say(sentence(name), 'plain', true);
    const isRobot = walks.every((walk) => walk.who === undefined) && walks.length > 0;
    if (!isRobot) say(effect);
    else if (ROOMS[room].colour === 'red') say(words.robotDestroyed(name));
  }
  const entering = walks.map((walk) => walk.who);
  const there = view.cast.filter((one) => one.cell === cell && one.name !== who && !entering.includes(one.name));
  if (there.length > 0) say(words.there(there.map(({ name }) => personOf(view, name, telling))), 'plain', true);
};
