import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { crossings, roomOf } from './crossings.ts';
import { rooms } from './rooms.ts';

const code = ['harness', 'reports', 'reference']
  .flatMap((top) => readdirSync(top, { recursive: true, encoding: 'utf8' }).map((path) => `${top}/${path}`))
  .filter((path) => path.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(path))
  .filter((path) => !path.startsWith('reports/samples/'));

test('no import crosses a boundary between rooms', () => {
  const files = code.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  expect(files.length).toBeGreaterThan(700);
  expect(crossings(files)).toEqual([]);
});

test('every room in the table has code, and may import only rooms that exist', () => {
  const used = new Set(code.map(roomOf));
  // harness/e2e has only tests.
  expect(Object.keys(rooms).filter((room) => room !== 'harness/e2e' && !used.has(room))).toEqual([]);
  const allowed = Object.values(rooms).flatMap(({ mayImport }) => mayImport);
  expect(allowed.filter((room) => !(room in rooms))).toEqual([]);
});

describe('an import is reported', () => {
  const reported = (path: string, text: string) => crossings([{ path, text }]);

  test('of another room, if it is not allowed', () => {
    expect(reported('harness/judge/call.ts', "import { mark } from '../mark/mark.ts';\n")).toEqual([
      'harness/judge/call.ts:1 imports ../mark/mark.ts: harness/judge may not import harness/mark',
    ]);
    expect(reported('harness/batch/class/a.ts', "\nexport * from '../../../reference/index.ts';\n")).toEqual([
      'harness/batch/class/a.ts:2 imports ../../../reference/index.ts: harness/batch may not import reference',
    ]);
  });

  test('over several lines, for types only, and at run time', () => {
    const all = [
      "import {\n  grade,\n} from '../grade/grade.ts';",
      "import type { Grade } from '../grade/grade.ts';",
      "const late = await import('../grade/grade.ts');",
      "import '../grade/grade.ts';",
    ];
    for (const text of all) expect(reported('harness/exercise/a.ts', text), text).toHaveLength(1);
  });

  test('from one room of the toolchains into another', () => {
    expect(reported('harness/toolchain/plain/a.ts', "import '../speed/speed.ts';")).toHaveLength(1);
    expect(reported('harness/toolchain/gxx/run/a.ts', "import '../../sandbox/runner.ts';")).toHaveLength(1);
    expect(reported('harness/toolchain/plain/a.ts', "import '../gxx/run/program.ts';")).toEqual([]);
  });

  test('of Node, if a browser runs the code', () => {
    expect(reported('reports/html/a.ts', "import { readFile } from 'node:fs/promises';")).toHaveLength(1);
    expect(reported('harness/collect/a.ts', "import { readFile } from 'node:fs/promises';")).toEqual([]);
  });

  test('of a package that only one module may import', () => {
    expect(reported('harness/bench/a.ts', "import { execa } from 'execa';")).toEqual([
      'harness/bench/a.ts:1 imports execa: only harness/process/start-process.ts may',
    ]);
  });

  test('in a file outside all rooms', () => {
    expect(reported('harness/loose.ts', "import './cli/main.ts';")).toHaveLength(1);
  });
});
