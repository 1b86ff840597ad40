/** The picture of the README: a real game in the terminal, its colours turned into docs/images/terminal.svg. `npm run picture` */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const TITLE = 'Room 25 in a terminal: the rooms found so far, who stands where, and the moves that can be chosen';
const GAME = 'docs/images/terminal.r25';
const PICTURE = 'docs/images/terminal.svg';
const TYPED = 'signal a3 red';

const BACKGROUND = '#0e1112';
const INK = '#f3ead7';
const SIZE = 14;
const WIDTH = 8.4;
const HEIGHT = 18;
const MARGIN = 20;

interface Ink {
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly fill?: string | undefined;
}

/** A character with its ink. */
interface Inked extends Ink {
  readonly char: string;
}

/** What stands together in one ink, from a column on. */
interface Run {
  text: string;
  readonly start: number;
  end: number;
  readonly style: string;
  readonly isSign: boolean;
}

/** Text with the escapes of a terminal, as an SVG picture of exactly so many columns and lines. */
export function svgOf(text: string, title: string): string {
  const lines = text.split('\n').map(cellsOf);
  const width = round(Math.max(...lines.map((cells) => cells.length)) * WIDTH + 2 * MARGIN);
  const height = lines.length * HEIGHT + 2 * MARGIN;
  const texts = lines.map((cells, row) => textOf(cells, MARGIN + (row + 0.75) * HEIGHT)).filter(Boolean);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escaped(title)}</title>
<style>text{font:${SIZE}px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:${INK};white-space:pre}.b{font-weight:700}.d{fill-opacity:.6}.s{text-anchor:middle}.w{font-size:12.5px}</style>
<rect width="${width}" height="${height}" rx="8" fill="${BACKGROUND}"/>
<path d="${lines.map(frameOf).join('')}" fill="none" stroke="${INK}" stroke-opacity=".45"/>
${texts.join('\n')}
</svg>
`;
}

/** The characters of a line, each with its ink. */
function cellsOf(line: string): Inked[] {
  const cells: Inked[] = [];
  let ink: Ink = {};
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape of an ink
  for (const [piece, codes] of line.matchAll(/\x1b\[([\d;]*)m|[^\x1b]/gu)) {
    if (codes === undefined) cells.push({ char: piece, ...ink });
    else ink = inked(ink, codes.split(';').map(Number));
  }
  return cells;
}

function inked(before: Ink, codes: number[]): Ink {
  let ink = before;
  while (codes.length > 0) {
    const code = codes.shift()!;
    if (code === 0) ink = {};
    else if (code === 1) ink = { ...ink, bold: true };
    else if (code === 2) ink = { ...ink, dim: true };
    else if (code === 22) ink = { ...ink, bold: false, dim: false };
    else if (code === 38) ink = { ...ink, fill: longColour(codes) };
    else if (code === 39) ink = { ...ink, fill: undefined };
    else if (code in COLOURS) ink = { ...ink, fill: COLOURS[code] };
  }
  return ink;
}

const COLOURS: Readonly<Record<number, string>> = { 31: '#f05638', 32: '#4ccb8e', 33: '#f7cc4a', 34: '#4f9bf2' };

/** `2;R;G;B`, or `5;N` of the cube of 256. */
function longColour(codes: number[]): string {
  if (codes.shift() === 2) return hex(codes.splice(0, 3));
  const number = codes.shift()! - 16;
  return hex([36, 6, 1].map((step) => LEVELS[Math.floor(number / step) % 6]!));
}

const LEVELS = [0, 95, 135, 175, 215, 255];

const hex = (rgb: readonly number[]): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Every run of one ink stands at its own column and has its own length, so that any font keeps the columns. */
function textOf(cells: readonly Inked[], y: number): string {
  const runs: Run[] = [];
  for (const [column, { char, ...ink }] of cells.entries()) {
    if (char === ' ' || char in FRAME) continue;
    const last = runs.at(-1);
    const isNext = last && last.end >= column - 1 && last.style === styleOf(ink) && !last.isSign && !isSign(char);
    if (isNext) Object.assign(last, { text: last.text + ' '.repeat(column - last.end) + char, end: column + 1 });
    else runs.push({ text: char, start: column, end: column + 1, style: styleOf(ink), isSign: isSign(char) });
  }
  return runs.length > 0 ? `<text y="${round(y)}">${runs.map(spanOf).join('')}</text>` : '';
}

/** Shapes and arrows come from whatever font has them: each is centred in its column. */
const isSign = (char: string): boolean => char >= '\u2100';

/** No font made for terminals has these; in the others they are wider than a letter. */
const isWide = (text: string): boolean => text >= '\u2b00';

const styleOf = ({ bold, dim, fill }: Ink): string => [bold ? 'b' : '', dim ? 'd' : '', fill ?? ''].join(' ');

function spanOf({ text, start, end, style, isSign }: Run): string {
  const [bold, dim, fill] = style.split(' ');
  const classes = [bold, dim, isSign ? 's' : '', isWide(text) ? 'w' : ''].filter(Boolean).join(' ');
  const place = isSign
    ? `x="${round(MARGIN + (start + 0.5) * WIDTH)}"`
    : `x="${round(MARGIN + start * WIDTH)}" textLength="${round((end - start) * WIDTH)}"`;
  return `<tspan ${place}${classes && ` class="${classes}"`}${fill && ` fill="${fill}"`}>${escaped(text)}</tspan>`;
}

/** Which sides of its cell a piece of a frame reaches: up, right, down, left. */
const FRAME: Readonly<Record<string, readonly number[]>> = {
  '─': [0, 1, 0, 1],
  '│': [1, 0, 1, 0],
  '┌': [0, 1, 1, 0],
  '┐': [0, 0, 1, 1],
  '└': [1, 1, 0, 0],
  '┘': [1, 0, 0, 1],
  '├': [1, 1, 1, 0],
  '┤': [1, 0, 1, 1],
  '┬': [0, 1, 1, 1],
  '┴': [1, 1, 0, 1],
  '┼': [1, 1, 1, 1],
};

/** Drawn, since the letters of most fonts would leave gaps. */
function frameOf(cells: readonly Inked[], row: number): string {
  const y = MARGIN + (row + 0.5) * HEIGHT;
  const across = [];
  const down = [];
  for (const [column, { char }] of cells.entries()) {
    const x = round(MARGIN + (column + 0.5) * WIDTH);
    const [toUp, toRight, toDown, toLeft] = FRAME[char] ?? [];
    if (toRight && !toLeft) across.push(`M${x} ${y}`);
    if (toLeft && !toRight) across.push(`H${x}`);
    if (toUp || toDown) down.push(`M${x} ${toUp ? y - HEIGHT / 2 : y}V${toDown ? y + HEIGHT / 2 : y}`);
  }
  return [...across, ...down].join('');
}

const round = (number: number): number => Math.round(number * 10) / 10;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char]!);

/** The last question of the game, from what was typed before it on. */
function screenOf(root: string): string {
  const args = ['packages/cli/bin/room25.js', 'play', '--resume', GAME, '--lang', 'en'];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    input: `${TYPED}\nquit\n`,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, FORCE_COLOR: '3', NO_COLOR: undefined },
  });
  if (status !== 0) throw new Error(`the game of ${GAME} cannot be played`);
  const lines = stdout.trimEnd().split('\n');
  const from = lines.findIndex((line) => line.endsWith(`> ${TYPED}`));
  return lines.slice(from).join('\n').replace(/quit$/, '█');
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const svg = svgOf(screenOf(root), TITLE);
  writeFileSync(resolve(root, PICTURE), svg);
  console.log(`${PICTURE}: ${(svg.length / 1000).toFixed(1)} kB`);
}
