import { redact } from '../../harness/model/result/redact.ts';
import { oneDominoEach, sampleRun, shortestWinOfPlayer1 } from './domineering-sessions.ts';
import { sampleGrading } from './sample-grading.ts';
import { printed, property, returned, wrongOutput } from './sample-outcomes.ts';

/** What a student sees when a hidden case fails. */
export const hiddenFailure = redact(
  sampleGrading({
    submission: 's1155000009',
    outcomes: {
      'transcripts/17-shortest-win-of-player-1': wrongOutput(
        shortestWinOfPlayer1,
        shortestWinOfPlayer1.replace('Player 1 wins!', "Player 1's move: "),
      ),
    },
  }),
  'student',
);

/** A gate that failed, the sessions behind it, and a case that Verbatim could not grade. */
export const gateFailed = sampleGrading({
  submission: 's1155000010',
  outcomes: {
    'transcripts/01-sample-run': wrongOutput(sampleRun, ''),
    ...Object.fromEntries(
      [
        '03-one-domino-each',
        '04-first-move-refused',
        '10-right-column-for-player-2',
        '16-shortest-win-of-player-2',
      ].map((id) => [
        `transcripts/${id}`,
        {
          verdict: {
            kind: 'skipped',
            reason: `“The handout's sample run” (transcripts/01-sample-run) has to pass first`,
          },
        } as const,
      ]),
    ),
    'transcripts/17-shortest-win-of-player-1': {
      verdict: { kind: 'not-graded', reason: 'The sandbox could not be started (fork: EAGAIN).' },
    },
  },
});

/** Everything that a student can write to break a report. */
export const hostile = sampleGrading({
  submission: '=cmd|\'/C calc\'!A0 <script>alert("id")</script>',
  files: [{ expected: 'domineering.cpp', submitted: '</title><img src=x onerror=alert(1)>.cpp' }],
  outcomes: {
    'functions/printGrid/1': printed(
      'printGrid(0)',
      '. . . .\n'.repeat(4),
      '</pre><script>alert(1)</script>\x1b[2J\x1b]0;owned\x07\0\n',
    ),
    'functions/isPlaceable/1': returned(
      'isPlaceable(0, 13, 1)',
      'false',
      'true',
      '\x1b[32mAll passed\x1b[0m 100/100\n',
    ),
    'transcripts/01-sample-run': wrongOutput(
      sampleRun,
      sampleRun.replace('Invalid! Try again.', `Invalid! ${'<b>&amp;'.repeat(200)}\u202Eagain`),
    ),
    'transcripts/03-one-domino-each': wrongOutput(oneDominoEach, 'Player 1’s move: \r\n\uFEFF'),
    'properties/games': property(
      40,
      40,
      '0:0',
      wrongOutput(oneDominoEach, '玩家 1 的移動：«6»\n' + 'x'.repeat(10_000)),
    ),
  },
  findings: [
    {
      rule: 'warnings',
      file: '<i>domineering</i>.cpp',
      line: 1,
      column: 1,
      marks: -1,
      message: 'unused variable ‘`<script>`’ \x1b[31m',
      flag: '-Wunused-variable',
    },
  ],
});
