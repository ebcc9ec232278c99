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

/** Told with them: a kernel without what this stands for (before Linux 5.9) cannot run anything as we want it. */
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

/** All that there can be, where nothing of it is missing. */
export const everyLayer = (): readonly string[] => protectionBy(-1).enforced;

export interface Protection {
  readonly enforced: readonly string[];
  readonly notEnforced: readonly string[];
}

/** The layers in words. */
export function protectionBy(layers: number): Protection {
  // Compilers are held by Landlock, too (runtime/sandbox/launcher.cpp).
  const names = (wanted: boolean) =>
    [...optionalLayers].filter(([bit]) => ((layers & bit) !== 0) === wanted).map(([, name]) => name);
  const compiler = 'compiler and linker (Landlock)';
  return (layers & noFiles) === 0
    ? { enforced: [...alwaysEnforced, ...names(true)], notEnforced: [...names(false), compiler] }
    : { enforced: [...alwaysEnforced, ...names(true), compiler], notEnforced: names(false) };
}
