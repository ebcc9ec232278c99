/** The letters and digits of a name in lower case: Canvas makes `doejane` from "Doe, Jane". */
export function squeezed(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}

/** All orders in which a site may write the parts of a name: "Jane Doe", "Doe, Jane", "DOE Jane Anne". */
export function spellings(name: string): string[] {
  const parts = name
    .split(/[\s,]+/)
    .map(squeezed)
    .filter((part) => part !== '');
  return parts.map((_, first) => [...parts.slice(first), ...parts.slice(0, first)].join(''));
}
