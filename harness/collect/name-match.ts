/** How sure we are that a file was meant to have another name; the surest first. */
export const nameMatches = ['exact', 'letter-case', 'mangled'] as const;
export type NameMatch = (typeof nameMatches)[number];

/** The last part of a name that may have folders in front. */
export function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** How a submitted name stands to an expected one; undefined where they have nothing to do with each other. */
export function matchName(submitted: string, expected: string): NameMatch | undefined {
  return matcherOf(submitted)(expected);
}

/** The same for one name and many expected ones: what copying and sites have made of it is found out once. */
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

/** What course sites, browsers and file managers make of a name on its way to us. */
function isMangled(stems: ReadonlySet<string>, wanted: string): boolean {
  return [...stems].some((stem) => stem === wanted || isBesideStudentId(stem, wanted));
}

/** No disk holds a longer name. */
const longestStem = 255;
/** Nobody copies a file that often. Marks before and behind a stem can be taken off in very many orders. */
const maxVariants = 50;

/** The stem, and what is left of it when the marks of a copy are taken off: (1), -1, copy, - Copy, Copy of. */
function variants(stem: string): ReadonlySet<string> {
  const found = new Set([stem.trim()]);
  if (stem.length > longestStem) return found;
  const marks = [/(?<!\s)\s*\(\d+\)$/, /[-\s]\d{1,2}$/, /(?<![-_\s])[-_\s]+copy(\s*\d+)?$/, /^copy(\s*\(\d+\))? of\s+/];
  // A set grows while it is walked through, so that marks upon marks come off too: copy (2).
  for (const known of found) {
    if (found.size > maxVariants) break;
    for (const mark of marks) {
      const shorter = known.replace(mark, '');
      if (shorter !== known && shorter !== '') found.add(shorter);
    }
  }
  return found;
}

/** `s1155000001_hex`, `hex-1155000001`, `Asg3_s1155000001_attempt_2021-10-23-19-30-00_hex`. */
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
