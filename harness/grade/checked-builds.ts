import type { BuildChecked } from '../exercise/diagnose.ts';
import type { Diagnostic } from '../model/program/build-report.ts';
import type { BuildRequest, Program, Toolchain } from '../toolchain/contract/toolchain.ts';

/** Builds of a submission with checks, each made only when it is needed. */
export interface CheckedBuilds {
  readonly build: BuildChecked;
  /** Starts the full build before it is needed. */
  startFull(): void;
  /** The compiler's warnings about variables without a value, from its closest look at the program. */
  readonly askForUnsetVariables: () => Promise<readonly Diagnostic[]>;
  dispose(): Promise<void>;
}

/** `isWorthIt` is false where compiling takes very long: an explanation is not worth several times as much. */
export function openCheckedBuilds(toolchain: Toolchain, request: BuildRequest, isWorthIt = true): CheckedBuilds {
  let full: Promise<Program | undefined> | undefined;
  const made: Promise<Program | undefined>[] = [];

  async function make(wanted: BuildRequest): Promise<Program | undefined> {
    const built = await toolchain.build(wanted);
    return built.kind === 'built' ? built.program : undefined;
  }

  function kept(program: Promise<Program | undefined>): Promise<Program | undefined> {
    made.push(program);
    return program;
  }

  const build: CheckedBuilds['build'] = async (how, trials) => {
    // The plain toolchain runs ordinary processes and cannot read the reports of checks.
    if (toolchain.facts.kind === 'plain' || !isWorthIt) return undefined;
    const isCalled = how !== 'quickly' || trials.some(({ kind }) => kind === 'call');
    const wanted = { ...request, functions: isCalled ? request.functions : [], checked: how };
    // There is one full build for all purposes: it takes as long as building the program itself.
    return how === 'fully' ? (full ??= kept(make(wanted))) : kept(make(wanted));
  };

  return {
    build,
    startFull() {
      // The caller that needs the build gets the error.
      build('fully', []).catch(() => {});
    },
    async askForUnsetVariables() {
      if (!isWorthIt) return [];
      const flags = [...request.settings.flags, '-O2', '-Wuninitialized', '-Wmaybe-uninitialized'];
      const built = await toolchain.build({ ...request, settings: { ...request.settings, flags }, functions: [] });
      if (built.kind === 'built') await built.program.dispose();
      if (built.kind === 'broken') return [];
      return built.report.diagnostics.filter(
        ({ flag }) => flag === '-Wuninitialized' || flag === '-Wmaybe-uninitialized',
      );
    },
    async dispose() {
      for (const program of made.splice(0)) await (await program.catch(() => undefined))?.dispose();
    },
  };
}
