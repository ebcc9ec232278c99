import type { RuleId } from '../../model/assignment/assignment.ts';

interface Price {
  readonly each: number;
  readonly most?: number;
}

/** The rules that are on if an assignment names none: those that the build decides, whatever a handout says. */
export function usualPolicy(hasFunctions: boolean): Readonly<Partial<Record<RuleId, Price>>> {
  return {
    ...(hasFunctions ? { 'required-functions': { each: 2, most: 8 }, prototype: { each: 2, most: 6 } } : {}),
    warnings: { each: 1, most: 3 },
    'file-name': { each: 2 },
    encoding: { each: 0 },
    'fallback-build': { each: 3, most: 5 },
    'memory-fault': { each: 0 },
    'undefined-behaviour': { each: 0 },
  };
}
