/** A sentence that says why the runner in this folder does not answer. */
export function startFailure(said: string, folder: string): string {
  return said === 'EACCES'
    ? `cannot run programs in ${folder} (is it mounted with "noexec"?): set XDG_CACHE_HOME to a folder that allows it`
    : `the native runner does not work here: ${said}`;
}
