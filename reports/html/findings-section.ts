import type { Finding } from '../../harness/model/finding.ts';
import { placeText } from '../explain/compiler.ts';
import { explainFinding } from '../explain/finding.ts';
import { priceText } from '../explain/marks.ts';
import { type Markup, markup } from './escape.ts';
import { sentence } from './words.ts';

/** Breaches of the course's rules. */
export function findingsSection(findings: readonly Finding[]): Markup | undefined {
  if (findings.length === 0) return undefined;
  return markup`<section aria-labelledby="findings">
<h2 id="findings">Course rules</h2>
<div class="scroll" role="region" aria-labelledby="findings" tabindex="0">
<table class="findings">
<thead><tr><th scope="col">Place</th><th scope="col">What was found</th><th scope="col" class="figure">Price</th></tr></thead>
<tbody>
${findings.map(
  (
    finding,
  ) => markup`<tr><th scope="row"><code>${placeText(finding)}</code></th><td>${sentence(explainFinding(finding))}</td><td class="figure">${priceText(finding.marks)}</td></tr>
`,
)}</tbody>
</table>
</div>
</section>
`;
}
