/** An endpoint is an address that a stranger chose: the server writes only to push services. */

/** A name with a leading dot stands for everything below it. */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];
const LONGEST = 1_000;

export const isEndpoint = (text: string, more: readonly string[]): boolean => {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { href, protocol, port, username, password, hostname } = new URL(text);
  // Exactly as browsers write it: no port, no user, nothing else that could make it another address.
  if (href !== text) return false;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return [...SERVICES, ...more].some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
};
