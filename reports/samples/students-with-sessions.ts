import {
  firstMoveRefused,
  oneDominoEach,
  rightColumn,
  sampleRun,
  shortestWinOfPlayer1,
  shortestWinOfPlayer2,
  smallestRefusal,
} from './domineering-sessions.ts';
import { sampleGrading } from './sample-grading.ts';
import { type SampleOutcome, endedBy, presentation, printed, property, wrongOutput } from './sample-outcomes.ts';

const refused = 'Invalid! Try again.\n';

/** Prints a space after each cell, including the last one of a row. */
const trailing = (text: string) => text.replace(/^([.AB]( [.AB]){3})$/gm, '$1 ');

const reprinted = (text: string) => {
  let grid = '';
  return text
    .split(/(?<=\n)/)
    .map((line, index, lines) => {
      if (/^[.AB] /.test(line)) grid = lines.slice(Math.max(0, index - 3), index + 1).join('');
      return line === refused ? refused + grid : line;
    })
    .join('');
};

export const allRight = sampleGrading({ submission: 's1155000001' });

/** Nearly right in several ways: spaces at line ends, the last newline, capital letters. */
export const nearlyRight = sampleGrading({
  submission: 's1155000002',
  outcomes: {
    'functions/printGrid/1': trailingCall('printGrid(0)', '. . . .\n'.repeat(4)),
    'functions/printGrid/2': trailingCall('printGrid(1122110010221000)', 'A A B B\nA A . .\nA . B B\nA . . .\n'),
    'transcripts/01-sample-run': presentation(['trailing-blanks'], 0.9, sampleRun, trailing(sampleRun)),
    'transcripts/03-one-domino-each': presentation(['final-newline'], 1, oneDominoEach, `${oneDominoEach}\n`),
    'transcripts/10-right-column-for-player-2': presentation(
      ['blanks'],
      0.5,
      rightColumn,
      rightColumn.replaceAll('move: ', 'move:'),
    ),
    'transcripts/16-shortest-win-of-player-2': presentation(
      ['letter-case'],
      0.5,
      shortestWinOfPlayer2,
      shortestWinOfPlayer2.replace('Player 2 wins!', 'player 2 wins!'),
    ),
    'transcripts/17-shortest-win-of-player-1': presentation(
      ['line-ends', 'blank-lines'],
      0.25,
      shortestWinOfPlayer1,
      shortestWinOfPlayer1.replaceAll('\n', '\r\n').replace('Player 1 wins!', '\r\nPlayer 1 wins!'),
    ),
  },
});

/** Wrong sessions, each with a mistake that the report recognises. */
export const wrongSessions = sampleGrading({
  submission: 's1155000003',
  outcomes: {
    'transcripts/01-sample-run': wrongOutput(sampleRun, sampleRun.replaceAll('again', 'agian')),
    'transcripts/03-one-domino-each': wrongOutput(oneDominoEach, oneDominoEach.replace("Player 2's", "Player 1's")),
    'transcripts/04-first-move-refused': wrongOutput(firstMoveRefused, reprinted(firstMoveRefused)),
    'transcripts/10-right-column-for-player-2': wrongOutput(
      rightColumn,
      `${rightColumn.split('«8»')[0]?.split('Invalid')[0] ?? ''}`,
    ),
    'transcripts/16-shortest-win-of-player-2': wrongOutput(
      shortestWinOfPlayer2,
      shortestWinOfPlayer2.replace('Player 2 wins!', 'Player 1 wins!'),
    ),
    'transcripts/17-shortest-win-of-player-1': wrongOutput(
      shortestWinOfPlayer1,
      shortestWinOfPlayer1.replace('Player 1 wins!', 'The winner is Player 1.'),
    ),
    'properties/games': property(40, 9, '7:0:2:1', wrongOutput(smallestRefusal, reprinted(smallestRefusal))),
  },
  findings: [
    {
      rule: 'warnings',
      file: 'domineering.cpp',
      line: 41,
      column: 9,
      marks: -1,
      message: "unused variable 'winner'",
      flag: '-Wunused-variable',
    },
    {
      rule: 'warnings',
      file: 'domineering.cpp',
      line: 57,
      column: 1,
      marks: -1,
      message: 'control reaches end of non-void function',
      flag: '-Wreturn-type',
    },
  ],
});

/** Runs that do not end by themselves. */
export const endless = sampleGrading({
  submission: 's1155000004',
  outcomes: {
    'functions/gridState/4': {
      verdict: { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGFPE' } },
      evidence: {
        kind: 'call',
        function: 'gridState(long long, int)',
        call: 'gridState(1122112211221122, 16)',
        expected: { returns: '2', after: [], prints: '' },
      },
    },
    'functions/putToGrid/3': {
      verdict: { kind: 'crashed', cause: { kind: 'exited-inside-call' } },
      evidence: {
        kind: 'call',
        function: 'putToGrid(long long&, int, int)',
        call: 'putToGrid(0, 6, 1)',
        expected: { after: [{ name: 'grid', value: '10001000000' }], prints: '' },
      },
    },
    'transcripts/01-sample-run': endedBy(
      { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGSEGV' } },
      sampleRun,
      `${sampleRun.split('«20»')[0] ?? ''}«20»\n`,
    ),
    'transcripts/03-one-domino-each': endedBy(
      { kind: 'timed-out', clock: 'cpu', seconds: 1 },
      oneDominoEach,
      `${oneDominoEach.split('«6»')[0] ?? ''}«6»\n`,
    ),
    'transcripts/04-first-move-refused': endedBy(
      { kind: 'too-much-output', limitBytes: 8192 },
      firstMoveRefused,
      (firstMoveRefused.split('«14»')[0] ?? '') + '«14»\n' + refused.repeat(40) + 'Invalid! Tr',
    ),
    'transcripts/10-right-column-for-player-2': endedBy({ kind: 'out-of-memory', limitMiB: 256 }, rightColumn, ''),
    'transcripts/16-shortest-win-of-player-2': wentOn(shortestWinOfPlayer2),
    'transcripts/17-shortest-win-of-player-1': endedBy(
      { kind: 'timed-out', clock: 'wall', seconds: 3 },
      shortestWinOfPlayer1,
      '',
    ),
    'properties/games': property(
      40,
      38,
      '0:0',
      endedBy({ kind: 'forbidden-operation', operation: 'processes' }, smallestRefusal, ''),
    ),
  },
});

function wentOn(session: string): SampleOutcome {
  const { verdict, evidence } = wrongOutput(session, session.replace(/Player \d wins!\n/, "Player 1's move: "));
  return verdict.kind === 'wrong-output' && verdict.first !== undefined && evidence !== undefined
    ? { verdict: { kind: 'asked-for-more-input', first: verdict.first }, evidence }
    : { verdict };
}

function trailingCall(call: string, expected: string): SampleOutcome {
  const outcome = printed(call, expected, trailing(expected));
  if (outcome.verdict.kind !== 'wrong-output') return outcome;
  return {
    ...outcome,
    verdict: { ...outcome.verdict, kind: 'presentation', classes: ['trailing-blanks'] },
    share: 0.9,
  };
}
