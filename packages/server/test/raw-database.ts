/** A database as it is, past the store: what it holds, row by row and byte by byte. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { Client, types } from 'pg';

export type Row = Readonly<Record<string, string | number | null>>;

export interface RawDatabase {
  /** `$1` is the first value. */
  all(sql: string, values?: readonly (string | number | null)[]): Promise<readonly Row[]>;
  run(sql: string): Promise<void>;
  /** Makes a kind of statement fail, such as `INSERT ON rated`, until the returned function is called. */
  hinder(statement: string): Promise<() => Promise<void>>;
  /** Their names. */
  tables(): Promise<readonly string[]>;
  columns(table: string): Promise<readonly string[]>;
  /** Everything that any table holds, and where it is a file, every byte of it. */
  everything(): Promise<string>;
  close(): Promise<void>;
}

export const openRaw = (url: string | undefined, folder: string): Promise<RawDatabase> =>
  url === undefined ? openFile(folder) : openAddress(url);

/** Milliseconds to wait for a server that writes. */
const PATIENCE = 10_000;

const openFile = async (folder: string): Promise<RawDatabase> => {
  const database = new Database(join(folder, 'room25.sqlite'), { timeout: PATIENCE });
  const run: RawDatabase['run'] = async (sql) => void database.exec(sql);
  return {
    all: async (sql, values = []) => database.prepare(sql.replaceAll('$', '?')).all([...values]) as Row[],
    run,
    async hinder(statement) {
      await run(`CREATE TRIGGER hindrance BEFORE ${statement} BEGIN SELECT RAISE(ABORT, 'not now'); END`);
      return () => run('DROP TRIGGER hindrance');
    },
    tables: async () =>
      (database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all([]) as { name: string }[]).map(
        ({ name }) => name,
      ),
    columns: async (table) =>
      (database.prepare('SELECT name FROM pragma_table_info(?)').all([table]) as { name: string }[]).map(
        ({ name }) => name,
      ),
    everything: async () =>
      readdirSync(folder)
        .filter((name) => name.startsWith('room25.sqlite'))
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('\n'),
    close: async () => void database.close(),
  };
};

/** Times are numbers. */
const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format as 'text');

const openAddress = async (url: string): Promise<RawDatabase> => {
  const client = new Client(url);
  await client.connect();
  const all: RawDatabase['all'] = async (sql, values = []) =>
    (await client.query({ text: sql, values: [...values], types: { getTypeParser } })).rows as Row[];
  const tables = async (): Promise<readonly string[]> => {
    const sql = 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()';
    return (await all(sql)).map(({ name }) => String(name));
  };
  const run: RawDatabase['run'] = async (sql) => void (await client.query(sql));
  return {
    all,
    run,
    async hinder(statement) {
      await run(`CREATE FUNCTION hindrance() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$;
        CREATE TRIGGER hindrance BEFORE ${statement} FOR EACH ROW EXECUTE FUNCTION hindrance()`);
      return () => run('DROP FUNCTION hindrance() CASCADE');
    },
    tables,
    async columns(table) {
      const sql =
        'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1';
      return (await all(sql, [table])).map(({ name }) => String(name));
    },
    async everything() {
      const rows = [];
      for (const name of await tables()) rows.push(await all(`SELECT * FROM "${name}"`));
      return JSON.stringify(rows);
    },
    close: () => client.end(),
  };
};
