import { redact } from '../../harness/model/result/redact.ts';
import { sampleGrading } from './sample-grading.ts';
import { brokenProtocol, commandsShown, property, conversationShown } from './sample-outcomes.ts';
import { scoreFour } from './score-four-suite.ts';
import { afterRounds, afterWin, refusedLocation } from './score-four-screens.ts';

const start = 'restart;\n«ok.»\nplay black;\n«ok.»\n';
const round = 'note: white plays A1;\n«ok.»\nmove;\n«B1.»\n';

const allPegs = ['A', 'B', 'C', 'D'].flatMap((row) => ['1', '2', '3', '4'].map((column) => row + column));

const fourNotes = '«play white;»\nok.\n' + '«note: black plays A1;»\nok.\n'.repeat(4);

const fullPeg = brokenProtocol(conversationShown(`${fourNotes}«move;»\nA1.\n`), {
  code: 'full-peg',
  found:
    'The program played A1, but there are four beads already, all of them noted by the referee. ' +
    'Does "note:" put a bead on its board, and does "move;" look for room?',
  expected: `one of ${allPegs
    .slice(1)
    .map((peg) => `${peg}.`)
    .join(' ')}`,
});

const noneAfterFirst = brokenProtocol(conversationShown('«restart; play black; note: white plays A1;»\nok.\n'), {
  code: 'no-reply',
  found: 'The program gave no answer to "play black;".',
  expected: 'ok.',
});

/** An opponent program with several mistakes, as the student sees it: one case is hidden. */
export const wrongOpponent = redact(
  sampleGrading({
    assignment: scoreFour,
    submission: 's1155000011',
    outcomes: {
      'transcripts/opponent/01-first-commands': brokenProtocol(
        conversationShown('«restart;»\nok.\n«play white;»\nok. \n'),
        {
          code: 'wrong-reply',
          found: 'The program answered "ok. " to "play white;": the spaces differ.',
          expected: 'ok.',
        },
      ),
      'transcripts/opponent/02-beads-of-both': {
        verdict: { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGSEGV' } },
        evidence: conversationShown(`${fourNotes}«note: white plays D4;»\n`),
      },
      'transcripts/opponent/03-one-line': noneAfterFirst,
      'transcripts/opponent/04-quit': brokenProtocol(conversationShown('«restart;»\nok.\n«quit;»\n'), {
        code: 'did-not-exit',
        found: 'The program did not end after "quit;".',
        expected: 'the end of the program',
      }),
      'transcripts/opponent/05-nearly-full': fullPeg,
      'properties/conversations': property(60, 41, '3:0:1', fullPeg),
    },
  }),
  'student',
);

/** A referee program with several mistakes, and an opponent program that answers too late. */
export const wrongReferee = sampleGrading({
  assignment: scoreFour,
  submission: 's1155000012',
  outcomes: {
    ...Object.fromEntries(
      ['01-first-commands', '02-beads-of-both', '03-one-line'].map((id, index) => [
        `transcripts/opponent/${id}`,
        keptBack(['restart;', 'note: white plays A1;', 'play black;'][index] ?? ''),
      ]),
    ),
    'transcripts/opponent/04-quit': {
      verdict: { kind: 'timed-out', clock: 'wall', seconds: 3 },
      evidence: conversationShown('«restart;»\nok.\n«quit;»\n'),
    },
    'transcripts/referee/01-first-win': brokenProtocol(
      commandsShown(`${start}${round.repeat(3)}quit;\n`, ['B1', 'B1', 'B1'], afterWin('Black wins!')),
      {
        code: 'bead-not-noted',
        found:
          'The opponent never got to know the bead on A1 (line 4), with which the game ended: a "note:" is missing.',
      },
      {
        code: 'wrong-result-announced',
        found: 'The referee announced "black wins", but the game ended with "white wins".',
      },
    ),
    'transcripts/referee/02-refused': {
      verdict: { kind: 'timed-out', clock: 'cpu', seconds: 1 },
      evidence: commandsShown(start + round, ['B1'], refusedLocation),
    },
    'properties/games': property(
      40,
      40,
      '0:0',
      brokenProtocol(
        commandsShown(`${start}${'note: white plays A1;\n«ok.»\n'.repeat(2)}move;\n«B1.»\n`, ['B1'], afterRounds(1)),
        { code: 'noted-twice', found: 'The referee sent "note: white plays A1;" twice for one bead.' },
      ),
    ),
  },
});

function keptBack(command: string) {
  const found =
    `The answer to "${command}" came only when there was no more input, so a referee would wait for it for ever. ` +
    'Either the output is not flushed (endl does that), or the program reads on before it answers.';
  return brokenProtocol(conversationShown(`«${command}»\nok.\n`), { code: 'kept-back', found, expected: 'ok.' });
}

const steering = '\x1b[2J\x1b[1;31mok.\x1b[0m\r\u202E </td></table><script>alert(1)</script>\0';

/** Everything that a program can say in a conversation to break a report. */
export const hostileConversation = sampleGrading({
  assignment: scoreFour,
  submission: 's1155000013',
  outcomes: {
    'transcripts/opponent/01-first-commands': brokenProtocol(
      conversationShown(`«restart;»\nok.\n«play white;»\n${steering}\n`),
      {
        code: 'wrong-reply',
        found: `The program answered "${steering}" to "play white;".`,
        expected: 'ok.',
      },
    ),
    'transcripts/opponent/02-beads-of-both': brokenProtocol(
      conversationShown(`«restart;»\nok.\n«play white;»\n${'玩家'.repeat(3000)}`),
      {
        code: 'no-newline',
        found: `The program answered "${'玩家'.repeat(50)}..." to "play white;" without ending the line.`,
        expected: 'ok.',
      },
    ),
    'transcripts/opponent/03-one-line': brokenProtocol(conversationShown(`«restart;»\n${'\n'.repeat(500)}`), {
      code: 'wrong-reply',
      found: 'The program answered "" to "restart;".',
      expected: 'ok.',
    }),
    'transcripts/referee/01-first-win': {
      verdict: { kind: 'too-much-output', limitBytes: 8192 },
      evidence: commandsShown(
        `restart;${steering};«ok.»\n`,
        [],
        `${'\n'.repeat(40)}${steering}«A1»\n${'x'.repeat(900)}`,
      ),
    },
  },
});
