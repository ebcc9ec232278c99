import { Command, Option } from 'commander';
import { missingMarks } from '../../model/result/overrides.ts';
import { percent } from '../options.ts';
import type { ReportOptions } from '../report/report.ts';
import { reportFormats } from './report-formats.ts';

export function reportCommand(): Command {
  return new Command('report')
    .summary('write the marks of a run for the course site or another program')
    .description('Writes the results of "verbatim grade" in another format, with the decisions of overrides.yaml.')
    .argument('<folder>', 'the folder that "verbatim grade --out" has written')
    .addOption(new Option('-f, --format <format>', 'what to write').choices(reportFormats).makeOptionMandatory())
    .option('-o, --out <file>', 'the file to write (for gradescope, a folder); without it, the terminal')
    .option('--template <file>', 'the grade file of the course site; a copy is filled in, the file itself stays')
    .option('--column <name>', 'the column for the marks, if the file has several: its title, number or whole header')
    .option('--scale', 'scale the marks if the column has other full marks')
    .option('--comments', 'write short reasons into the feedback column, if the file has one')
    .addOption(
      new Option(
        '--missing <marks>',
        'what students without a submission get, if the class was graded with --roster (default: blank)',
      ).choices(missingMarks),
    )
    .option(
      '--feedback <zip>',
      'also write a zip of feedback for the students, with the file names that the site needs',
    )
    .option('--overrides <file>', 'decisions about marks (YAML or CSV); usually overrides.yaml in the folder')
    .option('--only <student...>', 'write only these students')
    .option('--similarity-threshold <percent>', 'with --format similarity: list pairs at least this similar', percent)
    .option('--similarity-ignore <file...>', 'with --format similarity: code that all students were given')
    .option('--show-hidden', 'show the input and output of hidden cases in junit and sarif (not for students)')
    .addHelpText(
      'after',
      `
Examples:
  verbatim report week-3 --format csv --out marks.csv
  verbatim report week-3 --format canvas --template export.csv --column Domineering --out upload.csv
  verbatim report week-3 --format moodle --template worksheet.csv --out upload.csv --feedback feedback.zip
  verbatim report week-3 --format gradescope --out results/
  verbatim report week-3 --format junit --out junit.xml
  verbatim report week-3 --format similarity           writes week-3/similarity.html, .csv and .json

Decisions, in week-3/overrides.yaml (the automatic marks stay in the results):
  - student: s1155000001
    case: transcripts/01-sample-run
    marks: 1.5
    comment: The space at the end of the line was in the handout, too.
  - students: [s1155000002, s1155000003]
    total: 80
  - student: s1155000004         (any id of the class list; also students without a submission)
    excuse: true
  - cluster: c3f9a2c1b7d4e       (from the class page: programs that fail a case with the same output)
    comment: Your program prints the total before the last input.

Exit code: 0 everything was written, 2 nothing was written (the message says why).
`,
    )
    .action(async (folder: string, options: ReportOptions) => {
      const { report } = await import('../report/report.ts');
      process.exitCode = await report(folder, options);
    });
}
