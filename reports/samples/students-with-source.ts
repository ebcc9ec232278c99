import type { Graded } from '../../harness/model/result/grading.ts';
import { annotatedSource, placeIn } from './annotated-source.ts';
import { sampleGrading } from './sample-grading.ts';

const file = 'domineering.cpp';
const unused = { file, ...placeIn(annotatedSource, 'unused;') };
const unusedWords = "unused variable 'unused'";

/** Remarks in the program itself: of rules, of a rule that could not be checked, of the compiler. */
export const annotated: Graded = {
  ...sampleGrading({
    submission: 's1155000017',
    findings: [
      {
        rule: 'file-name',
        file: 'Domineering.cpp',
        line: 0,
        column: 0,
        marks: -1,
        demanded: file,
        found: 'Domineering.cpp',
      },
      { rule: 'warnings', ...unused, marks: -1, message: unusedWords, flag: '-Wunused-variable' },
      { rule: 'no-globals', file, ...placeIn(annotatedSource, 'grid = 0'), marks: -3, name: 'grid', what: 'variable' },
      {
        rule: 'no-arrays',
        file,
        ...placeIn(annotatedSource, 'states[2]'),
        marks: -3,
        what: 'variable',
        name: 'states',
      },
      {
        rule: 'no-string-class',
        file,
        ...placeIn(annotatedSource, 'string s'),
        marks: -1,
        how: 'named',
        text: 'string',
      },
      { rule: 'no-cmath', file, ...placeIn(annotatedSource, 'pow('), marks: -1, function: 'pow' },
    ],
    build: {
      diagnostics: [
        { severity: 'warning', ...unused, message: unusedWords, flag: '-Wunused-variable' },
        {
          severity: 'warning',
          file,
          ...placeIn(annotatedSource, 'pow('),
          message: "conversion from 'double' to 'long long int' may change value",
          flag: '-Wconversion',
        },
      ],
    },
  }),
  undecided: [{ rule: 'no-arrays', file, ...placeIn(annotatedSource, 'state == 1'), because: 'macro' }],
  sources: [{ name: file, text: annotatedSource }],
};

/** Code that tries to break out of its place in a page and in a terminal. */
const hostileSource = `int main() { // </pre></code><script>alert(1)</script> \x1b[2J\u202E &amp; "
  int \\xD6\\xD0; int a; /* \uFEFF\0 */ \`<img src=x onerror=alert(1)>\`
}
`;

export const hostileCode: Graded = {
  ...sampleGrading({
    submission: 's1155000018',
    build: {
      compiled: false,
      diagnostics: [
        {
          severity: 'error',
          file,
          ...placeIn(hostileSource, '\\xD6'),
          message: 'stray ‘\\326’ in program </pre><script>alert(2)</script>',
        },
      ],
    },
  }),
  sources: [{ name: file, text: hostileSource }],
};
