import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { engineFlags, readerFlags } from './engine.ts';

test('the engine that runs this knows every flag that it is given', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const given = [...engineFlags(process.versions.v8), ...readerFlags(process.versions.v8)];
  const flags = given.map((flag) => flag.split('=')[0]).filter((flag) => flag !== '--v8-pool-size');
  expect(flags.filter((flag) => !known.includes(`  ${flag} `))).toEqual([]);
});

test.each([
  ['11.3.244.8-node.38', ['--heap-growing-percent=130', '--interrupt-budget=540672']],
  ['12.4.254.21-node.57', ['--heap-growing-percent=130']],
  ['13.6.233.17-node.53', ['--heap-growing-percent=130']],
  ['14.6.202.34-node.34', ['--heap-growing-percent=130']],
  ['15.0.1', []],
])('V8 %s gets %s', (version, flags) => {
  expect(engineFlags(version)).toEqual(flags);
});

test('a reader gets the same flags, one thread for V8, and a parser that is compiled once', () => {
  const version = '11.3.244.8-node.38';
  expect(readerFlags(version)).toEqual(['--v8-pool-size=1', ...engineFlags(version), '--liftoff-only']);
  expect(readerFlags('15.0.1')).toEqual(['--v8-pool-size=1']);
});
