/**
 * Something that keeps a command from doing its work, with the cure: a wrong file name, no compiler, bad YAML. It is
 * printed as it stands and ends the command with exit code 2. Anything else that is thrown is a fault of ours.
 */
export class UsageError extends Error {
  override readonly name = 'Trouble';
}
