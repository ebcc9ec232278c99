import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printedText } from '../../harness/model/assignment/transcript.ts';
import type { Received } from '../../harness/model/assignment/interactive.ts';
import { opponent, referee, scoreFourReference } from './reference.ts';

const reference = scoreFourReference();

test('a golden conversation keeps its open replies', () => {
  const { pieces } = opponent.transcript(['play white;', 'move;', 'quit;']);
  expect(printedText(pieces)).toBe('ok.\na legal move\n');
});

test('there are no functions and no sessions', () => {
  expect(() => reference.call('move', [])).toThrow("score-four has no required functions, so 'move' cannot be called");
  expect(() => reference.play([])).toThrow('score-four has no sessions');
  expect(reference.interactive).toEqual({ opponent, referee });
});

describe('a conversation with an opponent', () => {
  /** Gets the same line as every reply. */
  function converse(script: readonly string[], text: string) {
    const received: Received = { kind: 'line', text };
    const said: string[] = [];
    const conversation = opponent.converse(script);
    for (;;) {
      const step = conversation.next(received);
      if (step.done === true) return { said: said.join(''), problem: step.value };
      said.push(step.value.say);
    }
  }

  test('that is right ends with no problem', () => {
    expect(converse(['restart;', 'play white;'], 'ok.')).toEqual({
      said: 'restart;\nplay white;\n',
      problem: undefined,
    });
  });

  test('ends with a problem in words', () => {
    expect(converse(['play white; move;', 'quit;'], 'ok.')).toEqual({
      said: 'play white; move;\n',
      problem: {
        code: 'not-a-location',
        found: 'The program answered "ok." to "move;", which is not a move.',
        expected: 'a location from A1 to D4, with a period',
      },
    });
  });
});

describe('a run of a referee', () => {
  const script = { typed: ['A1', 'quit'], moves: ['B1'] };

  test('has a partner, a right trace and problems in words', () => {
    expect(referee.partner(script).answer('play black; move;').say).toBe('ok.\nB1.\n');
    expect(referee.rightRun(script)).toEqual({
      trace: ['note: white plays A1; ok.', 'play black; ok.', 'move; B1.', 'quit; ok.'],
      announces: [],
    });
    const run = { trace: 'note: white plays A1; play black; move;', late: '', output: '', hasEnded: true };
    expect(referee.check(script, run)).toEqual([
      {
        code: 'quit-not-forwarded',
        found: 'When the person typed quit (line 2), no "quit;" was sent to the opponent.',
      },
    ]);
  });

  test('needs moves that are pegs, and the error names the one that is not', () => {
    expect(() => referee.partner({ typed: [], moves: ['A1', 'A0'] })).toThrow(
      'the opponent cannot play "A0", which is not a location from A1 to D4',
    );
  });

  test('has random scripts, all of which it accepts', () => {
    const scripts = fc.sample(referee.scripts['games'] ?? fc.constant({ typed: [], moves: ['none'] }), 20);
    expect(
      scripts.filter((random) => referee.rightRun(random).trace.length === 0 && random.typed.includes('A1')),
    ).toEqual([]);
  });
});
