import { changedText } from '../changed-text.ts';
import type { Change } from '../changed-text.ts';
import type { FileTree } from './clang-package.ts';

const adaptations: readonly Change[] = [
  // Programs may print what() of an exception, so the texts are those of libstdc++.
  { file: 'libcxx/src/string.cpp', from: '(func + ": out of range").c_str()', to: 'func.c_str()' },
  { file: 'libcxx/src/string.cpp', from: '(func + ": no conversion").c_str()', to: 'func.c_str()' },
  { file: 'libcxx/src/ios.cpp', from: '"ios_base::clear"', to: '"basic_ios::clear"' },
  { file: 'libcxx/src/ios.cpp', from: '"unspecified iostream_category error"', to: '"iostream error"' },
  { file: 'libcxx/src/functional.cpp', from: '"std::bad_function_call"', to: '"bad_function_call"' },
  { file: 'libcxx/src/optional.cpp', from: '"bad_optional_access"', to: '"bad optional access"' },
  { file: 'libcxxabi/src/stdlib_exception.cpp', from: '"bad_array_new_length"', to: '"std::bad_array_new_length"' },
  // Lets our unwinder know which exceptions are not caught yet (unwind.c).
  {
    file: 'libcxxabi/src/cxa_exception.cpp',
    from: 'globals->uncaughtExceptions -= 1;',
    to: 'globals->uncaughtExceptions -= 1; void verbatim_caught(); verbatim_caught();',
  },
  // The C library of WASI is a musl without this system call.
  {
    file: 'libcxx/src/filesystem/operations.cpp',
    from: '_LIBCPP_GLIBC_PREREQ(2, 27) || _LIBCPP_HAS_MUSL_LIBC || ',
    to: '',
  },
  // WASI has no threads, and the file uses nothing from this header but a keyword that C23 has, too.
  { file: 'libunwind/src/Unwind-wasm.c', from: '#include <threads.h>', to: '' },
];

/** Changes the sources in place. */
export function adapted(tree: FileTree, changes: readonly Change[] = adaptations): FileTree {
  for (const change of changes) {
    const names = change.file.split('/');
    const last = names.pop() ?? '';
    const folder = names.reduce<FileTree>((below, name) => folderOf(below[name]), tree);
    const content = folder[last];
    folder[last] = changedText(content instanceof Uint8Array ? content : undefined, change);
  }
  return tree;
}

function folderOf(entry: FileTree[string] | undefined): FileTree {
  return typeof entry === 'object' && !(entry instanceof Uint8Array) ? entry : {};
}
