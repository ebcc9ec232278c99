import { Command, Option } from 'commander';
import { usualWorkers } from '../../batch/class/usual-workers.ts';
import { missingMarks } from '../../model/result/overrides.ts';
import { layoutIds } from '../../model/submission/layouts.ts';
import { deadline, timeZone } from '../../prepare/deadline.ts';
import type { GradeOptions } from '../grade/grade.ts';
import { percent, wholeNumber } from '../options.ts';

export function gradeCommand(): Command {
  return new Command('grade')
    .summary('grade the submissions of a class')
    .description('Grades every submission in a download of the course site or in a folder, and writes marks and pages.')
    .argument('<source>', 'what the course site gave, zip or folder; or a folder with one folder for each student')
    .option('-a, --assignment <id>', 'the assignment, where the file names do not tell')
    .option('-o, --out <folder>', 'where results go', 'graded')
    .option('--dialect <id>', "the wording of another year's handout")
    .addOption(new Option('--layout <site>', 'how the source is arranged, where it cannot be told').choices(layoutIds))
    .option('--due <time>', 'the deadline: 2021-10-25T23:59+08:00; without an offset, see --zone', deadline)
    .option('--zone <zone>', 'of times that name no zone: Asia/Hong_Kong or +08:00', timeZone)
    .option('--before-due', 'of several attempts, grade the latest before the deadline')
    .option('--roster <file>', 'a CSV file with the class: who is missing, who is unknown')
    .option('--only <student...>', 'grade only these; what the folder has of the others stays')
    .option('--failed', 'grade only those who have not got full marks in the run that the folder holds')
    .option('--changed', 'grade only those whose files, cases, compiler or options are not those of that run')
    .option('--seed <number>', 'start the random runs elsewhere', wholeNumber(-0x80000000))
    .option('--workers <number>', 'how many to grade at once', wholeNumber(1), usualWorkers())
    .option('--fill <file>', 'the grade file that the course site gave: a copy with the marks is written beside them')
    .option('--column <name>', 'with --fill: the column for the marks, where the file has several')
    .option('--scale', 'with --fill: scale the marks where the column has other full marks')
    .addOption(
      new Option('--missing <marks>', 'with --fill and --roster: 0 for who handed in nothing, or blank').choices(
        missingMarks,
      ),
    )
    .option('--similarity', 'look for submissions with code in common, too: similarity.html, for the staff')
    .option('--similarity-threshold <percent>', 'list pairs from this similarity on', percent)
    .option('--similarity-ignore <file...>', 'code that everybody was given, besides that in the handout')
    .option('--faults', 'look for faults of memory and the like in programs that are right, too; takes longer')
    .option('--no-cache', 'grade anew even what has not changed since the last time')
    .option('--resume', 'go on where a run into this folder was stopped (the default)', true)
    .option('--no-resume', 'begin anew, and forget what the run that was stopped had finished')
    .option('--require-sandbox', 'refuse where a layer of protection is missing')
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

Understood are the downloads of Blackboard, Canvas, Moodle, Gradescope and GitHub Classroom. What became of every file
in them is written to files.csv.

Ctrl-C stops: what is finished is kept, and the same command goes on from there. Where a run gives other marks than the
one that the folder holds, or where you have changed a file of it, the earlier one moves to earlier/1, earlier/2 and so
on. The last three stay whole; of older ones the tables stay, and what you wrote.

Exit code: 0 everyone was graded, 2 someone could not be (the reason is in the table; no marks are affected), 130 it was
stopped with Ctrl-C.
`,
    )
    .action(async (source: string, options: GradeOptions) => {
      const { grade } = await import('../grade/grade.ts');
      process.exitCode = await grade(source, options);
    });
}
