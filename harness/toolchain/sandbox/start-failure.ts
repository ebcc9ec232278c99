/** Why the runner, which lies in this folder, does not answer. */
export function startFailure(said: string, folder: string): string {
  return said === 'EACCES'
    ? `programs may not be run in ${folder} (is it mounted with "noexec"?): let XDG_CACHE_HOME name a folder where they may`
    : `the native runner does not work here: ${said}`;
}
