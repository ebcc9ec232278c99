// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { fillsVariables } from '../toolchain/gxx/checks/check-flags.ts';
import { openToolchain, programOf, settings } from '../testing/open-program.ts';
import type { Diagnosis } from '../model/result/diagnosis.ts';
import type { Program } from '../toolchain/contract/toolchain.ts';
import { endsOfBodies, programOfBodies } from './many-cases.fixture.ts';

const toolchain = await openToolchain();
const opened: Program[] = [];
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

async function endsOf(bodies: readonly string[]) {
  const { text, lineOf } = programOfBodies(bodies);
  const files = [{ name: 'program.cpp', bytes: Buffer.from(text) }];
  const program = programOf(await toolchain.build({ files, settings, functions: [], checked: 'fully' }));
  opened.push(program);
  return { ends: await endsOfBodies(program, bodies.length), lineOf };
}

/** The fault without its place. */
type Facts = { readonly kind: Diagnosis['kind'] } & Readonly<Record<string, unknown>>;

const behind = (variable: string, variableBytes: number, distance = 0): Facts => ({
  kind: 'memory-fault',
  where: 'behind',
  variable,
  variableBytes,
  distance,
});
const before = (variable: string, variableBytes: number, distance: number): Facts => ({
  ...behind(variable, variableBytes, distance),
  where: 'before',
});

const faults: readonly (readonly [about: string, body: string, facts: Facts])[] = [
  [
    'a square before the first one',
    'int b[5][5] = {}; b[-one][-one] = 1; cout << b[0][0];',
    { kind: 'index-out-of-bounds', index: '-1' },
  ],
  [
    'an extra row, when a board is cleared',
    'for (int r = 0; r <= SIZE; ++r) for (int c = 0; c < SIZE; ++c) board[r][c] = 0;',
    { kind: 'index-out-of-bounds', index: '5' },
  ],
  [
    'an extra column, when a board is cleared',
    'for (int r = 0; r < SIZE; ++r) for (int c = 0; c <= SIZE; ++c) board[r][c] = 0;',
    { kind: 'index-out-of-bounds', index: '5' },
  ],
  [
    'a bound that is tested after the index',
    'int a[3] = {1, 2, 3}; int i = 0; while (a[i] > 0 && i < 3) ++i; cout << i;',
    { kind: 'index-out-of-bounds', index: '3' },
  ],
  [
    'an extra element, through a pointer',
    'int a[4] = {1, 2, 3, 4}; cout << total(a, 5);',
    { ...behind('a', 16), elsewhere: true },
  ],
  [
    'an element before the first, through a pointer',
    'int a[4] = {}; int *p = a; p[-one] = 3; cout << a[0];',
    before('a', 16, 4),
  ],
  ['a global array, through a pointer', 'int *p = &board[0][0]; p[25] = one; cout << p[0];', behind('board', 100)],
  [
    'a row before a board that was passed on',
    'auto f = [](int b[][5]) { b[-one][0] = 1; }; int mine[5][5] = {}; f(mine); cout << mine[0][0];',
    before('mine', 100, 20),
  ],
  ['a new array behind its end', 'int *a = new int[5]; a[5 * one] = 1; cout << a[0]; delete[] a;', behind('', 20)],
  [
    'a new array before its beginning',
    'int *a = new int[5]; a[-one] = 1; cout << a[0]; delete[] a;',
    before('', 20, 4),
  ],
  [
    'a new array after its end',
    'int *a = new int[5]; a[0] = 1; delete[] a; cout << a[0];',
    { kind: 'memory-fault', where: 'freed' },
  ],
  [
    'an array that is deleted twice',
    'int *a = new int[5]; delete[] a; int *b = a; delete[] b;',
    { kind: 'memory-fault', where: 'freed' },
  ],
  [
    'a variable after its block',
    'int *p = nullptr; { int q = one; p = &q; } cout << *p;',
    { kind: 'memory-fault', where: 'scope', variable: 'q' },
  ],
  [
    'an index of a vector',
    'vector<int> v(3); cout << v[3 * one];',
    { kind: 'library-check', rule: '__n < this->size()' },
  ],
  ['the last element of nothing', 'vector<int> v; cout << v.back() * 0;', { kind: 'library-check' }],
  ['an index of a string', 'string s = "ab"; cout << s[3 * one];', { kind: 'library-check', rule: '__pos <= size()' }],
  [
    'a text that is too short for its test',
    'string text = ""; if (text[one] < \'0\') cout << "no";',
    { kind: 'library-check', rule: '__pos <= size()' },
  ],
  ['a C string without its end', "char c[3] = {'a', 'b', 'c'}; cout << strlen(c);", behind('c', 3)],
  ['a C string that is printed without its end', "char c[4]; memset(c, 'x', 4); cout << c;", behind('c', 4)],
  [
    'a copy into a text that is too short',
    'char c[4]; strcpy(c, one ? "abcd" : ""); cout << c;',
    { ...behind('c', 4), where: 'inside', bytes: 5 },
  ],
  [
    'a sum that is too large',
    'int big = 2147483647; cout << big + one;',
    { kind: 'overflow', left: '2147483647', operator: '+', right: '1' },
  ],
  ['a shift by too much', 'cout << (one << (31 + one));', { kind: 'shift-out-of-range', right: '32' }],
  ['a division by zero', 'cout << 5 / (one - 1);', { kind: 'division-by-zero' }],
  ['a pointer to nothing', 'int *p = one ? nullptr : beside; cout << *p;', { kind: 'null-pointer' }],
  [
    'endless recursion',
    'function<int(int)> f = [&](int n) { return f(n + 1) + 1; }; cout << f(0);',
    { kind: 'endless-recursion' },
  ],
  [
    'an exception that nothing catches',
    'cout << stoi("x");',
    { kind: 'uncaught-exception', type: 'std::invalid_argument' },
  ],
  [
    'too large an array',
    'volatile char big[20 << 20]; for (int i = 0; i < 20 << 20; i += 4096) big[i] = 1; cout << big[0];',
    { kind: 'stack-overflow', function: expect.stringMatching(/^body\d+$/) },
  ],
];

test('the full checks find each of these faults in its line', async () => {
  const { ends, lineOf } = await endsOf(faults.map(([, body]) => body));
  const found = ends.map((end, index) => ({
    about: faults[index]?.[0],
    end: end.kind,
    fault: end.kind === 'crashed' ? end.fault : undefined,
  }));
  expect(found).toEqual(
    faults.map(([about, , { elsewhere, ...facts }], index) => ({
      about,
      end: 'crashed',
      fault: expect.objectContaining({
        ...facts,
        file: 'program.cpp',
        line: elsewhere === true ? lineOf(-1) - 0 : lineOf(index),
      }),
    })),
  );
});

test.runIf(fillsVariables(toolchain.facts.compiler))(
  'an index without a value is reported as such',
  async () => {
    const { ends, lineOf } = await endsOf(['int a[3] = {}; int i; if (one == 2) i = 0; cout << a[i];']);
    expect(ends).toMatchObject([{ kind: 'crashed', fault: { kind: 'uninitialised', at: { line: lineOf(0) } } }]);
  },
  120_000,
);

const honest: readonly string[] = [
  'try { string s = "a"; s.at(9 * one) = 1; } catch (const out_of_range &) { cout << "caught"; } int a[9] = {}; a[8] = 1; cout << a[8];',
  'try { cout << stoi("x"); } catch (const invalid_argument &e) { cout << e.what(); } char c[20]; strcpy(c, "nineteen characters"); cout << c;',
  'try { vector<int> v(2); v.at(2) = 1; } catch (...) { cout << "any"; } int a[30]; for (int &x : a) x = 1; cout << total(a, 30);',
  'for (int i = 0; i < 200; ++i) { try { throw i; } catch (int n) { int a[7]; fill(a, a + 7, n); cout << total(a, 7); } }',
  'struct Deep { static int go(int n) { int here[5] = {n}; if (n == 0) throw 1; return go(n - 1) + here[0]; } }; try { Deep::go(300); } catch (int) {} int a[500] = {}; cout << total(a, 500) << flush;',
  'int n = 6 + one; int a[n]; for (int i = 0; i < n; ++i) a[i] = i; cout << total(a, n);',
  'function<int(int)> f = [&](int n) { return n == 0 ? 0 : f(n - 1) + 1; }; cout << f(1000);',
  "vector<string> v; for (int i = 0; i < 1000; ++i) v.push_back(string(static_cast<size_t>(i % 40), 'x')); sort(v.begin(), v.end()); cout << v.back();",
  'map<string, vector<int>> m; m["a"].push_back(1); m["b"]; for (const auto &p : m) cout << p.first << p.second.size();',
  'int *a = new int[5](); for (int i = 0; i < 5; ++i) cout << a[i]; delete[] a; int *b = new int[3]; b[2] = 1; cout << b[2]; delete[] b; delete new int(3);',
  'struct Base { virtual ~Base() {} virtual int f() { return 1; } }; struct Other : Base { int a[3] = {1, 2, 3}; int f() override { return a[2]; } }; unique_ptr<Base> p(new Other); cout << p->f(); unique_ptr<string[]> s(new string[4]); s[3] = "long enough to be on the heap, surely"; cout << s[3];',
  'string s = "abc"; cout << s[3] << s[s.size()] << s.c_str()[3] << strlen(s.c_str());',
  'char word[10]; cin >> word; cout << word; string rest; getline(cin, rest); cout << rest.length();',
  'char text[] = "a,b,c"; for (char *p = strtok(text, ","); p != nullptr; p = strtok(nullptr, ",")) cout << p;',
  'unsigned u = 0; --u; cout << u; unsigned char c = 255; ++c; cout << int(c) << (1u << 31);',
  'long long big = 1122110010221000LL; cout << big * 10 / 10 % 1000; cout << 1122110010221220 / 1000000000000000;',
  'static int counter[3]; ++counter[2]; cout << counter[2]; stringstream out; out << 1 << "x"; cout << out.str();',
  'const char *names[] = {"A", "B"}; for (const char *const *p = names; p != names + 2; ++p) cout << *p; printf("%s %5.2f", names[1], 1.5);',
  'pair<int, string> best{0, ""}; for (int i = 0; i < 9; ++i) { string now(1, static_cast<char>(\'a\' + i)); if (i > best.first) best = {i, now}; } cout << best.second;',
  'int r = -1; if (r >= 0 && board[r][0] == 0) cout << 1; for (int i = 0; i < SIZE && board[i][0] == 0; ++i) cout << i;',
  'int matrix[3][4]; memset(matrix, 0, sizeof matrix); int copy[3][4]; memcpy(copy, matrix, sizeof copy); cout << copy[2][3]; swap(matrix, copy); reverse(&matrix[0][0], &matrix[0][0] + 12);',
  'auto makeText = []() { return string("a text that is long enough for the heap"); }; const string &kept = makeText(); cout << kept; string moved = move(makeText()); cout << moved.substr(2, 4);',
  'switch (one) { case 1: { int inner[2] = {1, 2}; cout << inner[1]; } break; default: cout << 0; } { int again[2] = {3, 4}; cout << again[0]; }',
  'for (int round = 0; round < 3; ++round) { int fresh[4]; for (int i = 0; i < 4; ++i) fresh[i] = i; int *last = &fresh[3]; cout << *last; }',
  'union Both { int i; char c[4]; } both; both.i = 65; cout << both.c[0]; struct Bits { unsigned a : 3, b : 5; } bits = {7, 31}; bits.a = 1; cout << bits.a + bits.b;',
  'int a[5] = {3, 1, 2, 5, 4}; qsort(a, 5, sizeof a[0], [](const void *x, const void *y) { return *(const int *)x - *(const int *)y; }); cout << *lower_bound(a, a + 5, 4) << *(end(a) - 1) << (a + 5 - a);',
  'srand(1); int seen[6] = {}; for (int i = 0; i < 100; ++i) ++seen[rand() % 6]; cout << (total(seen, 6) == 100);',
  'char *copy = strdup("abc"); cout << copy; free(copy); int *m = (int *)malloc(12); m[2] = 1; m = (int *)realloc(m, 400); cout << m[2]; free(m);',
];

test('the full checks report nothing in honest programs', async () => {
  const { ends } = await endsOf(honest);
  const accused = ends.flatMap((end, index) => (end.kind === 'finished' ? [] : [{ end, body: honest[index] }]));
  expect(accused).toEqual([]);
});
