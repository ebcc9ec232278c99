/** `functions/gridState/2, 3, 7, transcripts/01-sample-run`: what two neighbours share is said once. */
export function caseNames(ids: readonly string[]): string {
  return ids
    .map((id, index) => {
      const folder = id.slice(0, id.lastIndexOf('/') + 1);
      return index > 0 && ids[index - 1]?.startsWith(folder) === true ? id.slice(folder.length) : id;
    })
    .join(', ');
}

/** What all of them share, up to a slash; empty where they share nothing. */
export function commonFolder(ids: readonly string[]): string {
  const [first = ''] = ids;
  const folder = first.slice(0, first.lastIndexOf('/'));
  return ids.every((id) => id.startsWith(`${folder}/`)) ? folder : '';
}
