/**
 * Canvas gives each course a student to try things out with, and Blackboard a preview user to each instructor. They
 * appear in gradebooks and can hand in work, but they are not real students.
 */
export function isTestStudent(nameOrId: string): boolean {
  return /^(?:Student, Test|studenttest)$|_previewuser$/i.test(nameOrId);
}
