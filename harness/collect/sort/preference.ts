/** Names of files that are handed in by mistake, or in addition to the files that count. */
const lesser =
  /(?:^|[^a-z])(?:old|older|backup|bak|test|tests|tmp|temp|draft|try|orig|original|copy|unused|debug|release)(?:[^a-z]|$)/;

/** Browsers name a second download `Board (1).cpp`. */
const secondCopy = /\(\d+\)\.[^./]*$/;

/** Orders files that could all be meant by likelihood: no old copies, outermost folder, latest version. */
export function byPreference(one: string, other: string): number {
  const steps = [Number(isLesser(one)) - Number(isLesser(other)), depth(one) - depth(other)];
  const decided = steps.find((step) => step !== 0);
  if (decided !== undefined) return decided;
  const [folder, otherFolder] = [folderOf(one), folderOf(other)];
  if (folder !== otherFolder) return folder < otherFolder ? -1 : 1;
  return byVersion(one, other);
}

/** Whether it is a test, an old copy or the like: `boardTest.cpp` is a test, just like `board_test.cpp`. */
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

/** `hex10.cpp` comes before `hex2.cpp`; other names are in alphabetical order. */
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

/** The runs of digits, and the texts between them. */
function partsOf(name: string): string[] {
  return name.match(/\d+|\D+/g) ?? [];
}
