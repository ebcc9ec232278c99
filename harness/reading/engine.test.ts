import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { engineFlags } from './engine.ts';

test('the engine that runs this knows every flag that it is given', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const flags = engineFlags(process.versions.v8).map((flag) => flag.split('=')[0]);
  expect(flags.filter((flag) => !known.includes(`  ${flag} `))).toEqual([]);
});

test.each([
  ['11.3.244.8-node.38', ['--heap-growing-percent=100', '--interrupt-budget=540672']],
  ['12.4.254.21-node.57', ['--heap-growing-percent=100']],
  ['13.6.233.17-node.53', ['--heap-growing-percent=100']],
  ['14.6.202.34-node.34', ['--heap-growing-percent=100']],
  ['15.0.1', []],
])('V8 %s gets %s', (version, flags) => {
  expect(engineFlags(version)).toEqual(flags);
});
