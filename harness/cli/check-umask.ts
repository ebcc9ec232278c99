import { UsageError } from '../model/usage-error.ts';

const rightsOfOwner = 0o700;

/** With a umask that denies the owner, a command could not use the folders that it creates. */
export function checkUmask(umask: number): void {
  if ((umask & rightsOfOwner) === 0) return;
  const usual = (umask & ~rightsOfOwner).toString(8).padStart(4, '0');
  throw new UsageError(
    `the umask ${umask.toString(8).padStart(4, '0')} denies you access to your own new files: run "umask ${usual}" or "umask 0022" and try again`,
  );
}
