import type { Finding } from '../../harness/model/result/finding.ts';
import { code, plain } from '../phrases/quote.ts';
import { explainFallback } from './rules/fallback-build.ts';
import { missingFunction } from './case/headline.ts';
import { prototypeDifference } from './compiler/prototype-difference.ts';
import { explainArrayParameters } from '../../harness/rules/array-parameters/words.ts';
import { explainFunctionCalled } from '../../harness/rules/function-called/words.ts';
import { explainMinFunctions } from '../../harness/rules/min-functions/words.ts';
import { explainFault } from './rules/fault.ts';
import { explainArray } from '../../harness/rules/no-arrays/words.ts';
import { explainComments } from '../../harness/rules/comments/words.ts';
import { explainInput, explainOutput } from '../../harness/rules/library/console-words.ts';
import { explainHeader } from '../../harness/rules/header-comment/words.ts';
import { explainCmath } from '../../harness/rules/no-cmath/words.ts';
import { explainGlobal } from '../../harness/rules/no-globals/words.ts';
import { explainString } from '../../harness/rules/no-string-class/words.ts';
import { explainVector } from '../../harness/rules/no-vectors/words.ts';
import { explainUnreadable } from './rules/unreadable-source.ts';
import { explainProvided } from '../../harness/rules/provided-unmodified/words.ts';
import { warningMeaning } from './compiler/warning-meaning.ts';

/** One finding in a sentence or two that a novice understands. */
export function explainFinding(finding: Finding): string {
  switch (finding.rule) {
    case 'required-functions':
      return missingFunction(finding.demanded, finding.instead);
    case 'prototype':
      return prototypeDifference(finding.demanded, finding.found, finding.difference);
    case 'warnings': {
      const meaning = warningMeaning(finding.flag);
      const words = `The compiler warns: ${plain(finding.text)}${finding.flag === '' ? '' : ` (${plain(finding.flag, 60)})`}.`;
      return meaning === undefined ? words : `${words} ${meaning}`;
    }
    case 'file-name':
      return finding.demanded.toLowerCase() === finding.found.toLowerCase()
        ? `The file must be named ${code(finding.demanded)}; it was handed in as ${code(finding.found)}. Capital and small letters count.`
        : `The file must be named ${code(finding.demanded)}; it was handed in as ${code(finding.found)}.`;
    case 'encoding':
      return finding.found === 'not UTF-8'
        ? 'The file is not saved as UTF-8, and we could not tell what it is. Save it as UTF-8, so that every compiler can read it.'
        : `The file is saved as ${plain(finding.found, 40)}. Save it as UTF-8, so that every compiler can read it.`;
    case 'fallback-build':
      return explainFallback(finding);
    case 'no-globals':
      return explainGlobal(finding);
    case 'no-arrays':
      return explainArray(finding);
    case 'no-vectors':
      return explainVector(finding);
    case 'no-string-class':
      return explainString(finding);
    case 'no-cmath':
      return explainCmath(finding);
    case 'function-called':
      return explainFunctionCalled(finding);
    case 'min-functions':
      return explainMinFunctions(finding);
    case 'array-parameters':
      return explainArrayParameters(finding);
    case 'provided-unmodified':
      return explainProvided(finding);
    case 'no-cin-in-class':
      return explainInput(finding);
    case 'cout-only-in-print':
      return explainOutput(finding);
    case 'header-comment':
      return explainHeader(finding);
    case 'comments':
      return explainComments(finding);
    case 'memory-fault':
    case 'undefined-behaviour':
      return explainFault(finding);
    case 'unreadable-source':
      return explainUnreadable(finding);
    default:
      return finding satisfies never;
  }
}
