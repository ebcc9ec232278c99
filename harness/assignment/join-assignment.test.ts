import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AuthorProblem, Report } from './yaml/author-problem.ts';
import { classFiles } from './functions/class-assignment.fixture.ts';
import { joinAssignment } from './join-assignment.ts';
import { smallFiles } from './small-assignment.fixture.ts';
import type { Files } from './small-assignment.fixture.ts';
import type { TranscriptFolder } from './sessions/transcript-files.ts';
import { parseYaml } from './yaml/yaml-file.ts';

function join(texts: Files) {
  const problems: AuthorProblem[] = [];
  const report = (problem: AuthorProblem) => problems.push(problem);
  const parse = (name: string) => parseYaml(name, texts[name] ?? '', report);
  const loud = folder(texts, 'transcripts/loud/', report);
  const assignment = joinAssignment(
    {
      name: 'small',
      main: parse('assignment.yaml'),
      calls: { missing: false, file: parse('functions.yaml') },
      provided: [],
      skeletons: [],
      transcripts: {
        usual: folder(texts, 'transcripts/', report),
        others: new Map(loud.count === 0 ? [] : [['loud', loud]]),
      },
    },
    report,
  );
  return { assignment, problems };
}

function folder(texts: Files, path: string, report: Report): TranscriptFolder {
  const names = Object.keys(texts).filter((name) => name.slice(0, name.lastIndexOf('/') + 1) === path);
  const readable = names.flatMap((name) => {
    const file = parseYaml(name, texts[name] ?? '', report);
    return file === undefined ? [] : { slug: name.slice(path.length, -'.yaml'.length), file };
  });
  return { readable, count: names.length };
}

const slip = fc.record({
  name: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
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

test.each([
  ['functions', smallFiles],
  ['a class and programs', classFiles],
])('any typing mistake in %s gives an assignment or a problem with a place in its file', (_what, files) => {
  const names = Object.keys(files).filter((name) => name.endsWith('.yaml'));
  fc.assert(
    fc.property(fc.array(slip, { minLength: 1, maxLength: 3 }), (slips) => {
      const texts: Record<string, string> = { ...files };
      for (const { name, at, dropped, inserted } of slips) {
        const spoilt = names[Math.floor(name * names.length)] ?? '';
        const text = texts[spoilt] ?? '';
        const start = Math.floor(at * text.length);
        texts[spoilt] = text.slice(0, start) + inserted + text.slice(start + dropped);
      }
      const { assignment, problems } = join(texts);
      expect(assignment !== undefined || problems.length > 0).toBe(true);
      for (const { file, place, found, expected } of problems) {
        expect(found + expected).not.toMatch(/undefined(?!-behaviour)|\[object|Invalid (input|string)/);
        // A folder has no lines, so its problems have no place.
        if (!file.endsWith('.yaml')) continue;
        const lines = (texts[file] ?? '').split('\n');
        expect(place.line).toBeGreaterThanOrEqual(1);
        expect(place.line).toBeLessThanOrEqual(lines.length);
        expect(place.column).toBeGreaterThanOrEqual(1);
        expect(place.column).toBeLessThanOrEqual((lines[place.line - 1] ?? '').length + 1);
      }
    }),
    { numRuns: 200 },
  );
});
