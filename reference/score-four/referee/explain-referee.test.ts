import { expect, test } from 'vitest';
import type { RefereeProblem } from './check-referee.ts';
import { explainReferee } from './explain-referee.ts';

const bead = { line: 3, peg: 'A2' } as const;

test.each<[RefereeProblem, string]>([
  [
    { kind: 'malformed-command', text: 'MOVE;', malformed: { kind: 'letter-case', word: 'MOVE', expected: 'move' } },
    'The referee sent "MOVE;", which is not a command: "MOVE" must be spelt "move".',
  ],
  [
    { kind: 'command-kept-back', late: 'move;' },
    'The referee waited for an answer to a command that it had not sent yet. Flush the output (endl does that).',
  ],
  [
    { kind: 'play-missing', afterRestart: false },
    'The referee asked for a move before it told the opponent its colour with "play".',
  ],
  [
    { kind: 'play-missing', afterRestart: true },
    'The referee asked for a move without telling the opponent its colour again: "restart;" makes it unknown.',
  ],
  [
    { kind: 'wrong-colour-played', colour: 'white' },
    'The referee told the opponent to play white, but the person plays white; the opponent plays black.',
  ],
  [{ kind: 'bead-not-noted', ...bead, ends: false }, 'The referee sent no "note:" for the bead on A2 (line 3).'],
  [
    { kind: 'bead-not-noted', ...bead, ends: true },
    'The referee sent no "note:" for the bead on A2 (line 3), which ended the game.',
  ],
  [
    { kind: 'noted-late', ...bead, ends: false },
    'The bead on A2 (line 3) was noted only after the opponent had been asked for its move.',
  ],
  [
    { kind: 'wrong-bead-noted', line: 3, expected: 'note: white plays A2;', note: 'note: white plays B1;' },
    'After line 3 the referee sent "note: white plays B1;" and not "note: white plays A2;".',
  ],
  [
    { kind: 'noted-twice', note: 'note: white plays A2;' },
    'The referee sent "note: white plays A2;" twice for one bead.',
  ],
  [
    { kind: 'opponents-bead-noted', note: 'note: black plays A2;' },
    'The referee noted the opponent\'s own move ("note: black plays A2;"). The opponent has put that bead on its board already.',
  ],
  [
    { kind: 'unknown-bead-noted', note: 'note: white plays A2;' },
    'The referee sent "note: white plays A2;", but neither player has just played there.',
  ],
  [
    { kind: 'refused-location-noted', typed: 'A12', note: 'note: white plays A1;' },
    '"A12" must be refused, but the referee sent "note: white plays A1;".',
  ],
  [
    { kind: 'move-not-asked', line: 0 },
    "It was the opponent's turn at the beginning, but it was not asked for a move.",
  ],
  [{ kind: 'move-not-asked', line: 3 }, "After line 3 it was the opponent's turn, but it was not asked for a move."],
  [{ kind: 'move-out-of-turn' }, "The opponent was asked for a move when it was the person's turn."],
  [{ kind: 'move-after-end' }, 'The opponent was asked for a move after the end of the game.'],
  [
    { kind: 'restart-not-forwarded', line: 3 },
    'When the person typed restart (line 3), no "restart;" was sent to the opponent.',
  ],
  [
    { kind: 'quit-not-forwarded', line: 3 },
    'When the person typed quit (line 3), no "quit;" was sent to the opponent.',
  ],
  [
    { kind: 'unasked-restart' },
    'The referee sent "restart;" in the middle of a game, but the person had not typed restart.',
  ],
  [{ kind: 'unasked-quit' }, 'The referee sent "quit;" although the person went on.'],
  [
    { kind: 'command-after-quit', command: 'move;' },
    'The referee sent "move;" after "quit;", and nothing can follow that.',
  ],
  [{ kind: 'result-not-announced', result: 'draw' }, 'The game ended with "draw", but no line says only that.'],
  [
    { kind: 'wrong-result-announced', result: 'draw', announced: 'black wins' },
    'The referee announced "black wins", but the game ended with "draw".',
  ],
  [
    { kind: 'unfounded-result-announced', announced: 'black wins' },
    'The referee announced "black wins", but no game had ended like that.',
  ],
  [{ kind: 'did-not-end', typedQuit: true }, 'The referee did not end after quit.'],
  [{ kind: 'did-not-end', typedQuit: false }, 'The referee did not end at the end of its input.'],
])('%j', (problem, words) => {
  expect(explainReferee(problem)).toBe(words);
});
