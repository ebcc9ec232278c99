import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** On Linux this is memory that everybody may use as files. */
export const memoryPlace = '/dev/shm';

const temporaryMemory = 0x01021994;
/** A submission takes a few hundred kilobytes, and one that misbehaves 64 MiB a file, until its compiler is stopped. */
const leastFreeBytes = 1 << 30;

/**
 * Where work folders are made: in memory, where there is enough of it and nobody has chosen another place. On a disk, ext4
 * passes over whatever has been deleted in the last minutes with each new file, and a class makes and deletes thousands.
 */
export function workPlace(place = memoryPlace): string {
  return isChosen() || !isRoomyMemory(place) ? tmpdir() : place;
}

/** Where those lie that other graders have left. */
export function workPlaces(): string[] {
  return [...new Set([tmpdir(), memoryPlace])];
}

/** `tmpdir` follows the same names. */
function isChosen(): boolean {
  return ['TMPDIR', 'TMP', 'TEMP'].some((name) => (process.env[name] ?? '') !== '');
}

function isRoomyMemory(place: string): boolean {
  try {
    // With the stroke it has to be a folder: in containers, files like /dev/null are mounted one by one, and lie in memory.
    const { type, bavail, bsize } = statfsSync(`${place}/`);
    if (type !== temporaryMemory || bavail * bsize < leastFreeBytes) return false;
    accessSync(place, constants.W_OK);
    return mayHoldPrograms(place, readFileSync('/proc/self/mounts', 'latin1'));
  } catch {
    return false;
  }
}

/** In containers, `/dev/shm` often may not. */
export function mayHoldPrograms(place: string, mounts: string): boolean {
  const lines = mounts.split('\n').map((line) => line.split(' '));
  const [, , , options = 'noexec'] = lines.findLast(([, where]) => where === place) ?? [];
  return !options.split(',').includes('noexec');
}
