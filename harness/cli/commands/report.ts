import { Command, Option } from 'commander';
import { missingMarks } from '../../model/result/overrides.ts';
import { percent } from '../options.ts';
import type { ReportOptions } from '../report/report.ts';
import { reportFormats } from './report-formats.ts';

export function reportCommand(): Command {
  return new Command('report')
    .summary('write the marks of a run for the course site or another program')
    .description('Writes what "verbatim grade" has found in another format, with the decisions of overrides.yaml.')
    .argument('<folder>', 'what "verbatim grade --out" has written')
    .addOption(new Option('-f, --format <format>', 'what to write').choices(reportFormats).makeOptionMandatory())
    .option('-o, --out <file>', 'where it goes; without it, to the terminal')
    .option('--template <file>', 'the grade file that the course site gave; it is filled in and not changed itself')
    .option('--column <name>', 'the column for the marks, where the file has several: title, number or whole header')
    .option('--scale', 'scale the marks where the column has other full marks')
    .option('--comments', 'write short reasons into the feedback column, where the file has one')
    .addOption(
      new Option('--missing <marks>', 'for who handed in nothing, with --roster: 0, or blank (the default)').choices(
        missingMarks,
      ),
    )
    .option('--feedback <zip>', 'write a zip of feedback for the students, too, named as the site takes it back')
    .option('--overrides <file>', 'decisions about marks (YAML or CSV); usually overrides.yaml in the folder')
    .option('--only <student...>', 'only these')
    .option('--similarity-threshold <percent>', 'with --format similarity: list pairs from this similarity on', percent)
    .option('--similarity-ignore <file...>', 'with --format similarity: code that everybody was given')
    .option('--show-hidden', 'show what hidden cases expect in junit and sarif (not for students)')
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
    comment: The blank at the end of the line was in the handout, too.
  - students: [s1155000002, s1155000003]
    total: 80
  - student: s1155000004         (also who handed in nothing, and by any id of the class list)
    excuse: true
  - cluster: c3f9a2c1b7d4e
    comment: A name from the class page, for all whose programs print the same there.

Exit code: 0 everything was written, 2 nothing was (the reason is told).
`,
    )
    .action(async (folder: string, options: ReportOptions) => {
      const { report } = await import('../report/report.ts');
      process.exitCode = await report(folder, options);
    });
}
