import { randomUUID } from 'node:crypto';
import { accessSync, chmodSync, constants, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** On Linux, every user may keep files in memory here. */
export const memoryPlace = '/dev/shm';

const temporaryMemory = 0x01021994;
/**
 * A submission takes a few hundred kilobytes; one that misbehaves takes 64 MiB a file, until its compiler is stopped.
 */
const leastFreeBytes = 1 << 30;

/**
 * Where work folders are made: in memory, if there is enough of it and no other place was chosen. On a disk, ext4
 * passes over everything deleted in the last minutes with each new file, and a class makes and deletes thousands. A
 * place from which no program may be run is skipped; undefined if there is no other.
 */
export function workPlace(memory = memoryPlace): string | undefined {
  const roomy = isRoomyMemory(memory) ? [memory] : [];
  const places = isChosen() ? [tmpdir(), ...roomy] : [...roomy, tmpdir()];
  return places.find(mayHoldPrograms);
}

export function withoutWorkPlace(): string {
  return `no program may be run from ${tmpdir()}, which is mounted with "noexec": set TMPDIR to a folder elsewhere`;
}

/** Where graders may have left work folders. */
export function workPlaces(): string[] {
  return [...new Set([tmpdir(), memoryPlace])];
}

/** `tmpdir` reads the same variables. */
function isChosen(): boolean {
  return ['TMPDIR', 'TMP', 'TEMP'].some((name) => (process.env[name] ?? '') !== '');
}

function isRoomyMemory(place: string): boolean {
  try {
    // The final slash requires a folder: in containers, files like /dev/null are mounted one by one, and lie in memory.
    const { type, bavail, bsize } = statfsSync(`${place}/`);
    if (type !== temporaryMemory || bavail * bsize < leastFreeBytes) return false;
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const mayRunFrom = new Map<string, boolean>();

/** In containers, programs often may not be run from `/dev/shm`. */
function mayHoldPrograms(place: string): boolean {
  const may = mayRunFrom.get(place) ?? !refusesPrograms(place);
  mayRunFrom.set(place, may);
  return may;
}

/** The kernel denies each file in such a place to be run. Any other fault of a place shows when it is used. */
export function refusesPrograms(place: string): boolean {
  const program = join(place, `verbatim-trial-${randomUUID()}`);
  try {
    writeFileSync(program, '', { flag: 'wx' });
    // The umask of this process says nothing about the place.
    chmodSync(program, 0o700);
  } catch {
    return false;
  }
  try {
    accessSync(program, constants.X_OK);
    return false;
  } catch {
    return true;
  } finally {
    rmSync(program, { force: true });
  }
}
