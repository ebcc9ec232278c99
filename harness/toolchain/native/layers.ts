/** The layers that a machine may lack, by their bits in runtime/layers.hpp. */
const optionalLayers: ReadonlyMap<number, string> = new Map([
  [1, 'ordinary user'],
  [2, 'no new privileges'],
  [4, 'file system (Landlock)'],
  [8, 'own processes (namespace)'],
  [16, 'own network (namespace)'],
  [32, 'own messages (namespace)'],
]);

/** Without these, nothing is run at all. */
const alwaysEnforced = [
  'cpu limit',
  'wall limit',
  'memory limit',
  'output limit',
  'process limit',
  'system calls (seccomp)',
];

export interface Protection {
  readonly enforced: readonly string[];
  readonly notEnforced: readonly string[];
}

/** The layers in words. */
export function protectionBy(layers: number): Protection {
  const names = (wanted: boolean) =>
    [...optionalLayers].filter(([bit]) => ((layers & bit) !== 0) === wanted).map(([, name]) => name);
  return { enforced: [...alwaysEnforced, ...names(true)], notEnforced: names(false) };
}
