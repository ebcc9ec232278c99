/** How nearly every author writes it: `files: [a.cpp, b.cpp]`, with names that YAML reads as texts. */
const usualLine = /^files:[ ]+\[([^\]\n\r\u2028\u2029]*)\][ ]*(?:#.*)?\r?$/m;
const usualName = /^[A-Za-z_][\w-]*\.[A-Za-z]+$/;

/**
 * The `files:` of an assignment.yaml, to decide from the name of a student's file which assignment it is for. Undefined
 * if they cannot be read; mistakes are reported when the whole file is read.
 */
export async function filesInYaml(text: string): Promise<readonly string[] | undefined> {
  const usual = usualLine.exec(text)?.[1]?.trim().split(/, */);
  if (usual?.every((name) => usualName.test(name)) === true) return usual;
  // Imported only here, because loading it and parsing all assignments takes longer than grading a program again.
  const { parseYaml, plainValue } = await import('../../assignment/yaml/yaml-file.ts');
  const file = parseYaml('assignment.yaml', text, () => {});
  const value = file === undefined ? undefined : plainValue(file.root);
  const files = typeof value === 'object' && value !== null && 'files' in value ? value.files : undefined;
  return isNames(files) ? files : undefined;
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
