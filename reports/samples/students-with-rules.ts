import type { Graded } from '../../harness/model/result/grading.ts';
import { sampleGrading } from './sample-grading.ts';

const file = 'domineering.cpp';

/** A program that does everything that the course forbids, and is right otherwise. */
export const breaksRules: Graded = {
  ...sampleGrading({
    submission: 's1155000015',
    findings: [
      { rule: 'no-globals', file, line: 8, column: 11, marks: -3, name: 'grid', what: 'variable' },
      { rule: 'no-globals', file, line: 40, column: 14, marks: 0, name: 'calls', what: 'local-static' },
      { rule: 'no-arrays', file, line: 14, column: 7, marks: -3, what: 'variable', name: 'digits' },
      { rule: 'no-arrays', file, line: 22, column: 16, marks: -1, what: 'new' },
      { rule: 'no-vectors', file, line: 30, column: 3, marks: -1, how: 'named', text: 'vector<int>' },
      { rule: 'no-string-class', file, line: 31, column: 3, marks: -1, how: 'deduced', text: 'auto' },
      { rule: 'no-cmath', file, line: 17, column: 21, marks: -1, function: 'pow' },
      { rule: 'function-called', file, line: 24, column: 5, marks: 0, function: 'gridState', by: 'nothing' },
      { rule: 'min-functions', file, line: 60, column: 5, marks: 0, demanded: 5, found: 4 },
      { rule: 'array-parameters', file, line: 60, column: 5, marks: 0, demanded: 2, found: 1 },
      {
        rule: 'provided-unmodified',
        file,
        line: 45,
        column: 20,
        marks: 0,
        function: 'printGrid',
        demanded: ';',
        found: '<<',
      },
      {
        rule: 'memory-fault',
        file,
        line: 16,
        column: 0,
        marks: 0,
        fault: {
          kind: 'memory-fault',
          file,
          line: 16,
          column: 0,
          access: 'write',
          bytes: 4,
          where: 'behind',
          distance: 0,
          variable: 'digits',
          variableBytes: 64,
        },
      },
      { rule: 'undefined-behaviour', file, line: 18, column: 9, marks: 0, visibility: 'hidden' },
      { rule: 'no-cin-in-class', file, line: 33, column: 3, marks: 0, name: 'cin', text: 'std::cin' },
      {
        rule: 'cout-only-in-print',
        file,
        line: 34,
        column: 3,
        marks: 0,
        name: 'cout',
        text: 'out',
        members: ['printGame'],
      },
      { rule: 'header-comment', file, line: 1, column: 1, marks: 0, problem: 'missing', parts: ['name', 'e-mail'] },
      {
        rule: 'header-comment',
        file,
        line: 2,
        column: 16,
        marks: 0,
        problem: 'form',
        parts: ['student-id'],
        found: '115500001',
      },
      {
        rule: 'comments',
        file,
        line: 12,
        column: 1,
        marks: 0,
        counted: 'lines',
        found: 1,
        demanded: 2,
        of: 61,
        commentedOut: 3,
      },
    ],
  }),
  undecided: [{ rule: 'no-arrays', file, line: 52, column: 3, because: 'syntax' }],
};

/** Code that is nested too deeply to be read, behind a condition that hides it from the rules. */
export const unreadable: Graded = {
  ...sampleGrading({
    submission: 's1155000021',
    findings: [
      {
        rule: 'unreadable-source',
        file,
        line: 70,
        column: 9,
        marks: -10,
        limit: 'depth',
        undecided: ['no-globals', 'no-arrays'],
      },
    ],
  }),
  undecided: [{ rule: 'no-vectors', file, line: 12, column: 1, because: 'condition' }],
};
