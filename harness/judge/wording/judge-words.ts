import { presentationClasses } from '../../model/assignment/assignment.ts';
import type { Dialect } from '../../model/assignment/assignment.ts';
import type { Reference } from '../../model/assignment/reference.ts';
import type { Judge, Judged, Trial, Tried, TrialOutcome } from '../../model/result/trial.ts';
import type { OwnText, Verdict } from '../../model/result/verdict.ts';
import { displayText } from '../../text/bytes.ts';
import { differingLines } from '../differing-lines.ts';
import { actualView, expectedView, viewText } from '../terminal-view.ts';
import { type PrintingTrial, isPrinting } from './expected-tokens.ts';
import { inOwnWords } from './in-own-words.ts';
import { openListener, poolOf } from './listen.ts';
import { listenToAnnouncements } from './own-announcements.ts';
import { type OwnWords, type Token, render } from './tokens.ts';

/** Judges one submission, in its own words as soon as they are known. */
export interface WordsJudge {
  readonly judge: Judge;
  /** Learns the words of these runs; true: judge wrong cases again. */
  readonly listen: (tried: readonly Tried[]) => boolean;
  /** Each of its own texts with the handout's, from a run that has it; empty if there are none. */
  readonly ownTexts: () => readonly OwnText[];
}

/**
 * Output that differs from the handout's words and is right in the program's own is one mistake, not as many as there
 * are runs. Other mistakes are found by comparing in the program's own words, so that they show.
 */
export function openWordsJudge(judge: Judge, reference: Reference, dialect: Dialect): WordsJudge {
  const listener = openListener(reference, dialect);
  const announcements = listenToAnnouncements(judge);
  const examples = new Map<string, OwnText>();
  const judgedBefore = new WeakMap<TrialOutcome, { readonly trial: Trial; readonly judged: Judged }>();
  return {
    judge(trial, outcome) {
      const plain = judgedPlainly(trial, outcome);
      if (trial.kind === 'commanding') return announcements.judge(trial, outcome, plain) ?? plain;
      if (plain.verdict.kind === 'accepted' || plain.verdict.kind === 'presentation' || !isPrinting(trial))
        return plain;
      const own = listener.ownWords(poolOf(trial));
      const tokens = own.size === 0 ? undefined : listener.tokensOf(trial);
      const texts = tokens === undefined ? new Map<string, OwnText>() : ownTextsIn(tokens, own);
      if (tokens === undefined || texts.size === 0) return plain;
      for (const [key, text] of texts) if (!examples.has(key)) examples.set(key, text);
      const again = judge(inOwnWords(trial, tokens, own), outcome);
      return again.verdict.kind === 'accepted' || again.verdict.kind === 'presentation'
        ? rightInOwnWords({ trial, outcome, judged: plain }, again.verdict, distinct([...texts.values()]))
        : again;
    },
    listen(tried) {
      const hasReceived = listener.listen(tried);
      return announcements.listen(tried) || hasReceived;
    },
    ownTexts: () => [
      ...distinct([...listener.words.keys()].toSorted().flatMap((key) => examples.get(key) ?? [])),
      ...announcements.texts(),
    ],
  };

  /** Judged only once, because everything wrong is judged again when more words are known. */
  function judgedPlainly(trial: Trial, outcome: TrialOutcome): Judged {
    const known = judgedBefore.get(outcome);
    if (known?.trial === trial) return known.judged;
    const judged = judge(trial, outcome);
    if (judged.verdict.kind !== 'accepted') judgedBefore.set(outcome, { trial, judged });
    return judged;
  }
}

/** The first place where each own word occurs. */
function ownTextsIn(tokens: readonly Token[], own: OwnWords): Map<string, OwnText> {
  const texts = new Map<string, OwnText>();
  for (const token of tokens) {
    if (token.kind !== 'word') continue;
    if (!token.keys.some((key) => own.has(key) && !texts.has(key))) continue;
    const keys = token.keys.filter((key) => own.has(key) && !texts.has(key));
    const [expected, actual] = [new Map<string, string>(), own].map((words) => displayText(render(token, words)));
    if (expected === undefined || actual === undefined) continue;
    for (const key of keys) texts.set(key, { expected, actual });
  }
  return texts;
}

/** A text with a name of its own in it has several keys. */
function distinct(texts: readonly OwnText[]): OwnText[] {
  return [...new Map(texts.map((text) => [JSON.stringify([text.expected, text.actual]), text])).values()];
}

/** The differences are those from the handout's words. */
function rightInOwnWords(
  { trial, outcome, judged }: Tried & { readonly trial: PrintingTrial },
  verdict: Extract<Verdict, { kind: 'accepted' | 'presentation' }>,
  wording: OwnText[],
): Judged {
  const besides = verdict.kind === 'presentation' ? verdict.classes : [];
  const found = new Set([...besides, 'wording']);
  return {
    verdict: {
      kind: 'presentation',
      classes: presentationClasses.filter((name) => found.has(name)),
      wording,
      get lines() {
        return 'lines' in judged.verdict ? judged.verdict.lines : linesOf(trial, outcome);
      },
      get first() {
        return 'first' in judged.verdict ? judged.verdict.first : undefined;
      },
    },
    get evidence() {
      return judged.evidence;
    },
  };
}

function linesOf(trial: PrintingTrial, outcome: TrialOutcome): { differing: number; total: number } {
  if (trial.kind === 'session' && outcome.kind === 'session') {
    return differingLines(viewText(expectedView(trial.expected)), viewText(actualView(trial.typed, outcome)));
  }
  return { differing: 1, total: 1 };
}
