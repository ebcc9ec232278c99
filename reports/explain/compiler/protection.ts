import type { ToolchainFacts } from '../../../harness/model/program/build-report.ts';

/** What each layer of protection prevents, and how to get it on a machine that lacks it. Results use the same names. */
const layers: Readonly<Record<string, { readonly against: string; readonly cure?: string }>> = {
  'cpu limit': { against: 'a loop that never ends' },
  'wall limit': { against: 'a program that sleeps or waits' },
  'memory limit': { against: 'a program that takes all the memory' },
  'output limit': { against: 'a program that never stops printing' },
  'process limit': { against: 'a program that starts others without end' },
  'system calls (seccomp)': { against: 'files, network, other programs, signals to others' },
  'ordinary user': {
    against: 'everything that only the superuser may do',
    cure: 'run it as an ordinary user, or as a superuser who may become another user',
  },
  'no new privileges': { against: 'programs that lend rights' },
  'file system (Landlock)': {
    against: 'all files, once more',
    cure: 'a kernel from 5.13 on with Landlock switched on',
  },
  'own processes (namespace)': { against: 'seeing or stopping other programs', cure: namespaces() },
  'own network (namespace)': { against: 'the network, once more', cure: namespaces() },
  'own messages (namespace)': { against: 'sending messages to other programs', cure: namespaces() },
  'compiler and linker (Landlock)': {
    against: 'a source that makes the compiler read or write strange files',
    cure: 'a kernel from 5.13 on with Landlock switched on',
  },
};

function namespaces(): string {
  return 'let this user have namespaces (in a container, they need CAP_SYS_ADMIN), or run it outside of the container';
}

/**
 * How to get the missing layers on this machine. Without the native runner, the cure is to have it. `refused` means
 * that this machine could have it, but the plain runner was asked for.
 */
export function layerCures(
  { kind, notEnforced }: Pick<ToolchainFacts, 'kind' | 'notEnforced'>,
  refused: boolean,
): readonly string[] {
  if (kind === 'plain' && refused) return ['unset VERBATIM_RUNNER, which asks for ordinary programs'];
  if (kind === 'plain')
    return ['grade on Linux, where the native runner is; on Windows, its Subsystem for Linux will do'];
  return [...new Set(notEnforced.flatMap((name) => layers[name]?.cure ?? []))];
}

export function layerAgainst(name: string): string | undefined {
  return layers[name]?.against;
}
