import { changedText } from './changed-text.ts';
import type { Change } from './changed-text.ts';

/*
 * Programs may print what() of an exception. The headers of libc++ decide some of these texts; here they get the words
 * of libstdc++. The headers are those of @yowasp/clang, changed in memory; they are not shipped.
 */

const folder = '/usr/include/c++/v1/';

/** A call of make/outside.cpp, which is in our library. The words are libstdc++'s format, with %n for the numbers. */
function outside(words: string, found: string, size: string): string {
  const [before = '', between = ''] = words.split('%n');
  return `__verbatim_outside("${before}", ${found}, "${between}", ${size})`;
}

function ofString(name: string, found: string, size: string): string {
  return outside(`basic_string::${name}: __pos (which is %n) > this->size() (which is %n`, found, size);
}

const throws = 'this->__throw_out_of_range()';
const vectorThrows = `if (__n >= size())\n      ${throws}`;
const bitsThrow = `if (__n >= size())\n    ${throws}`;
const lengthThrows = 'this->__throw_length_error()';
const inString = `if (__pos > __sz)\n    ${throws};\n`;
const declared = '[[__noreturn__]] inline _LIBCPP_HIDE_FROM_ABI void __throw_out_of_range(';

const changes: readonly Change[] = [
  {
    file: 'stdexcept',
    from: declared,
    to: `extern "C" [[__noreturn__]] void __verbatim_outside(const char*, __SIZE_TYPE__, const char*, __SIZE_TYPE__);\n\n${declared}`,
  },
  ...atOf('__vector/vector.h', vectorThrows, 'vector::_M_range_check: __n (which is %n) >= this->size() (which is %n'),
  ...atOf(
    '__vector/vector_bool.h',
    bitsThrow,
    'vector<bool>::_M_range_check: __n (which is %n) >= this->size() (which is %n',
  ),
  ...atOf('string', bitsThrow, 'basic_string::at: __n (which is %n) >= this->size() (which is %n'),
  {
    file: 'array',
    from: 'std::__throw_out_of_range("array::at")',
    to: outside('array::at: __n (which is %n) >= _Nm (which is %n', '__n', '_Size'),
    times: 2,
  },
  {
    file: 'deque',
    from: 'std::__throw_out_of_range("deque")',
    // libstdc++ has no space here, either.
    to: outside('deque::_M_range_check: __n (which is %n)>= this->size() (which is %n', '__i', 'size()'),
    times: 2,
  },
  { file: 'map', from: '"map::at:  key not found"', to: '"map::at"', times: 4 },
  { file: 'unordered_map', from: '"unordered_map::at: key not found"', to: '"unordered_map::at"', times: 2 },
  {
    file: '__vector/vector.h',
    from: `__vallocate(size_type __n) {\n    if (__n > max_size())\n      ${lengthThrows}`,
    to:
      '__vallocate(size_type __n) {\n    if (__n > max_size())\n      ' +
      'std::__throw_length_error("cannot create std::vector larger than max_size()")',
  },
  {
    file: '__vector/vector.h',
    from: `if (__new_size > __ms)\n    ${lengthThrows}`,
    to: 'if (__new_size > __ms)\n    std::__throw_length_error("vector::_M_default_append")',
  },
  {
    file: '__vector/vector.h',
    from: `if (__n > max_size())\n      ${lengthThrows}`,
    to: 'if (__n > max_size())\n      std::__throw_length_error("vector::reserve")',
  },
  {
    file: 'string',
    from: '__throw_length_error("basic_string")',
    to: '__throw_length_error("basic_string::_M_create")',
  },
  {
    file: 'string',
    from: 'return basic_string(*this, __pos, __n);',
    to: `if (__pos > size())\n      ${ofString('substr', '__pos', 'size()')};\n    return basic_string(*this, __pos, __n);`,
    times: 2,
  },
  {
    file: 'string',
    from: `if (__pos > __str_sz)\n      ${throws}`,
    to: `if (__pos > __str_sz)\n      ${ofString('basic_string', '__pos', '__str_sz')}`,
    times: 2,
  },
  {
    file: 'string',
    from: `if (__pos > size())\n    ${throws}`,
    to: `if (__pos > size())\n    ${ofString('erase', '__pos', 'size()')}`,
  },
  ...inMember('assign', '  return assign('),
  ...inMember('append', '  return append('),
  // libstdc++ inserts a string by replacing nothing.
  ...inMember('replace', '  size_type __cap = capacity();\n'),
  ...inMember('insert', '\n  if (__n == 0)'),
  ...inMember('replace', '  __n1            = std::min(__n1, __sz - __pos);', 2),
];

function atOf(file: string, from: string, words: string): Change[] {
  return [{ file, from, to: from.replace(throws, outside(words, '__n', 'size()')), times: 2 }];
}

/** Members of strings that differ only in what follows the check. */
function inMember(name: string, next: string, times = 1): Change[] {
  const from = inString + next;
  return [{ file: 'string', from, to: from.replace(throws, ofString(name, '__pos', '__sz')), times }];
}

/** The changed headers, by the same paths. `files` are those of the file system of the compiler. */
export function headersWithWordsOfGxx(files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const changed = new Map<string, Uint8Array>();
  for (const change of changes) {
    const path = folder + change.file;
    changed.set(path, changedText(changed.get(path) ?? files.get(path), change));
  }
  return changed;
}
