const maxLength = 60;

/** `02-top-row-after-refusals`: the next number, so that the files keep the order in which they were recorded. */
export function sessionName(about: string, existing: readonly string[]): string {
  const numbers = existing.map((name) => Number.parseInt(/^\d+/.exec(name)?.[0] ?? '0', 10));
  const number = Math.max(0, ...numbers) + 1;
  const words = about
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, maxLength);
  return `${String(number).padStart(2, '0')}-${words === '' ? 'session' : words}`;
}
