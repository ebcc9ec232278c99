/** The same in a report. */
export const plainRun =
  'as ordinary programs, without the native runner: nothing but limits held them back, and why a case fails was not looked for';

/** Where programs run without the native runner: why, and what that means. For people at a terminal. */
export function plainRunnerNotice(reason: string): string {
  return [
    'NOTICE: programs run here as ordinary programs, without the native runner:',
    `  ${reason}`,
    '  A program can read and change whatever you can: grade only what you trust, or on a machine of its own.',
    '  Marks are the same for programs that read with cin, scanf and the like. What a program may not do (files,',
    '  network, other programs) is not noticed, programs that are talked to are not graded, and it takes longer.',
    '',
  ].join('\n');
}
