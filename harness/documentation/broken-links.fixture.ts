import { posix } from 'node:path';
import { type Document, anchorsOf, relativeLinks } from './markdown.fixture.ts';

/** Paths in backticks are checked like links if they begin with one of these folders. */
const rooms = /^(?:harness|reports|reference|cases|\.github|\.ci)\//;
/** A pattern for many paths: `cases/<id>/assignment.yaml`, `reference/*\/wrong/`. */
const standsForMany = /[<>*{}…]|\.\.\.|\bNN\b/;

/** Every broken link and path, with its place. `files` are all files of the project. */
export function brokenLinks(documents: readonly Document[], files: readonly string[]): string[] {
  const known = new Set(files.flatMap((file) => [file, ...foldersAbove(file)]));
  const anchors = new Map(documents.map((document) => [document.path, anchorsOf(document)]));
  return documents.flatMap((document) => {
    const links = relativeLinks(document).flatMap(({ line, target }) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? document.path : posix.join(posix.dirname(document.path), decodeURI(path));
      if (!known.has(withoutSlash(file))) return [`${document.path}:${line}: ${target} does not exist`];
      const isThere = anchor === undefined || anchors.get(file)?.includes(anchor) === true;
      return isThere ? [] : [`${document.path}:${line}: there is no heading ${target}`];
    });
    const paths = document.lines.flatMap(({ number, code }) =>
      code
        .filter((text) => rooms.test(text) && !standsForMany.test(text) && !text.includes(' '))
        .filter((path) => !known.has(withoutSlash(path)))
        .map((path) => `${document.path}:${number}: ${path} does not exist`),
    );
    return [...links, ...paths];
  });
}

export function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
