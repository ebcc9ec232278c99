import { problemsOf } from '../small-assignment.fixture.ts';
import type { Changes, Files } from '../small-assignment.fixture.ts';

/* For tests: a small assignment with a class, several programs and a second dialect. */

export const classFiles: Files = {
  'assignment.yaml': `format: 1
id: small
title: Small
course: Testing 101
files: [Board.cpp, game.cpp]
provided: [Board.h]
programs:
  class: { about: your class with our game, student-files: [Board.cpp], course-files: [game.cpp] }
  client: { about: your game with our class, student-files: [game.cpp], course-files: [Board.cpp] }
  all: { about: all your files together, student-files: [Board.cpp, game.cpp], known-by: { words: [argv] } }
class:
  name: Board
  header: Board.h
  file: Board.cpp
  state:
    - char cells[8][8]
    - char player
    - int moves
  members:
    - Board()
    - bool put(string square, int times)
    - void print()
build: { standard: c++17, flags: [-Wall], seconds: 20 }
limits: { cpu-seconds: 1, wall-seconds: 3, memory-mib: 256, output-kib: 8 }
functions:
  - int twice(int n)
dialect: plain
dialects:
  plain: { about: The usual words, wording: { prompt: 'n? ' } }
  loud: { about: Shouting, wording: { prompt: 'N? ' } }
seed: 7
properties:
  'class/games': { plays: games, program: class, runs: 10, about: Random runs }
  put: { calls: put, runs: 20, about: Random squares }
marking:
  groups: { functions: 40, transcripts: 40, properties: 20 }
  functions: { twice: 5, Board: 10, put: 15, print: 10 }
  transcripts: { class: 10, client: 10, all: 20 }
`,
  'functions.yaml': `positions:
  start:
    cells: |
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . A B . . .
      . . . B A . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
    player: A
    moves: 0
twice:
  - { args: [2], returns: 4 }
Board:
  - { after: start, about: The start }
put:
  - about: One piece
    before: start
    args: [a1, 1]
    returns: true
    after:
      cells: |
        A . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . A B . . .
        . . . B A . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
      moves: 1
  - { before: start, args: ['', 1], returns: false }
print:
  - before:
      cells: |
        # # # # # # # #
        # # # # # # # #
        # # # # # # # #
        # # # # # # # #
        # # # # # # # #
        # # # # # # # #
        # # # # # # # #
        # # # # # # # #
      player: B
      moves: -3
    args: []
    prints: full
`,
  'transcripts/01-once.yaml': `about: Once
session: |
  n? «a1»
`,
  'transcripts/02-client.yaml': `about: The game alone
programs: [all, client]
session: |
  n? «a2»
`,
  'transcripts/loud/01-once.yaml': `about: Once, loudly
session: |
  N? «a1»
`,
  'handout/Board.h': 'class Board {};\n',
};

/** The problems of the assignment with the class and these changes; empty if there are none. */
export function classProblems(changes: Changes): Promise<string> {
  return problemsOf(changes, classFiles);
}
