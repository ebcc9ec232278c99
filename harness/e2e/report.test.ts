// @module-tag compiler
// @module-tag build
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canary, gradingWithCanaries } from '../../reports/samples/hidden-canaries.ts';
import { sampleStudents } from '../../reports/samples/students.ts';
import { clustersOf } from '../batch/decisions/clusters.ts';
import type { Grading } from '../model/result/grading.ts';
import { verbatim } from '../testing/command.fixture.ts';
import { readZip } from '../testing/read-zip.fixture.ts';
import { writeRun } from '../testing/write-run.fixture.ts';

let folder: string;
let run: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-report-'));
  run = await runOf('run', [
    { ...gradingWithCanaries(), submission: 's1155000001' },
    ...['wrong-sessions', 'not-graded'].flatMap((name) => sampleStudents[name] ?? []),
  ]);
  await writeFile(
    join(run, 'overrides.yaml'),
    '- student: s1155000003\n  total: 80\n  comment: Shown in the lab.\n- student: s1155000007\n  excuse: true\n',
  );
  await writeFile(
    join(run, 'files.csv'),
    '\uFEFFpath,submission,what,why,members,name guessed as\r\ndownload/chan_LATE_4003_98_domineering-1.cpp,s1155000003,compiled,,1,\r\n',
  );
});
afterAll(() => rm(folder, { recursive: true }));

function runOf(name: string, gradings: readonly Grading[]): Promise<string> {
  return writeRun(join(folder, name), gradings);
}

const canvasFile = [
  'Student,ID,SIS Login ID,Section,Domineering (98765)\r\n',
  '    Points Possible,,,,100\r\n',
  '"Chan, Tai Man",4003,s1155000003,A,\r\n',
  '"Lee, Ka Yan",4007,s1155000007,A,-\r\n',
].join('');
const moodleFile =
  'Identifier,"Full name","Email address",Grade,"Last modified (grade)","Feedback comments"\n' +
  '"Participant 73","Chan_Tai Man",s1155000003@link.example.edu,,-,\n';

async function template(name: string, text: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

describe('the report of a run', () => {
  test('is the table of marks with decisions, and the automatic marks beside them', async () => {
    const { stdout, stderr, exitCode } = await verbatim(['report', run, '--format', 'csv']);
    expect(stdout).toMatchSnapshot();
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
    const kept = JSON.parse(await readFile(join(run, 'results', 's1155000003.json'), 'utf8'));
    expect(kept).toMatchObject({ marks: 66.2 });
  });

  test('applies one decision to all programs that fail a case with the same output', async () => {
    const wrong = sampleStudents['wrong-sessions'];
    if (wrong === undefined) throw new Error('there is no such sample');
    const gradings = [wrong, { ...wrong, submission: 's1155000033' }, ...Object.values(sampleStudents).slice(0, 2)];
    const cluster = clustersOf(gradings).find((one) => one.case === 'transcripts/01-sample-run');
    const alike = await runOf('alike', gradings);
    const decision = `- cluster: ${cluster?.id}\n  case: transcripts/01-sample-run\n  marks: 5\n  comment: See the errata.\n`;
    await writeFile(join(alike, 'overrides.yaml'), decision);
    const { stdout, stderr, exitCode } = await verbatim(['report', alike, '--format', 'csv']);
    expect(stdout).toMatchSnapshot();
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  });

  test('is the file of Canvas with the marks, and a zip with file names that Canvas knows', async () => {
    const from = await template('canvas.csv', canvasFile);
    const [out, zip] = [join(folder, 'upload.csv'), join(folder, 'canvas.zip')];
    const ran = await verbatim(['report', run, '-f', 'canvas', '--template', from, '-o', out, '--feedback', zip]);
    expect(ran).toEqual({
      exitCode: 0,
      stdout: '',
      stderr: [
        '2 marks written to the column Domineering (98765)',
        'graded, not in the file: s1155000001',
        'decided by hand: s1155000003 and s1155000007',
        '1 file of feedback',
        'no feedback for s1155000001 and s1155000007: Canvas finds students by the names of the files in its own zip, which files.csv lists after grading that zip',
        '',
      ].join('\n'),
    });
    expect(await readFile(out, 'utf8')).toBe(
      canvasFile.replace('s1155000003,A,', 's1155000003,A,80').replace('A,-', 'A,EX'),
    );
    const files = await readZip(zip);
    expect([...files.keys()]).toEqual(['chan_LATE_4003_98_domineering-1.cpp']);
    expect(files.get('chan_LATE_4003_98_domineering-1.cpp')).toMatch(
      /^Changed by the staff: 66\.2 -> 80 of 100 marks, because: Shown in the lab\.\n\nThe program graded 66\.2 of 100 marks\.\n\ndomineering: /,
    );
  });

  test('is the worksheet of Moodle, and a zip with a folder for each participant', async () => {
    const from = await template('moodle.csv', moodleFile);
    const zips = [join(folder, 'one.zip'), join(folder, 'other.zip')];
    for (const zip of zips) {
      const args = ['report', run, '-f', 'moodle', '--template', from, '--comments', '--feedback', zip];
      const { stdout, exitCode } = await verbatim(args);
      expect({ stdout, exitCode }).toMatchSnapshot();
    }
    const [one, other] = await Promise.all(zips.map((zip) => readFile(zip)));
    expect(other).toEqual(one);
    const files = await readZip(zips[0] ?? '');
    expect([...files.keys()]).toEqual(['Chan Tai Man_73_assignfeedback_file_/feedback.html']);
    expect([...files.values()].join('')).toContain('66.2 -&gt; 80 of 100 marks, because: Shown in the lab.</p>');
  });

  test('is a results.json of Gradescope for each student with marks', async () => {
    const out = join(folder, 'gradescope');
    const ran = await verbatim(['report', run, '--format', 'gradescope', '--out', out]);
    expect(ran.stderr).toBe('no results.json for s1155000007: it has no marks\n');
    expect((await readdir(out)).toSorted()).toEqual(['s1155000001', 's1155000003']);
    const read = JSON.parse(await readFile(join(out, 's1155000003', 'results.json'), 'utf8'));
    expect(read).toMatchObject({ score: 80 });
    const single = await verbatim(['report', run, '--format', 'gradescope', '--only', 's1155000003']);
    expect(JSON.parse(single.stdout)).toEqual(read);
  });

  test('shows nothing of hidden cases in files for students, unless the course asks for it', async () => {
    const blackboard = await template(
      'blackboard.csv',
      '"Username","Domineering [Total Pts: 100 Score] |7","Feedback to Learner","Feedback Format"\n"s1155000001","","",""\n',
    );
    const zip = join(folder, 'blackboard.zip');
    const site = await verbatim([
      ...['report', run, '-f', 'blackboard', '--template', blackboard],
      ...['--comments', '--feedback', zip],
    ]);
    expect(site.stdout).toContain('"s1155000001","58","58 of 100 marks: ');
    const files = await readZip(zip);
    expect([...files.keys()]).toContain('s1155000001/feedback.html');
    const gradescope = await verbatim(['report', run, '-f', 'gradescope', '--only', 's1155000001']);
    const texts = [site.stdout, ...files.values(), gradescope.stdout];
    for (const format of ['junit', 'sarif']) texts.push((await verbatim(['report', run, '-f', format])).stdout);
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(10);
      expect(text).not.toContain(canary);
    }
    const forStaff = await verbatim(['report', run, '-f', 'junit', '--show-hidden']);
    expect(forStaff.stdout).toContain(canary);
  });
});

describe('nothing is written, and the error says why,', () => {
  async function told(args: readonly string[]): Promise<string> {
    const { stdout, stderr, exitCode } = await verbatim(['report', ...args]);
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
    return stderr.replaceAll(folder, '');
  }

  test('if a result is damaged', async () => {
    const damaged = await runOf(
      'damaged',
      ['all-right', 'endless'].flatMap((name) => sampleStudents[name] ?? []),
    );
    await writeFile(join(damaged, 'results', 'cut.json'), '{ "format": 1,');
    await writeFile(join(damaged, 'results', 's1155000001.json'), '{ "format": 1, "status": "graded" }');
    expect(await told([damaged, '-f', 'csv'])).toMatchSnapshot();
  });

  test('if the folder is not a run, or the format does not go with the options', async () => {
    expect(await told([folder, '-f', 'csv'])).toMatchSnapshot();
    expect(await told([`${run}n`, '-f', 'csv'])).toBe('verbatim: there is no runn in ; did you mean run?\n');
    expect(await told([run, '-f', 'canvas'])).toMatchSnapshot();
    expect(await told([run, '-f', 'junit', '--column', 'x'])).toMatchSnapshot();
    expect(await told([run, '-f', 'gradescope', '--show-hidden'])).toMatchSnapshot();
    expect(await told([run, '-f', 'gradescope'])).toContain('name a folder with --out');
  });

  test('if the file is of another site, or would be overwritten', async () => {
    const moodle = await template('moodle.csv', moodleFile);
    expect(await told([run, '-f', 'canvas', '--template', moodle])).toMatchSnapshot();
    expect(await told([run, '-f', 'moodle', '--template', moodle, '-o', moodle])).toMatchSnapshot();
    expect(await readFile(moodle, 'utf8')).toBe(moodleFile);
  });

  test('if a decision names an unknown student', async () => {
    const overrides = await template('decisions.yaml', '- student: s1155000033\n  total: 8\n');
    expect(await told([run, '-f', 'csv', '--overrides', overrides])).toMatchSnapshot();
  });

  test('if decisions in UTF-16 were cut off, because a mark may have lost its last digit', async () => {
    const text = Buffer.from('\uFEFFstudent,total\ns1155000001,87', 'utf16le');
    const overrides = await template('cut.csv', text.subarray(0, -1));
    expect(await told([run, '-f', 'csv', '--overrides', overrides])).toBe(
      'verbatim: /cut.csv is UTF-16 and ends in the middle of a character: save it again, best as UTF-8\n',
    );
  });
});
