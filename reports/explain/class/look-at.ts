import type { Undecided } from '../../../harness/model/result/finding.ts';
import type { AccountedFile, ZoneDoubt } from '../../../harness/model/submission/intake.ts';
import type { NotGraded } from '../../../harness/model/result/grading.ts';
import type { ReasonToLook, ToLookAt } from '../../summary/to-look-at.ts';
import { buildTrouble } from '../compiler/build-trouble.ts';
import { placeText } from '../compiler/compiler.ts';
import { count } from '../../phrases/count.ts';
import { fateWords } from './file-fate.ts';
import { durationText } from '../lateness.ts';
import { plain } from '../../phrases/quote.ts';
import { unreadableReason } from '../rules/unreadable-source.ts';

export const lookAtTitle = 'Look at these';

/** Why a person should look at a submission or file, in one line. */
export function lookAtReasons({ reasons }: ToLookAt): string {
  return reasons.map(lookAtReason).join('; ');
}

function whyNotGraded(fault: NotGraded['fault']): string {
  if (fault === 'author') return 'because of a fault in the assignment';
  return fault === 'machine' ? 'on this machine' : 'because of a fault on our side';
}

function helpWords(fault: NotGraded['fault']): string {
  if (fault === 'author') return 'repair the assignment and grade again';
  return fault === 'machine' ? 'grade on Linux with an x86-64 or arm64 processor' : 'grade again';
}

function lookAtReason(reason: ReasonToLook): string {
  switch (reason.kind) {
    case 'not-graded':
      return `could not be graded ${whyNotGraded(reason.fault)} (${plain(reason.reason).replace(/\.$/, '')}): no marks are affected, ${helpWords(reason.fault)}`;
    case 'no-source':
      return buildTrouble(reason.grading)?.short ?? 'no source';
    case 'empty':
      return buildTrouble(reason.grading)?.short ?? 'empty';
    case 'other-names':
      return 'no file under an expected name';
    case 'unreadable':
      return `${placeOf(reason.finding)}: ${unreadableReason(reason.finding.limit)}`;
    case 'undecided':
      return `${placeOf(reason.undecided)}: ${whyUndecided[reason.undecided.because]}`;
    case 'refused':
      return filesText(reason.files, 'refused');
    case 'doubtful':
      return filesText(reason.files, 'not graded');
    case 'unknown':
      return 'not on the roster';
    case 'zone':
      return zoneText(reason.doubt);
    case 'no-time':
      return 'has no submission time: only the course site knows whether it was late';
    default:
      return reason satisfies never;
  }
}

const whyUndecided: Readonly<Record<Undecided['because'], string>> = {
  syntax: 'the rules could not read this part',
  condition: 'an #if decides what the rules see, and its condition could not be followed',
  macro: 'a macro decides what the rules see, and it could not be followed',
  types: 'only the compiler knows whether this breaks a rule',
};

function placeOf(at: { readonly file: string; readonly line: number; readonly column: number }): string {
  return at.line === 0 ? plain(at.file, 80) : placeText(at);
}

/** One file with its reason, and how many more there are. All of them are in files.csv. */
function filesText(files: readonly AccountedFile[], what: string): string {
  const [first] = files;
  const amount = files.reduce((sum, { more = 1 }) => sum + more, 0);
  if (first === undefined) return what;
  const { path, name = path, fate, more } = first;
  const why = fateWords[fate].replace(/^refused: /, '');
  const one = more === undefined ? `${plain(name, 200)} (${why})` : `${count(more, 'member')} (${why})`;
  return amount === (more ?? 1)
    ? `${what}: ${one}`
    : `${count(amount, 'file')} ${what}: ${one} and ${amount - (more ?? 1)} more`;
}

function zoneText({ leastMinutes, maxMinutes, zones, abbreviation }: ZoneDoubt): string {
  const least = leastMinutes === 0 ? 'in time' : `${durationText(leastMinutes)} late`;
  const which = whichZone(zones, abbreviation);
  return `${least} or ${durationText(maxMinutes)} late, depending on ${which}; counts as ${least} until --zone says which`;
}

function whichZone(zones: readonly string[], abbreviation: string | undefined): string {
  if (zones.length < 2) return `an hour that occurs twice in ${zones.join('')}`;
  return `${abbreviation === undefined ? 'its zone' : `what ${plain(abbreviation, 10)} means`}: ${zones.join(' or ')}`;
}
