import { type CliCommand, NEGATIVE, OK, UsageError } from '../command.ts';
import { readOptions, wholeNumber } from '../options.ts';
import type { Part, Report, Wish } from './measure.ts';

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
  --json         one JSON object
  --help         this text

The delay is from sending a command until the last seat of its table has heard
of it. The store is measured by itself with a writer for each table: PostgreSQL
if DATABASE_URL is set, which then keeps those tables, else SQLite.

Exit status: 0; 1 commands were refused or not heard of; 2 misused.

Examples:
  room25 load --tables 100 --watchers 200
  room25 load --url http://127.0.0.1:2525 --tables 20 --seconds 60`;

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
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new UsageError(`what is '${positionals[0]}'?`);
    const wish: Wish = {
      tables: wholeNumber('tables', values.tables, MOST),
      watchers: values.watchers === '0' ? 0 : wholeNumber('watchers', values.watchers, MOST),
      seconds: wholeNumber('seconds', values.seconds, MOST),
      pace: wholeNumber('pace', values.pace, 1_000_000),
    };
    // Only who measures waits for the sockets to load.
    const { measure } = await import('./measure.ts');
    const report = await measure(values.url, wish);
    console.log(values.json ? JSON.stringify(report) : formatReport(report, wish));
    return [report.paced, report.fast].some(({ troubles }) => troubles.length > 0) ? NEGATIVE : OK;
  },
};

const formatReport = ({ sockets, appendsPerSecond, paced, fast }: Report, { tables, watchers, pace }: Wish): string => {
  const whole = (value: number): string => Math.round(value).toLocaleString('en');
  const percent = (share: number): string => `${whole(100 * share)} %`;
  const part = ({ commandsPerSecond, p50, p99, server, troubles }: Part): string =>
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
