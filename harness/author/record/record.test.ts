import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseSession } from '../../assignment/sessions/session.ts';
import { type Transcript, tidyPieces } from '../../model/assignment/transcript.ts';
import { sessionFile } from './session-file.ts';
import { sessionName } from './session-name.ts';
import { typedLinesOf } from './typed-lines.ts';

const greeting: Transcript = {
  pieces: [
    { kind: 'printed', text: 'Name? ' },
    { kind: 'typed', text: 'Ann' },
    { kind: 'printed', text: 'Hi Ann \n' },
  ],
  ends: 'finished',
};

test('a session is written as a person would write it', () => {
  expect(sessionFile({ about: "Ann's name: a greeting", transcript: greeting, hidden: true, points: 2 })).toBe(
    `# A session as it looks in the terminal. «5» is what the person types, with Enter after it;
# everything else is what the program must print, byte for byte.
about: 'Ann''s name: a greeting'
visibility: hidden
points: 2
session: |
  Name? «Ann»
  Hi Ann␣
`,
  );
});

test('a session that waits, closes its input or belongs to a program says so', () => {
  const waiting: Transcript = { ...greeting, ends: 'waiting' };
  expect(sessionFile({ about: 'yes', transcript: waiting, program: 'client' })).toContain(
    "and the session stops there.\nabout: 'yes'\nprograms: [client]\nsession: |\n  Name? «Ann»\n  Hi Ann␣\n  «»\n",
  );
  const closed: Transcript = { ...greeting, closesInput: true };
  expect(sessionFile({ about: 'End', transcript: closed, closes: true })).toContain('\nends: end-of-file\n');
});

test('whatever is printed and typed, the file has the same session', () => {
  const printed = fc.stringMatching(/^[ -~\n]{1,30}$/).map((text) => ({ kind: 'printed' as const, text }));
  const typed = fc.stringMatching(/^[!-~][ -~]{0,8}$/).map((text) => ({ kind: 'typed' as const, text }));
  const transcripts = fc.record({
    pieces: fc
      .array(fc.oneof(printed, typed), { minLength: 1, maxLength: 8 })
      .map(tidyPieces)
      .filter((pieces) => pieces.some(({ text }) => text.trim() !== '')),
    ends: fc.constantFrom('finished' as const, 'waiting' as const),
  });
  fc.assert(
    fc.property(transcripts, fc.stringMatching(/^[!-~][ -~]{0,20}$/), (transcript, about) => {
      const read = parse(sessionFile({ about, transcript })) as { readonly about: unknown; readonly session: string };
      expect(read.about).toBe(about);
      expect(parseSession(read.session)).toEqual({ kind: 'transcript', transcript });
    }),
    { numRuns: 300 },
  );
});

test.each([
  [
    'a bell',
    'ding\u0007\n',
    'the program prints the character U+0007, which a session cannot contain: take it out of the solution',
  ],
  ['marks of a session', 'a «b» c\n', 'the program prints «, which has a meaning of its own in a session'],
])('%s cannot be recorded', (_what, text, problem) => {
  const transcript: Transcript = { pieces: [{ kind: 'printed', text }], ends: 'finished' };
  expect(() => sessionFile({ about: 'x', transcript })).toThrow(problem);
});

test('a session without anything in it cannot be recorded', () => {
  const transcript: Transcript = { pieces: [{ kind: 'printed', text: '\n' }], ends: 'finished' };
  expect(() => sessionFile({ about: 'x', transcript })).toThrow('nothing is printed and nothing is typed');
});

test('marks of a session cannot be typed, and the line is named', () => {
  const transcript: Transcript = { pieces: [{ kind: 'typed', text: 'a »' }], ends: 'finished' };
  expect(() => sessionFile({ about: 'x', transcript })).toThrow('"a »" is typed, but a session cannot show');
});

test('an empty line that is typed is a sign of its own, and the file explains it', () => {
  const transcript: Transcript = { pieces: [{ kind: 'typed', text: '' }], ends: 'waiting' };
  const text = sessionFile({ about: 'x', transcript });
  expect(text).toContain('# «⏎» is Enter alone: an empty line is typed.\n');
  expect(text).toContain('session: |\n  «⏎»\n  «»\n');
});

test.each([
  ['Top row, after refusals', [], '01-top-row-after-refusals'],
  ['  Über 9000!  ', ['01-a.yaml', '07-b.yaml'], '08-u-ber-9000'],
  ['平局', ['9-x.yaml'], '10-session'],
  ['a'.repeat(80), [], `01-${'a'.repeat(60)}`],
])('a session about %j gets the next number and its words', (about, existing, name) => {
  expect(sessionName(about, existing)).toBe(name);
});

test('commas are between the lines, and a comma may be in one', () => {
  expect(typedLinesOf('1,5,quit now')).toEqual(['1', '5', 'quit now']);
  expect(typedLinesOf(String.raw`a\,b,c`)).toEqual(['a,b', 'c']);
  expect(typedLinesOf('')).toEqual([]);
});
