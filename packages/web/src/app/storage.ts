/** What this device remembers of the page. A browser may forbid it; then it lasts as long as the page. */
const PREFIX = 'room25.';
const loose = new Map<string, string>();

export const recall = (name: string): string | undefined => {
  try {
    return localStorage.getItem(PREFIX + name) ?? loose.get(name);
  } catch {
    return loose.get(name);
  }
};

/** Another tab of this device has stored something else. */
export const onStored = (name: string, listen: (value: string) => void): void =>
  addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === PREFIX + name && newValue !== null) listen(newValue);
  });

export const store = (name: string, value: string): void => {
  loose.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // It is remembered here.
  }
};
