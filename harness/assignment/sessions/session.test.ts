import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tidyPieces } from '../../model/assignment/transcript.ts';
import type { Piece, Transcript } from '../../model/assignment/transcript.ts';
import { formatSession, parseSession } from './session.ts';

function problems(text: string) {
  const parsed = parseSession(text);
  return parsed.kind === 'problems' ? parsed.problems : [];
}

function transcript(text: string): Transcript | undefined {
  const parsed = parseSession(text);
  return parsed.kind === 'transcript' ? parsed.transcript : undefined;
}

describe('a well-formed session', () => {
  test('text between « and » is typed, everything else is printed', () => {
    expect(transcript('. .\nMove: «5»\nA .\nYou win!\n')).toEqual({
      pieces: [
        { kind: 'printed', text: '. .\nMove: ' },
        { kind: 'typed', text: '5' },
        { kind: 'printed', text: 'A .\nYou win!\n' },
      ],
      ends: 'finished',
    });
  });

  test('a last, empty «» means that the program waits for more input', () => {
    const waiting = {
      pieces: [
        { kind: 'printed', text: 'A: ' },
        { kind: 'typed', text: '1 2' },
        { kind: 'printed', text: 'B: ' },
      ],
      ends: 'waiting',
    };
    expect(transcript('A: «1 2»\nB: «»\n')).toEqual(waiting);
    expect(transcript('A: «1 2»\nB: «»')).toEqual(waiting);
  });

  test('the line break after » is Enter and not output', () => {
    expect(transcript('«1»\n«2»\n\n')).toEqual({
      pieces: [
        { kind: 'typed', text: '1' },
        { kind: 'typed', text: '2' },
        { kind: 'printed', text: '\n' },
      ],
      ends: 'finished',
    });
    expect(transcript('Bye: «1»')).toEqual(transcript('Bye: «1»\n'));
  });

  test('␣ is a space, printed or typed', () => {
    expect(transcript('a␣␣\n«␣7␣»\nb␣')).toEqual({
      pieces: [
        { kind: 'printed', text: 'a  \n' },
        { kind: 'typed', text: ' 7 ' },
        { kind: 'printed', text: 'b ' },
      ],
      ends: 'finished',
    });
  });

  test('«⏎» is an empty line that is typed, and a printed ⏎ is printed', () => {
    expect(transcript('⏎? «⏎»\n«⏎»\n«»\n')).toEqual({
      pieces: [
        { kind: 'printed', text: '⏎? ' },
        { kind: 'typed', text: '' },
        { kind: 'typed', text: '' },
      ],
      ends: 'waiting',
    });
  });

  test('output without a newline at its end stays that way', () => {
    expect(transcript('no newline')?.pieces).toEqual([{ kind: 'printed', text: 'no newline' }]);
    expect(transcript('')).toEqual({ pieces: [], ends: 'finished' });
  });
});

describe('a mistake in a session', () => {
  const cure = 'write «...» around what is typed, and nothing after it on the line';

  test('a « that is never closed is found where it opens', () => {
    expect(problems('a\nb: «5\nc\n')).toEqual([
      { offset: 5, found: '« that is never closed', expected: '» on the same line', cure },
    ]);
  });

  test('a stray » is found', () => {
    const expected = '« where the typed text begins';
    expect(problems('5»\n')).toEqual([{ offset: 1, found: '» without a « before it', expected, cure }]);
    expect(problems('»«5\n')).toEqual([{ offset: 0, found: '» without a « before it', expected, cure }]);
  });

  test('a second « inside the typed text is found', () => {
    expect(problems('a «5 «6»\n')).toEqual([{ offset: 5, found: 'a second « before »', expected: '»', cure }]);
  });

  test('text after » is quoted', () => {
    expect(problems('«5» ok\n')).toEqual([
      { offset: 3, found: '" ok" after »', expected: 'the end of the line', cure },
    ]);
  });

  test('an empty «» before the end is refused anywhere', () => {
    const empty = {
      found: 'an empty «» with more text after it',
      expected: 'what is typed between « and »',
      cure: 'write «⏎» for an empty line; «» ends a session in which the program asks for more input than there is',
    };
    expect(problems('a: «»\nb\n')).toEqual([{ offset: 3, ...empty }]);
    expect(problems('a: «»\n\n')).toEqual([{ offset: 3, ...empty }]);
    expect(problems('«»\n«»\n')).toEqual([{ offset: 0, ...empty }]);
  });

  test('spaces at the end of a line must be visible', () => {
    expect(problems('ab  \nc\n')).toEqual([
      {
        offset: 2,
        found: 'an invisible space at the end of the line',
        expected: 'a visible character',
        cure: 'write ␣ if the program prints this space; otherwise delete it',
      },
    ]);
  });

  test('every mistake is reported, not only the first', () => {
    expect(problems('«1\n2»\n«»\nx \n').map((problem) => [problem.offset, problem.found])).toEqual([
      [0, '« that is never closed'],
      [4, '» without a « before it'],
      [6, 'an empty «» with more text after it'],
      [10, 'an invisible space at the end of the line'],
    ]);
  });
});

/**
 * Transcripts for which the law holds: no « » ␣ anywhere; typed pieces are one line; printed pieces are tidy.
 */
const letter = fc.constantFrom('a', '5', ' ', '.', '\t', 'é', '\u{1F600}', '-');
const printed = fc
  .string({ unit: fc.oneof(letter, fc.constant('\n')), maxLength: 12 })
  .map((text): Piece => ({ kind: 'printed', text }));
const typed = fc.string({ unit: letter, maxLength: 5 }).map((text): Piece => ({ kind: 'typed', text }));
const tidyTranscript = fc.record({
  pieces: fc.array(fc.oneof(printed, typed), { maxLength: 8 }).map(tidyPieces),
  ends: fc.constantFrom('finished' as const, 'waiting' as const),
});

test('closed input has no place where the program waits for more', () => {
  fc.assert(
    fc.property(tidyTranscript, (original) => {
      const parsed = parseSession(formatSession(original), true);
      if (original.ends === 'waiting') {
        expect(parsed).toMatchObject({
          kind: 'problems',
          problems: [{ found: 'an empty «» at the end of a session with ends: end-of-file' }],
        });
      } else {
        expect(parsed).toEqual({ kind: 'transcript', transcript: { ...original, closesInput: true } });
      }
    }),
  );
});

test('parsing a formatted transcript gives it back, if it is tidy and has no « » ␣ in its texts', () => {
  fc.assert(
    fc.property(tidyTranscript, (original) => {
      expect(parseSession(formatSession(original))).toEqual({ kind: 'transcript', transcript: original });
    }),
    { numRuns: 500 },
  );
});

test('a session is written as it looks on the terminal', () => {
  const session = '. .\nMove: «5»\nA . ␣\nMove: «»\n';
  const read = transcript(session);
  expect(read === undefined ? undefined : formatSession(read)).toBe(session.replace(' ␣', '␣␣'));
});
