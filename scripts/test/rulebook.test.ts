import { expect, it } from 'vitest';
import { definedIn, linksIn, ruledIn } from '../rulebook.ts';

const PAGE = `## 5. Rooms
| **ROOM-DARK** | Look is lost here. | yellow |
| **ROOM-COLD** | One action only (**Ruling** for solo). | yellow |
- **ROOM-ALL** (P) The effect applies to all.
  **Ruling:** also this.
- **ROOM-CHAIN** Effects chain.

**Rulings** are explained elsewhere.

## 9. Rulings
- ROOM-CHAIN, ROOM-DARK. **Ruling:** both.
`;

it('finds rulings in a rule, in its continuation, and in the last chapter', () => {
  expect([...ruledIn(PAGE)].sort()).toEqual(['ROOM-ALL', 'ROOM-CHAIN', 'ROOM-COLD', 'ROOM-DARK']);
});

it('reads where a rule holds', () => {
  expect(definedIn(PAGE).map(({ id, editions }) => `${id} ${editions.join('')}`)).toEqual([
    'ROOM-DARK P12U',
    'ROOM-COLD P12U',
    'ROOM-ALL P',
    'ROOM-CHAIN P12U',
  ]);
});

it('finds links, however they are written', () => {
  const text = `<a href="#/rules/ROOM-COLD.second">, "#ROOM-DARK", hrefOf('rules', 'rooms'), <RuleLink id="MASKS" />, '#main'`;
  expect(linksIn(text)).toEqual(['ROOM-COLD.second', 'ROOM-DARK', 'rooms', 'MASKS']);
});
