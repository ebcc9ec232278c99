import { problemsOf } from '../small-assignment.fixture.ts';
import type { Changes, Files } from '../small-assignment.fixture.ts';

/* For tests: a small assignment of two interactive programs and one that is not interactive. */

export const conversationFiles: Files = {
  'assignment.yaml': `format: 1
id: small
title: Small
course: Testing 101
files: [opponent.cpp, referee.cpp, tester.cpp]
programs:
  opponent: { about: your opponent, student-files: [opponent.cpp] }
  referee: { about: your referee, student-files: [referee.cpp] }
  tester: { about: your tester, student-files: [tester.cpp] }
build: { standard: c++17, flags: [-Wall], seconds: 20 }
limits: { cpu-seconds: 1, wall-seconds: 3, memory-mib: 256, output-kib: 8 }
dialect: plain
dialects:
  plain: { about: The usual words, wording: {} }
seed: 7
properties:
  talks: { plays: talks, program: opponent, runs: 10, about: Random conversations }
marking:
  groups: { transcripts: 80, properties: 20 }
  transcripts: { opponent: 40, referee: 30, tester: 10 }
`,
  'transcripts/01-white.yaml': `about: White begins
programs: [opponent]
points: 2
hint: Flush every reply
conversation:
  - { send: play white;, expect: ok. }
  - { send: [move a1; move, b1;], expect: [ok., ok.] }
  - send: "note: a guest;"
  - { send: quit;, expect: the end }
`,
  'transcripts/02-game.yaml': `about: One game
programs: [referee]
visibility: hidden
typed: [game, a1, quit]
moves: [b1, c1]
trace: |
  play black; ok.

  move a1; ok.
    go; b1.
announces: [Black wins]
`,
  'transcripts/03-test.yaml': `about: No conversation at all
programs: [tester]
session: |
  n? «4»
`,
};

/** The problems of the assignment with these changes; empty if there are none. */
export function conversationProblems(changes: Changes): Promise<string> {
  return problemsOf(changes, conversationFiles);
}
