/** How C++ exceptions are compiled. The only place that has to change when there are libraries that can throw. */
export interface ExceptionSupport {
  readonly compilerFlags: readonly string[];
  /** Options of the linker that bring the C++ library. */
  readonly libraries: readonly string[];
  /** A file of runtime/ that is linked into every program. */
  readonly runtimeFile?: string;
}

/** The libraries that come with the compiler: `throw` ends the program, and no `catch` is ever reached. */
export const withoutExceptions: ExceptionSupport = {
  compilerFlags: ['-fcxx-exceptions', '-fexceptions', '-fignore-exceptions'],
  libraries: ['-lc++', '-lc++abi'],
  runtimeFile: 'no-exceptions.cpp',
};
