/** What this device remembers for the page. If the browser forbids it, it lasts as long as the page. */
const PREFIX = 'room25.';
const loose = new Map<string, string>();

export const recall = (name: string): string | undefined => {
  try {
    return loose.get(name) ?? localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Another tab of this device has stored a different value. */
export const onStored = (name: string, listen: (value: string) => void): void =>
  addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === PREFIX + name && newValue !== null) listen(newValue);
  });

export const discard = (name: string): void => {
  loose.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Where a browser forbids storage there is nothing to remove.
  }
};

export const store = (name: string, value: string): void => {
  try {
    localStorage.setItem(PREFIX + name, value);
    loose.delete(name);
  } catch {
    loose.set(name, value);
  }
};
