import type { CommandingProgram, ReceivedRun, InOwnWords } from '../../model/assignment/interactive.ts';
import type { CommandingTrial, Judge, Judged, Tried, TrialOutcome } from '../../model/result/trial.ts';
import { runOf } from '../conversation.ts';

/** Learns the words in which programs that command others make their announcements. */
export interface AnnouncementListener {
  /** True: it knows more than before. */
  listen(tried: readonly Tried[]): boolean;
  /** Undefined if the program has no words of its own. */
  judge(trial: CommandingTrial, outcome: TrialOutcome, plain: Judged): Judged | undefined;
  texts(): InOwnWords['texts'];
}

export function listenToAnnouncements(judge: Judge): AnnouncementListener {
  const received = new Map<CommandingProgram, ReceivedRun[]>();
  const own = new Map<CommandingProgram, InOwnWords>();
  return {
    listen(tried) {
      let hasWrong = false;
      for (const { trial, outcome, judged } of tried) {
        if (trial.kind !== 'commanding' || outcome.kind !== 'commanding') continue;
        const runs = received.get(trial.interactive) ?? [];
        received.set(trial.interactive, runs);
        runs.push({ script: trial.script, run: runOf(outcome) });
        hasWrong ||= judged.verdict.kind === 'broken-protocol';
      }
      if (!hasWrong) return false;
      for (const [interactive, runs] of received) {
        const found = interactive.inOwnWords?.(runs);
        if (found === undefined) own.delete(interactive);
        else own.set(interactive, found);
      }
      return own.size > 0;
    },
    judge(trial, outcome, plain) {
      const words = own.get(trial.interactive);
      if (words === undefined || plain.verdict.kind !== 'broken-protocol') return undefined;
      const again = judge({ ...trial, interactive: words.program }, outcome);
      if (again.verdict.kind !== 'accepted') return again;
      return {
        verdict: {
          kind: 'presentation',
          classes: ['wording'],
          lines: { differing: words.texts.length, total: words.texts.length },
          wording: [...words.texts],
        },
        evidence: plain.evidence,
      };
    },
    texts: () => [...own.values()].flatMap(({ texts }) => texts),
  };
}
