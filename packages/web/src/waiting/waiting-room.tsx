/** Before the show: who sits where, who is ready, how others come here, and what will be played. */
import { useSignal } from '@preact/signals';
import type { Act, SeatView, TableView } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { labelled, words } from '../app/language.ts';
import { go, hrefOf } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { act, type ServerTrouble } from '../online/api.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { onlineWords } from '../online/words.ts';
import { Strap } from '../presenter/strap.tsx';
import '../setup/setup.css';
import { CopyKey } from '../lobby/copy-key.tsx';
import { CallMe } from './call-me.tsx';
import { Invite } from './invite.tsx';
import '../lobby/card.css';
import '../lobby/lobby.css';
import { LinkNotice } from '../lobby/link-notice.tsx';
import { linkTo } from '../lobby/links.ts';
import { introduceMyself, nameDraft } from '../lobby/me.ts';
import { NameField } from '../lobby/name-field.tsx';
import { settingsOf, termsOf } from '../lobby/terms.ts';
import { TermsCard } from '../lobby/terms-card.tsx';
import { TermsForm } from '../lobby/terms-form.tsx';
import { TalkPanel, TalkToast, useHearing } from '../talk/talk-panel.tsx';
import { QuickKeys } from './quick-keys.tsx';
import { SeatCards } from './seat-cards.tsx';
import { StartKeys } from './start-keys.tsx';
import { TableChoosing } from './table-choosing.tsx';
import './waiting-room.css';

type PersonSeat = Extract<SeatView, { kind: 'person' }>;

export const WaitingRoom: FunctionComponent<{ online: OnlineTable }> = ({ online }) => {
  const { lobby, room, terms, troubles } = onlineWords.value;
  const { value: table } = online.table;
  const { code, settings, seats, you } = table;
  const trouble = useSignal<ServerTrouble | undefined>(undefined);
  const isChanging = useSignal(false);
  const mine = you === undefined ? undefined : seats[you];
  const isHost = mine?.kind === 'person' && mine.host === true;
  const host = seats.find((seat) => seat.kind === 'person' && seat.host) as PersonSeat | undefined;
  const isHostGone = host !== undefined && !host.here;
  const whoStarts = host === undefined ? room.waitForTelevision : isHostGone ? room.hostGone : room.waitForHost;
  const taken = seats.filter(({ kind }) => kind !== 'free').length;
  const mayOnlyWatch = you === undefined && taken === seats.length && !settings.unwatched;
  useComings(table);
  useHearing(online);

  const send = async (what: Act): Promise<void> => {
    // The same trouble again is announced again, and fields show the truth again.
    trouble.value = undefined;
    const refused = await online.do(what);
    trouble.value = refused?.code;
  };
  /** In one's own seat, under another name. Over HTTP, because the socket does not know yet who I am. */
  const sit = async (seat?: number): Promise<void> => {
    if (you !== undefined && seat !== you) return send({ do: 'sit', ...(seat !== undefined && { seat }) });
    const me = await introduceMyself();
    const answer = 'trouble' in me ? me : await act(table.id, { do: 'sit', ...(seat !== undefined && { seat }) });
    trouble.value = 'trouble' in answer ? answer.trouble : undefined;
    if ('value' in answer && you === undefined) online.sitDown();
    return undefined;
  };
  const leave = async (): Promise<void> => {
    if (you !== undefined) await online.do({ do: 'leave' });
    go('lobby');
  };

  if (isChanging.value && isHost)
    return (
      <main class="setup">
        <header class="setup-head">
          <Wordmark />
          <h1 class="display">{terms.change}</h1>
          <p>{terms.changeHint}</p>
          <button
            type="button"
            class="key"
            onClick={() => {
              isChanging.value = false;
            }}
          >
            {words.value.table.act.back}
          </button>
        </header>
        <TermsForm
          first={termsOf(settings)}
          submit={terms.change}
          trouble={trouble.value && troubles[trouble.value]}
          hasPassword={table.password === true}
          onSubmit={(next, password) =>
            void send({
              do: 'settings',
              settings: settingsOf(next),
              ...(password !== undefined && { password }),
            }).then(() => {
              isChanging.value = trouble.value !== undefined;
            })
          }
        />
      </main>
    );
  return (
    <main class="waiting">
      <header class="waiting-head">
        <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, onlineWords.value.home)}>
          <Wordmark />
        </a>
        <span class="waiting-stand-by">{words.value.table.curtain.standBy}</span>
        <span class="waiting-keys">
          {isHost && (
            <button
              type="button"
              class="key"
              onClick={() => {
                isChanging.value = true;
              }}
            >
              {terms.change}
            </button>
          )}
          <button type="button" class="key" onClick={() => void leave()}>
            {you === undefined ? onlineWords.value.menu.lobby : room.leave}
          </button>
        </span>
      </header>
      <div class="waiting-main">
        <h1 class="display">
          {you === undefined && host
            ? room.invites(host.name)
            : table.quick
              ? onlineWords.value.quick.name
              : room.title}
        </h1>
        <p class="waiting-standing">
          {you === undefined && taken < seats.length
            ? `${lobby.taken(taken, seats.length)}. ${room.invited}`
            : `${room.standing(taken, seats.length)}${mayOnlyWatch ? ` ${room.mayWatch}` : ''}`}
        </p>
        {you !== undefined && taken < seats.length && (
          <p class="waiting-send">
            <b class="mono">{code}</b>
            <CopyKey link={linkTo('room', code)} />
          </p>
        )}
        {you !== undefined && <TableChoosing table={table} isHost={isHost} onAct={(what) => void send(what)} />}
        <SeatCards
          seats={seats}
          of={(place) => ({
            isMine: place === you,
            canSit: you !== undefined && place !== you && settings.mode === 'team',
            isHost,
            onSit: () => void sit(place),
            ...(place === you && { onRename: () => void sit(place) }),
            onAct: (what) => void send(what),
          })}
        />
        <Strap name={words.value.home.odette.name} line={room.odette} />
      </div>
      <div class="waiting-side">
        <Invite code={code} />
        {/* Those who sit know what will be played, and talk. */}
        {you === undefined && <TermsCard settings={settings} />}
        {(settings.talk === 'chat' || settings.talk === 'team') && (
          <section class="card waiting-talk" aria-labelledby="waiting-talk">
            <h2 id="waiting-talk" class="display">
              {words.value.table.side.talk}
            </h2>
            <TalkPanel online={online} />
          </section>
        )}
        {you !== undefined && <TermsCard settings={settings} />}
        {you !== undefined && <CallMe byPost={settings.clock.kind === 'correspondence'} />}
      </div>
      <footer class="waiting-foot">
        <TalkToast online={online} />
        <div class="waiting-notices">
          <LinkNotice online={online} />
          {trouble.value && (
            <p class="waiting-trouble" role="alert">
              {troubles[trouble.value]}
            </p>
          )}
        </div>
        {mayOnlyWatch ? undefined : mine?.kind !== 'person' ? (
          <form
            class="waiting-sit"
            onSubmit={(event) => {
              event.preventDefault();
              void sit();
            }}
          >
            <NameField name={nameDraft} />
            <button type="submit" class="key live" aria-disabled={taken === seats.length}>
              {room.sit}
            </button>
          </form>
        ) : (
          <div class="waiting-sit">
            {table.quick ? (
              <QuickKeys table={table} onAct={send} />
            ) : isHost ? (
              <StartKeys table={table} onAct={send} />
            ) : (
              <>
                <p class="waiting-hint">{whoStarts}</p>
                {isHostGone && (
                  <button type="button" class="key" onClick={() => void send({ do: 'handOver', seat: you! })}>
                    {room.takeOver}
                  </button>
                )}
                <button
                  type="button"
                  class={`key ${mine.ready ? '' : 'live'}`}
                  onClick={() => void send({ do: 'ready', ready: !mine.ready })}
                >
                  {mine.ready ? room.notReady : room.iAmReady}
                </button>
              </>
            )}
          </div>
        )}
      </footer>
    </main>
  );
};

/** Tells those who do not see it who comes and goes, and when the terms change. */
const useComings = ({ seats, settings, you }: TableView): void => {
  const { room } = onlineWords.value;
  const names = seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind));
  const before = useRef({ names, terms: '' });
  const terms = JSON.stringify(settings);
  useEffect(() => {
    const { names: old, terms: oldTerms } = before.current;
    before.current = { names, terms };
    if (oldTerms !== '' && oldTerms !== terms) announce(room.termsChanged);
    for (const [place, seat] of seats.entries())
      if (seat.kind === 'person' && place !== you && !old.includes(seat.name)) announce(room.joined(seat.name));
    for (const name of old) if (!names.includes(name) && name !== 'free' && name !== 'bot') announce(room.left(name));
  }, [names.join('\n'), terms]);
};
