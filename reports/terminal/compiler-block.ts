import type { Graded } from '../../harness/model/result/grading.ts';
import { buildTrouble } from '../explain/compiler/build-trouble.ts';
import type { Screen } from './screen.ts';
import { sourceExcerpt } from './source-excerpt.ts';

/** Why something could not be run: the first error with its place; the others are only counted. */
export function compilerBlock(grading: Graded, screen: Screen): string[] {
  const trouble = buildTrouble(grading);
  if (trouble === undefined) return [];
  const { headline, first, more } = trouble;
  const [told, ...rest] = screen.sentence(headline);
  return [
    `${screen.sign('wrong')} ${(told ?? '').trimStart()}`,
    ...rest,
    ...(first === undefined
      ? []
      : [
          '',
          ...(first.place === '' ? [] : screen.sentence(first.place, { indent: 4, style: 'heading' })),
          ...sourceExcerpt(grading.sources, first.at, screen, 4),
          ...screen.sentence(first.message, { indent: 4, most: 6 }),
          ...(first.meaning === undefined ? [] : screen.sentence(first.meaning, { indent: 4 })),
          ...(more === undefined ? [] : ['', ...screen.sentence(more, { style: 'faint' })]),
        ]),
  ];
}
