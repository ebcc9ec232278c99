import { expect, test } from 'vitest';
import { leadingIncludes } from './leading-includes.ts';

const found = (text: string) => leadingIncludes(Buffer.from(text));

test.each([
  ['nothing', '', []],
  ['no include', 'int main() {}\n', []],
  ['one', '#include <iostream>\nint main() {}\n', ['iostream']],
  ['the order of the source', '#include <string>\n#include <iostream>\n', ['string', 'iostream']],
  ['the same header twice', '#include <cmath>\n#include <cmath>\n', ['cmath', 'cmath']],
  ['spaces inside the directive', '  #  include  <iostream>  \n', ['iostream']],
  ['no space at all', '#include<iostream>', ['iostream']],
  ['line ends of Windows', '#include <iostream>\r\n\r\n#include <cmath>\r\n', ['iostream', 'cmath']],
  ['a byte order mark', '\uFEFF#include <iostream>\n', ['iostream']],
  [
    'comments before, between and after',
    '/* 张 */\n// a\n#include <iostream> // b\n#include <cmath> /* c */\n',
    ['iostream', 'cmath'],
  ],
  ['a comment in front of the directive', '/* a\n b */ #include <iostream>\n', ['iostream']],
  ['headers of C and of g++', '#include <stdio.h>\n#include <bits/stdc++.h>\n', ['stdio.h', 'bits/stdc++.h']],
  ['a backslash inside a comment', '// C:\\new\n#include <iostream>\n', ['iostream']],
])('%s', (_about, text, headers) => {
  expect(found(text)).toEqual(headers);
});

test.each([
  ['a define', '#define NDEBUG\n#include <iostream>\n'],
  ['a pragma', '#pragma pack(1)\n#include <iostream>\n'],
  ['a condition', '#ifdef _WIN32\n#include <iostream>\n#endif\n'],
  ['a header of the student', '#include "iostream"\n'],
  ['an unusual header', '#include <windows/evil.h>\n'],
  ['a path out of the folder', '#include <../../etc/passwd>\n'],
  ['a comment that swallows the directive', '// a \\\n#include <iostream>\n'],
  ['a comment that swallows it with a space after the backslash', '// a \\ \n#include <iostream>\n'],
  ['a comment that swallows it with a trigraph', '// a ??/\n#include <iostream>\n'],
  ['a comment that never ends', '/* #include <iostream>\n'],
  ['a string', 'auto s = R"(\n#include <iostream>\n)";\n'],
  ['more on the line', '#include <iostream> int x;\n'],
  ['a no-break space', '\u00A0#include <iostream>\n'],
])('nothing after %s', (_about, text) => {
  expect(found(text)).toEqual([]);
});

test('an include after a comment that ends on its line is ignored', () => {
  expect(found('#include <iostream>\n#include <cmath> /* a\n b */ #include <string>\n')).toEqual(['iostream']);
});

test.each([
  ['spaces', ' '.repeat(5_000_000)],
  ['comments', '/**/'.repeat(1_000_000)],
  ['stars', `/*${'*'.repeat(5_000_000)}`],
])('millions of %s neither take long nor break anything', (_about, text) => {
  expect(found(`#include <cmath>\n${text}\n#include <iostream>\n`)).toEqual(['cmath']);
});

test('only the first of thousands are taken, because each longer list would be kept as another header', () => {
  expect(found('#include <new>\n'.repeat(4_600))).toEqual(Array.from({ length: 32 }, () => 'new'));
});
