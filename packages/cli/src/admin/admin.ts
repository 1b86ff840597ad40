import type { Operator, OperatorAccess, Whom } from '@room25/server';
import { type CliCommand, NEGATIVE, OK, UNUSABLE, UsageError } from '../command.ts';
import { readOptions, wholeNumber } from '../options.ts';
import { storeSettings } from '../store-settings.ts';

const HELP = `Usage: room25 admin DO [WHAT] [options]

Deals with people and tables while servers run; they notice within two seconds.
Each act is logged, with its reason; the person it is about is told the reason
and the end, and may answer once.

  reports                    what people have reported, the oldest hundred first
  show REPORT                one of them: who, where, what was said before
  settle REPORT              mark it as dealt with
  mute | ban WHOM            they cannot write | sit down or open a table,
                             for some days
  rename WHOM --name NAME    they go by another name, for some days
  sanctions                  those in force, and what people answered
  lift SANCTION              it ends now
  close TABLE                nothing more happens at it; what was played stays
  delete TABLE               it goes as if it had never been there
  link NAME                  a link by which whoever keeps that name comes back:
                             it works once, within ten minutes
  erase NAME                 whoever keeps that name is forgotten, for good
  announce TEXT              told to everybody in the lobby
  log                        what operators have done, and from where
  page                       a link to the same as a page: it works once, within
                             ten minutes, for eight hours in that browser
  sign-out                   ends all such pages and links

WHOM: --report REPORT, or --table TABLE --seat N (1 is the first)

Options:
  --reason TEXT    why; needed for all that is done to somebody
  --days N         how long it lasts, 1 to 365 (default 7)
  --hours N        how long an announcement stands (default 24)
  --url ADDRESS    where the page is (default http://localhost and PORT or 2525)
  --data FOLDER    the folder of SQLite (ROOM25_DATA; default ./room25-data);
                   with DATABASE_URL, PostgreSQL
  --help           this text

Examples:
  room25 admin reports
  room25 admin mute --report 3f2a9c01b7de --days 3 --reason "insults"
  room25 admin rename --table YKGVYA --seat 2 --name Robin --reason "rude"`;

const OPTIONS = {
  report: { type: 'string' },
  table: { type: 'string' },
  seat: { type: 'string' },
  name: { type: 'string' },
  reason: { type: 'string' },
  days: { type: 'string' },
  hours: { type: 'string' },
  url: { type: 'string' },
  data: { type: 'string' },
} as const;

interface Values {
  readonly report?: string | undefined;
  readonly table?: string | undefined;
  readonly seat?: string | undefined;
  readonly name?: string | undefined;
  readonly reason?: string | undefined;
  readonly days?: string | undefined;
  readonly hours?: string | undefined;
  readonly url?: string | undefined;
}

/** What it says, line by line. */
type Work = (office: Office, what: string, values: Values) => Promise<readonly string[]>;

interface Office {
  readonly operator: Operator;
  readonly access: OperatorAccess;
}

export const admin: CliCommand = {
  summary: 'deal with reports, sanctions and announcements',
  help: HELP,
  async run(args) {
    const { values, positionals } = readOptions(args, OPTIONS);
    const [act = '', what = '', ...others] = positionals;
    const work = Object.hasOwn(WORKS, act) ? WORKS[act] : undefined;
    if (!work || others.length > 0) throw new UsageError(`say one of ${Object.keys(WORKS).join(', ')}`);
    process.umask(0o077);
    const { Operator, OperatorAccess, OperatorError, openStore } = await import('@room25/server');
    try {
      const { url, folder } = storeSettings(process.env, values.data);
      const store = await openStore(url, folder);
      try {
        const office = { operator: new Operator(store), access: new OperatorAccess(store) };
        for (const line of await work(office, what, values)) console.log(line);
      } finally {
        await store.close();
      }
    } catch (thrown) {
      if (thrown instanceof UsageError) throw thrown;
      console.error(`room25 admin: ${(thrown as Error).message}`);
      return thrown instanceof OperatorError ? NEGATIVE : UNUSABLE;
    }
    return OK;
  },
};

const sanctioning =
  (kind: 'mute' | 'ban' | 'rename'): Work =>
  async ({ operator }, _, values) => {
    const days = wholeNumber('days', values.days ?? '7', 365);
    const { id, ends } = await operator.sanction(whomOf(values), {
      kind,
      days,
      reason: reasonOf(values),
      name: values.name,
    });
    return [`${kind} ${id}, until ${dateOf(ends)}`];
  };

const WORKS: Readonly<Record<string, Work>> = {
  async reports({ operator }) {
    const all = await operator.reports();
    const more = (await operator.waiting()) - all.length;
    return [
      ...all.map(({ id, made, table_id, reason, note }) => `${id}  ${dateOf(made)}  ${table_id}  ${reason}  ${note}`),
      ...(more > 0 ? [`and ${more} more`] : []),
    ];
  },
  async show({ operator }, what) {
    const { made, code, table_id, visitor, reason, note, seq, names, lines } = await operator.show(
      said('REPORT', what),
    );
    const nameOf = (one: number): string => names.get(one) || `(visitor ${one})`;
    return [
      `about    ${nameOf(visitor)}`,
      `reason   ${reason}  ${note}`,
      `made     ${dateOf(made)}`,
      `table    ${code}  ${table_id}, entry ${seq}`,
      ...lines.map((line) => `${dateOf(line.at)}  ${nameOf(line.visitor)}: ${line.text}`),
    ];
  },
  async settle({ operator }, what, values) {
    await operator.settle(said('REPORT', what), reasonOf(values));
    return ['settled'];
  },
  mute: sanctioning('mute'),
  ban: sanctioning('ban'),
  rename: sanctioning('rename'),
  async sanctions({ operator }) {
    const all = await operator.sanctions();
    return all.map(
      ({ id, kind, guest, ends, reason, answer }) =>
        `${id}  ${kind}  ${guest}  until ${dateOf(ends)}  ${reason}${answer === null ? '' : `  answered: ${answer}`}`,
    );
  },
  async lift({ operator }, what, values) {
    await operator.lift(said('SANCTION', what), reasonOf(values));
    return ['lifted'];
  },
  async close({ operator }, what, values) {
    await operator.close(said('TABLE', what), reasonOf(values));
    return ['closed'];
  },
  async delete({ operator }, what, values) {
    await operator.delete(said('TABLE', what), reasonOf(values));
    return ['deleted'];
  },
  async link({ operator }, what, values) {
    const address = addressOf(values);
    return [`${address}#/carry/:${await operator.link({ name: said('NAME', what) }, reasonOf(values))}`];
  },
  async erase({ operator }, what, values) {
    await operator.erase({ name: said('NAME', what) }, reasonOf(values));
    return ['forgotten'];
  },
  async announce({ operator }, what, values) {
    const hours = wholeNumber('hours', values.hours ?? '24', 24 * 30);
    const { ends } = await operator.announce(said('TEXT', what), hours);
    return [`until ${dateOf(ends)}`];
  },
  async log({ operator }) {
    const all = await operator.log();
    return all.map(({ at, act, guest, table_id, reason, via }) => {
      const way = via === 'terminal' ? '' : `(${via})`;
      return [dateOf(at), act.padEnd(8), guest, table_id, reason, way].filter(Boolean).join('  ').trimEnd();
    });
  },
  async page({ access }, _, values) {
    const address = addressOf(values);
    return [`${address}#/operator/${await access.newLink()}`];
  },
  async 'sign-out'({ access }) {
    return [`${await access.endAll()} ended`];
  },
};

const whomOf = ({ report, table, seat }: Values): Whom => {
  if (report !== undefined) return { report };
  if (table === undefined || seat === undefined) throw new UsageError('say --report REPORT, or --table TABLE --seat N');
  return { table, seat: wholeNumber('seat', seat, 8) };
};

const reasonOf = ({ reason }: Values): string => {
  if (reason === undefined || reason.trim() === '') throw new UsageError('say --reason TEXT');
  return reason;
};

const addressOf = (values: Values): string => {
  const url = values.url ?? `http://localhost:${process.env['PORT'] ?? 2525}`;
  if (/^https?:/.test(url) && URL.canParse(url)) return new URL('/', url).href;
  throw new UsageError('--url must be an address such as https://room25.example');
};

const said = (name: string, text: string): string => {
  if (text === '') throw new UsageError(`say which: ${name}`);
  return text;
};

const dateOf = (time: number): string => new Date(time).toISOString();
