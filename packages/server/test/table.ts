/** A table on a running server, made over HTTP as a program would. */
import { randomUUID } from 'node:crypto';
import type { Act, Settings, TableView } from '@room25/protocol';

export interface OpenedTable {
  readonly id: string;
  readonly commitment: string;
  /** Of each seat. */
  readonly tokens: readonly string[];
}

export const SETTINGS: Settings = {
  edition: 'ultimate',
  mode: 'suspicion',
  players: 8,
  listed: false,
  clock: { kind: 'none' },
  talk: 'chat',
};

/** People in all seats, each from an address of their own if the server trusts its proxy, each of whom adds to the seed; the game has begun. */
export const openTable = async (address: string, settings: Settings): Promise<OpenedTable> => {
  const tokens: string[] = [];
  for (let seat = 0; seat < settings.players; seat++) tokens.push(await newToken(address, `Player ${seat + 1}`));
  const host = tokens[0]!;
  const { id, commitment } = await post<TableView>(`${address}/api/tables`, host, { id: randomUUID(), settings });
  const url = `${address}/api/tables/${id}`;
  for (const [seat, token] of tokens.entries())
    if (seat > 0) await post(`${url}/do`, token, { id: randomUUID(), act: { do: 'sit' } }, `198.51.100.${seat}`);
  for (const [seat, token] of tokens.entries())
    await act(url, token, { do: 'ready', ready: true, entropy: String(seat).repeat(16) });
  await act(url, host, { do: 'start' });
  return { id, commitment, tokens };
};

const newToken = async (address: string, name: string): Promise<string> =>
  (await post<{ token: string }>(`${address}/api/guest`, undefined, { name, token: true })).token;

const act = (url: string, token: string, what: Act): Promise<unknown> =>
  post(`${url}/do`, token, { id: randomUUID(), act: what });

const post = async <T>(url: string, token: string | undefined, body: object, address?: string): Promise<T> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${answer}`);
  return JSON.parse(answer) as T;
};
