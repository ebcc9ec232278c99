import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packFiles, unpackFiles } from './file-archive.ts';

const path = fc.stringMatching(/^[a-z+]{1,12}(\/[a-z.+]{1,20}){0,3}$/);

describe('an archive of files', () => {
  test('gives back every file that was packed', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(path, fc.uint8Array({ maxLength: 1500 })), { selector: ([p]) => p }),
        (all) => {
          expect([...unpackFiles(packFiles(new Map(all)))]).toEqual(all);
        },
      ),
    );
  });

  test('is read by tar, too', () => {
    const packed = packFiles(new Map([['lib/a.txt', new TextEncoder().encode('one')]]));
    const { stdout, status } = spawnSync('tar', ['--extract', '--file', '-', '--to-stdout', 'lib/a.txt'], {
      input: packed,
    });
    expect({ status, text: stdout.toString() }).toEqual({ status: 0, text: 'one' });
  });

  test('that ends too early is refused', () => {
    const packed = packFiles(new Map([['a', new Uint8Array(100)]]));
    expect(() => unpackFiles(packed.subarray(0, 600))).toThrow(
      'The archive is damaged: its entry at byte 0 has no valid size.',
    );
  });

  test('refuses a path that does not fit', () => {
    const long = 'x'.repeat(101);
    expect(() => packFiles(new Map([[long, new Uint8Array()]]))).toThrow(
      `The path is too long for the archive: ${long}`,
    );
  });
});
