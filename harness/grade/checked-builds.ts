import type { BuildChecked } from '../exercise/diagnose.ts';
import type { Diagnostic } from '../model/program/build-report.ts';
import type { BuildRequest, Program, Toolchain } from '../toolchain/contract/toolchain.ts';

/** Builds of a submission with checks, each made only when somebody asks for it. */
export interface CheckedBuilds {
  readonly build: BuildChecked;
  /** Begins the full one before it is asked for. */
  startFull(): void;
  /** What the compiler says of variables without a value when it looks at the program most closely. */
  readonly askForUnsetVariables: () => Promise<readonly Diagnostic[]>;
  dispose(): Promise<void>;
}

/** `isWorthIt`: where compiling takes very long, an explanation is not worth several times as much. */
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
    // An ordinary process has nobody who would understand what a check says.
    if (toolchain.facts.kind === 'plain' || !isWorthIt) return undefined;
    const isCalled = how !== 'quickly' || trials.some(({ kind }) => kind === 'call');
    const wanted = { ...request, functions: isCalled ? request.functions : [], checked: how };
    // One for all that is asked of it: it takes as long to build as the program itself.
    return how === 'fully' ? (full ??= kept(make(wanted))) : kept(make(wanted));
  };

  return {
    build,
    startFull() {
      // What goes wrong is told to whoever asks for it.
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
      for (const program of made) await (await program.catch(() => undefined))?.dispose();
    },
  };
}
