import { expect, test } from 'vitest';
import { type FileFate, fileFates, isRefusal } from '../../harness/model/submission/intake.ts';
import { fateCounts, fateWords } from '../explain/class/file-fate.ts';
import { renderFiles } from './render-files.ts';

test('every file has a row with its submission and with what became of it', () => {
  expect(
    renderFiles([
      { path: 's1/hex.cpp', fate: 'used', submission: 's1' },
      { path: 's1_4711_玩.zip', name: '玩.zip', fate: 'unpacked', submission: 's1', guessedName: 'GBK' },
      { path: '=cmd()', fate: 'no-student' },
      { path: 's1/玩.zip/../x', fate: 'path-traversal', submission: 's1' },
      { path: '…', fate: 'too-many-members', more: 7 },
    ]),
  ).toBe(
    [
      '\uFEFFpath,submission,name,what,why,members,name guessed as',
      's1/hex.cpp,s1,,used,handed to the grader,1,',
      's1_4711_玩.zip,s1,玩.zip,unpacked,"a zip, which was opened",1,GBK',
      "'=cmd(),,,no-student,not part of any submission,1,",
      's1/玩.zip/../x,s1,,path-traversal,refused: its name leads out of the zip,1,',
      '…,,,too-many-members,refused: there are too many files,7,',
      '',
    ].join('\r\n'),
  );
});

test('every fate is counted, alone or with the other refusals', () => {
  const counted = (fate: FileFate) => fateCounts[fate] !== undefined;
  expect(fileFates.filter((fate) => counted(fate) === isRefusal(fate))).toEqual([]);
  expect(fileFates.filter((fate) => fateWords[fate].startsWith('refused: ') !== isRefusal(fate))).toEqual([]);
});
