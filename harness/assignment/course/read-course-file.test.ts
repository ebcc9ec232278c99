import { expect, test } from 'vitest';
import { type AuthorProblem, formatProblems } from '../yaml/author-problem.ts';
import { readCourseFile } from './read-course-file.ts';

function read(text: string) {
  const problems: AuthorProblem[] = [];
  const course = readCourseFile('verbatim.yaml', text, (problem) => problems.push(problem));
  return { course, problems: formatProblems(problems) };
}

test('a course has folders, and may have a zone, deadlines, a class list and a site', () => {
  const text = `assignments: [tictactoe, ./average/]
zone: Asia/Hong_Kong
due: { tictactoe: 2026-11-20T23:59, average: 2026-11-27T23:59 }
roster: class.csv
site: moodle
`;
  expect(read(text)).toMatchObject({
    problems: '',
    course: {
      assignments: [{ text: 'tictactoe', place: { line: 1, column: 15 } }, { text: 'average' }],
      zone: { text: 'Asia/Hong_Kong', place: { line: 2, column: 7 } },
      due: [
        { assignment: 'tictactoe', text: '2026-11-20T23:59' },
        { assignment: 'average', text: '2026-11-27T23:59' },
      ],
      roster: { text: 'class.csv' },
      site: 'moodle',
    },
  });
});

test('one deadline may be that of all assignments', () => {
  const { due } = read('assignments: [a]\ndue: 2026-11-20T23:59\n').course;
  expect(due).toEqual([{ text: '2026-11-20T23:59', place: { line: 2, column: 6 } }]);
});

test('all mistakes are reported with their places', () => {
  const text = 'assignment: [a]\nzone: [x]\ndue: 7\nsite: modle\n';
  expect(read(text).problems).toMatchInlineSnapshot(`
    "verbatim.yaml:2:7  found a list, expected a time zone such as Asia/Hong_Kong or +08:00

    verbatim.yaml:3:6  found 7, expected a time, or a map from assignments to times

    verbatim.yaml:4:7  found the text "modle", expected one of blackboard, canvas, moodle, gradescope, github-classroom, plain
      did you mean moodle?

    verbatim.yaml:1:1  found the key assignment, expected one of assignments, zone, due, roster, site
      did you mean assignments?
    "
  `);
});

test('a course without an assignment is a mistake', () => {
  expect(read('assignments: []\n').problems).toBe(
    'verbatim.yaml:1:14  found no assignment, expected at least one\n' +
      '  such as [tictactoe, average]; verbatim new makes one\n',
  );
});

test('an entry that is no text does not hide the others', () => {
  const { course, problems } = read('assignments: [a, 3, b]\n');
  expect(course.assignments.map(({ text }) => text)).toEqual(['a', 'b']);
  expect(problems).toContain('verbatim.yaml:1:18  found 3, expected the folder of an assignment');
});
