import type { z } from 'zod';

/** What a rule is. Its check and its words are in files of their own, so that this needs only zod. */
export interface RuleDefinition<
  Id extends string = string,
  Options extends z.ZodRawShape = z.ZodRawShape,
  Facts extends z.ZodRawShape = z.ZodRawShape,
> {
  /** Its name under marking.policy of assignments, and in the findings of result files. */
  readonly id: Id;
  /** What an assignment can choose about it, besides its price. */
  readonly options: Options;
  /** What a finding says, besides its place and its marks. */
  readonly facts: Facts;
  /** What the assignment must have for the rule to make sense. */
  readonly needs?: 'class' | 'functions';
  /** Options as a course may set them: the benchmark measures the rule with them. */
  readonly example: Chosen<Options>;
}

/** Keeps the exact types of the definition: the lists of all rules are made from them. */
export function defineRule<const Id extends string, Options extends z.ZodRawShape, Facts extends z.ZodRawShape>(
  definition: RuleDefinition<Id, Options, Facts>,
): RuleDefinition<Id, Options, Facts> {
  return definition;
}

export type OptionsOf<Rule extends RuleDefinition> = Chosen<Rule['options']>;
/** A finding of a rule may say nothing but its place. */
export type FactsOf<Rule extends RuleDefinition> = [keyof Rule['facts']] extends [never]
  ? object
  : Readonly<z.output<z.ZodObject<Rule['facts']>>>;

/** Options as the assignment sets them, with the defaults filled in. */
type Chosen<Options extends z.ZodRawShape> = ReadonlyParts<z.output<z.ZodObject<Options>>>;
type ReadonlyParts<Parts> = {
  readonly [Key in keyof Parts]: Parts[Key] extends (infer Item)[] | undefined
    ? readonly Item[] | Extract<Parts[Key], undefined>
    : Parts[Key];
};
