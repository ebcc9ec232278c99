import { expect, test } from 'vitest';
import { printedText, typedLines } from '../../../harness/model/assignment/transcript.ts';
import { expectedTranscript } from './expected-transcript.ts';

test('is the script with the right replies, and open replies are spelt as authors write them', () => {
  const lines = ['restart;', 'play white;', 'move; note: black', 'plays A3;', 'move;', 'quit;'];
  expect(expectedTranscript(lines)).toEqual({
    pieces: [
      { kind: 'typed', text: 'restart;' },
      { kind: 'printed', text: 'ok.\n' },
      { kind: 'typed', text: 'play white;' },
      { kind: 'printed', text: 'ok.\n' },
      { kind: 'typed', text: 'move; note: black' },
      { kind: 'typed', text: 'plays A3;' },
      { kind: 'printed', text: 'a legal move\nok.\n' },
      { kind: 'typed', text: 'move;' },
      { kind: 'printed', text: 'a legal move\n' },
      { kind: 'typed', text: 'quit;' },
    ],
    ends: 'finished',
  });
});

test('a move that no rule decides may have any answer, and without quit the program waits', () => {
  const { pieces, ends } = expectedTranscript(['move;', 'restart;']);
  expect([printedText(pieces), ends]).toEqual(['any line\nok.\n', 'waiting']);
});

test('open places are not filled', () => {
  const lines = ['play black;', 'move;', 'note: white plays {same};', 'move; note: white plays {quiet-2};'];
  expect(typedLines(expectedTranscript(lines).pieces)).toEqual(lines);
});
