/** A library, its sources and the flags that its own build files give them. */
export interface Library {
  readonly name: string;
  /** Below the folder of the sources. */
  readonly files: readonly string[];
  readonly flags: readonly string[];
}

const inFolder = (folder: string, names: string): string[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${folder}/${name}`);

/** Our own files, which are beside this one. */
export const ownFiles = ['unwind.c', 'outside.cpp'];
export const ownFolder = 'verbatim';

const define = (...names: string[]): string[] => names.map((name) => `-D${name}`);
const include = (...folders: string[]): string[] => folders.map((folder) => `-I${folder}`);

const ofLibraries = ['-std=c++23', ...define('NDEBUG', '_LIBCPP_BUILDING_LIBRARY')];

export const libraries: readonly Library[] = [
  {
    name: 'libunwind.a',
    files: inFolder(ownFolder, 'unwind.c'),
    flags: [
      ...['-x', 'c', '-std=c23', ...define('NDEBUG', '_LIBUNWIND_HIDE_SYMBOLS', '_LIBUNWIND_HAS_NO_THREADS')],
      ...include('libunwind/include', 'libunwind/src'),
    ],
  },
  {
    name: 'libc++abi.a',
    files: inFolder(
      'libcxxabi/src',
      `abort_message.cpp cxa_aux_runtime.cpp cxa_default_handlers.cpp cxa_demangle.cpp cxa_exception.cpp
      cxa_exception_storage.cpp cxa_guard.cpp cxa_handlers.cpp cxa_personality.cpp cxa_thread_atexit.cpp
      cxa_vector.cpp cxa_virtual.cpp fallback_malloc.cpp private_typeinfo.cpp stdlib_exception.cpp
      stdlib_new_delete.cpp stdlib_stdexcept.cpp stdlib_typeinfo.cpp`,
    ),
    flags: [
      ...[...ofLibraries, '-fno-strict-aliasing', ...define('_LIBCXXABI_BUILDING_LIBRARY')],
      ...include('libcxxabi/include', 'libcxxabi/src', 'libunwind/include', 'libcxx/src'),
    ],
  },
  {
    name: 'libc++.a',
    files: [
      ...inFolder(ownFolder, 'outside.cpp'),
      ...inFolder(
        'libcxx/src',
        `algorithm.cpp any.cpp atomic.cpp barrier.cpp bind.cpp call_once.cpp charconv.cpp chrono.cpp
      condition_variable.cpp condition_variable_destructor.cpp error_category.cpp exception.cpp expected.cpp
      filesystem/directory_entry.cpp filesystem/directory_iterator.cpp filesystem/filesystem_clock.cpp
      filesystem/filesystem_error.cpp filesystem/operations.cpp filesystem/path.cpp fstream.cpp functional.cpp
      future.cpp hash.cpp ios.cpp ios.instantiations.cpp iostream.cpp locale.cpp memory.cpp memory_resource.cpp
      mutex.cpp mutex_destructor.cpp new_handler.cpp new_helpers.cpp optional.cpp ostream.cpp print.cpp random.cpp
      random_shuffle.cpp regex.cpp ryu/d2fixed.cpp ryu/d2s.cpp ryu/f2s.cpp shared_mutex.cpp stdexcept.cpp string.cpp
      strstream.cpp system_error.cpp thread.cpp typeinfo.cpp valarray.cpp variant.cpp vector.cpp verbose_abort.cpp`,
      ),
    ],
    flags: [
      ...ofLibraries,
      ...define('_LIBCPP_REMOVE_TRANSITIVE_INCLUDES', 'LIBCXX_BUILDING_LIBCXXABI', '_LIBCPP_LINK_PTHREAD_LIB=0'),
      ...define('LIBC_NAMESPACE=__llvm_libc_common_utils'),
      ...include('libcxx/src', 'libcxxabi/include', 'libc'),
    ],
  },
];
