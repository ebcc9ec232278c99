import type { LayoutId } from '../model/submission/layouts.ts';
import type { Listing } from './listing.ts';
import { blackboard } from './blackboard/download.ts';
import { canvas } from './canvas/download.ts';
import { githubClassroom } from './github-classroom/download.ts';
import { gradescope } from './gradescope/download.ts';
import type { Layout } from './layout.ts';
import { moodle } from './moodle/download.ts';
import { plain } from './no-site/download.ts';
import { withoutWrapper } from './wrapper.ts';

export const layouts: Readonly<Record<LayoutId, Layout>> = {
  blackboard,
  canvas,
  moodle,
  gradescope,
  'github-classroom': githubClassroom,
  plain,
};

export type Detected =
  | {
      readonly kind: 'detected';
      readonly layout: Layout;
      /** Continues a sentence after "because". */
      readonly because: string;
      /** Without a folder around the whole download. */
      readonly listing: Listing;
    }
  /** One sentence that says what is wrong and what to do. */
  | { readonly kind: 'unclear'; readonly problem: string };

/** A lower score is chance: a student may keep a download among the files. */
const sure = 0.5;

/**
 * Decides which site the download is from. A layout that the user wants is used without checking; otherwise exactly one
 * must fit. A zip often has one more folder around everything; a folder that the user names is the one that they mean.
 */
export function detectLayout(whole: Listing, wanted: LayoutId | undefined, isZip: boolean): Detected {
  const inside = withoutWrapper(whole);
  const found = Object.values(layouts)
    .filter(({ id }) => wanted === undefined || id === wanted)
    .map((layout) => {
      const outer = { layout, listing: whole, ...layout.recognise(whole) };
      const inner = { layout, listing: inside, ...layout.recognise(inside) };
      return inner.score > outer.score || (layout.id === 'plain' && isZip && inner.score > 0) ? inner : outer;
    })
    .toSorted((one, other) => other.score - one.score);
  const [best] = found;
  if (best === undefined) throw new Error(`there is no layout ${wanted ?? ''}`);
  if (wanted !== undefined) return { kind: 'detected', ...best, because: `--layout says so; ${best.because}` };
  const rivals = found.filter(({ score }) => score >= sure);
  if (rivals.length > 1) {
    const names = rivals.map(({ layout, because }) => `${layout.name} (${because})`).join(' or ');
    return { kind: 'unclear', problem: `ambiguous download: ${names}; choose with --layout ${idsOf(rivals)}` };
  }
  if (best.score > 0) return { kind: 'detected', ...best };
  const arrange = "put each student's files into a separate folder, named after the student";
  const problem = `it holds no files of students; ${arrange}, or name the course site with --layout ${idsOf(found)}`;
  return { kind: 'unclear', problem };
}

/** The course site that this listing is a download of; undefined if there is none, or if two fit. */
export function recogniseSite(
  whole: Listing,
  wanted?: LayoutId,
): { readonly layout: Layout; readonly listing: Listing } | undefined {
  const inside = withoutWrapper(whole);
  const found = Object.values(layouts)
    .filter(({ id }) => id !== 'plain' && (wanted === undefined || id === wanted))
    .flatMap((layout) => {
      if (layout.recognise(whole).score >= sure) return [{ layout, listing: whole }];
      return layout.recognise(inside).score >= sure ? [{ layout, listing: inside }] : [];
    });
  return found.length === 1 ? found[0] : undefined;
}

function idsOf(found: readonly { readonly layout: Layout }[]): string {
  return found.map(({ layout }) => layout.id).join('|');
}
