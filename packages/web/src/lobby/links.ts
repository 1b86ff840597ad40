/** Addresses that people send each other. */
import { hrefOf, type ScreenName } from '../app/routes.ts';

/** The address of a screen of this page, from anywhere. */
export const linkTo = (screen: ScreenName, id: string): string => new URL(hrefOf(screen, id), location.href).href;

/**
 * For another device of mine: the table, if one is to be shown, and the token that makes the device me. It stands after the `#`,
 * which is never sent to a server.
 */
export const carryId = (table: string, token: string): string => `${table}:${token}`;

export const readCarryId = (id: string): { table: string; token: string } | undefined => {
  const [, table, token] = /^([\w-]*):([\w.-]+)$/.exec(id) ?? [];
  return table === undefined || token === undefined ? undefined : { table, token };
};
