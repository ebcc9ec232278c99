import { access, chown, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess } from '../../process/start-process.ts';

export type UserName = 'root' | 'user';

export interface User {
  readonly name: UserName;
  /** Absent for the current user. */
  readonly uid?: number;
}

/** The user id that owns no files on Linux. */
const ordinaryUid = 65534;

/** Root can grade as both users; any other user only as an ordinary user. */
export function usersFor(wanted: UserName | 'both'): readonly User[] | undefined {
  const isRoot = process.getuid?.() === 0;
  const root: User = { name: 'root' };
  const user: User = { name: 'user', ...(isRoot ? { uid: ordinaryUid } : {}) };
  if (wanted === 'user') return [user];
  if (wanted === 'root') return isRoot ? [root] : undefined;
  return isRoot ? [root, user] : [user];
}

/** Whether the user can start the command: other users cannot read a checkout in a private home folder. */
export async function canRun({ uid }: User, program: string): Promise<boolean> {
  if (uid === undefined)
    return access(program, constants.R_OK).then(
      () => true,
      () => false,
    );
  const { exitCode } = await startProcess(process.execPath, [program, '--version'], {
    uid,
    gid: uid,
    cwd: '/',
    reject: false,
  });
  return exitCode === 0;
}

/** A folder that belongs to the user. */
export async function makeFolderFor({ uid }: User, ...path: string[]): Promise<string> {
  const folder = join(...path);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  if (uid !== undefined) await chown(folder, uid, uid);
  return folder;
}
