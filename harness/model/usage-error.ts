/**
 * Something that prevents a command from doing its work: a wrong file name, no compiler, bad YAML. The message says how
 * to fix it, is printed unchanged and ends the command with exit code 2. Any other error that is thrown is a bug in
 * Verbatim.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
