/** Names of what is handed in by mistake, or beside what counts. */
const lesser =
  /(?:^|[^a-z])(?:old|older|backup|bak|test|tests|tmp|temp|draft|try|orig|original|copy|unused|debug|release)(?:[^a-z]|$)/;

/** `Board (1).cpp`, as browsers call what is there already. */
const secondCopy = /\(\d+\)\.[^./]*$/;

/** Of files that could all be meant, which one is more likely: no old copy, in the outermost folder, the latest version. */
export function byPreference(one: string, other: string): number {
  const steps = [Number(isLesser(one)) - Number(isLesser(other)), depth(one) - depth(other)];
  const decided = steps.find((step) => step !== 0);
  if (decided !== undefined) return decided;
  const [folder, otherFolder] = [folderOf(one), folderOf(other)];
  if (folder !== otherFolder) return folder < otherFolder ? -1 : 1;
  return byVersion(one, other);
}

/** `boardTest.cpp` is a test as `board_test.cpp` is. */
export function isLesser(name: string): boolean {
  const inWords = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase();
  return lesser.test(inWords) || secondCopy.test(name);
}

function depth(name: string): number {
  return name.split('/').length;
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}

/** `hex10.cpp` before `hex2.cpp`, and all else by the alphabet. */
function byVersion(one: string, other: string): number {
  const [parts, otherParts] = [partsOf(one), partsOf(other)];
  for (const [index, part] of parts.entries()) {
    const against = otherParts[index] ?? '';
    if (part === against) continue;
    const [number, otherNumber] = [Number.parseInt(part, 10), Number.parseInt(against, 10)];
    if (number !== otherNumber && !Number.isNaN(number + otherNumber)) return otherNumber - number;
    return part < against ? -1 : 1;
  }
  return parts.length - otherParts.length;
}

/** Digits and what stands between them. */
function partsOf(name: string): string[] {
  return name.match(/\d+|\D+/g) ?? [];
}
