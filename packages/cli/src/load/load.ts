import { type CliCommand, NEGATIVE, OK, UsageError } from '../command.ts';
import { readOptions, wholeNumber } from '../options.ts';
import type { LoadPart, LoadWish, Report } from './measure.ts';
import type { QuickReport } from './quick.ts';

const HELP = `Usage: room25 load [options]

Plays games of eight over real sockets and measures the server: first at people's
pace, then as fast as it goes; and before that, what its store can do alone.

Options:
  --url URL      the server (default: one of its own, on a temporary folder, or
                 on DATABASE_URL). It must run with --limits 100000
  --tables N     tables of eight sockets each (default: 10)
  --watchers M   sockets that only watch, over all tables (default: 0)
  --seconds S    how long each of the three parts takes (default: 15)
  --pace MS      between two commands at a table, at people's pace
                 (default: 1000)
  --quick N      instead of all that: N people look for a quick game at the same
                 moment; how long until they sit, and until they play
  --json         one JSON object
  --help         this text

The delay is from sending a command until the last seat of its table has heard
of it. The store is measured by itself with a writer for each table: PostgreSQL
if DATABASE_URL is set, which then keeps those tables, else SQLite.

Exit status: 0; 1 commands were refused or not heard of, or somebody had no seat
in a minute or no game in two; 2 misused.

Examples:
  room25 load --tables 100 --watchers 200
  room25 load --url http://127.0.0.1:2525 --tables 20 --seconds 60
  room25 load --quick 2000`;

const MOST = 10_000;

export const load: CliCommand = {
  summary: 'play games over sockets and measure a server',
  help: HELP,
  async run(args) {
    const { values, positionals } = readOptions(args, {
      url: { type: 'string' },
      tables: { type: 'string', default: '10' },
      watchers: { type: 'string', default: '0' },
      seconds: { type: 'string', default: '15' },
      pace: { type: 'string', default: '1000' },
      quick: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new UsageError(`what is '${positionals[0]}'?`);
    if (values.quick !== undefined) {
      const { measureQuick } = await import('./quick.ts');
      const rush = await measureQuick(values.url, wholeNumber('quick', values.quick, MOST));
      console.log(values.json ? JSON.stringify(rush) : formatRush(rush));
      return rush.troubles.length > 0 ? NEGATIVE : OK;
    }
    const wish: LoadWish = {
      tables: wholeNumber('tables', values.tables, MOST),
      watchers: values.watchers === '0' ? 0 : wholeNumber('watchers', values.watchers, MOST),
      seconds: wholeNumber('seconds', values.seconds, MOST),
      pace: wholeNumber('pace', values.pace, 1_000_000),
    };
    // Loaded only here: nobody else should wait for the sockets.
    const { measure } = await import('./measure.ts');
    const report = await measure(values.url, wish);
    console.log(values.json ? JSON.stringify(report) : formatReport(report, wish));
    return [report.paced, report.fast].some(({ troubles }) => troubles.length > 0) ? NEGATIVE : OK;
  },
};

const formatRush = ({ people, tables, most, seated, playing, troubles }: QuickReport): string => {
  const inSeconds = ({ p50, p99, last }: QuickReport['seated']): string =>
    `p50 ${(p50 / 1000).toFixed(1)} s, p99 ${(p99 / 1000).toFixed(1)} s, the last ${(last / 1000).toFixed(1)} s`;
  return [
    `${people} people at once: ${tables} tables, at most ${most} people at one`,
    `until they sat: ${inSeconds(seated)}`,
    `until they played: ${inSeconds(playing)}`,
    ...troubles,
  ].join('\n');
};

const formatReport = (
  { sockets, appendsPerSecond, paced, fast }: Report,
  { tables, watchers, pace }: LoadWish,
): string => {
  const whole = (value: number): string => Math.round(value).toLocaleString('en');
  const percent = (share: number): string => `${whole(100 * share)} %`;
  const part = ({ commandsPerSecond, p50, p99, server, troubles }: LoadPart): string =>
    [
      `  ${whole(commandsPerSecond)} commands a second (${percent(commandsPerSecond / appendsPerSecond)} of the store's appends)`,
      `  delay to the last seat: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      server
        ? `  server: CPU ${percent(server.cpu)} of a core, memory ${whole(server.megabytes)} MB`
        : '  server: its /metrics cannot be read from here, so what it used is unknown',
      ...troubles.map((trouble) => `  ${trouble}`),
    ].join('\n');
  return [
    `${tables} tables, ${watchers} watchers: ${sockets} sockets`,
    `store alone: ${whole(appendsPerSecond)} durable appends a second`,
    `at people's pace, a command every ${pace} ms at each table:`,
    part(paced),
    'as fast as it goes:',
    part(fast),
  ].join('\n');
};
