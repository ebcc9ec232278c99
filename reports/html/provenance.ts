import type { Grading } from '../../harness/model/result/grading.ts';
import { listed } from '../phrases/count.ts';
import { plainRun } from '../explain/compiler/plain-runner.ts';
import { type Markup, markup } from './escape.ts';

/** What another person needs to know to get the same result. */
export function provenance({ dialect, toolchain, seed, enforced, notEnforced }: Grading): Markup {
  return markup`<dl class="provenance">
<div><dt>Compiler</dt><dd>${toolchain.compiler}</dd></div>
${toolchain.kind === 'plain' ? markup`<div><dt>Programs ran</dt><dd>${plainRun}</dd></div>\n` : undefined}<div><dt>Handout</dt><dd>${dialect}</dd></div>
<div><dt>Seed of the random runs</dt><dd>${seed}</dd></div>
<div><dt>Protections in force</dt><dd>${enforced.length === 0 ? 'none' : listed(enforced)}</dd></div>
${notEnforced.length === 0 ? undefined : markup`<div><dt>Not in force</dt><dd>${listed(notEnforced)}</dd></div>\n`}</dl>
`;
}
