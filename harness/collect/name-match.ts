/** How certain it is that a file was meant to have an expected name; the most certain first. */
export const nameMatches = ['exact', 'letter-case', 'mangled'] as const;
export type NameMatch = (typeof nameMatches)[number];

/** The last part of a name, without folders. */
export function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** How a submitted name matches an expected one; undefined if it does not match. */
export function matchName(submitted: string, expected: string): NameMatch | undefined {
  return matcherOf(submitted)(expected);
}

/** The same for one submitted name and many expected ones, so that the variants of the name are computed only once. */
export function matcherOf(submitted: string): (expected: string) => NameMatch | undefined {
  const name = baseName(submitted);
  const small = name.toLowerCase();
  const withoutText = small.replace(/\.txt$/, '');
  let stems: ReadonlySet<string> | undefined;
  return (expected) => {
    if (name === expected) return 'exact';
    const wanted = expected.toLowerCase();
    if (small === wanted) return 'letter-case';
    if (!isSameKind(withoutText, wanted)) return undefined;
    stems ??= variants(split(withoutText).stem);
    return isMangled(stems, split(wanted).stem) ? 'mangled' : undefined;
  };
}

const families = [
  ['cpp', 'cc', 'cxx', 'c++', 'c'],
  ['h', 'hpp', 'hh', 'hxx'],
] as const;

/** Whether both are C++ sources, or both are headers. */
export function isSameKind(one: string, other: string): boolean {
  const family = familyOf(one);
  return family !== -1 && family === familyOf(other);
}

function familyOf(name: string): number {
  const { extension } = split(name.toLowerCase());
  return families.findIndex((family) => family.some((known) => known === extension));
}

/** Whether course sites, browsers or file managers may have made the submitted name from the expected one. */
function isMangled(stems: ReadonlySet<string>, wanted: string): boolean {
  return [...stems].some((stem) => stem === wanted || isBesideStudentId(stem, wanted));
}

/** No file system allows a longer name. */
const longestStem = 255;
/** Enough for real copies. The marks before and after a stem can be removed in very many orders. */
const maxVariants = 50;

/** The stem, and what remains when the marks of a copy are removed: (1), -1, copy, - Copy, Copy of. */
function variants(stem: string): ReadonlySet<string> {
  const found = new Set([stem.trim()]);
  if (stem.length > longestStem) return found;
  const marks = [/(?<!\s)\s*\(\d+\)$/, /[-\s]\d{1,2}$/, /(?<![-_\s])[-_\s]+copy(\s*\d+)?$/, /^copy(\s*\(\d+\))? of\s+/];
  // The loop also visits what is added to the set, so repeated marks are removed too: copy (2).
  for (const known of found) {
    if (found.size > maxVariants) break;
    for (const mark of marks) {
      const shorter = known.replace(mark, '');
      if (shorter !== known && shorter !== '') found.add(shorter);
    }
  }
  return found;
}

/** As in `s1155000001_hex`, `hex-1155000001` or `Asg3_s1155000001_attempt_2021-10-23-19-30-00_hex`. */
function isBesideStudentId(stem: string, wanted: string): boolean {
  const before = stem.endsWith(wanted) ? stem.slice(0, -wanted.length) : '';
  if (/\d{5}/.test(before) && /[-_\s]$/.test(before)) return true;
  const after = stem.startsWith(wanted) ? stem.slice(wanted.length) : '';
  return /^[-_\s]\s*[a-z]?\d{5,}$/.test(after);
}

function split(name: string): { readonly stem: string; readonly extension: string } {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? { stem: name, extension: '' } : { stem: name.slice(0, dot), extension: name.slice(dot + 1) };
}
