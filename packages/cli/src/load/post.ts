import { UsageError } from '../command.ts';

/** Asks the server over HTTP. */
export const post = async <T>(url: string, body: object, token?: string): Promise<T> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status === 429) throw new UsageError('the server takes no more: start it with --limits 100000');
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text) as T;
};
