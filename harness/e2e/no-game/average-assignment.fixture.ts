import fc from 'fast-check';
import { type Dialogue, play, print, readInteger } from '../../../reference/dialogue.ts';
import { wordingOf } from '../../../reference/wording.ts';
import type { Files } from '../../assignment/small-assignment.fixture.ts';
import type { ReferenceFactory } from '../../model/assignment/reference.ts';

/* An exercise as another course could give it: the average and the histogram of some marks. */

export const averageFiles: Files = {
  'assignment.yaml': `format: 1
id: small
title: Average and histogram
course: Testing 101
files: [average.cpp]
build: { standard: c++17, flags: [-Wall], seconds: 20 }
limits: { cpu-seconds: 1, wall-seconds: 3, memory-mib: 256, output-kib: 8 }
functions:
  - int rounded(int sum, int count)
  - void printBar(int mark, int count)
dialect: plain
dialects:
  plain:
    about: The usual words
    wording:
      how-many: 'How many marks? '
      mark: 'Mark {number}: '
      refused: A mark is from 1 to 3. Try again.
      average: 'Average: {average}'
seed: 7
properties:
  classes: { plays: classes, runs: 20, points: 2, about: Random classes of students }
  rounded: { calls: rounded, runs: 20, about: Random sums }
marking:
  groups: { policy: 10, functions: 40, transcripts: 30, properties: 20 }
  functions: { rounded: 20, printBar: 20 }
  policy:
    required-functions: { each: 2, most: 8 }
    function-called: { each: 2, most: 4 }
    array-parameters: { each: 1, functions: 1 }
    min-functions: { each: 1, besides-main: 3 }
`,
  'functions.yaml': `rounded:
  - { args: [7, 2], returns: 4, about: Half a mark is rounded up }
  - { args: [0, 1], returns: 0, about: A sum of nothing }
printBar:
  - args: [2, 3]
    prints: |
      2 | ***
    about: Three marks of the same kind
  - args: [1, 0]
    prints: |
      1 |
    about: An empty bar
`,
  'transcripts/01-sample-run.yaml': `about: The handout's sample run
session: |
  How many marks? «3»
  Mark 1: «1»
  Mark 2: «7»
  A mark is from 1 to 3. Try again.
  Mark 2: «3»
  Mark 3: «3»
  Average: 2
  1 | *
  2 |
  3 | **
`,
  'transcripts/02-one-mark.yaml': `about: A single mark
session: |
  How many marks? «1»
  Mark 1: «2»
  Average: 2
  1 |
  2 | *
  3 |
`,
};

export const averageReference: ReferenceFactory = (dialect) => {
  const say = wordingOf(dialect);
  function* program(): Dialogue {
    yield* print(say('how-many'));
    const count = yield* readInteger();
    const marks: number[] = [];
    while (marks.length < count) {
      yield* print(say('mark', { number: marks.length + 1 }));
      const mark = yield* readInteger();
      if (mark >= 1 && mark <= 3) marks.push(mark);
      else yield* print(`${say('refused')}\n`);
    }
    const sum = marks.reduce((total, mark) => total + mark, 0);
    yield* print(`${say('average', { average: rounded(sum, count) })}\n`);
    for (const kind of [1, 2, 3]) yield* print(bar(kind, marks.filter((mark) => mark === kind).length));
  }
  const small = fc.integer({ min: 1, max: 4 });
  const count = fc.bigInt({ min: 1n, max: 9n });
  return {
    play: (typed) => play(program(), typed),
    inDialect: averageReference,
    call: (name, args) => {
      const [first = 0, second = 0] = args.map(Number);
      const after = [...args];
      if (name === 'printBar') return { after, prints: bar(first, second) };
      return { returns: BigInt(rounded(first, second)), after, prints: '' };
    },
    sessions: {
      classes: fc
        .array(small, { minLength: 1, maxLength: 9 })
        .map((marks) => [marks.filter((mark) => mark < 4).length, ...marks].map(String)),
    },
    calls: {
      rounded: fc.tuple(fc.bigInt({ min: 0n, max: 99n }), count),
      printBar: fc.tuple(count, count),
    },
  };
};

function rounded(sum: number, count: number): number {
  return Math.floor((2 * sum + count) / (2 * count));
}

function bar(kind: number, count: number): string {
  return `${kind} |${count === 0 ? '' : ` ${'*'.repeat(count)}`}\n`;
}

/** A right program, from which the wrong ones are made. */
export const rightProgram = `#include <iostream>
#include <string>
using namespace std;

int rounded(int sum, int count) {
    return (2 * sum + count) / (2 * count);
}

void printBar(int mark, int count) {
    cout << mark << " |";
    if (count > 0) cout << " " << string(count, '*');
    cout << endl;
}

int sumOf(int numbers[], int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) sum += numbers[i];
    return sum;
}

int main() {
    int count = 0;
    cout << "How many marks? ";
    cin >> count;
    int marks[100] = {};
    int frequencies[4] = {};
    int entered = 0;
    while (entered < count) {
        int mark = 0;
        cout << "Mark " << entered + 1 << ": ";
        cin >> mark;
        if (mark < 1 || mark > 3) {
            cout << "A mark is from 1 to 3. Try again." << endl;
            continue;
        }
        marks[entered] = mark;
        frequencies[mark]++;
        entered++;
    }
    cout << "Average: " << rounded(sumOf(marks, count), count) << endl;
    for (int i = 1; i <= 3; i++) printBar(i, frequencies[i]);
}
`;
