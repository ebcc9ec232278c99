import type { Finding, Undecided } from '../../harness/model/result/finding.ts';
import { explainFinding } from '../explain/finding.ts';
import { deductionText } from '../explain/marks.ts';
import { explainUndecided } from '../explain/undecided.ts';
import type { AnnotatedFile } from '../source/annotated-file.ts';
import { entryName } from '../source/remarks.ts';
import { type Markup, markup } from './escape.ts';
import { placeLink } from './place-link.ts';
import { sentence } from './words.ts';

/** The findings, and the places where a rule could not be checked. */
export function findingsSection(
  findings: readonly Finding[],
  undecided: readonly Undecided[],
  files: readonly AnnotatedFile[],
): Markup | undefined {
  if (findings.length === 0 && undecided.length === 0) return undefined;
  return markup`<section aria-labelledby="findings">
<h2 id="findings">Course rules</h2>
<div class="scroll" role="group" aria-labelledby="findings" tabindex="0">
<table class="findings">
<thead><tr><th scope="col">Place</th><th scope="col">What was found</th><th scope="col" class="figure">Deduction</th></tr></thead>
<tbody>
${findings.map((finding, index) =>
  row(entryName('finding', index), placeLink(finding, files), explainFinding(finding), finding.marks),
)}${undecided.map((one, index) =>
    row(entryName('undecided', index), placeLink(one, files), explainUndecided(one), 0),
  )}</tbody>
</table>
</div>
</section>
`;
}

function row(entry: string, place: Markup, words: string, marks: number): Markup {
  return markup`<tr id="${entry}"><th scope="row">${place}</th><td>${sentence(words)}</td><td class="figure">${deductionText(marks)}</td></tr>
`;
}
