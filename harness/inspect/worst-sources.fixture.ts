/* Sources as large as may be read, each with as much as possible of one thing that is looked up again and again. */

/** At full size, each of them takes a second; a quarter shows the same. */
const share = Number(process.env['WORST_SOURCES'] ?? 0.25);
const scaled = (count: number): number => Math.floor(count * share);
const most = scaled(49_000);

/** As many pieces as a file may have, with this many tokens each. */
function filled(tokensOfPiece: number, piece: (index: number) => string, kept = 200): string {
  return Array.from({ length: Math.floor((most - kept) / tokensOfPiece) }, (_, index) => piece(index)).join('\n');
}

function half(tokensOfPiece: number, piece: (index: number) => string): string {
  return filled(tokensOfPiece, piece, most / 2);
}

const repeated = (count: number, text: string): string => text.repeat(count);
const deep = scaled(600);

export const worstSources: Readonly<Record<string, string>> = {
  'typedefs of typedefs': `typedef int A0;\n${filled(4, (n) => `typedef A${n} A${n + 1};`)}\nint f(A${scaled(12_000)} a) { return a; }`,
  'typedefs of typedefs in parameters': `typedef int A0[3];\n${half(4, (n) => `typedef A${n} A${n + 1};`)}\n${half(6, (n) => `void f${n}(A${scaled(6_000)});`)}`,
  'parameters of functions by a long chain': `typedef int A0[3];\n${half(4, (n) => `typedef A${n} A${n + 1};`)}\n${half(9, (n) => `void f${n}(A${scaled(6_000)} a) {}`)}`,
  'typedefs that stand for each other': `struct S {\n${filled(4, (n) => `typedef A${(n + 1) % scaled(12_000)} A${n};`)}\n};`,
  'using for using': `namespace n0 { int x; }\n${filled(9, (n) => `namespace n${n + 1} { using n${n}::x; }`)}\nint f() { return n${scaled(5_000)}::x; }`,
  'using in classes that need each other': `struct O {\n${filled(10, (n) => `struct n${n} { using n${n + 1}::x; };`)}\n};`,
  'namespaces for namespaces': `namespace a0 { int x; }\n${filled(5, (n) => `namespace a${n + 1} = a${n};`)}\nint f() { return a${scaled(9_000)}::x; }`,
  'one long name of namespaces': `namespace a = b${filled(2, () => '::b')};`,
  'names with hundreds of parts': half(2 * deep + 1, () => `${repeated(deep, 'string::')}x;`),
  'a class with thousands of bases': `${half(5, (n) => `struct b${n} {};`)}\nstruct S : ${half(4, (n) => `b${n},`)} b0 { int a[3]; };`,
  'a class with unknown bases, and names in it': `struct S : ${half(2, (n) => `b${n},`)} b0 { void f() {\n${half(2, (n) => `x${n};`)}\n} };`,
  'a class with thousands of bases, and names in it': `${half(7, (n) => `struct b${n} {};`)}\nint x;\nstruct S : ${half(14, (n) => `b${4 * n}, b${4 * n + 1},`)} b0 { void f() {\n${half(4, () => 'x;')}\n} };`,
  'known names deep inside of blocks': `int x; void f() ${repeated(deep, '{ int a; ')}${filled(2, () => 'x;', 6 * deep)}${repeated(deep, '}')}`,
  'unknown namespaces that are opened': filled(4, (n) => `using namespace u${n};`),
  'namespaces that are opened, and names': `${half(8, (n) => `namespace n${n} {} using namespace n${n};`)}\nvoid f() {\n${half(2, (n) => `x${n};`)}\n}`,
  'a namespace that is opened again and again': `${half(8, (n) => `namespace n { int a${n}; }`)}\nvoid f() {\n${half(4, (n) => `n::b${n};`)}\n}`,
  'names deep inside of blocks': `void f() ${repeated(deep, '{ int a; ')}${filled(2, (n) => `x${n};`, 6 * deep)}${repeated(deep, '}')}`,
  'names deep inside of brackets': `int a = ${repeated(deep, '(')}f(${filled(2, () => 'cout,', 5 * deep)} 1)${repeated(deep, ')')};`,
  'variables of one declaration': `static int ${filled(2, (n) => `a${n},`)} z;`,
  'arrays of one declaration': `int ${filled(5, (n) => `a${n}[3],`)} z;`,
  'constants of one declaration': `const int ${filled(4, (n) => `a${n} = 1,`)} z = 1;`,
  'global variables': filled(3, (n) => `int a${n};`),
  'statements with a fault': `void f() {\n${filled(5, () => 'a = = b;')}\n}\nint x[3];`,
  'faults with findings between them': filled(12, (n) => `int a${n}[3];\n= = ; int f${n};`),
  'functions without comments': filled(7, (n) => `void f${n}() {}`),
  'functions with comments': filled(8, (n) => `// It does something.\nvoid f${n}() {}\n`),
  'overloads without comments': filled(9, (n) => `void f(A${n} a) {}`),
  'functions that call each other': `void f0() {}\n${filled(11, (n) => `void f${n + 1}() { f${n}(); }`)}\nvoid gridState() { f${scaled(4_000)}(); }`,
  'functions that call each other backwards': `void gridState() { f0(); }\n${filled(11, (n) => `void f${n}() { f${n + 1}(); }`)}`,
  'overloads that call each other': filled(12, () => 'void gridState(int a) { gridState(1); }'),
  'members that call each other': `struct S { void print() { f0(); }\n${filled(11, (n) => `void f${n}() { f${n + 1}(); }`)} };`,
  'members that call each other the other way round': `void g() { f0(); } struct S {\n${filled(11, (n) => `void f${n}() { f${n + 1}(); }`)} void print() { f${scaled(3_000)}(); } };`,
  'names for cout': `ostream &o0 = cout;\n${filled(6, (n) => `ostream &o${n + 1} = o${n};`)}`,
  'names for cout, and uses': `${half(6, (n) => `ostream &o${n} = cout;`)}\nvoid f() {\n${half(4, (n) => `o${n} << 1;`)}\n}`,
  'auto for auto': `auto a0 = 1.5;\n${filled(7, (n) => `auto a${n + 1} = a${n} + a${n};`)}\nint b = abs(a${scaled(6_000)});`,
  'auto that needs itself': filled(9, (n) => `auto a${n} = a${n} + a${n} + 1;`),
  'auto for strings': filled(7, () => 'auto a = string();'),
  'vectors of vectors': filled(3 * deep + 3, () => `${repeated(deep, 'vector<')}int${repeated(deep, '>')} v;`),
  'one vector of thousands': `vector<${filled(2, () => 'int,')} int> v;`,
  'abs of abs': filled(3 * deep, () => `int a = ${repeated(deep, 'abs(')}1.5${repeated(deep, ')')};`),
  'namespaces inside each other': `${repeated(deep, 'namespace n { ')}${filled(3, (n) => `int a${n};`, 5 * deep)}${repeated(deep, '}')}\nint = ;`,
  'lines of code in a comment': `int main() {}\n/*\n${'a = 1\n'.repeat(scaled(80_000))}*/`,
  'statements in a comment': `int main() {}\n/*\n${'a\n'.repeat(5)}${'a = b;\n'.repeat(scaled(60_000))}*/`,
  'one long line of a comment': `int main() {}\n// ${'if (a) b '.repeat(scaled(50_000))}`,
  'words of a header': `// ${'student chan '.repeat(scaled(35_000))}\nint main() {}`,
  'labels of a header': `// ${'name: '.repeat(scaled(80_000))}\nint main() {}`,
  'lines of a header': `/* SID: 1155000001\n${'Chan Tai\n'.repeat(scaled(50_000))}*/\nint main() {}`,
  'numbers of a header': `// ${'1155000001 '.repeat(scaled(45_000))}\nint main() {}`,
  'addresses of a header': `// ${'a@b.c '.repeat(scaled(80_000))}\nint main() {}`,
  'lines that are alike': filled(1, () => '}'),
  'lines that are alike in pairs': filled(3, () => 'a\n}\n;'),
};
