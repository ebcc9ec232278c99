/** `87.5`, `33.33`, `4`: hundredths at most, no idle zeros. */
export function marksText(marks: number): string {
  const rounded = Math.round(marks * 100) / 100;
  // -0 would be told as it is.
  return rounded === 0 ? '0' : String(rounded);
}

export function marksOf(marks: number, outOf: number): string {
  return `${marksText(marks)} of ${marksText(outOf)} ${outOf === 1 ? 'mark' : 'marks'}`;
}

export function priceText(marks: number): string {
  if (marks === 0) return 'costs nothing';
  return `${marksText(marks)} ${marks === -1 ? 'mark' : 'marks'}`;
}
