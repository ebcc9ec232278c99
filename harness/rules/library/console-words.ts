import { listed } from '../../../reports/phrases/count.ts';
import { code } from '../../../reports/phrases/quote.ts';
import type { FindingOf } from '../../../reports/explain/rules/finding-of.ts';

export function explainInput(finding: FindingOf<'no-cin-in-class'>): string {
  return `${partOf(finding)} reads input. The file of the class must not read anything: move all input to the client program.`;
}

export function explainOutput(finding: FindingOf<'cout-only-in-print'>): string {
  const members = listed(finding.members.map((member) => code(`${member}()`, 60)));
  return `${partOf(finding)} prints. In the file of the class only ${members} may print: print everything else in the client program.`;
}

function partOf({ name, text }: FindingOf<'no-cin-in-class'> | FindingOf<'cout-only-in-print'>): string {
  const written = code(text, 60);
  const isItself = text === name || text.endsWith(`::${name}`);
  return isItself ? written : `${written}, another name for ${code(name, 60)},`;
}
