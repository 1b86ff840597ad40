/** A client that something was made for, whether it reads it or not. */
export interface Reader {
  readonly address: string;
  /** Bytes that it has not read. */
  readonly unsent: number;
  cut(): void;
}

/** When an address leaves more unread than it may, those of its clients that read least are cut off. */
export const cutIdlers = (readers: Iterable<Reader>, most: number): void => {
  const slow = new Map<string, Reader[]>();
  for (const reader of readers) {
    if (reader.unsent === 0) continue;
    const others = slow.get(reader.address);
    if (others) others.push(reader);
    else slow.set(reader.address, [reader]);
  }
  for (const idlers of slow.values()) {
    let unsent = idlers.reduce((sum, idler) => sum + idler.unsent, 0);
    for (const idler of idlers.sort((one, other) => other.unsent - one.unsent)) {
      if (unsent <= most) break;
      unsent -= idler.unsent;
      idler.cut();
    }
  }
};
