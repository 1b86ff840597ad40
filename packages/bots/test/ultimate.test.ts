import { describe, expect, it } from 'vitest';
import { answerTo } from './position.ts';

interface Scene {
  readonly order?: string;
  readonly mode?: string;
  readonly rows: string;
  readonly more?: string;
}

const sceneOf = ({ order = 'max alice franck jennifer', mode = 'cooperation', rows, more = '' }: Scene): string =>
  `edition ultimate\nmode ${mode}\norder ${order}\nboard\n${rows}\n${more}`;

/** The row of c1 to c2 can be chosen; Room 25 lies at e1. */
const rows = (c2 = 'EM', d2 = '(EM)', exit = '(25)'): string => `  (EM) (EM) (EM) (EM) ${exit}
  (EM) (EM) ${c2}   ${d2} (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)`;

const at = (cell: string, ...names: readonly string[]): string => names.map((name) => `at ${name} ${cell}`).join('\n');

describe('the easy bot in Ultimate', () => {
  it('programs no ability where it is lost, and keeps its adrenaline', () => {
    expect(answerTo(sceneOf({ rows: rows() }))).toMatch(/^program move (?!special)\w+$/);
  });

  it('commits adrenaline on the last turns', () => {
    expect(answerTo(sceneOf({ rows: rows(), more: 'turnsLeft 2' }))).toMatch(/^program move \w+ adrenaline$/);
  });

  it('enters the Key that it knows of', () => {
    const scene = sceneOf({ rows: rows('(KE)', 'DA'), more: 'knows max c2' });
    const programs = ['max', 'alice', 'franck', 'jennifer'].map((name) => `${name}: program move look`);
    expect(answerTo(scene, ...programs)).toBe('move c2');
  });

  it('does not leave Room 25 while others are outside and the Key is missing', () => {
    expect(answerTo(sceneOf({ rows: rows('EM', '(EM)', '25'), more: at('e1', 'max') }))).not.toMatch(/move/);
  });

  it('as Max carries a friend to Room 25', () => {
    const scene = sceneOf({ rows: rows('EM', 'EM', '25'), more: `key yes\n${at('e2', 'max', 'alice')}` });
    expect(answerTo(scene)).toMatch(/^program special/);
    const programs = [
      'max: program special',
      ...['alice', 'franck', 'jennifer'].map((name) => `${name}: program look`),
    ];
    expect(answerTo(scene, ...programs)).toBe('special carry alice e1');
  });

  it('gets the last one in and all out with the last turn', () => {
    const order = ['jennifer', 'max', 'alice', 'franck'];
    const scene = sceneOf({
      order: order.join(' '),
      rows: rows('EM', 'EM', '25'),
      more: `turnsLeft 1\nkey yes\n${at('e1', 'jennifer', 'max', 'alice')}\n${at('d1', 'franck')}`,
    });
    const programs: string[] = [];
    for (const name of order) programs.push(`${name}: ${answerTo(scene, ...programs)}`);
    expect(programs.filter((line) => /^(jennifer: program special|franck: program move)/.test(line))).not.toEqual([]);
    expect(programs.filter((line) => /program \w+ control/.test(line))).not.toEqual([]);
  });

  it('as Kevin sends a robot to see what is hidden', () => {
    const scene = sceneOf({ order: 'kevin max alice franck', rows: rows(), more: `robot c2\n${at('c2', 'kevin')}` });
    const programs = [
      'kevin: program special=robot',
      'max: program look',
      'alice: program look',
      'franck: program look',
    ];
    expect(answerTo(scene, ...programs)).toMatch(/^special order c2 move (b2|d2|c1)$/);
  });

  it('as Sarah makes a trap harmless that she is in with others', () => {
    const scene = sceneOf({ order: 'sarah max alice franck', rows: rows('TR'), more: at('c2', 'sarah', 'max') });
    expect(answerTo(scene)).toBe('program special move');
  });

  it('leaves a Shredder that it is in alone', () => {
    expect(answerTo(sceneOf({ rows: rows('SH'), more: at('c2', 'max') }))).toMatch(/^program move/);
  });

  it('goes through a corridor only the way that it runs', () => {
    const scene = sceneOf({ rows: rows('PI-'), more: at('c2', 'max') });
    const programs = ['max', 'alice', 'franck', 'jennifer'].map((name) => `${name}: program move look`);
    expect(answerTo(scene, ...programs)).toMatch(/^move [bd]2$/);
  });

  it('enters no room that a card has locked', () => {
    const scene = sceneOf({ rows: rows('EM', 'EM'), more: 'locked c2' });
    const programs = ['max', 'alice', 'franck', 'jennifer'].map((name) => `${name}: program move look`);
    expect(answerTo(scene, ...programs)).not.toBe('move c2');
  });
});
