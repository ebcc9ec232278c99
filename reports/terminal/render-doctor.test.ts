import { expect, test } from 'vitest';
import { renderDoctor } from './render-doctor.ts';

test('layers in force and missing layers are listed, with what to do', () => {
  const facts = {
    kind: 'native',
    compiler: 'g++ 12.2.0',
    enforced: ['cpu limit', 'system calls (seccomp)'],
    notEnforced: ['own processes (namespace)', 'own network (namespace)'],
  };
  expect(renderDoctor(facts)).toMatchInlineSnapshot(`
    "Compiler: g++ 12.2.0

    Protection while student code is compiled and run:
      ✓ cpu limit                  against a loop that never ends
      ✓ system calls (seccomp)     against files, network, other programs, signals to others
      ✗ own processes (namespace)  against seeing or stopping other programs
      ✗ own network (namespace)    against the network, once more

    Grading works without what is marked ✗, and every result says so. To have it:
      let this user have namespaces (in a container, they need CAP_SYS_ADMIN), or run it outside of the container
    "
  `);
});

test('if every layer is in force, it says so', () => {
  const facts = { kind: 'native', compiler: 'g++ 12.2.0', enforced: ['cpu limit'], notEnforced: [] };
  expect(renderDoctor(facts)).toMatchInlineSnapshot(`
    "Compiler: g++ 12.2.0

    Protection while student code is compiled and run:
      ✓ cpu limit  against a loop that never ends

    Everything is in force.
    "
  `);
});

test('without the native runner, there is one thing to do', () => {
  const facts = {
    kind: 'plain',
    compiler: 'g++-14 14.2.0',
    enforced: ['cpu limit'],
    notEnforced: ['file system (Landlock)', 'own network (namespace)'],
  };
  expect(renderDoctor(facts).split('\n').slice(-3)).toEqual([
    'Grading works without what is marked ✗, and every result says so. To have it:',
    '  grade on Linux, where the native runner is; on Windows, its Subsystem for Linux will do',
    '',
  ]);
  expect(renderDoctor(facts, true).split('\n').at(-2)).toBe(
    '  unset VERBATIM_RUNNER, which asks for ordinary programs',
  );
});
