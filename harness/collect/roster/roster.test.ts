import { expect, test } from 'vitest';
import type { SiteWork } from '../../sites/layout.ts';
import { compareWithRoster, identify, listedPeople } from './match-roster.ts';
import { readRoster } from './read-roster.ts';
import type { RosterEntry } from './read-roster.ts';

function entries(text: string): readonly RosterEntry[] {
  const read = readRoster(text);
  if (read.kind === 'unusable') throw new Error(read.problem);
  return read.entries;
}

const work = (student: SiteWork['students'][number], group?: string): SiteWork => ({
  students: [student],
  ...(group === undefined ? {} : { group }),
  attempts: [],
});

function found(roster: string, ...works: readonly SiteWork[]) {
  return identify(works, entries(roster)).map(({ students }) => students);
}

test('the best column gives the id of the student, and the others can be used, too', () => {
  const canvas = 'Student,ID,SIS User ID,SIS Login ID\n    Points Possible,,,\n"Doe, Jane",4711,s100,jdoe\n';
  expect(entries(canvas)).toEqual([
    { student: { id: 's100', name: 'Doe, Jane', siteId: '4711' }, keys: ['s100', 'jdoe', '4711'] },
  ]);
  const moodle = 'Identifier;Full name;Email address\nParticipant 12345;Jane Doe;j@x.org\n';
  expect(entries(moodle)).toEqual([
    { student: { id: '12345', name: 'Jane Doe', email: 'j@x.org' }, keys: ['12345', 'j@x.org'] },
  ]);
});

test('for a list without a column of ids, the message names its columns', () => {
  expect(readRoster('Grade,Remarks\n1,x')).toEqual({
    kind: 'unusable',
    problem:
      'has no column that identifies students (its columns are grade, remarks); ' +
      'rename one of them to id, student id, username, login or SIS user id',
  });
  expect(readRoster('')).toMatchObject({
    problem: expect.stringMatching(/^has no column that identifies students \(it is empty\)/),
  });
});

test('a student is found by id, e-mail or site id in any letter case, then by name in any order', () => {
  const roster = 'Student ID,ID,Name,Email\ns100,4711,"Doe, Jane Anne",jane@x.org\n';
  const jane = { id: 's100', name: 'Doe, Jane Anne', email: 'jane@x.org', siteId: '4711' };
  expect(found(roster, work({ id: 'S100' }))).toEqual([[{ ...jane }]]);
  expect(found(roster, work({ id: 'JANE@x.org' }))).toEqual([[{ ...jane }]]);
  expect(found(roster, work({ id: '4711', siteId: '4711', name: 'doejaneanne' }))).toEqual([[{ ...jane }]]);
  expect(found(roster, work({ id: '9', siteId: '9', name: 'Jane Anne Doe' }))).toEqual([[{ ...jane, siteId: '9' }]]);
});

test('a name that two students share identifies neither of them', () => {
  const roster = 'id,name\ns1,Mei Chan\ns2,Chan Mei\n';
  expect(found(roster, work({ id: '7', name: 'Mei Chan' }))).toEqual([[{ id: '7', name: 'Mei Chan' }]]);
});

test('the work of a group is assigned to all its members on the roster', () => {
  const roster = 'id,group\ns1,Team Rook\ns2,Team Rook\ns3,Team Pawn\n';
  const rook = [{ id: 's1' }, { id: 's2' }];
  expect(found(roster, work({ id: '77', siteId: '77', name: 'Team Rook' }), work({ id: 'x' }, 'team_rook'))).toEqual([
    rook,
    rook,
  ]);
});

test('missing and unknown students are reported, and no similar id is proposed for an unknown one', () => {
  const roster = entries('id,name\ns1155000001,Anna\ns1155000002,Ben\ns1155000003,Mei\n');
  const identified = identify([work({ id: 's1155000001' }), work({ id: 's1155000020' })], roster).map((one, index) => ({
    ...one,
    submission: `work ${index}`,
  }));
  expect(compareWithRoster(identified, roster)).toEqual({
    listed: 3,
    missing: [
      { id: 's1155000002', name: 'Ben' },
      { id: 's1155000003', name: 'Mei' },
    ],
    unknown: [{ submission: 'work 1', student: { id: 's1155000020' } }],
  });
});

test('all students on the roster can be named, by each of their ids', () => {
  const roster = entries('Username,Student ID,Email\ns1155000001,1155000001,a@x.org\nbb,1155000002,\n');
  const [work1] = identify([work({ id: 's1155000001' })], roster);
  const identified = work1 === undefined ? [] : [{ ...work1, submission: 's1155000001' }];
  expect(listedPeople(identified, roster)).toEqual([
    {
      student: { id: '1155000001', email: 'a@x.org' },
      submission: 's1155000001',
      names: ['1155000001', 's1155000001', 'a@x.org'],
    },
    { student: { id: '1155000002' }, names: ['1155000002', 'bb'] },
  ]);
});

test('the test student of Canvas and the preview user of Blackboard are not students', () => {
  const blackboard = 'Last Name,First Name,Username\nLo,An,s1\nUser,Preview,ta_previewuser\n';
  expect(entries(blackboard).map(({ student }) => student.id)).toEqual(['s1']);
  const canvas = 'Student,ID,SIS Login ID\n"Doe, Jane",4711,jdoe\n"Student, Test",4999,c5f0\n';
  expect(entries(canvas).map(({ student }) => student.id)).toEqual(['jdoe']);
});
