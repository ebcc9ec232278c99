import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ScriptItem, isPlain, linesOf, plain } from './script-item.ts';
import { type SmallerScript, smallerScripts } from './smaller-scripts.ts';

function spelt(script: readonly ScriptItem[]): string {
  return linesOf(script).join('|');
}

const anyItem = fc.record({
  command: fc.constantFrom(
    'move;',
    'restart;',
    'note: white plays {7};',
    'note: black plays {quiet-1};',
    'note: white plays {1};',
  ),
  before: fc.constantFrom('\n', '', ' '),
  between: fc.constantFrom(' ', '\n'),
});
const anyScript = fc.array(anyItem, { maxLength: 20 });

/** Commands, then unusual white space, then places that are harder to read than `{1}`. */
function size(script: readonly ScriptItem[]): readonly number[] {
  const places = script.map(({ command }) => ['{1}', '{quiet-1}'].findIndex((place) => command.includes(place)));
  const hard = script.map(({ command }, index) => (command.includes('{') ? ([0, 1][places[index] ?? 2] ?? 2) : 0));
  return [script.length, script.filter((item) => !isPlain(item)).length, hard.reduce((sum, n) => sum + n, 0)];
}

function isBefore([a = 0, ...more]: readonly number[], [b = 0, ...others]: readonly number[]): boolean {
  return a === b ? more.length > 0 && isBefore(more, others) : a < b;
}

test('a short script is tried with plain white space, cut short, with plainer places, and with fewer commands', () => {
  const script = [
    plain('play white;'),
    { command: 'move;', before: ' ', between: ' ' },
    plain('note: white plays {quiet-5};'),
    plain('quit;'),
  ];
  expect([...smallerScripts(script)].map(({ script: smaller }) => spelt(smaller))).toEqual([
    'play white;|move;|note: white plays {quiet-5};|quit;',
    ...['play white; move;', 'play white; move;|note: white plays {quiet-5};'],
    ...['play white; move;|note: white plays {1};|quit;', 'play white; move;|note: white plays {quiet-1};|quit;'],
    ...['note: white plays {quiet-5};|quit;', 'play white; move;'],
    ...['move;|note: white plays {quiet-5};|quit;', 'play white;|note: white plays {quiet-5};|quit;'],
    ...['play white; move;|quit;', 'play white; move;|note: white plays {quiet-5};'],
    'play white;|move;|note: white plays {quiet-5};|quit;',
    'play white; move;|note: white plays {1};|quit;',
    'play white; move;|note: white plays {quiet-1};|quit;',
  ]);
});

test('every candidate is smaller, so that the search ends', () => {
  fc.assert(
    fc.property(anyScript, (script) => {
      for (const { script: smaller } of smallerScripts(script)) {
        expect([spelt(smaller), isBefore(size(smaller), size(script))]).toEqual([spelt(smaller), true]);
      }
    }),
  );
});

describe('from a failing script', () => {
  /** Shrinks as fast-check does, and counts the conversations. */
  function smallest(script: readonly ScriptItem[], fails: (lines: string) => boolean) {
    let found: SmallerScript = { script, progress: { phase: 'layout' } };
    let tried = 0;
    const firstFailing = ({ script: from, progress }: SmallerScript) => {
      for (const candidate of smallerScripts(from, progress)) {
        tried += 1;
        if (fails(spelt(candidate.script))) return candidate;
      }
      return undefined;
    };
    for (;;) {
      const next = firstFailing(found);
      if (next === undefined) return { lines: spelt(found.script), tried };
      found = next;
    }
  }

  const long = [...Array(130).keys()].map((index) =>
    index === 70 ? plain('restart;') : { ...plain(`note: white plays {${index}};`), between: '\n' },
  );

  test('the command at which it fails is found quickly', () => {
    const { lines, tried } = smallest(long, (text) => text.includes('restart;'));
    expect(lines).toBe('restart;');
    expect(tried).toBeLessThan(30);
  });

  test('two commands that fail only together are found', () => {
    const { lines, tried } = smallest(long, (text) => /\{9\}.*restart;/s.test(text));
    expect(lines).toBe('note: white plays {9};|restart;');
    expect(tried).toBeLessThan(60);
  });

  test('many commands that are all needed are found', () => {
    const { lines } = smallest(long, (text) => (text.match(/plays/g) ?? []).length >= 20);
    expect(lines.split('|')).toEqual(Array(20).fill('note: white plays {1};'));
  });
});
