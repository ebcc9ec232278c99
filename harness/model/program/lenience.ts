/**
 * What made a source compile that the plain compiler rejects, in the order in which reports list it. Each is something
 * that another compiler accepts, so the student saw the program work.
 */
export const leniences = [
  // Names that newer standards have taken, and types that differ here. They are no mistakes, so there is no deduction.
  'c++14',
  'c++11',
  'own-names',
  'int64',
  // What only Visual Studio or Windows accepts.
  'headers-forced-in',
  'void-main',
  'windows-headers',
  'include-names',
] as const;
export type Lenience = (typeof leniences)[number];

const free: readonly Lenience[] = ['c++14', 'c++11', 'own-names', 'int64'];

/** Whether a program that needs it has done nothing that a course could deduct marks for. */
export function isFreeLenience(lenience: Lenience): boolean {
  return free.includes(lenience);
}
