/**
 * What made a source compile that the plain compiler refuses, in the order in which reports tell it. Each is something that
 * another compiler accepts, so the student saw the program work.
 */
export const leniences = [
  // Names that newer standards took for themselves, and types that are others here: no mistakes, and free.
  'c++14',
  'c++11',
  'own-names',
  'int64',
  // What only Visual Studio and Windows accept.
  'headers-forced-in',
  'void-main',
  'windows-headers',
  'include-names',
] as const;
export type Lenience = (typeof leniences)[number];

const free: readonly Lenience[] = ['c++14', 'c++11', 'own-names', 'int64'];

/** Whether a program that needs it has done nothing that a course could charge for. */
export function isFreeLenience(lenience: Lenience): boolean {
  return free.includes(lenience);
}
