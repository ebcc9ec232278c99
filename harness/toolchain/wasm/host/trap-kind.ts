/** Why an instance ended that we did not end. Each has a counterpart in a native run. */
export type TrapKind = 'stack' | 'memory' | 'arithmetic' | 'unreachable';

/** Engines have no codes for traps, only words; those of V8, SpiderMonkey and JavaScriptCore differ. */
export function trapKind(error: unknown): TrapKind {
  const words = error instanceof Error ? error.message : String(error);
  if (/call stack|too much recursion/i.test(words)) return 'stack';
  if (/divide|division|remainder|integer overflow/i.test(words)) return 'arithmetic';
  return /unreachable/i.test(words) ? 'unreachable' : 'memory';
}
