import type { Report } from '../yaml/author-problem.ts';

/** What is read, or undefined if any problem was reported on the way, even one that does not stop the reading. */
export function withoutProblems<Input>(report: Report, read: (report: Report) => Input | undefined): Input | undefined {
  let problems = 0;
  const input = read((problem) => {
    problems += 1;
    report(problem);
  });
  return problems === 0 ? input : undefined;
}
