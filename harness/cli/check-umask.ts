import { UsageError } from '../model/usage-error.ts';

const rightsOfOwner = 0o700;

/** With such a umask, every folder that a command makes would be closed to the command itself. */
export function checkUmask(umask: number): void {
  if ((umask & rightsOfOwner) === 0) return;
  const usual = (umask & ~rightsOfOwner).toString(8).padStart(4, '0');
  throw new UsageError(
    `the umask ${umask.toString(8).padStart(4, '0')} takes away your own rights to new files: enter "umask ${usual}" or "umask 0022" and try again`,
  );
}
