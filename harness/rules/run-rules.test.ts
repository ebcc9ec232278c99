// @module-tag compiler
import { expect, test } from 'vitest';
import { markedBy } from './marked-program.fixture.ts';

const globals = { const: 'forbidden', 'local-statics': 'shown' } as const;

test('a source with a fault is judged where it can be read, and nowhere else', async () => {
  const program = `
int ▶count;
int main() {
  int a = 1;
  ¿a = = int b[3];
  return a;
}
`;
  expect(await markedBy('no-globals', globals, program)).toBe(program);
});

test('an extra brace does not make a local variable global', async () => {
  const program = `
int ▶count;
int main() {
  if (count > 1) {
  }
  }
  ¿int local = 2;
  return local;
}
`;
  const marked = await markedBy('no-globals', globals, program);
  expect(marked).toContain('int ▶count');
  expect(marked).not.toMatch(/▶local/);
  expect(marked).toMatch(/¿/);
});

test('a rule that is not switched on finds nothing', async () => {
  const program = 'int a[3];\n';
  expect(await markedBy('no-vectors', {}, program)).toBe(program);
});
