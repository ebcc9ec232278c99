import type { CrashKind, CrashTrace } from '../../../model/program/crash-trace.ts';

const separator = '\u001f';
const beginning = `\n${separator}verbatim-trace${separator}`;

/** The last trace that runtime/checks/memory-checks.cpp or its signal handler wrote to standard error. */
export function readTraceRecord(errorTail: string): CrashTrace | undefined {
  const at = errorTail.lastIndexOf(beginning);
  if (at < 0) return undefined;
  const parts = errorTail.slice(at + beginning.length).split(separator);
  const [last, places = ''] = [parts.pop(), parts.pop()];
  if (last !== '\n') return undefined;
  const what = kindOf(parts, errorTail.slice(0, at));
  const found = places.split(' ').filter((place) => /^[\da-f]{1,12}$/.test(place));
  return what === undefined ? undefined : { what, places: found.slice(0, 48) };
}

function kindOf([kind, ...more]: readonly string[], saidBefore: string): CrashKind | undefined {
  switch (kind) {
    case 'memory':
      return memoryFault(more);
    case 'recursion':
    case 'stack':
      return { kind };
    case 'exception':
      return { kind, type: utf8(more[0] ?? '') };
    case 'signal': {
      const rule = brokenRule(saidBefore.slice(-1000));
      return rule === undefined ? { kind } : { kind: 'library', rule: utf8(rule) };
    }
    default:
      return undefined;
  }
}

const positions = ['before', 'behind', 'inside', 'scope', 'freed', 'outside'] as const;

function memoryFault([access, bytes, where, distance, variable, variableBytes]: readonly string[]):
  | CrashKind
  | undefined {
  const known = positions.find((one) => one === where);
  const sizes = [bytes, distance, variableBytes].map((text) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : -1));
  const [size = -1, apart = -1, whole = -1] = sizes;
  if (known === undefined || sizes.includes(-1) || (access !== 'read' && access !== 'write')) return undefined;
  // `board:12`: the compiler may add the line of the declaration.
  const [name = ''] = utf8(variable ?? '').split(':');
  return {
    kind: 'memory',
    access,
    bytes: size,
    where: known,
    distance: apart,
    variable: name,
    variableBytes: whole,
  };
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
}

/** The rule in the last message of the library before it ends a program: `…: Assertion '__n < this->size()' failed.` */
function brokenRule(said: string): string | undefined {
  const [begin, end] = [": Assertion '", "' failed."];
  const line = said.endsWith('\n') ? said.slice(0, -1) : said;
  const from = line.lastIndexOf(begin) + begin.length;
  const rule = line.slice(from, -end.length);
  return from < begin.length || !line.endsWith(end) || rule === '' || rule.includes('\n') ? undefined : rule;
}
