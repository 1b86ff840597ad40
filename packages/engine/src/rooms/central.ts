import type { Room } from '../content.ts';

export const central: Room = {
  code: 'CE',
  colour: 'blue',
  rule: 'ROOM-CENTRAL',
  forbids: { push: 'PUSH-CENTRAL', control: 'CTRL-CENTRAL', special: 'ROOM-CENTRAL' },
};
