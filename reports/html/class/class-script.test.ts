import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { classScript } from './class-script.ts';

test('the policy of the page names exactly this script', () => {
  expect(classScript.digest).toBe(`sha256-${createHash('sha256').update(classScript.text).digest('base64')}`);
});

test('nothing in the script ends its own element', () => {
  expect(classScript.text).not.toMatch(/<\/script|<!--/i);
});
