import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { svgOf } from '../picture.ts';

const ESC = '\u001b[';
const spans = (text: string): [how: string, said: string][] =>
  [...svgOf(text, 'x').matchAll(/<tspan ([^>]*)>([^<]*)<\/tspan>/g)].map(([, how = '', said = '']) => [how, said]);
const inks = (text: string): string[] =>
  spans(text).map(([how, said]) => `${said}: ${how.replace(/x="[\d.]+"( textLength="[\d.]+")? ?/, '')}`);

describe('a line of a terminal as a picture', () => {
  test.each([
    ['31m', 'fill="#f05638"'],
    ['38;5;203m', 'fill="#ff5f5f"'],
    ['38;2;240;86;56m', 'fill="#f05638"'],
    ['1m', 'class="b"'],
    ['2m', 'class="d"'],
    ['1;38;2;0;0;255m', 'class="b" fill="#0000ff"'],
  ])('the ink %s holds until it is reset', (code, how) => {
    expect(inks(`a ${ESC}${code}b${ESC}0m c`)).toEqual(['a: ', `b: ${how}`, 'c: ']);
    expect(inks(`${ESC}${code}b${ESC}mc`)).toEqual([`b: ${how}`, 'c: ']);
  });

  test('weight and colour end each by its own', () => {
    expect(inks(`${ESC}1;34ma${ESC}22mb${ESC}39mc`)).toEqual([
      'a: class="b" fill="#4f9bf2"',
      'b: fill="#4f9bf2"',
      'c: ',
    ]);
  });

  test('escapes what XML would take for its own', () => {
    const svg = svgOf('Max> a & <b> "c"', 'x & <y>');
    expect(svg).toContain('>Max&gt; a &amp; &lt;b&gt; &quot;c&quot;</tspan>');
    expect(svg).toContain('<title>x &amp; &lt;y&gt;</title>');
  });

  test('every run has its own column and length, a sign the middle of its column', () => {
    expect(spans('ab c   d⬢')).toEqual([
      ['x="20" textLength="33.6"', 'ab c'],
      ['x="78.8" textLength="8.4"', 'd'],
      ['x="91.4" class="s w"', '⬢'],
    ]);
  });

  test('frames are drawn', () => {
    expect(svgOf('┌─┐\n└─┘', 'x')).toContain('d="M24.2 29H41M24.2 29V38M41 29V38M24.2 47H41M24.2 38V47M41 38V47"');
    expect(spans('┌─┐')).toEqual([]);
  });
});

test('the picture of the README is small, has a title and needs nothing from elsewhere', () => {
  const svg = readFileSync(new URL('../../docs/images/terminal.svg', import.meta.url), 'utf8');
  expect(svg.length).toBeLessThan(60_000);
  expect(svg).toContain('<title>Room 25');
  expect(svg).not.toMatch(/href|url\(|@import/);
});
