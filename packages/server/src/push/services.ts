/** An endpoint is an address that a stranger chose: the server writes to push services only. */

/** Those with a dot stand for anything below that name. */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];
const LONGEST = 1_000;

export const isEndpoint = (text: string, more: readonly string[]): boolean => {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { href, protocol, port, username, password, hostname } = new URL(text);
  // As browsers write it: nothing that an address only seems to be without.
  if (href !== text) return false;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return [...SERVICES, ...more].some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
};
