// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what stands in a component, as text
import { expect, it } from 'vitest';
import { faultsOf, type SourceText } from '../css-classes.ts';

const BOARD: SourceText = [
  'board/tile.css',
  '/* .seat {} */ .tile, [data-theme="light"] .tile::before { top: 0 } .tile > .seat {}',
];

it('finds a class that two folders give a look', () => {
  const faults = faultsOf([BOARD, ['lobby/seats.css', '@media print { .seat, .tile:hover { top: 0 } }']]);
  expect(faults).toEqual(['.tile has a look of its own in board and lobby']);
});

it('leaves alone what a folder makes of a class in its own surroundings', () => {
  const css = '.seat > .tile, .seat.tile, .seat :is(.key, .tile), .tile:has(.seat), .tile.seat {}';
  expect(faultsOf([BOARD, ['lobby/seat-list.css', css]])).toEqual([]);
});

it('finds a class that is used where it does not belong', () => {
  const names = [
    'class="tile"',
    "class={`seat ${isOpen ? 'tile' : ''}`}",
    "class={isOpen ? 'tile' : ''}",
    'class={`seat tile-${name}`}',
  ];
  const faults = names.map((name) => faultsOf([BOARD, ['lobby/seats.tsx', `<b ${name} />`]]));
  const fault = 'lobby/seats.tsx uses .tile, which belongs to board';
  expect(faults).toEqual([[fault], [fault], [fault], []]);
});

it('lets a class be used by whoever imports from its folder, and a common one by all', () => {
  const files: SourceText[] = [BOARD, ['app/base.css', '.key {}'], ['lobby/a.tsx', '<b class="key" />']];
  expect(faultsOf([...files, ['lobby/b.tsx', `import '../board/tile.css'; <b class="tile key" />`]])).toEqual([]);
});

const namesIn = (...files: (readonly [path: string, ...names: string[]])[]): string[] =>
  faultsOf(files.map(([path, ...names]) => [path, names.map((name) => `.${name} {}`).join(' ')]));

it('finds a class that is not named like its file', () => {
  expect(namesIn(['end/cast-list.css', 'cast-list', 'cast-list-row', 'cast-row', 'row'])).toEqual([
    'end/cast-list.css: .cast-row: not named like its file',
    'end/cast-list.css: .row: not named like its file',
  ]);
});

it('finds a class with the name of another file', () => {
  expect(namesIn(['table/cast.css', 'cast', 'cast-list-row'], ['end/cast-list.css', 'cast-list'])).toEqual([
    'table/cast.css: .cast-list-row: its name is that of end/cast-list.css',
  ]);
});

it('lets a list have classes of one of its things, and a panel do without the word', () => {
  expect(
    namesIn(['board/zones.css', 'zones', 'zone', 'zone-mark'], ['desk/act-panel.css', 'act-panel', 'act-keys']),
  ).toEqual([]);
  expect(namesIn(['desk/act.css', 'act'], ['desk/act-panel.css', 'act-keys'])).toEqual([
    'desk/act-panel.css: .act-keys: its name is that of desk/act.css',
  ]);
});

it('asks for no names of what all build on, and on paper', () => {
  expect(namesIn(['app/base.css', 'key'], ['art/palette.css', 'red'])).toEqual([]);
  expect(faultsOf([['rulebook/print.css', '@media print { .rule {} .rule b {} }']])).toEqual([]);
});

const MEDIA: SourceText = ['app/media.ts', "tablet: { axis: 'width', from: 600 }, tall: { axis: 'height', from: 760 }"];

it('finds a size that is no breakpoint', () => {
  const css = (query: string): string[] =>
    faultsOf([MEDIA, ['board/tile.css', `@media ${query} { .tile { top: 0 } }`]]);
  expect(css('(max-width: 599px)')).toEqual([]);
  expect(css('(min-width: 600px) and (max-height: 759px), print')).toEqual([]);
  expect(css('(max-width: 600px)')).toEqual(['board/tile.css: (max-width: 600px) is no breakpoint of app/media.ts']);
  expect(css('(hover: none), (min-width: 600px) and (min-height: 600px)')).toEqual([
    'board/tile.css: (min-height: 600px) is no breakpoint of app/media.ts',
  ]);
});

it('lets a container ask for any size', () => {
  expect(faultsOf([MEDIA, ['board/tile.css', '@container (max-width: 95px) { .tile { top: 0 } }']])).toEqual([]);
});

it.each(['#14171a', '#000', 'rgb(0 0 0 / 0.5)', 'hsl(10 20% 30%)', 'white', 'linear-gradient(var(--ink), #fff)'])(
  'finds the colour %s outside the palette',
  (colour) => {
    const css = `#app, .tile { background: ${colour}; }`;
    expect(faultsOf([['art/palette.css', css.replace('.tile', '.red')]])).toEqual([]);
    const [fault, ...others] = faultsOf([['board/tile.css', css]]);
    expect(fault).toMatch(/^board\/tile\.css: background: .* is not from the palette$/);
    expect(others).toEqual([]);
  },
);

it('leaves alone colours from the palette', () => {
  const css =
    '.tile { --red-edge: var(--red); color: color-mix(in srgb, currentColor 40%, transparent); grid-area: white-keys }';
  expect(faultsOf([['board/tile.css', css]])).toEqual([]);
});
