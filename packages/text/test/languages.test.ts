import { CHARACTERS, EDITIONS, type Event, type EventKind, ROOM_CODES, RULE_IDS } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import {
  LANGUAGES,
  type Language,
  lettersOf,
  loadRulings,
  loadWholeLanguage,
  roomWords,
  ruleSentence,
  type Said,
  sentenceOf,
  type WholeLanguage,
} from '../src/index.ts';
import { CONTEXTS, EVENTS, phrasesOf } from './samples.ts';

const languages = await Promise.all(LANGUAGES.map(loadWholeLanguage));
const rulings = await Promise.all(LANGUAGES.map(loadRulings));
const [en, fr, ru] = languages as [WholeLanguage, WholeLanguage, WholeLanguage];

describe.each(languages.map((language) => [language.code, language] as const))('%s', (code, language) => {
  it('is the one that was asked for', () => {
    expect(language.code).toBe(code);
  });

  it('has no gap in any text', () => {
    for (const text of allTextsOf(language)) {
      expect(text).not.toMatch(
        /undefined|(?<!\p{L})(?:null|NaN)(?!\p{L})|\[object|\$\{|[{}<>]|\s{2}|^\s|\s$| [.,]|\.\.|::/u,
      );
      expect(text).toMatch(/[\p{L}\p{N}]/u);
    }
  });

  it('writes quotes and apostrophes as print does', () => {
    for (const text of allTextsOf(language)) expect(text).not.toMatch(/['"`]/);
  });

  it('says rules, effects and events in sentences', () => {
    for (const sentence of sentencesOf(language)) expect(sentence).toMatch(/^[\p{Lu}\d«].*\.$/u);
  });

  it('says no words twice running', () => {
    for (const text of allTextsOf(language)) expect(text).not.toMatch(/((?:\p{L}+[ ,]+){3,})\1/u);
  });

  it('calls an ability by its own name, whatever becomes of it', () => {
    const { ability } = language.characters.kevin;
    const events = [
      { kind: 'programmed', who: 'kevin', actions: ['special', 'move'] },
      { kind: 'played', who: 'kevin', action: 'special' },
      { kind: 'lost', who: 'kevin', action: 'special', rule: 'ACT-MUST' },
      { kind: 'drew', who: 'kevin', action: 'special' },
      { kind: 'punished', who: 'kevin', action: 'special' },
    ] as unknown as readonly Event[];
    for (const event of events) expect(sentenceOf(language, event)).toContain(ability);
  });

  it('names rooms in sentences as it says that it does', () => {
    for (const edition of EDITIONS)
      for (const room of ROOM_CODES) {
        const { name, inSentence = name } = roomWords(language, room, edition);
        const moved = { kind: 'moved', who: 'max', from: 'b2', to: 'b3', rule: 'MOVE-1' } as Event;
        expect(sentenceOf(language, moved, { room, edition })).toContain(inSentence);
      }
  });

  it('has letters of its own for a room that an edition calls otherwise', () => {
    for (const [edition, named] of [
      ['prototype', 'MO'],
      ['prototype', 'MR'],
      ...(roomWords(language, 'TU', 'first').name === language.rooms.TU.name ? [] : [['first', 'TU'] as const]),
    ] as const)
      expect(lettersOf(language, named, edition)).not.toBe(lettersOf(language, named));
    expect(lettersOf(language, 'MO', 'ultimate')).toBe(language.letters.MO);
  });

  it('keeps the short names of rooms to 11 letters', () => {
    for (const edition of EDITIONS)
      for (const room of ROOM_CODES)
        expect([...roomWords(language, room, edition).short].length).toBeLessThanOrEqual(11);
  });

  it('calls no two rooms the same', () => {
    for (const edition of EDITIONS) {
      const words = ROOM_CODES.map((room) => roomWords(language, room, edition));
      expect(new Set(words.map(({ name }) => name)).size).toBe(ROOM_CODES.length);
      expect(new Set(words.map(({ short }) => short)).size).toBe(ROOM_CODES.length);
    }
  });

  it('tells rules, characters and letters of rooms and colours apart', () => {
    for (const edition of EDITIONS) {
      const letters = ROOM_CODES.map((code) => lettersOf(language, code, edition));
      expect(new Set(letters).size).toBe(ROOM_CODES.length);
      expect(letters.filter((each) => [...each].length !== 2)).toEqual([]);
    }
    expect(new Set(RULE_IDS.map((rule) => language.rules[rule])).size).toBe(RULE_IDS.length);
    for (const word of ['name', 'epithet', 'ability'] as const)
      expect(new Set(CHARACTERS.map((who) => language.characters[who][word])).size).toBe(CHARACTERS.length);
    expect(new Set(Object.values(language.colours).map(({ letter }) => letter)).size).toBe(4);
  });

  it('says a rule as the edition has it', () => {
    expect(ruleSentence(language, 'COOP-TURNS', 'first')).toBe(language.rulesIn.first['COOP-TURNS']);
    expect(ruleSentence(language, 'COOP-TURNS', 'second')).toBe(language.rules['COOP-TURNS']);
    expect(ruleSentence(language, 'COOP-TURNS')).toBe(language.rules['COOP-TURNS']);
    // Names of editions belong to the rulebook: a table plays one.
    for (const edition of EDITIONS)
      for (const id of RULE_IDS)
        if (id !== 'ABIL-LEVELS')
          expect(ruleSentence(language, id, edition)).not.toMatch(
            /prototype|прототип|ultimate|(?:first|second) edition/i,
          );
  });

  it('leaves capitals to the page', () => {
    for (const text of allTextsOf(language)) expect(text.replaceAll('M.A.C.', '')).not.toMatch(/\p{Lu}{2}/u);
  });

  it('says "you" to the one it is about, by name to the others', () => {
    for (const event of EVENTS) {
      if (!('who' in event) || event.who === undefined) continue;
      expect(sentenceOf(language, event, { mine: true }), event.kind).not.toBe(sentenceOf(language, event));
    }
  });

  it('says what is secret only where it is told', () => {
    const sentence = (event: object): string => sentenceOf(language, event as Event);
    const looked = { kind: 'looked', rule: 'LOOK-1', who: 'max', cell: 'c2', seats: [0] };
    expect(sentence(looked)).not.toContain(language.rooms.TR.name);
    expect(sentence({ ...looked, room: 'TR' })).toContain(language.rooms.TR.name);
    const seen = { kind: 'roleSeen', rule: 'ROOM-SECRETS', who: 'max', of: 'kevin', seats: [0] };
    expect(sentence(seen)).not.toContain(language.roles.guard.name);
    expect(sentence({ ...seen, role: 'guard' })).toContain(language.roles.guard.name);
    const programmed = { kind: 'programmed', rule: 'PROG-SECRET', who: 'max', seats: [0] };
    expect(sentence(programmed)).not.toContain(language.actions.push.name);
    expect(sentence({ ...programmed, actions: ['push'] })).toContain(language.actions.push.name);
  });
});

describe('each language says it itself', () => {
  it.each([fr, ru].map((language) => [language.code, language] as const))(
    '%s has no English sentence',
    (_, language) => {
      const english = new Set(sentencesOf(en));
      expect(sentencesOf(language).filter((sentence) => english.has(sentence))).toEqual([]);
    },
  );
});

describe('numbers', () => {
  const left = (language: Language): string[] => [1, 2, 5, 10, 21].map((count) => language.phrases.turnsLeft(count));

  it('in English', () => {
    expect(left(en)).toEqual(['Last turn', '2 turns left', '5 turns left', '10 turns left', '21 turns left']);
  });
  it('in French', () => {
    expect(left(fr)).toEqual([
      'Dernier tour',
      'Encore 2\u00a0tours',
      'Encore 5\u00a0tours',
      'Encore 10\u00a0tours',
      'Encore 21\u00a0tours',
    ]);
  });
  it('in Russian', () => {
    expect(left(ru)).toEqual([
      'Последний раунд',
      'Ещё\u00a02\u00a0раунда',
      'Ещё\u00a05\u00a0раундов',
      'Ещё\u00a010\u00a0раундов',
      'Ещё\u00a021\u00a0раунд',
    ]);
  });
  it('A lost ability has its own name, and why it cannot be used', () => {
    const lost: Event = { kind: 'lost', rule: 'ACT-MUST', who: 'franck', action: 'special', round: 1 };
    expect(languages.map((language) => sentenceOf(language, lost).replace(/\s/g, ' '))).toEqual([
      'Franck’s Recover is lost: there is nothing to recover.',
      'Franck perd son action « Récupérer » : il n’y a rien à récupérer.',
      'Фрэнк теряет действие «Вернуть адреналин»: возвращать нечего.',
    ]);
  });

  it('in the middle of a sentence', () => {
    const lost: Event = { kind: 'turnLost', rule: 'ROOM-TIMER', turnsLeft: 1 };
    expect(languages.map((language) => sentenceOf(language, lost))).toEqual([
      'A turn is lost: 1 turn left.',
      'Un tour est perdu\u00a0: encore 1\u00a0tour.',
      'Один раунд потерян: остался последний раунд.',
    ]);
  });
});

describe('English', () => {
  it('begins with a capital whatever comes first', () => {
    expect(en.filled('{line} slides.', { line: en.lines['4'] })).toBe('Row 4 slides.');
    expect(en.filled('{cell} opens.', { cell: 'b3' }), 'a cell stays as the board writes it').toBe('b3 opens.');
  });

  it('tells a game', () => {
    expect(tell(en)).toEqual([
      'Max enters the Vortex room in b3.',
      'You enter b3.',
      'Emmett slides row 4 to the right.',
      'You look at c2: Trapped room.',
      'Alice looks at c2.',
      'Kevin drowns in d4.',
      'Alice’s Push is lost: nobody can be pushed out of the Central room.',
      'Alice’s role: Guard.',
      'You are pushed into b3.',
      'Revealed in a1: Poisoned room.',
      'Waiting for Alice and Max.',
      'c2, according to Alice: red, mortal danger.',
    ]);
  });
});

describe('French', () => {
  it('tells a game', () => {
    expect(tell(fr).map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
      'Max entre dans la salle vortex, en b3.',
      'Vous entrez en b3.',
      'Emmett fait glisser la ligne 4 vers la droite.',
      'Vous regardez c2 : Salle piégée.',
      'Alice regarde c2.',
      'Kevin se noie en d4.',
      'Alice perd son action « Pousser » : on ne pousse personne hors de la salle centrale.',
      'Le rôle d’Alice : Gardien.',
      'Une poussée vous envoie en b3.',
      'Salle révélée en a1 : Chambre empoisonnée.',
      'On attend Alice et Max.',
      'c2, selon Alice : rouge, danger mortel.',
    ]);
  });

  it('keeps : ; ! ? and « » together with their words', () => {
    for (const text of allTextsOf(fr)) expect(text).not.toMatch(/[^\u00a0\u202f][:;!?»]|«[^\u00a0\u202f]/u);
  });

  it('keeps a number together with what it counts in', () => {
    expect(fr.filled('{n} min, {n} s, {n} h, {n} %', { n: '20' })).toBe('20\u00a0min, 20\u00a0s, 20\u00a0h, 20\u00a0%');
    expect(fr.filled('{n} tours, {n} salles', { n: '20' })).toBe('20\u00a0tours, 20 salles');
  });

  it('keeps the number of a cell, a turn or a line together with what it numbers', () => {
    const line = fr.filled('{cell} : au tour {n}, la {line} amène {who} en {cell}.', {
      cell: 'b3',
      n: '5',
      line: fr.lines['4'],
      who: 'Max',
    });
    expect(line).toBe('b3\u00a0: au tour\u00a05, la ligne\u00a04 amène Max en\u00a0b3.');
  });

  it('quotes words without their full stop', () => {
    const said = { kind: 'said', rule: 'COMM-ANSWER', who: 'max', saying: 'no', whom: 'alice' } as Event;
    const told = (answered: Said): string => sentenceOf(fr, said, { answered }).replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(told({ saying: 'suspect', whom: 'kevin' })).toBe('Max dit non à Alice (« Je soupçonne Kevin »).');
    expect(told({ saying: 'wait' })).toBe('Max dit non à Alice (« Attendez-moi ! »).');
  });

  it('elides before any name', () => {
    expect(fr.filled('Le plan de {who}, que {who} aime.', { who: 'Alice' })).toBe('Le plan d’Alice, qu’Alice aime.');
    expect(fr.filled('Le plan de {who}.', { who: 'Max' })).toBe('Le plan de Max.');
    expect(fr.filled('Le piège de {cell}.', { cell: 'a1' })).toBe('Le piège de a1.');
  });

  it('elides', () => {
    for (const text of allTextsOf(fr))
      expect(text).not.toMatch(
        /(?<![\p{L}-])(?:de|le|la|ne|se|que|je|me|te) (?![a-e](?:[1-5]|(?!\p{L})))[aeiouyàâéèêëîïôû]/iu,
      );
  });
});

describe('Russian', () => {
  it('has names in their cases', () => {
    expect(ru.phrases.whom(['max', 'alice'])).toBe('Макса и\u00a0Алису');
    expect(ru.phrases.names(['max', 'alice'])).toBe('Макс и\u00a0Алиса');
  });

  it('tells a game', () => {
    expect(tell(ru)).toEqual([
      'Макс входит в\u00a0Водоворот (b3).',
      'Вы входите в\u00a0b3.',
      'Эмметт сдвигает ряд 4 вправо.',
      'Вы заглядываете в\u00a0c2: Ловушка.',
      'Алиса заглядывает в\u00a0c2.',
      'Кевин тонет в\u00a0d4.',
      'Алиса теряет действие «Толкнуть»: из Центральной комнаты никого не вытолкнуть.',
      'Роль Алисы: Охранник.',
      'Толчок отправляет вас в\u00a0b3.',
      'Открывается a1: Отравленная комната.',
      'Ждём Алису и\u00a0Макса.',
      'c2, со слов Алисы: красный, смертельная опасность.',
    ]);
  });

  it('quotes words without their full stop', () => {
    const said = { kind: 'said', rule: 'COMM-ANSWER', who: 'max', saying: 'no', whom: 'alice' } as Event;
    const told = (answered: Said): string => sentenceOf(ru, said, { answered });
    expect(told({ saying: 'suspect', whom: 'kevin' })).toBe('Макс отвечает Алисе на «Я\u00a0подозреваю Кевина»: нет.');
    expect(told({ saying: 'wait' })).toBe('Макс отвечает Алисе на «Подождите меня!»: нет.');
  });

  it('begins no line with a dash or with the number of the way out, and ends none with a word of one letter', () => {
    for (const text of allTextsOf(ru)) expect(text).not.toMatch(/ —|Комнат. 25|(?<!\p{L})[авикосуя] /iu);
    expect(ru.filled('{who} — из наших.', { who: 'Макс' })).toBe('Макс\u00a0— из наших.');
  });

  it('has Latin letters only in cells, columns and proper names', () => {
    for (const text of allTextsOf(ru)) {
      const rest = text.replace(/M\.A\.C\.|Ultimate|(?<!\p{L})[a-e][1-5]?(?![\p{L}\d])/gu, '');
      expect(rest, text).not.toMatch(/[a-z]/i);
    }
  });
});

describe('a tunnel', () => {
  it('is named once', () => {
    const event = { kind: 'moved', rule: 'ROOM-TUNNEL', who: 'max', from: 'a1', to: 'b3' } as Event;
    expect(languages.map((language) => sentenceOf(language, event, { room: 'TU' }))).toEqual([
      'The tunnel takes Max to b3.',
      'Le tunnel mène Max en\u00a0b3.',
      'Туннель выводит Макса в\u00a0b3.',
    ]);
  });

  it('is a twin where the book of the edition calls it one', () => {
    const names = EDITIONS.map((edition) => languages.map((language) => roomWords(language, 'TU', edition).name));
    const tunnel = ['Tunnel', 'Salle tunnel', 'Туннель'];
    expect(names).toEqual([tunnel, ['Twin room', 'Salle tunnel', 'Комната-близняшка'], tunnel, tunnel]);
  });
});

describe('the letters of the colours', () => {
  it.each([
    [en, 'BGYR'],
    [fr, 'BVJR'],
    [ru, 'СЗЖК'],
  ] as const)('%#', ({ colours }, letters) => {
    expect([colours.blue, colours.green, colours.yellow, colours.red].map(({ letter }) => letter).join('')).toBe(
      letters,
    );
  });
});

/** The same small story in each language. */
function tell(language: Language): string[] {
  const seats: readonly number[] = [0];
  return [
    sentenceOf(language, { kind: 'moved', rule: 'MOVE-1', who: 'max', from: 'b2', to: 'b3' }, { room: 'VX' }),
    sentenceOf(language, { kind: 'moved', rule: 'MOVE-1', who: 'max', from: 'b2', to: 'b3' }, { mine: true }),
    sentenceOf(language, { kind: 'slid', rule: 'CTRL-1', who: 'emmett', line: '4', direction: 'right' }),
    sentenceOf(
      language,
      { kind: 'looked', rule: 'LOOK-1', who: 'alice', cell: 'c2', seats, room: 'TR' },
      { mine: true },
    ),
    sentenceOf(language, { kind: 'looked', rule: 'LOOK-1', who: 'alice', cell: 'c2', seats }),
    sentenceOf(language, { kind: 'died', rule: 'ROOM-FLOODED-1', who: 'kevin', cell: 'd4' }),
    sentenceOf(language, { kind: 'lost', rule: 'PUSH-CENTRAL', who: 'alice', action: 'push', round: 1 }),
    sentenceOf(language, { kind: 'shown', rule: 'GUARD-REVEAL', who: 'alice', role: 'guard' }),
    sentenceOf(language, { kind: 'moved', rule: 'PUSH-1', who: 'kevin', from: 'b2', to: 'b3' }, { mine: true }),
    sentenceOf(language, { kind: 'revealed', rule: 'MOVE-1', cell: 'a1', room: 'MR' }, { edition: 'prototype' }),
    language.phrases.awaited(['alice', 'max']),
    language.phrases.signal(['alice'], 'c2', 'red'),
  ];
}

/** What is written as whole sentences. */
function sentencesOf(language: WholeLanguage): string[] {
  const { roles, modes, editions, results, actions, options } = language;
  const rooms = EDITIONS.flatMap((edition) => ROOM_CODES.map((room) => roomWords(language, room, edition).effect));
  const named = [roles, modes, editions, results, actions, options].flatMap((words) =>
    Object.values(words).map(({ sentence }) => sentence),
  );
  const rules = [language.rules, ...Object.values(language.rulesIn)].flatMap((words) => Object.values<string>(words));
  const ruled = Object.values(rulings[LANGUAGES.indexOf(language.code)]!);
  return [...rules, ...ruled, ...rooms, ...named, ...eventsOf(language)];
}

function eventsOf(language: Language): string[] {
  return EVENTS.flatMap((event) => CONTEXTS.map((context) => sentenceOf(language, event, context)));
}

/** Everything that a player may read. */
function allTextsOf(language: Language): string[] {
  const { code: _, events: __, phrases: ___, filled: ____, ...words } = language;
  const ruled = leavesOf(rulings[LANGUAGES.indexOf(language.code)]);
  return [...new Set([...leavesOf(words), ...ruled, ...eventsOf(language), ...phrasesOf(language)])];
}

/** The letters of rooms are no words. */
function leavesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return Object.entries(words as object).flatMap(([key, word]) => (key === 'letters' ? [] : leavesOf(word)));
}

it('knows every kind of event', () => {
  const kinds = new Set<EventKind>(EVENTS.map(({ kind }) => kind));
  for (const language of languages) expect(new Set(Object.keys(language.events))).toEqual(kinds);
});
