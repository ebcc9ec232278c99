import type { BuildSettings } from '../../../model/assignment/assignment.ts';
import type { ExceptionSupport } from './exceptions.ts';

/** The options of `clang -cc1`: the front end itself, because the driver could only start it as another process. */
export function compilerFlags(settings: CompilerSettings, exceptions: ExceptionSupport): string[] {
  return [
    ...['clang++', '-cc1', '-triple', 'wasm32-unknown-wasip1'],
    ...['-resource-dir', '/usr', '-isysroot', '/usr'],
    ...['-internal-isystem', '/usr/include/c++/v1', '-internal-isystem', '/usr/include'],
    ...['-internal-isystem', '/usr/include/wasm32-wasip1'],
    // What the driver says by itself.
    ...['-mrelocation-model', 'static', '-mframe-pointer=none', '-mconstructor-aliases', '-fvisibility=hidden'],
    ...['-ffp-contract=on', '-fdeprecated-macro', '-fgnuc-version=4.2.1', '-disable-free', '-clear-ast-before-backend'],
    // Headers of clocks and signals refuse to be included without these.
    ...['-D_WASI_EMULATED_PROCESS_CLOCKS', '-D_WASI_EMULATED_SIGNAL', '-D_WASI_EMULATED_GETPID'],
    // As in a native program, writing through a null pointer ends the run, and a forgotten `return` does not.
    ...['-fsanitize=null', '-fsanitize-trap=null', '-fno-strict-return'],
    ...['-ferror-limit', '20', '-fno-caret-diagnostics', '-Wno-unknown-warning-option'],
    ...exceptions.compilerFlags,
    `-std=${settings.standard}`,
    ...settings.flags,
  ];
}

export type CompilerSettings = Pick<BuildSettings, 'standard' | 'flags'>;
