import { expect, test } from 'vitest';
import { transcriptOfRun } from './transcript-of-run.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('what is typed is put where the program read it, and lines that it never read are left out', () => {
  const outcome = {
    kind: 'session',
    end: { kind: 'finished' },
    printed: bytes('Name? Hi\n'),
    reads: [{ after: 6, length: 4 }],
  } as const;
  expect(transcriptOfRun(['Ann', 'never read'], outcome)).toEqual({
    pieces: [
      { kind: 'printed', text: 'Name? ' },
      { kind: 'typed', text: 'Ann' },
      { kind: 'printed', text: 'Hi\n' },
    ],
    ends: 'finished',
  });
});

test('a line that is read in two parts is typed once', () => {
  const reads = [
    { after: 0, length: 2 },
    { after: 0, length: 3 },
  ];
  const end = { kind: 'asked-for-more-input' } as const;
  expect(transcriptOfRun(['héx'], { kind: 'session', end, printed: bytes(''), reads })).toEqual({
    pieces: [{ kind: 'typed', text: 'héx' }],
    ends: 'waiting',
  });
});

test('bytes that are not UTF-8 are a fault of the author', () => {
  const outcome = { kind: 'session', end: { kind: 'finished' }, printed: Uint8Array.of(0xff), reads: [] } as const;
  expect(() => transcriptOfRun([], outcome)).toThrow('the sample solution prints bytes that are not UTF-8');
});
