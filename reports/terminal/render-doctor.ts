import type { ToolchainFacts } from '../../harness/model/program/build-report.ts';
import { layerAgainst, layerCures } from '../explain/compiler/protection.ts';

/** The compiler and the layers of protection on this machine; `nativeRefused`: the plain runner was asked for. */
export function renderDoctor(facts: ToolchainFacts, nativeRefused = false): string {
  const { compiler, enforced, notEnforced } = facts;
  const width = Math.max(...[...enforced, ...notEnforced].map((name) => name.length));
  const line = (sign: string, name: string) =>
    `  ${sign} ${name.padEnd(width)}  against ${layerAgainst(name) ?? 'what it is called after'}`;
  return [
    `Compiler: ${compiler}`,
    '',
    'Protection while student code is compiled and run:',
    ...enforced.map((name) => line('✓', name)),
    ...notEnforced.map((name) => line('✗', name)),
    '',
    ...(notEnforced.length === 0
      ? ['Everything is in force.']
      : [
          'Grading works without what is marked ✗, and every result says so. To have it:',
          ...layerCures(facts, nativeRefused).map((cure) => `  ${cure}`),
        ]),
    '',
  ].join('\n');
}
