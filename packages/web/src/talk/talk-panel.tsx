/** What is said at a table: free words, and phrases that each reads in its own language. */
import { useSignal } from '@preact/signals';
import type { Act, ChatLine, Phrase } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { ruleInWords, text, words } from '../app/language.ts';
import { Pawn } from '../art/pawn.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { onlineWords } from '../online/words.ts';
import { play } from '../sound/sound.ts';
import './talk-panel.css';
import { markRead } from './unread.ts';

/** As the server takes it. */
const LONGEST_LINE = 300;

export const TalkPanel: FunctionComponent<{ online: OnlineTable }> = ({ online }) => {
  const { talk: said, troubles } = onlineWords.value;
  const { settings, you } = online.table.value;
  const lines = online.chat.value;
  const draft = useSignal('');
  const isToTeam = useSignal(false);
  const trouble = useSignal<string | undefined>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const isJammed = online.game.value?.view.value.jammed === true;
  const hasTeam = settings.talk === 'team' && online.game.value !== undefined;
  const isOpen = settings.talk === 'chat' || settings.talk === 'team';
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
  }, [lines.length]);

  const send = async (what: Extract<Act, { do: 'say' | 'phrase' }>): Promise<boolean> => {
    const refused = await online.do({ ...what, ...(isToTeam.value && hasTeam && { to: 'team' }) });
    trouble.value =
      refused && (refused.rule ? text.value.phrases.refused(ruleInWords(refused.rule)) : troubles[refused.code]);
    return refused === undefined;
  };
  const say = async (): Promise<void> => {
    const line = draft.value.trim();
    if (line !== '' && (await send({ do: 'say', text: line }))) draft.value = '';
  };
  return (
    <div class={`talk ${isJammed ? 'jammed' : ''}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must get there */}
      <ol class="talk-lines" ref={list} tabIndex={0} aria-label={words.value.table.side.talk}>
        {lines.length === 0 && <li class="talk-none">{said.nothing}</li>}
        {lines.map((line, place) => (
          <Line key={place} line={line} online={online} />
        ))}
      </ol>
      {why === undefined ? (
        <>
          <label class="talk-phrases">
            <span class="unseen">{said.phrases}</span>
            <select
              value=""
              onChange={(event) => {
                const { value } = event.currentTarget;
                event.currentTarget.value = '';
                if (value !== '') void send({ do: 'phrase', phrase: value as Phrase });
              }}
            >
              <option value="">{said.phrases}</option>
              {Object.entries(said.said).map(([phrase, sentence]) => (
                <option key={phrase} value={phrase}>
                  {sentence}
                </option>
              ))}
            </select>
          </label>
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
              maxLength={LONGEST_LINE}
              autocomplete="off"
              aria-label={said.write}
              placeholder={said.write}
              value={draft.value}
              onInput={({ currentTarget }) => {
                draft.value = currentTarget.value;
              }}
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
        <p class="talk-why" role="status">
          {why}
        </p>
      )}
    </div>
  );
};

const Line: FunctionComponent<{ line: ChatLine; online: OnlineTable }> = ({ line, online }) => {
  const pawn = online.game.value?.view.value.cast.find(({ seat }) => seat === line.seat)?.name;
  return (
    <li class={`talk-line ${line.team ? 'team' : ''}`}>
      {pawn && <Pawn who={pawn} />}
      <p>
        <b>{line.name}</b>
        {line.team && <small> {onlineWords.value.talk.team}</small>} <span>{wordsOf(line)}</span>
      </p>
    </li>
  );
};

const wordsOf = (line: ChatLine): string => ('phrase' in line ? onlineWords.value.talk.said[line.phrase] : line.text);

/** The last words of somebody else, for a moment. */
export const TalkToast: FunctionComponent<{ online: OnlineTable }> = ({ online }) => {
  const { value: lines } = online.chat;
  const shown = useSignal<ChatLine | undefined>(undefined);
  const heard = useRef(lines.length);
  useEffect(() => {
    const last = lines.slice(heard.current).findLast(({ seat }) => seat !== online.table.peek().you);
    heard.current = lines.length;
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

/** What others say is heard and read aloud, whether or not the panel is open. */
export const useHearing = (online: OnlineTable): void => {
  const count = online.chat.value.length;
  const heard = useRef(count);
  useEffect(() => {
    const { you } = online.table.peek();
    const news = online.chat
      .peek()
      .slice(heard.current)
      .filter(({ seat }) => seat !== you);
    heard.current = count;
    if (news.length === 0) return;
    play('chat');
    announce(news.map((line) => `${line.name}: ${wordsOf(line)}`).join(' '));
  }, [count]);
};
