/** The words of a report about it. */
export const plainRun =
  'as ordinary programs, without the native runner: only limits held them back, and the reasons for failing cases were not looked for';

/** Says why programs run without the native runner, and what that means; for the terminal. */
export function plainRunnerNotice(reason: string): string {
  return [
    'NOTICE: programs run here as ordinary programs, without the native runner:',
    `  ${reason}`,
    '  A program can read and change whatever you can: grade only what you trust, or on a separate machine.',
    '  Marks are the same for programs that read with cin, scanf and the like. What a program may not do (files,',
    '  network, other programs) is not noticed, interactive programs are not graded, and it takes longer.',
    '',
  ].join('\n');
}
