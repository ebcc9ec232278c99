import { expect, test } from 'vitest';
import { type Person, findPerson, formOfIds, peopleOf } from './people.ts';

const anna: Person = {
  student: { id: 's1155142258', siteId: '4001', email: 'anna@uni.example' },
  submission: 's1155142258',
  names: ['1155142258', 'aberg'],
};
const ben: Person = { student: { id: 's1155142259', name: 'Ben' }, names: ['s1155142259@link.example'] };
const mei: Person = { student: { id: '4001' }, submission: 'Team', names: [] };
const people = [anna, ben, mei];

function found(name: string): string {
  const read = findPerson(people, name);
  if (read.kind === 'found') return read.person.student.id;
  return read.kind === 'several' ? `several: ${read.ids.join(' ')}` : 'unknown';
}

test.each([
  ['s1155142258', 's1155142258'],
  [' S1155142258 ', 's1155142258'],
  ['1155142258', 's1155142258'],
  ['ABerg', 's1155142258'],
  ['Anna@uni.example', 's1155142258'],
  ['1155142259', 's1155142259'],
  ['s1155142259@LINK.example', 's1155142259'],
  ['x1155142259@elsewhere.example', 's1155142259'],
  ['1155142250', 'unknown'],
  ['Ben', 'unknown'],
  ['', 'unknown'],
  ['s', 'unknown'],
])('%j is %s', (name, expected) => {
  expect(found(name)).toBe(expected);
});

test('an id comes before the number that a course site has for another student', () => {
  expect(found('4001')).toBe('4001');
});

test('a name that two people have identifies neither', () => {
  const twins = [
    { student: { id: 'a1155000001' }, names: [] },
    { student: { id: 'b1155000001' }, names: [] },
  ];
  expect(findPerson(twins, '1155000001')).toEqual({ kind: 'several', ids: ['a1155000001', 'b1155000001'] });
});

test('the class list adds names to students with a submission, and adds those without one', () => {
  const submissions = [{ submission: 's1155142258', members: [{ id: 's1155142258' }] }, { submission: 's9' }];
  expect(peopleOf(submissions, [anna, ben])).toEqual([
    { student: { id: 's1155142258' }, submission: 's1155142258', names: ['1155142258', 'aberg'] },
    { student: { id: 's9' }, submission: 's9', names: [] },
    ben,
  ]);
});

test('the form of the ids reveals no single id', () => {
  expect(formOfIds([anna, ben])).toBe('s##########');
  expect(formOfIds(people)).toBeUndefined();
  expect(formOfIds([])).toBeUndefined();
});
