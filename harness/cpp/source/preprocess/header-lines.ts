/** What is kept of a compiler's output about a list of system headers (`CompilerMacros.ofHeaders`). */
export interface HeaderLines {
  /** Macros at the end, by name, as their `#define` lines. */
  readonly defined: ReadonlyMap<string, string>;
  /** Names that the headers define or undefine anywhere. */
  readonly touched: ReadonlySet<string>;
  /** Names that they test: a macro of that name that is defined before them may change what they define. */
  readonly asked: ReadonlySet<string>;
  /** Headers among them, as people name them: `cmath`, `bits/stdc++.h`. */
  readonly entered: ReadonlySet<string>;
}

/** Reads `#define`, `#undef`, `#asked NAME` and `# 1 "/usr/include/c++/12/cmath"`. */
export function headerLines(text: string): HeaderLines {
  const defined = new Map<string, string>();
  const touched = new Set<string>();
  const asked = new Set<string>();
  const entered = new Set<string>();
  for (const line of text.split('\n')) {
    if (line.startsWith('#define ')) {
      const name = nameAt(line, 8);
      defined.set(name, line);
      touched.add(name);
    } else if (line.startsWith('#undef ')) {
      const name = nameAt(line, 7);
      defined.delete(name);
      touched.add(name);
    } else if (line.startsWith('#asked ')) {
      asked.add(line.slice(7));
    } else if (line.startsWith('# ')) {
      const parts = line.slice(line.indexOf('"') + 1, line.lastIndexOf('"')).split('/');
      entered.add(parts.slice(-2).join('/'));
      if (isIncludeFolder(parts.at(-2) ?? '')) entered.add(parts.at(-1) ?? '');
    }
  }
  return { defined, touched, asked, entered };
}

/** `/usr/include`, `/usr/include/c++/12`, `/usr/include/x86_64-linux-gnu`; not `/usr/include/sys`. */
function isIncludeFolder(name: string): boolean {
  return name === 'include' || name === 'include-fixed' || /^[\d.]+$/.test(name) || name.includes('-linux-');
}

function nameAt(line: string, at: number): string {
  let end = at;
  while (end < line.length && line.charAt(end) !== ' ' && line.charAt(end) !== '(') end += 1;
  return line.slice(at, end);
}
