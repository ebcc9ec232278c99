import { describe, expect, test } from 'vitest';
import type { Student } from '../../model/submission/submission.ts';
import { readSheet } from '../gradebook/sheet.ts';
import { bytesOf, canvasFile, moodleFile } from '../gradebook/templates.fixture.ts';
import { feedbackZip } from './feedback-zip.ts';
import type { StudentFeedback } from './student-feedback.ts';

function feedbackFor(student: Student, submission = student.id): StudentFeedback {
  return { student, submission, files: [{ path: 'feedback.html', text: student.id }], text: `to ${submission}` };
}

function sheetOf(text: string) {
  const read = readSheet(bytesOf(text));
  if (read.kind === 'refused') throw new Error(read.problem.kind);
  return read.sheet;
}

const nothingSubmitted = new Map<string, string[]>();

describe('the zip of feedback', () => {
  test('of Moodle has the folders that Moodle can import: name without underscores, participant, plugin', () => {
    const odd = moodleFile.replace('"Chan Tai Man"', '"Chan_Tai/Man: ..\u0007 "').replace('"Wong Siu Ming"', '"../.."');
    const all = [
      feedbackFor({ id: 's1155000001' }),
      feedbackFor({ id: 'x', siteId: '72' }),
      feedbackFor({ id: 's1155000099' }),
    ];
    expect(feedbackZip('moodle', all, { sheet: sheetOf(odd), submitted: nothingSubmitted })).toEqual({
      files: [
        { path: 'Chan Tai Man_71_assignfeedback_file_/feedback.html', text: 's1155000001' },
        { path: 'Participant_72_assignfeedback_file_/feedback.html', text: 'x' },
      ],
      nowhere: ['s1155000099'],
      forOne: [],
    });
  });

  test('of Moodle has folder names that fit into a file system, cut between two characters', () => {
    const long = moodleFile.replace('"Chan Tai Man"', `"x${'陳'.repeat(120)}"`);
    const { files } = feedbackZip('moodle', [feedbackFor({ id: 's1155000001' })], {
      sheet: sheetOf(long),
      submitted: nothingSubmitted,
    });
    expect(files.map(({ path }) => path)).toEqual([`x${'陳'.repeat(33)}_71_assignfeedback_file_/feedback.html`]);
  });

  test('of Canvas has one file for each submission, under the name that Canvas gave to a submitted file', () => {
    const submitted = new Map([
      ['s1', ['download.zip/chantaiman_4001_91_zebra.h', 'download.zip/chantaiman_4001_90_hex-1.cpp']],
      ['team', ['wong_LATE_4002_92_hex.cpp']],
      ['s3', ['hex.cpp', 'hex_2021_final.cpp']],
      ['s7', ['lee_4007_97_homework.zip/hw/hex.cpp']],
    ]);
    const all = [
      feedbackFor({ id: 's1' }),
      feedbackFor({ id: 's2' }, 'team'),
      feedbackFor({ id: 's4' }, 'team'),
      feedbackFor({ id: 's3' }),
      feedbackFor({ id: 's5' }),
      feedbackFor({ id: 's7' }),
      { ...feedbackFor({ id: 's6' }, 'team'), alone: true as const },
    ];
    expect(feedbackZip('canvas', all, { sheet: sheetOf(canvasFile), submitted })).toEqual({
      files: [
        { path: 'chantaiman_4001_90_hex-1.cpp', text: 'to s1' },
        { path: 'wong_LATE_4002_92_hex.cpp', text: 'to team' },
        { path: 'lee_4007_97_homework.zip', text: 'to s7' },
      ],
      nowhere: ['s3', 's5'],
      forOne: ['s6'],
    });
  });

  test('of Blackboard says that it must be sent by hand, and no name leads out of its folder', () => {
    const all = [feedbackFor({ id: 's1' }), feedbackFor({ id: '../S2' })];
    const { files, nowhere } = feedbackZip('blackboard', all, {
      sheet: sheetOf(canvasFile),
      submitted: nothingSubmitted,
    });
    expect(files.map(({ path }) => path)).toEqual(['READ-ME.txt', 's1/feedback.html', '~2e~2e~2f~532/feedback.html']);
    expect(nowhere).toEqual([]);
  });
});
