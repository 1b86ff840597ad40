import { sampled } from '@room25/test-kit';
import { describe, expect, it, vi } from 'vitest';
import { isPacked, pack, unpack } from '../../src/record/packed.ts';
import { exportText } from '../../src/saves/export.ts';
import { WISHES, wholeGame } from '../whole-games.ts';

const MOST = 1_000_000;

describe('A record in an address', () => {
  it.each(sampled(WISHES))('comes out as it went in: $edition $mode', async (wish) => {
    const text = exportText(wholeGame(wish).record);
    const address = await pack(text);
    expect(isPacked(address)).toBe(true);
    expect(encodeURIComponent(address)).toBe(address);
    expect(address.length).toBeLessThan(text.length);
    expect(await unpack(address, MOST)).toBe(text);
  });

  it('that was cut or changed is none', async () => {
    const address = await pack(exportText(wholeGame(WISHES[0]!).record));
    expect(await unpack(address.slice(0, 200), MOST)).toBeUndefined();
    expect(await unpack('~', MOST)).toBeUndefined();
    expect(await unpack('~%%%', MOST)).toBeUndefined();
    expect(await unpack(`~${'A'.repeat(400)}`, MOST)).toBeUndefined();
  });

  it('does not unfold to more than it may', async () => {
    const address = await pack(' '.repeat(MOST + 1));
    expect(address.length).toBeLessThan(2000);
    expect(await unpack(address, MOST)).toBeUndefined();
  });

  it('is not unfolded further than it may be', async () => {
    let unfolded = 0;
    // As some browsers do: all that a piece holds, at once.
    class Unfolding extends TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        super({
          transform(piece, into) {
            const part = new Uint8Array(1000 * piece.length);
            unfolded += part.length;
            into.enqueue(part);
          },
        });
      }
    }
    vi.stubGlobal('DecompressionStream', Unfolding);
    try {
      expect(await unpack(`~${'A'.repeat(40_000)}`, MOST)).toBeUndefined();
    } finally {
      vi.unstubAllGlobals();
    }
    expect(unfolded).toBeGreaterThan(MOST);
    expect(unfolded).toBeLessThan(5 * MOST);
  });

  it('has letters of every language', async () => {
    expect(await unpack(await pack('== Кто куда? « Été »'), MOST)).toBe('== Кто куда? « Été »');
  });
});
