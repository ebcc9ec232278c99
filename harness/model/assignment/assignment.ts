import type { CommandingScript, RightRun } from './interactive.ts';
import type { Prototype } from './prototype.ts';
import type { Transcript } from './transcript.ts';
import type { Value } from './value.ts';
import { type RuleOptions, type SourceRuleId, sourceRuleIds } from '../../rules/definitions.ts';

export { type RuleOptions, type SourceRuleId, sourceRuleIds };

/** Everything that the YAML under `cases/<id>/` says, checked and typed. */
export interface Assignment {
  readonly id: string;
  readonly title: string;
  readonly course: string;
  /** The files that students hand in, by their exact names. */
  readonly files: readonly string[];
  /** Given to students; empty where they write everything. */
  readonly provided?: readonly ProvidedFile[];
  /** Given to students, who write on in their own copies; a rule compares what must stay as it is. */
  readonly skeletons?: readonly ProvidedFile[];
  /** Absent: one program, made of all the files. */
  readonly programs?: readonly ProgramPlan[];
  readonly class?: ClassPlan;
  /** Two programs of which the report says how much code they share. */
  readonly sharedCode?: readonly [string, string];
  readonly build: BuildSettings;
  readonly limits: RunLimits;
  readonly functions: readonly Prototype[];
  readonly dialect: Dialect;
  /** Every dialect that the assignment knows; `dialect` is the chosen one. */
  readonly dialects: readonly string[];
  /** Random runs start from this seed unless the command line gives another: equal for every student. */
  readonly seed: number;
  readonly calls: readonly GoldenCall[];
  readonly sessions: readonly GoldenSession[];
  /** Of the programs that are graded while somebody talks to them. */
  readonly conversations: readonly GoldenConversation[];
  readonly properties: readonly Property[];
  readonly scheme: Scheme;
}

export interface BuildSettings {
  /** `c++17` */
  readonly standard: string;
  readonly flags: readonly string[];
  readonly seconds: number;
}

/** What one run of the student's program may use. */
export interface RunLimits {
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly memoryMiB: number;
  /** The least; a run gets four times its expected output if that is more. */
  readonly outputKiB: number;
  /** What all runs of a submission may use together, beyond what honest programs use. Absent: there is no end to it. */
  readonly budget?: { readonly cpuSeconds: number; readonly waitSeconds: number };
}

/** The wording and layout of one year's handout. The rules of the game are code, their words are data. */
export interface Dialect {
  readonly id: string;
  readonly about: string;
  readonly wording: Readonly<Record<string, string>>;
}

/** Whether a student may see what a case does, or only its rationale and verdict. */
export type Visibility = 'public' | 'hidden';

interface GoldenCase {
  /** Unique in the assignment: `functions/gridState/3`, `transcripts/sample-run`. */
  readonly id: string;
  readonly about: string;
  readonly visibility: Visibility;
  readonly points: number;
  readonly hint?: string;
}

export interface GoldenCall extends GoldenCase {
  readonly function: string;
  readonly args: readonly Value[];
  /** Absent for void functions. */
  readonly returns?: Value;
  /** Every argument after the call; those passed by value stay what they were. */
  readonly after: readonly Value[];
  readonly prints: string;
}

export interface GoldenSession extends GoldenCase {
  readonly transcript: Transcript;
  /** Which of the programs plays it; absent where there is only one. */
  readonly program?: string;
  /** A gate: when this session fails, the later sessions are skipped. */
  readonly stopOnFailure: boolean;
}

export type GoldenConversation = GoldenAnswering | GoldenCommanding;

/** A program that answers commands. */
export interface GoldenAnswering extends GoldenCase {
  readonly kind: 'answering';
  readonly program: string;
  /** What is sent is typed, the right replies are printed. */
  readonly transcript: Transcript;
}

/** A program that commands another one. */
export interface GoldenCommanding extends GoldenCase {
  readonly kind: 'commanding';
  readonly program: string;
  readonly script: CommandingScript;
  readonly right: RightRun;
}

/** Random runs against the reference. */
export interface Property {
  /** `properties/games` */
  readonly id: string;
  readonly about: string;
  readonly points: number;
  readonly runs: number;
  readonly target:
    | {
        readonly kind: 'sessions';
        /** Name of the reference's generator. */
        readonly generator: string;
        readonly program?: string;
      }
    | { readonly kind: 'calls'; readonly function: string };
}

export const groupIds = ['functions', 'transcripts', 'properties', 'policy'] as const;
export type GroupId = (typeof groupIds)[number];

/**
 * Ways in which output can differ without being wrong in substance, the mildest first. `blanks`: the same
 * characters apart from spaces and tabs inside lines. `blank-lines`: empty lines too many or too few. `typographic`:
 * curly quotes, long dashes and the like, as slides and Word make them. `wording`: right in the program's own words.
 */
export const presentationClasses = [
  'final-newline',
  'typographic',
  'line-ends',
  'trailing-blanks',
  'blanks',
  'blank-lines',
  'letter-case',
  'wording',
] as const;
export type PresentationClass = (typeof presentationClasses)[number];

/** Rules that the build decides. */
export const buildRuleIds = [
  'required-functions',
  'prototype',
  'warnings',
  'file-name',
  'encoding',
  'fallback-build',
  // They need a run of a build with checks, too.
  'memory-fault',
  'undefined-behaviour',
] as const;

/**
 * What cannot be read. It is on wherever a rule that reads the source is, and costs at least what breaking all those
 * rules costs that it leaves open.
 */
export const unreadableSource = 'unreadable-source';

export const ruleIds = [...buildRuleIds, ...sourceRuleIds, unreadableSource] as const;
export type RuleId = (typeof ruleIds)[number];

export interface RulePrice {
  readonly rule: RuleId;
  /** Marks that each finding costs; 0 shows findings without charging for them. */
  readonly each: number;
  /** No more than this for all findings of the rule together. */
  readonly most: number;
}

export interface Scheme {
  /** Marks of each group; groups that the assignment does not use are absent. */
  readonly groups: readonly { readonly id: GroupId; readonly marks: number }[];
  /** Marks of each function inside the functions group; their cases share them by points. */
  readonly functions: Readonly<Record<string, number>>;
  /** Marks of each program inside the transcripts group; absent: all sessions share the group by points. */
  readonly transcripts?: Readonly<Record<string, number>>;
  /** Share of a case's marks that output keeps which differs only in this way. */
  readonly presentation: Readonly<Record<PresentationClass, number>>;
  /** Marks that one of these ways costs at most, in all cases together; where it is absent, there is no end to it. */
  readonly presentationMost?: Readonly<Partial<Record<PresentationClass, number>>>;
  readonly policy: readonly RulePrice[];
  /** The rules that read the source and are switched on, each with its options. */
  readonly sourceRules?: SwitchedOn;
  /** Absent: late work loses nothing. */
  readonly late?: LatePolicy;
}

/** What late work loses, in marks. */
export interface LatePolicy {
  /** So many minutes after the deadline nothing is lost yet. */
  readonly graceMinutes: number;
  /** Once, however late. */
  readonly fixed: number;
  /** For each day that has begun since the deadline. */
  readonly perDay: number;
  /** Never more than this; absent: all the marks. */
  readonly most?: number;
}

export type SwitchedOn = { readonly [Rule in SourceRuleId]?: RuleOptions[Rule] | undefined };

/** How one of a submission's programs is put together. */
export interface ProgramPlan {
  /** `class`, `client`, `both`; `opponent`, `referee`. */
  readonly id: string;
  /** Reads on after "with": "your class with our client". */
  readonly about: string;
  /** Files of the student. */
  readonly studentFiles: readonly string[];
  /** How its main file is recognised where its name does not tell. */
  readonly knownBy?: KnownBy;
  /** Files of the reference solution that stand in for the student's. */
  readonly courseFiles: readonly string[];
}

export interface KnownBy {
  /** The program uses one of these, and no other program of the assignment does. */
  readonly words: readonly string[];
  /** Other words that people have for it: they decide between files that are equally likely. */
  readonly names: readonly string[];
}

/** A class whose members are graded one by one, each call from a given private state. */
export interface ClassPlan {
  readonly name: string;
  /** One of the provided files. */
  readonly header: string;
  /** The file that implements it; calls are made on it alone. */
  readonly file: string;
}

/** A file that the course gives to students. Most stand beside theirs when it is compiled. */
export interface ProvidedFile {
  readonly name: string;
  readonly text: string;
}
