/** `87.5`, `33.33`, `4`: at most two decimals, without trailing zeros. */
export function marksText(marks: number): string {
  const rounded = Math.round(marks * 100) / 100;
  // -0 must be shown as 0.
  return rounded === 0 ? '0' : String(rounded);
}

export function marksOf(marks: number, outOf: number): string {
  return `${marksText(marks)} of ${marksText(outOf)} ${outOf === 1 ? 'mark' : 'marks'}`;
}

export function deductionText(marks: number): string {
  if (marks === 0) return 'no deduction';
  return `${marksText(marks)} ${marks === -1 ? 'mark' : 'marks'}`;
}
