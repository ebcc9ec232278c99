const noFiles = 4;

/** The layers that a machine may lack, by their bits in runtime/sandbox/layers.hpp. */
const optionalLayers: ReadonlyMap<number, string> = new Map([
  [1, 'ordinary user'],
  [2, 'no new privileges'],
  [noFiles, 'file system (Landlock)'],
  [8, 'own processes (namespace)'],
  [16, 'own network (namespace)'],
  [32, 'own messages (namespace)'],
]);

/** Reported with the layers: the kernel has close_range. An older one (before Linux 5.9) cannot run programs safely. */
const closesAll = 64;

export const canRunPrograms = (layers: number): boolean => (layers & closesAll) !== 0;

/** Without these, nothing is run at all. */
const alwaysEnforced = [
  'cpu limit',
  'wall limit',
  'memory limit',
  'output limit',
  'process limit',
  'system calls (seccomp)',
];

/** The layers of a machine that lacks none. */
export const everyLayer = (): readonly string[] => protectionBy(-1).enforced;

export interface Protection {
  readonly enforced: readonly string[];
  readonly notEnforced: readonly string[];
}

/** The names of the layers that these bits enforce, and of the others. */
export function protectionBy(layers: number): Protection {
  // Landlock also restricts compilers (runtime/sandbox/launcher.cpp).
  const names = (wanted: boolean) =>
    [...optionalLayers].filter(([bit]) => ((layers & bit) !== 0) === wanted).map(([, name]) => name);
  const compiler = 'compiler and linker (Landlock)';
  return (layers & noFiles) === 0
    ? { enforced: [...alwaysEnforced, ...names(true)], notEnforced: [...names(false), compiler] }
    : { enforced: [...alwaysEnforced, ...names(true), compiler], notEnforced: names(false) };
}
