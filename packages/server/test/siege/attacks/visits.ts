/** What somebody can ask for again and again who has no seat, or no name. */
import { type Limited, RATES } from '../../../src/limits.ts';
import { frame, TEXT } from '../../raw-connection.ts';
import { type Attack, type Verdict, verdict } from '../attack.ts';
import { type Fort, pause, repeat, stopwatch } from '../fort.ts';

const AT = 40;

/** Each of these watches one table, then another, and so on. */
const fluttering: Attack = {
  name: 'ten sockets that come to look on and go again',
  gate: 'open',
  async run(fort) {
    const mallory = await fort.guest('Mallory');
    const tables = [await fort.table(mallory), await fort.table(mallory)];
    const hello = (n: number): Buffer =>
      frame(TEXT, JSON.stringify({ type: 'hello', table: tables[n % 2]!.id, as: 'watch' }));
    const ada = await fort.upgraded(AT);
    ada.socket.write(hello(0));
    await ada.until((heard) => heard.includes('"type":"state"'));
    const seconds = stopwatch();
    let comings = 0;
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const line = await fort.upgraded(AT + 1);
        let n = 0;
        await repeat(fort.seconds, async () => {
          if (!line.isOpen) return false;
          line.socket.write(hello(n++));
          comings++;
          await pause(5);
          return undefined;
        });
        line.socket.destroy();
      }),
    );
    const told = ada.heard.split('"type":"news"').length - 1;
    ada.socket.destroy();
    const most = 3 + seconds();
    return [verdict('news to others at the table', told <= most, `${told} for ${comings} comings`)];
  },
};

interface Door {
  readonly path: string;
  readonly body: object;
  /** What it is counted by. */
  readonly by: Limited;
}

const DOORS: readonly Door[] = [
  { path: '/api/guest/recover', body: { key: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA-A' }, by: 'recoveries' },
  {
    path: '/api/guest/passkey/sign-in',
    body: { id: 'AAAA', clientData: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    by: 'guests',
  },
  { path: '/api/guest/link/owner', body: { token: 'A'.repeat(32) }, by: 'work' },
  { path: '/api/operator/enter', body: { token: 'A'.repeat(32) }, by: 'work' },
];

const knocking: Attack = {
  name: 'recovery keys, passkeys, personal and operators’ links, tried without end',
  gate: 'usual',
  async run(fort) {
    const verdicts = [];
    for (const [n, door] of DOORS.entries()) verdicts.push(await knocked(fort, AT + 10 + n, door));
    return verdicts;
  },
};

/** Until it is told to go. */
const knocked = async (fort: Fort, from: number, { path, body, by }: Door): Promise<Verdict> => {
  let [answered, came] = [0, 0];
  const seconds = stopwatch();
  await Promise.all(
    Array.from({ length: 5 }, () =>
      repeat(fort.seconds, async () => {
        const { status } = await fort.call(path, { method: 'POST', body, from });
        if (status === 429) return false;
        answered++;
        if (status < 400) came++;
        return undefined;
      }),
    ),
  );
  const { burst, perSecond } = RATES[by];
  const isHeld = answered > 0 && answered <= burst + perSecond * (seconds() + 1) && came === 0;
  return verdict(path, isHeld, `${answered} answered, ${came} let in`);
};

export const VISITS: readonly Attack[] = [fluttering, knocking];
