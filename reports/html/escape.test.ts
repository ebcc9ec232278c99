import { expect, test } from 'vitest';
import { escape, markup } from './escape.ts';

test('text is escaped for elements and attributes', () => {
  expect(escape('<script>alert("1" & \'2\')</script>')).toBe(
    '&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;',
  );
});

test('invisible characters are spelt out, and line breaks stay', () => {
  expect(escape('a\0b\x1b[31m\u202Ec\u200B\r\n\td\uD800')).toBe('a\\x00b\\x1B[31m\\u{202E}c\\u{200B}\\r\n\td\\u{D800}');
});

test('a template escapes all values except markup', () => {
  const inner = markup`<b>${'<i>'}</b>`;
  expect(markup`<p title="${'"'}">${inner}${[1, undefined, '&']}</p>`.toString()).toBe(
    '<p title="&quot;"><b>&lt;i&gt;</b>1&amp;</p>',
  );
});
