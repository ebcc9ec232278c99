import { Command, Option } from 'commander';
import { usualWorkers } from '../../batch/class/usual-workers.ts';
import { truths } from '../../model/assignment/truth.ts';
import { missingMarks } from '../../model/result/overrides.ts';
import { layoutIds } from '../../model/submission/layouts.ts';
import { deadline, timeZone } from '../../prepare/deadline.ts';
import type { GradeOptions } from '../grade/grade.ts';
import { percent, wholeNumber } from '../options.ts';

export function gradeCommand(): Command {
  return new Command('grade')
    .summary('grade the submissions of a class')
    .description('Grades every submission in a download of the course site or in a folder, and writes marks and pages.')
    .argument('<source>', 'the download of the course site (zip or folder), or a folder with one folder per student')
    .option('-a, --assignment <id or folder>', 'the assignment, if the file names do not show it')
    .option('-o, --out <folder>', 'the folder for the results', 'graded')
    .addOption(
      new Option('--truth <kind>', 'what is right: the reference in TypeScript, or the sample solution in C++').choices(
        truths,
      ),
    )
    .option('--dialect <id>', "use the wording of another year's handout")
    .addOption(new Option('--layout <site>', 'how the source is arranged, if that is ambiguous').choices(layoutIds))
    .option('--due <time>', 'the deadline: 2021-10-25T23:59+08:00; without an offset, see --zone', deadline)
    .option('--zone <zone>', 'the time zone of times without one: Asia/Hong_Kong or +08:00', timeZone)
    .option('--before-due', 'if there are several attempts, grade the latest one before the deadline')
    .option('--roster <file>', 'a CSV file with the class list, to find students who are missing or unknown')
    .option('--only <student...>', 'grade only these students; results of others stay in the folder')
    .option('--failed', 'grade only students without full marks in the run that is in the folder')
    .option('--changed', 'grade only students whose files, cases, compiler or options have changed since that run')
    .option('--seed <number>', 'use this seed for the random runs', wholeNumber(-0x80000000))
    .option('--workers <number>', 'how many submissions to grade at once', wholeNumber(1), usualWorkers())
    .option('--fill <file>', 'the grade file of the course site; a copy with the marks is written to the folder')
    .option('--column <name>', 'with --fill: the column for the marks, if the file has several')
    .option('--scale', 'with --fill: scale the marks if the column has other full marks')
    .addOption(
      new Option('--missing <marks>', 'with --fill and --roster: what students without a submission get').choices(
        missingMarks,
      ),
    )
    .option('--similarity', 'also look for submissions that share code; writes similarity.html, for staff')
    .option('--similarity-threshold <percent>', 'list pairs that are at least this similar', percent)
    .option('--similarity-ignore <file...>', 'code that all students were given, in addition to the handout')
    .option('--faults', 'also look for memory errors and similar faults in programs that are right; takes longer')
    .option('--no-cache', 'grade again, even if nothing has changed since the last time')
    .option('--resume', 'continue a stopped run into this folder', true)
    .option('--no-resume', 'start from the beginning, and discard what a stopped run had finished')
    .option('--require-sandbox', 'refuse to run if a layer of protection is missing')
    .addHelpText(
      'after',
      `
Examples:
  verbatim grade submissions/
  verbatim grade submissions/ --out week-3 --fill export.csv --column Domineering
  verbatim grade submissions/ --assignment domineering --out week-3
  verbatim grade submissions/ --only s1155000001 s1155000002
  verbatim grade gradebook_CSCI1120_Asg3.zip --due 2021-10-25T23:59 --before-due
  verbatim grade assignment_4711_export.zip --due 2021-10-25T23:59+08:00 --roster class.csv
  verbatim grade download/ --layout moodle
  verbatim grade submissions/ --out week-3 --changed
  verbatim grade submissions/ --out week-3 --similarity

Verbatim reads the downloads of Blackboard, Canvas, Moodle, Gradescope and GitHub Classroom. files.csv says what it did
with every file in them.

Ctrl-C stops the run. Everything that is finished is kept; run the same command again to continue. If a run changes the
marks of the run in the folder, or if you have changed a file there, the earlier run moves to earlier/1, earlier/2 and
so on. The last three are kept whole; of older ones, only the tables and the files that you wrote are kept.

Exit code: 0 everyone was graded, 2 someone could not be graded (the table says why; no marks are affected),
130 stopped with Ctrl-C.
`,
    )
    .action(async (source: string, options: GradeOptions) => {
      const { grade } = await import('../grade/grade.ts');
      process.exitCode = await grade(source, options);
    });
}
