import type { Definition, SourceOutline } from '../../model/submission/source-outline.ts';

/**
 * The roots of a program and the other sources that it needs. As a linker does with a library, this takes sources that
 * define what the others use. Of two sources that define the same, it takes the first.
 */
export function neededSources(
  roots: readonly SourceOutline[],
  others: readonly SourceOutline[],
  wanted: readonly string[],
): SourceOutline[] {
  const program = new LinkedSources(wanted);
  for (const root of roots) program.add(root);
  const waiting = new Set(others.filter(({ hasMain, name }) => !hasMain && !program.has(name)));
  for (let isLonger = true; isLonger;) {
    isLonger = false;
    for (const other of waiting) {
      if (!program.needs(other)) continue;
      waiting.delete(other);
      program.add(other);
      isLonger = true;
    }
  }
  return program.compiled();
}

class LinkedSources {
  private readonly sources: SourceOutline[] = [];
  private readonly mentions: Set<string>;
  private readonly keys = new Set<string>();
  private readonly included = new Set<string>();

  constructor(wanted: readonly string[]) {
    this.mentions = new Set(wanted);
  }

  add(source: SourceOutline): void {
    this.sources.push(source);
    for (const name of source.mentions) this.mentions.add(name);
    for (const { key } of source.defines) this.keys.add(key);
    for (const name of source.includes) this.included.add(name);
  }

  has(name: string): boolean {
    return this.sources.some((source) => source.name === name);
  }

  needs(source: SourceOutline): boolean {
    if (this.included.has(source.name) || this.sources.some(({ name }) => source.includes.has(name))) return false;
    const missing = source.defines.filter(({ key }) => !this.keys.has(key));
    // An older copy of a source that is already taken may define a function or two more.
    if (2 * missing.length < source.defines.length) return false;
    return missing.some((definition) => this.uses(definition, source));
  }

  private uses({ words, isOperator }: Definition, { includes }: SourceOutline): boolean {
    if (words.some((word) => this.mentions.has(word))) return true;
    return isOperator && [...includes].some((name) => this.included.has(name));
  }

  /** Without sources that another source includes, because they are compiled with that one. */
  compiled(): SourceOutline[] {
    return this.sources.filter(
      ({ name, includes }) =>
        !this.sources.some((other) => other.name !== name && other.includes.has(name) && !includes.has(other.name)),
    );
  }
}
