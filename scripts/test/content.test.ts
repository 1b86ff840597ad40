import { expect, it } from 'vitest';
import { faultsOf } from '../content.ts';

const INDEX = `import type { Room } from '../content.ts';
import { acid } from './acid.ts';
import { controlRoom } from './control-room.ts';
`;

it('accepts a folder whose files are all in its index', () => {
  expect(faultsOf('rooms', ['acid.ts', 'control-room.ts', 'index.ts'], INDEX)).toEqual([]);
});

it('finds a file that is no content', () => {
  expect(faultsOf('rooms', ['acid.ts', 'control-room.ts', 'helper.ts', 'index.ts'], INDEX)).toEqual([
    'rooms/helper.ts: its index imports nothing from it, not helper',
  ]);
});

it('finds a content that is called otherwise than its file', () => {
  expect(faultsOf('rooms', ['acid.ts'], `import { lye } from './acid.ts';\n`)).toEqual([
    'rooms/acid.ts: its index imports lye from it, not acid',
  ]);
});
