/** The way back to one's name from any device: passkeys, or a key to be written down. */
import { useSignal } from '@preact/signals';
import type { KeptAnswer } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { announce } from '../app/announcer.tsx';
import { labelled } from '../app/language.ts';
import { personalToken } from '../online/api.ts';
import {
  keepByPasskey,
  myKeys,
  type NameAnswer,
  type NameTrouble,
  newRecoveryKey,
  removePasskey,
  removeRecoveryKey,
} from '../online/names-api.ts';
import { canHavePasskeys } from '../online/passkeys.ts';
import { onlineWords } from '../online/words.ts';
import { agoOf } from '../saves/when.ts';
import { CopyKey } from './copy-key.tsx';
import './devices.css';
import './keep-name.css';
import { carryId, linkTo } from './links.ts';
import { nameWords } from './name-words.ts';
import { QrCode } from './qr-code.tsx';

export const KeepName: FunctionComponent<{ readonly name: string }> = ({ name }) => {
  const { keep: said, troubles } = nameWords.value;
  const kept = useSignal<KeptAnswer | undefined>(undefined);
  const trouble = useSignal<NameTrouble | undefined>(undefined);
  /** Shown once, and never again. */
  const written = useSignal<string | undefined>(undefined);
  const link = useSignal<string | undefined>(undefined);
  /** What was done, or nothing if it failed. */
  const take = <T,>(answer: NameAnswer<T>): T | undefined => {
    trouble.value = 'trouble' in answer ? answer.trouble : undefined;
    return 'value' in answer ? answer.value : undefined;
  };
  const change = async (asking: Promise<NameAnswer<KeptAnswer>>, done?: string): Promise<void> => {
    const now = take(await asking);
    if (!now) return;
    kept.value = now;
    if (done !== undefined) announce(done);
  };
  const write = async (): Promise<void> => {
    written.value = take(await newRecoveryKey())?.key;
    if (written.value !== undefined) await change(myKeys(), said.done);
  };
  const makeLink = async (): Promise<void> => {
    const token = take(await personalToken())?.token;
    if (token !== undefined) link.value = linkTo('carry', carryId('', token));
  };
  const { passkeys = [], recovery } = kept.value ?? {};
  const isKept = passkeys.length > 0 || recovery !== undefined;
  const isSingle = passkeys.length === 1 && !passkeys[0]!.synced && recovery === undefined;
  const { value: problem } = trouble;
  return (
    <details
      class="devices keep-name"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void change(myKeys());
        else written.value = undefined;
      }}
    >
      <summary>{said.title}</summary>
      {problem !== undefined && (
        <p role="alert">{problem === 'declined' ? troubles.declined : onlineWords.value.troubles[problem]}</p>
      )}
      {kept.value && (
        <>
          <p>{isKept ? said.kept(name) : said.guest}</p>
          <ul>
            {passkeys.map(({ id, label, made, used, synced }) => (
              <li key={id}>
                <span>
                  <b>{label || said.unknown}</b>{' '}
                  {[
                    used === undefined ? said.made(agoOf(made)) : said.used(agoOf(used)),
                    ...(synced ? [said.synced] : []),
                  ].join(' · ')}
                </span>
                <button
                  type="button"
                  class="key"
                  aria-label={labelled(said.remove, label || said.unknown)}
                  onClick={() => void change(removePasskey(id), said.removed)}
                >
                  {said.remove}
                </button>
              </li>
            ))}
            {recovery !== undefined && (
              <li>
                <span>
                  <b>{nameWords.value.back.key}</b> {said.made(agoOf(recovery))}
                </span>
                <button
                  type="button"
                  class="key"
                  aria-label={labelled(said.remove, nameWords.value.back.key)}
                  onClick={() => {
                    written.value = undefined;
                    void change(removeRecoveryKey(), said.removed);
                  }}
                >
                  {said.remove}
                </button>
              </li>
            )}
          </ul>
          {isSingle && <p>{said.single}</p>}
          <p>{canHavePasskeys() ? said.passkeyHint : said.noPasskeys}</p>
          <div class="devices-keys">
            {canHavePasskeys() && (
              <button
                type="button"
                class={`key ${isKept ? '' : 'live'}`}
                onClick={() => void change(keepByPasskey(), said.done)}
              >
                {passkeys.length > 0 ? said.another : said.passkey}
              </button>
            )}
            <button type="button" class="key" onClick={() => void write()}>
              {recovery === undefined ? said.recovery : said.newRecovery}
            </button>
            <button type="button" class="key" onClick={() => void makeLink()}>
              {said.link}
            </button>
          </div>
          {recovery !== undefined && <p>{said.recoveryHint}</p>}
        </>
      )}
      {written.value !== undefined && <WrittenKey text={written.value} name={name} />}
      {link.value !== undefined && (
        <div class="keep-name-link">
          <QrCode link={link.value} label={onlineWords.value.invite.qr} />
          <p>{said.linkHint}</p>
          <CopyKey link={link.value} />
        </div>
      )}
    </details>
  );
};

/** Without TLS there is no clipboard either: a file works everywhere. */
const WrittenKey: FunctionComponent<{ readonly text: string; readonly name: string }> = ({ text, name }) => {
  const { keep: said } = nameWords.value;
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    isCopied.value = true;
    announce(said.copied);
  };
  const file = `Room 25\n${location.host}\n${name}\n${text}\n`;
  return (
    <div role="status">
      <p>{said.shown}</p>
      <code class="keep-name-key mono">{text}</code>
      <div class="devices-keys">
        {'clipboard' in navigator && (
          <button type="button" class="key" onClick={() => void copy().catch(() => undefined)}>
            {isCopied.value ? said.copied : said.copy}
          </button>
        )}
        <a class="key" href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download="room25-key.txt">
          {said.save}
        </a>
      </div>
    </div>
  );
};
