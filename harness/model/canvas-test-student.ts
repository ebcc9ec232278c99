/** Canvas gives each course a student to try things out with, who stands in the gradebook and can hand in. */
export function isCanvasTestStudent(name: string): boolean {
  return /^(?:Student, Test|studenttest)$/i.test(name);
}
