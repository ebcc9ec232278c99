/* Words that distinguish a statement of C++ from a sentence. */

const types = ['int', 'char', 'bool', 'double', 'float', 'long', 'short', 'unsigned', 'signed', 'void', 'auto'];
const otherTypes = ['string', 'size_t', 'ostream', 'istream', 'ifstream', 'ofstream', 'stringstream'];
const specifiers = ['const', 'static', 'extern', 'constexpr', 'inline', 'struct', 'class', 'enum', 'typedef'];

/** A declaration may begin with them. */
export const declaring: ReadonlySet<string> = new Set([...types, ...otherTypes, ...specifiers]);

/** In C++, only these words can have another word right after them. */
export const leading: ReadonlySet<string> = new Set([
  ...declaring,
  ...['return', 'else', 'new', 'delete', 'case', 'goto', 'throw', 'using', 'namespace', 'do', 'std'],
]);

/** Statements of a single word. */
export const wholeStatements: ReadonlySet<string> = new Set(['break', 'continue', 'return']);

/** A condition in brackets follows them. */
export const conditional: ReadonlySet<string> = new Set(['if', 'for', 'while', 'switch']);

export const opening: ReadonlySet<string> = new Set([...conditional, ...declaring, 'else', 'do', 'try', 'namespace']);

export const directives: ReadonlySet<string> = new Set([
  'include',
  'define',
  'undef',
  'pragma',
  'ifdef',
  'ifndef',
  'endif',
  'if',
  'else',
  'elif',
]);

/** Marks that a sentence does not have. */
export const working: ReadonlySet<string> = new Set([
  '=',
  '==',
  '!=',
  '<=',
  '>=',
  '+=',
  '-=',
  '*=',
  '/=',
  '%=',
  '++',
  '--',
  '<<',
  '>>',
  '::',
  '->',
  '[',
  '&&',
  '||',
]);
