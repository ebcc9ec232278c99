import type { Assignment } from '../../model/assignment/assignment.ts';
import type { SourceFile } from '../../model/submission/submission.ts';

/** Everyone is compiled with the files of the handout, so a change of the solution's own copy has no effect. */
export function differingCopies(
  { provided = [] }: Pick<Assignment, 'provided'>,
  solution: readonly SourceFile[],
): string[] {
  return provided.flatMap(({ name, text }) => {
    const copy = solution.find((file) => file.name === name);
    if (copy === undefined || sameText(Buffer.from(copy.bytes).toString(), text)) return [];
    return [`solution/${name} differs from handout/${name}, which is used in its place: copy one over the other.`];
  });
}

/** An editor may have changed the ends of lines. */
function sameText(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n').trimEnd() === other.replaceAll('\r\n', '\n').trimEnd();
}
