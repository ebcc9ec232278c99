import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AuthorProblem } from './author-problem.ts';
import { joinAssignment } from './join-assignment.ts';
import { smallFiles } from './small-assignment.fixture.ts';
import { parseYaml } from './yaml-file.ts';

const names = Object.keys(smallFiles);

function join(texts: Readonly<Record<string, string>>) {
  const problems: AuthorProblem[] = [];
  const report = (problem: AuthorProblem) => problems.push(problem);
  const parse = (name: string) => parseYaml(name, texts[name] ?? '', report);
  const session = parse('transcripts/01-even.yaml');
  const assignment = joinAssignment(
    {
      name: 'small',
      main: parse('assignment.yaml'),
      calls: { missing: false, file: parse('functions.yaml') },
      transcripts: { readable: session === undefined ? [] : [{ slug: '01-even', file: session }], count: 1 },
    },
    report,
  );
  return { assignment, problems };
}

const slip = fc.record({
  name: fc.constantFrom(...names),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  dropped: fc.nat({ max: 12 }),
  inserted: fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '\n',
      '\t',
      ':',
      ': ',
      '- ',
      '{',
      ']',
      '"',
      "'",
      '|',
      '«',
      '»',
      '«»',
      '0',
      '~',
      '&a ',
      '*a',
    ),
    fc.string({ maxLength: 4, unit: 'grapheme' }),
  ),
});

test('whatever is mistyped, there is either an assignment or a problem with a place in its file', () => {
  fc.assert(
    fc.property(fc.array(slip, { minLength: 1, maxLength: 3 }), (slips) => {
      const texts: Record<string, string> = { ...smallFiles };
      for (const { name, at, dropped, inserted } of slips) {
        const text = texts[name] ?? '';
        const start = Math.floor(at * text.length);
        texts[name] = text.slice(0, start) + inserted + text.slice(start + dropped);
      }
      const { assignment, problems } = join(texts);
      expect(assignment !== undefined || problems.length > 0).toBe(true);
      for (const { file, place, found, expected } of problems) {
        const lines = (texts[file] ?? '').split('\n');
        expect(place.line).toBeGreaterThanOrEqual(1);
        expect(place.line).toBeLessThanOrEqual(lines.length);
        expect(place.column).toBeGreaterThanOrEqual(1);
        expect(place.column).toBeLessThanOrEqual((lines[place.line - 1] ?? '').length + 1);
        expect(found + expected).not.toMatch(/undefined|\[object|Invalid input/);
      }
    }),
    { numRuns: 200 },
  );
});
