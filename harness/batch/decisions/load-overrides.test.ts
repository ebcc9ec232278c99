import { describe, expect, test } from 'vitest';
import { sampleStudents } from '../../../reports/samples/students.ts';
import { formatProblems } from '../../assignment/yaml/author-problem.ts';
import { loadOverrides } from './load-overrides.ts';
import type { Clusters } from './targets.ts';

const noClusters: Clusters = { ids: [], studentsIn: () => undefined };
const gradings = Object.values(sampleStudents);

function loaded(name: string, text: string, clusters: Clusters = noClusters): unknown {
  const read = loadOverrides(name, text, { gradings, clusters });
  return read.kind === 'loaded' ? read.overrides : formatProblems(read.problems);
}

const asYaml = `
# Decided on 4 November.
- student: s1155000003
  case: transcripts/01-sample-run
  marks: 2.5
  comment: |
    The space at the end of the line was in the handout, too.
- students: [s1155000004, s1155000005]
  total: 80
- student: s1155000006
  excuse: true
- student: s1155000006
  comment: Get well soon.
`;
const asCsv = `\uFEFFstudent,case,marks,total,excuse,comment\r
s1155000003,transcripts/01-sample-run,2.5,,,"The space at the end of the line was in the handout, too."\r
s1155000004,,,80,,\r
s1155000005,,,80,no,\r
s1155000006,,,,yes\r
s1155000006,,,,,Get well soon.\r
`;
const decided = [
  {
    students: ['s1155000003'],
    change: { kind: 'case', case: 'transcripts/01-sample-run', marks: 2.5 },
    comment: 'The space at the end of the line was in the handout, too.',
  },
  { students: ['s1155000004', 's1155000005'], change: { kind: 'total', marks: 80 } },
  { students: ['s1155000006'], change: { kind: 'excuse' } },
  { students: ['s1155000006'], change: { kind: 'comment' }, comment: 'Get well soon.' },
];

describe('what people decided', () => {
  test('is read from YAML', () => {
    expect(loaded('overrides.yaml', asYaml)).toEqual(decided);
  });

  test('is read from a table, where every row is for one student', () => {
    const [first, second, ...rest] = decided;
    const each = ['s1155000004', 's1155000005'].map((student) => ({ ...second, students: [student] }));
    expect(loaded('overrides.csv', asCsv)).toEqual([first, ...each, ...rest]);
  });

  test('is read if the file begins with a byte order mark, and mistakes keep their places', () => {
    expect(loaded('overrides.yaml', `\uFEFF${asYaml.trimStart()}`)).toEqual(decided);
    expect(loaded('overrides.yaml', '\uFEFF- student: s1155000003\n  total: -1\n')).toBe(
      loaded('overrides.yaml', '- student: s1155000003\n  total: -1\n'),
    );
    expect(loaded('overrides.csv', '\uFEFF"student","total"\ns1155000003,80\n')).toEqual([
      { students: ['s1155000003'], change: { kind: 'total', marks: 80 } },
    ]);
  });

  test('may be empty', () => {
    expect(loaded('overrides.yaml', '# nothing yet\n')).toEqual([]);
    expect(loaded('overrides.csv', 'student,total\n\n')).toEqual([]);
  });

  test('may be for any student of the class list, by any name, also without a submission', () => {
    const listed = [
      { student: { id: 's1155000003' }, submission: 's1155000003', names: ['lee.k@uni.example'] },
      { student: { id: 's1155142258', email: 'x@uni.example' }, names: ['xberg'] },
    ];
    const text =
      '- student: 1155000003\n  total: 1\n- student: 1155142258\n  excuse: true\n- student: XBERG\n  comment: x\n';
    const read = loadOverrides('overrides.yaml', text, { gradings, clusters: noClusters, listed });
    expect(read).toEqual({
      kind: 'loaded',
      overrides: [
        { students: ['s1155000003'], change: { kind: 'total', marks: 1 } },
        { students: ['s1155142258'], change: { kind: 'excuse' } },
        { students: ['s1155142258'], change: { kind: 'comment' }, comment: 'x' },
      ],
    });
    const aCase = '- student: xberg\n  case: transcripts/01-sample-run\n  marks: 1\n';
    const wrong = loadOverrides('overrides.yaml', aCase, { gradings, clusters: noClusters, listed });
    expect(wrong.kind === 'invalid' ? formatProblems(wrong.problems) : '').toBe(
      'overrides.yaml:2:9  found a case of s1155142258, who has no submission, expected a total, or excuse: true\n',
    );
  });

  test('may be for a cluster, which means all its students', () => {
    const clusters: Clusters = {
      ids: ['c-1'],
      studentsIn: (id) => (id === 'c-1' ? ['s1155000003', 's1155000004'] : undefined),
    };
    const text = '- cluster: c-1\n  student: s1155000004\n  total: 50\n';
    expect(loaded('overrides.yaml', text, clusters)).toEqual([
      { students: ['s1155000004', 's1155000003'], change: { kind: 'total', marks: 50 } },
    ]);
    expect(loaded('overrides.csv', 'cluster,total\nc-2,50\n', clusters)).toBe(
      'overrides.csv:2:1  found the cluster c-2, expected the id of a cluster of this run\n  did you mean c-1?\n',
    );
  });
});

describe('a mistake', () => {
  test('in YAML is reported with its place, together with all others', () => {
    const text = `- student: s1155000033
  total: 80
- student: s1155000003
  case: transcripts/01-sampel-run
  marks: 2
- student: s1155000003
  case: transcripts/01-sample-run
  marks: 200
- student: s1155000003
  total: 101
- total: 80
- student: s1155000003
- student: s1155000003
  marks: 3
- student: s1155000003
  case: transcripts/01-sample-run
- student: s1155000003
  excuse: yes
- student: s1155000003
  totl: 4
- student: s1155000004
  total: 80
  excuse: true
- student: s1155000005
  total: 3
- student: s1155000005
  excuse: true
- student: 0115
  total: 4
- student: s1155000009
  total: -4
- cluster: 4
  comment: x
`;
    expect(loaded('overrides.yaml', text)).toMatchInlineSnapshot(`
      "overrides.yaml:1:12  found the student s1155000033, expected a student or a submission of this run

      overrides.yaml:4:9  found the case transcripts/01-sampel-run, expected a case of this run
        did you mean transcripts/01-sample-run?

      overrides.yaml:8:10  found 200, expected at most 5 for transcripts/01-sample-run

      overrides.yaml:10:10  found 101, expected at most 100 altogether

      overrides.yaml:11:3  found an entry without a student, expected student, students or cluster

      overrides.yaml:12:3  found an entry that changes nothing, expected marks, total, excuse or comment

      overrides.yaml:14:10  found marks without a case, expected case in the same entry
        write total for the marks of the whole submission

      overrides.yaml:16:9  found a case without marks, expected marks in the same entry

      overrides.yaml:18:11  found the text "yes", expected true

      overrides.yaml:20:3  found the key totl, expected one of student, students, cluster, case, marks, total, excuse, comment
        did you mean total?

      overrides.yaml:23:11  found a second decision in one entry, expected one of marks for a case, total and excuse
        write an entry for each

      overrides.yaml:26:3  found a second decision about the marks of s1155000005, expected the one of line 24 alone
        remove one of them

      overrides.yaml:28:12  found the student 0115, expected a student or a submission of this run

      overrides.yaml:31:10  found -4, expected marks altogether, 0 or more

      overrides.yaml:32:12  found the cluster 4, expected students: this run has no clusters
      "
    `);
  });

  test('in a table is reported with its place, together with all others', () => {
    const text = `student,case,mark,marks,total,excuse,comment
s1155000003,,,,1e2,,
s1155000003,,,,80,maybe,
s1155000003,,,,80,,A comment, with a comma
s115500000,transcripts/01-sample-run,,2,,,
`;
    expect(loaded('overrides.csv', text)).toMatchInlineSnapshot(`
      "overrides.csv:1:14  found the column mark, expected some of student, cluster, case, marks, total, excuse, comment
        did you mean marks?

      overrides.csv:2:16  found 1e2, expected a number, 0 or more

      overrides.csv:3:19  found maybe, expected yes, no or an empty cell

      overrides.csv:4:1  found 8 cells, expected at most 7
        put a text with commas in it into double quotes

      overrides.csv:5:1  found the student s115500000, expected a student or a submission of this run
      "
    `);
    expect(loaded('overrides.csv', 'student,comment\ns1155000003,"Well\n')).toMatchInlineSnapshot(`
      "overrides.csv:2:13  found a quote that is never closed, expected a closing quote
        add it where the text ends
      "
    `);
  });

  test('about a case of a submission that could not be graded says what to do', () => {
    const { submission } = sampleStudents['not-graded'] ?? { submission: '' };
    const text = `- student: ${submission}\n  case: transcripts/01-sample-run\n  marks: 1\n`;
    expect(loaded('overrides.yaml', text)).toMatchInlineSnapshot(`
      "overrides.yaml:2:9  found a case of s1155000007, who could not be graded, expected a total
        grade the submission again, or decide its total
      "
    `);
  });

  test('of syntax, or a file that is no list, is reported like every other', () => {
    expect(loaded('overrides.yaml', 'student: s1155000003\n')).toMatchInlineSnapshot(`
      "overrides.yaml:1:1  found a map, expected a list of entries, each after a dash
      "
    `);
    expect(loaded('overrides.yaml', '- student: "s1\n')).toMatchInlineSnapshot(`
      "overrides.yaml:1:12  found a quote that is never closed, expected a closing quote
        add it where the text ends
      "
    `);
  });
});
