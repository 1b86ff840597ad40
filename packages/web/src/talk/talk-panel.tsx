/** What is said at a table: one's own words, and phrases that everybody reads in their own language. */
import { useSignal } from '@preact/signals';
import type { View } from '@room25/engine';
import { type Act, type ChatLine, LONGEST_LINE_OF_CHAT, type Phrase, type Reaction } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { labelled, ruleInWords, text, words } from '../app/language.ts';
import { Pawn } from '../art/pawn.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { onlineWords } from '../online/words.ts';
import { play } from '../sound/sound.ts';
import type { BubbleLine as Bubble } from '../table/talk/bubbles.tsx';
import { Face, REACTIONS } from '../table/talk/face.tsx';
import { SayPanel } from '../table/talk/talk.tsx';
import './talk-panel.css';
import { markRead } from './unread.ts';

export const TalkPanel: FunctionComponent<{ online: OnlineTable }> = ({ online }) => {
  const { talk: said, troubles } = onlineWords.value;
  const { settings, you } = online.table.value;
  const lines = online.chat.value;
  const draft = useSignal('');
  const isToTeam = useSignal(false);
  const trouble = useSignal<string | undefined>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const hasTeam = settings.talk === 'team' && online.game.value !== undefined;
  const shown = online.game.value?.view.value;
  const isJammed = shown?.jammed === true;
  const mine = shown?.cast.filter(({ seat }) => seat === you) ?? [];
  const isDead = mine.length > 0 && shown?.phase !== 'over' && mine.every(({ cell }) => cell === undefined);
  const isOpen = settings.talk === 'chat' || settings.talk === 'team';
  // Then a phrase gives nothing away.
  const isAfterwards = settings.talk === 'signals' && you !== undefined && shown?.phase === 'over';
  const why = !isOpen
    ? said[settings.talk === 'signals' ? 'onlySignals' : 'silent']
    : you === undefined
      ? said.onlyPlayers
      : isJammed
        ? said.jammed
        : undefined;

  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    markRead(online);
  }, [lines.length, shown?.said?.length]);

  const send = async (what: Extract<Act, { do: 'say' | 'phrase' }>): Promise<boolean> => {
    const refused = await online.do({ ...what, ...(isToTeam.value && hasTeam && { to: 'team' }) });
    trouble.value =
      refused && (refused.rule ? text.value.phrases.refused(ruleInWords(refused.rule)) : troubles[refused.code]);
    return refused === undefined;
  };
  const say = async (): Promise<void> => {
    const line = draft.value.trim();
    if (line === '') return;
    // At once: what is typed while it is being sent is the next line.
    draft.value = '';
    if (!(await send({ do: 'say', text: line }))) draft.value ||= line;
  };
  return (
    <div class={`talk ${isJammed ? 'jammed' : ''}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must get there */}
      <ol class="talk-lines" ref={list} tabIndex={0} aria-label={words.value.table.side.talk}>
        {lines.length === 0 && !shown?.said?.length && <li class="talk-none">{said.nothing}</li>}
        {lines.map((line, place) => (
          <Line key={place} line={line} online={online} />
        ))}
      </ol>
      {online.game.value && <SayPanel game={online.game.value} isInChat />}
      {(why === undefined || isAfterwards) && (
        <>
          <Faces onReact={(phrase) => void send({ do: 'phrase', phrase })} />
          <div class="talk-phrases" role="toolbar" aria-label={said.phrases}>
            {spokenIn(shown?.phase).map((phrase) => (
              <button key={phrase} type="button" class="key" onClick={() => void send({ do: 'phrase', phrase })}>
                {said.said[phrase]}
              </button>
            ))}
          </div>
        </>
      )}
      {why === undefined ? (
        <>
          {isDead && <p class="talk-why">{said.onlyDeadHear}</p>}
          {hasTeam && (
            <label class="talk-team">
              <input
                type="checkbox"
                checked={isToTeam.value}
                onChange={({ currentTarget }) => {
                  isToTeam.value = currentTarget.checked;
                }}
              />
              {said.team}
            </label>
          )}
          <form
            class="talk-form"
            onSubmit={(event) => {
              event.preventDefault();
              void say();
            }}
          >
            <input
              type="text"
              maxLength={LONGEST_LINE_OF_CHAT}
              autocomplete="off"
              aria-label={said.write}
              placeholder={said.write}
              value={draft.value}
              onInput={({ currentTarget }) => {
                draft.value = currentTarget.value;
              }}
              onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
            />
            <button type="submit" class="key">
              {said.send}
            </button>
          </form>
          {trouble.value && (
            <p class="talk-why" role="alert">
              {trouble.value}
            </p>
          )}
        </>
      ) : (
        !isAfterwards && (
          <p class="talk-why" role="status">
            {why}
          </p>
        )
      )}
    </div>
  );
};

/** During a game its own phrases say these things. */
const SPOKEN_IN_GAME = [
  'hello',
  'thanks',
  'sorry',
  'help',
  'go-ahead',
  'hurry',
  'trust-me',
  'who-lies',
  'well-played',
] as const;
const SPOKEN_BEFORE = ['hello', 'yes', 'no', 'thanks', 'sorry', 'hurry', 'well-played'] as const;
const SPOKEN_AT_END = ['well-played', 'knew-it', 'again', 'yes', 'no', 'thanks', 'sorry'] as const;

const spokenIn = (phase: View['phase'] | undefined): readonly Phrase[] =>
  phase === undefined ? SPOKEN_BEFORE : phase === 'over' ? SPOKEN_AT_END : SPOKEN_IN_GAME;

const Faces: FunctionComponent<{ onReact(reaction: Reaction): void }> = ({ onReact }) => {
  const isResting = useSignal(false);
  const { reactions, said } = onlineWords.value.talk;
  useEffect(() => {
    if (!isResting.value) return;
    const timer = setTimeout(() => {
      isResting.value = false;
    }, BETWEEN_FACES);
    return () => clearTimeout(timer);
  }, [isResting.value]);
  return (
    <div class="talk-faces" role="toolbar" aria-label={reactions}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="key"
          aria-label={said[reaction]}
          title={said[reaction]}
          aria-disabled={isResting.value}
          onClick={() => {
            if (isResting.value) return;
            isResting.value = true;
            onReact(reaction);
          }}
        >
          <Face reaction={reaction} />
        </button>
      ))}
    </div>
  );
};

const BETWEEN_FACES = 2000;

/** What bubbles show of the chat; at the end, not what only the dead have heard. */
export const bubblesOf = ({ chat, game }: OnlineTable): readonly Bubble[] => {
  const isOver = game.value?.view.value.phase === 'over';
  const lines = isOver ? chat.value.filter(({ dead }) => !dead) : chat.value;
  return lines.map((line) => {
    const reaction = 'phrase' in line ? REACTIONS.find((each) => each === line.phrase) : undefined;
    if (reaction) return { seat: line.seat, shown: <Face reaction={reaction} />, isBrief: true };
    return { seat: line.seat, shown: wordsOf(line), letters: wordsOf(line).length };
  });
};

const Line: FunctionComponent<{ line: ChatLine; online: OnlineTable }> = ({ line, online }) => {
  const pawn = online.game.value?.view.value.cast.find(({ seat }) => seat === line.seat)?.name;
  return (
    <li class={`talk-line ${line.team ? 'team' : ''}`}>
      {pawn && <Pawn who={pawn} />}
      <p>
        <b>{line.name}</b>
        {line.team && <small> {onlineWords.value.talk.team}</small>}
        {line.dead && <small> {onlineWords.value.talk.amongDead}</small>} <span>{wordsOf(line)}</span>
      </p>
    </li>
  );
};

const wordsOf = (line: ChatLine): string => ('phrase' in line ? onlineWords.value.talk.said[line.phrase] : line.text);

/** Somebody else's last words, for a moment. */
export const TalkToast: FunctionComponent<{ online: OnlineTable }> = ({ online }) => {
  const { value: lines } = online.chat;
  const shown = useSignal<ChatLine | undefined>(undefined);
  const newsIn = useNews(online);
  useEffect(() => {
    const last = newsIn().at(-1);
    if (last) shown.value = last;
  }, [lines.length]);
  const { value: line } = shown;
  useEffect(() => {
    const timer = setTimeout(() => {
      shown.value = undefined;
    }, TOAST_LASTS);
    return () => clearTimeout(timer);
  }, [line]);
  if (!line) return null;
  return (
    <p class="talk-toast" aria-hidden="true">
      <b>{line.name}</b> {wordsOf(line)}
    </p>
  );
};

const TOAST_LASTS = 6000;

/** What others say is heard and announced, whether or not the panel is open. */
export const useHearing = (online: OnlineTable): void => {
  const count = online.chat.value.length;
  const newsIn = useNews(online);
  useEffect(() => {
    const news = newsIn();
    if (news.length === 0) return;
    play('chat');
    announce(news.map((line) => labelled(line.name, wordsOf(line))).join(' '));
  }, [count]);
};

/** What others have said since it was asked for last. Told to all at the end, what the dead said to each other is no news. */
const useNews = ({ table, chat, game }: OnlineTable): (() => readonly ChatLine[]) => {
  // By time: then it stands between what was heard before.
  const heard = useRef(chat.peek().at(-1)?.at ?? 0);
  return () => {
    const { you } = table.peek();
    const lines = chat.peek();
    const isOver = game.peek()?.view.peek().phase === 'over';
    const isNews = ({ seat, at, dead }: ChatLine): boolean => seat !== you && at > heard.current && !(dead && isOver);
    const news = lines.filter(isNews);
    heard.current = lines.at(-1)?.at ?? 0;
    return news;
  };
};
