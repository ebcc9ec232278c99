/** Sources that a precompiled header could change, by what is odd about them. */

const body = [
  'int unused(int x) { int y; return 5; }',
  'int main() { std::cout << "Hello\\n"; for (int i = 0; i < 3; ++i) std::cout << i << std::endl; }',
  '',
].join('\n');

/** These are compiled with a precompiled header. */
export const quick: Readonly<Record<string, string | Buffer>> = {
  nothing: `#include <iostream>\n${body}`,
  'several headers': `#include <iostream>\n#include <iomanip>\n#include <string>\nusing namespace std;\n${body}`,
  'a header that has two names': `#include <math.h>\n#include <cmath>\n#include <iostream>\n${body}double r = sqrt(2);\n`,
  'the same header again, further down': `#include <iostream>\n${body}#include <iostream>\nint z = std::cin.get();\n`,
  'the same header twice in a row': `#include <iostream>\n#include <iostream>\n${body}`,
  'comments everywhere': `/* 1 */ // 2\n/* 3\n4 */ #include <iostream> // 5\n/* 6 */\n${body}`,
  'a comment in Big5': Buffer.concat([
    Buffer.from([0x2f, 0x2f, 0xa7, 0x41, 0xa6, 0x6e, 0x0a]),
    Buffer.from(`#include <iostream>\n${body}`),
  ]),
  'a byte order mark': `\uFEFF#include <iostream>\n${body}`,
  'the line ends of Windows': `#include <iostream>\n${body}`.replaceAll('\n', '\r\n'),
  'a define after the header': `#include <iostream>\n#define SIZE 8\nint a[SIZE];\n${body}`,
  'a define between headers': `#include <iostream>\n#define _USE_MATH_DEFINES\n#include <cmath>\n${body}double p = M_PI;\n`,
  'pragmas after the header': `#include <iostream>\n#pragma GCC optimize("O2")\n#pragma warning(disable: 4996)\n#pragma pack(1)\nstruct P { char c; int i; };\n${body}`,
  'templates of the library':
    '#include <algorithm>\n#include <iostream>\n#include <vector>\nint main() { std::vector<int> v{3, 1, 2}; std::sort(v.begin(), v.end()); std::cout << v[0]; }\n',
  'macros for file and line':
    '#include <iostream>\n#include <cassert>\nint main() { assert(std::cin.good()); std::cout << __FILE__ << __LINE__ << __func__ << __COUNTER__; }\n',
  'a warning inside the library':
    '#include <cstring>\n#include <iostream>\nint main() { int a[4]; std::memset(a, 0, 4 * sizeof a[0] + 40); std::cout << a[0]; }\n',
  'random numbers and time':
    '#include <cstdlib>\n#include <ctime>\n#include <iostream>\nint main() { srand(time(NULL)); std::cout << rand() % 6; }\n',
};

/** These are compiled without one: with a forced header, they could mean something else. */
export const left: Readonly<Record<string, string>> = {
  'no include': 'extern "C" int puts(const char *);\nint main() { int unused; puts("x"); }\n',
  'a define before the header': `#define main real_main\n#include <iostream>\n${body}`,
  'a define that the header reads': `#define NDEBUG\n#include <cassert>\n#include <iostream>\n${body}`,
  'a pragma that affects the header':
    '#pragma pack(1)\n#include <ctime>\n#include <iostream>\nint main() { std::cout << sizeof(tm); }\n',
  'a pragma once': `#pragma once\n#include <iostream>\n${body}`,
  'a condition around the header': `#ifndef _WIN32\n#include <iostream>\n#endif\n${body}`,
  'code before the header': `int before;\n#include <iostream>\n${body}`,
  'a comment that swallows the first header': `// \\\n#include <cmath>\n#include <iostream>\n${body}`,
};

/** A forced header would hide or move these errors. */
export const refused: Readonly<Record<string, string>> = {
  'no header at all': body,
  'the wrong header': `#include <cmath>\n${body}`,
  'a header that does not exist': `#include <iostream>\n#include <conio>\n${body}`,
  'an include that was forgotten': '#include <iostream>\nint main() { std::vector<int> v; printf("%d", rand()); }\n',
  'a mistake of the first line': `#include <iostream> oops\n${body}x\n`,
  'an error inside the library':
    '#include <iostream>\n#include <algorithm>\n#include <vector>\nstruct P {};\nint main() { std::vector<P> v; std::sort(v.begin(), v.end()); }\n',
  'a syntax error': `#include <iostream>\n${body}int main( {\n`,
};
