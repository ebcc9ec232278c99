import type { SessionInput, ValueInput } from './input.ts';
import type { CommandingScript, RightRun } from './interactive.ts';
import type { Prototype } from './prototype.ts';
import type { Transcript } from './transcript.ts';
import type { Value } from './value.ts';
import { type RuleOptions, type SourceRuleId, sourceRuleIds } from '../../rules/definitions.ts';
import type { Scheme } from './scheme.ts';

export { type RuleOptions, type SourceRuleId, sourceRuleIds };
export {
  type GroupId,
  type LatePolicy,
  type PresentationClass,
  type RuleId,
  type RulePrice,
  type Scheme,
  type SwitchedOn,
  buildRuleIds,
  groupIds,
  presentationClasses,
  ruleIds,
  unreadableSource,
} from './scheme.ts';

/** Everything in the YAML under `cases/<id>/`, checked and typed. */
export interface Assignment {
  readonly id: string;
  readonly title: string;
  /** Absent: reports name no course. */
  readonly course?: string;
  /** The files that students hand in, by their exact names. */
  readonly files: readonly string[];
  /** Course files that students are given; empty where they write everything. */
  readonly provided?: readonly ProvidedFile[];
  /** Files that students are given and complete in their own copies; a rule compares the parts that must not change. */
  readonly skeletons?: readonly ProvidedFile[];
  /** Absent: one program, made of all the files. */
  readonly programs?: readonly ProgramPlan[];
  readonly class?: ClassPlan;
  /** Two programs; the report says how much code they share. */
  readonly sharedCode?: readonly [string, string];
  readonly build: BuildSettings;
  readonly limits: RunLimits;
  readonly functions: readonly Prototype[];
  readonly dialect: Dialect;
  /** Every dialect that the assignment knows; `dialect` is the chosen one. */
  readonly dialects: readonly string[];
  /** Random runs start from this seed unless the command line gives another. It is the same for every student. */
  readonly seed: number;
  readonly calls: readonly GoldenCall[];
  readonly sessions: readonly GoldenSession[];
  /** For interactive programs. */
  readonly conversations: readonly GoldenConversation[];
  readonly properties: readonly Property[];
  /** In random sessions the input is closed after the last typed line; golden sessions say it themselves. */
  readonly closesInput?: true;
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
  /** The minimum; a run gets four times its expected output if that is more. */
  readonly outputKiB: number;
  /** What all runs of a submission may use together beyond what honest programs use. Absent: no limit. */
  readonly budget?: { readonly cpuSeconds: number; readonly waitSeconds: number };
}

/** The wording and layout of one year's handout. What the program does is code, its words are data. */
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
  /** Every argument after the call; an argument that is passed by value keeps its value. */
  readonly after: readonly Value[];
  readonly prints: string;
}

export interface GoldenSession extends GoldenCase {
  readonly transcript: Transcript;
  /** The program that is run; absent where there is only one. */
  readonly program?: string;
  /** A gate: when this session fails, the later sessions are skipped. */
  readonly stopOnFailure: boolean;
}

export type GoldenConversation = GoldenAnswering | GoldenCommanding;

/** A program that answers commands. */
export interface GoldenAnswering extends GoldenCase {
  readonly kind: 'answering';
  readonly program: string;
  /** Commands that we send are `typed`; the right replies are `printed`. */
  readonly transcript: Transcript;
}

/** A program that gives commands to another one. */
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
        /** Name of the reference's generator; absent if `input` says what is typed. */
        readonly generator?: string;
        readonly input?: SessionInput;
        readonly program?: string;
      }
    | {
        readonly kind: 'calls';
        readonly function: string;
        /** The arguments, parameter by parameter; absent: the reference makes them. */
        readonly values?: readonly ValueInput[];
        /** A condition in C++ on the parameters: other arguments are not tried. */
        readonly onlyIf?: string;
      };
}

/** The files that make up one of a submission's programs. */
export interface ProgramPlan {
  /** `class`, `client`, `both`; `opponent`, `referee`. */
  readonly id: string;
  /** Continues a sentence after "with": "your class with our client". */
  readonly about: string;
  /** Files of the student. */
  readonly studentFiles: readonly string[];
  /** How its main file is recognised when its name does not show it. */
  readonly knownBy?: KnownBy;
  /** Files of the reference solution that take the place of the student's. */
  readonly courseFiles: readonly string[];
}

export interface KnownBy {
  /** The program uses one of these, and no other program of the assignment does. */
  readonly words: readonly string[];
  /** Other names that students give it; they decide between files that are equally likely. */
  readonly names: readonly string[];
}

/** A class whose members are graded one by one; each call starts from a given private state. */
export interface ClassPlan {
  readonly name: string;
  /** One of the provided files. */
  readonly header: string;
  /** The file that implements it; calls are made on it alone. */
  readonly file: string;
}

/** A file that the course gives to students. Most are compiled together with the student's files. */
export interface ProvidedFile {
  readonly name: string;
  readonly text: string;
}
