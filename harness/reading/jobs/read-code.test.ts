import { expect, test } from 'vitest';
import { openParser } from '../../cpp/source/grammar-file.ts';
import { readCode } from './read-code.ts';

async function shape(text: string): Promise<string> {
  const { tokens, unreadable } = readCode(await openParser(), { name: 'a.cpp', text });
  return unreadable ? 'unreadable' : tokens.map(({ token }) => token).join(' ');
}

const copied = 'int f(int a) { while (a > 0) a = a - 1; return a; }';
const other = 'int g() { return 2; }';

test('whatever a condition says, all its branches are compared', async () => {
  const all = await shape(`${copied}\n${other}`);
  expect(all).toContain('while_statement');
  for (const condition of ['0', '1', 'defined __x86_64__', 'CALL(1)', '(', '__has_include(</*>)']) {
    expect(await shape(`#if ${condition}\n${copied}\n#else\n${other}\n#endif`), condition).toBe(all);
  }
});

test('a macro that differs in each branch hides nothing of its arguments', async () => {
  const text = `#ifdef X\n#define CODE(x) x\n#else\n#define CODE(x)\n#endif\nint h() { CODE(return 1 + 2 + 3;) }`;
  expect(await shape(text)).toContain('value + value + value');
});

test('brackets that are open in each branch hide nothing after them', async () => {
  const text = `#define F(x) x\nint i = F(\n#ifdef X\n(1\n#else\n(2\n#endif\n));\n${copied}`;
  expect(await shape(text)).toContain('while_statement');
});
