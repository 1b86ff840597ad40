/** A whole record inside an address, so that a link shows a game to anybody without a server. */

const MARK = '~';

export const isPacked = (id: string): boolean => id.startsWith(MARK);

export const pack = async (record: string): Promise<string> => {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return MARK + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** Nothing if the address was damaged on its way, or would unpack to more than `most` bytes. */
export const unpack = async (id: string, most: number): Promise<string | undefined> => {
  try {
    const letters = atob(id.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'), most));
  } catch {
    return undefined;
  }
};

/** Small chunks: what comes out of one is at hand before the next goes in. */
const PIECE = 1024;

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  change: GenericTransformStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = inPieces(bytes).pipeThrough<Uint8Array>(change).getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    parts.push(value!);
    length += value!.length;
    if (length <= most) continue;
    await reader.cancel();
    throw new Error('too long');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** The next one only after the last has been taken. */
const inPieces = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let at = 0;
  return new ReadableStream(
    {
      pull(into) {
        if (at < bytes.length) into.enqueue(bytes.subarray(at, at + PIECE));
        else into.close();
        at += PIECE;
      },
    },
    { highWaterMark: 0 },
  );
};
