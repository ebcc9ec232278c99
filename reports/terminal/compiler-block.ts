import type { Graded } from '../../harness/model/grading.ts';
import { explainCompiler } from '../explain/compiler.ts';
import type { Screen } from './screen.ts';
import { sourceExcerpt } from './source-excerpt.ts';

/** Why nothing could be run: the first error with its place, the others only counted. */
export function compilerBlock(grading: Graded, screen: Screen): string[] {
  const { headline, first, more } = explainCompiler(grading);
  const [told, ...rest] = screen.sentence(headline);
  return [
    `${screen.sign('wrong')} ${(told ?? '').trimStart()}`,
    ...rest,
    ...(first === undefined
      ? []
      : [
          '',
          ...screen.sentence(first.place, { indent: 4, style: 'heading' }),
          ...sourceExcerpt(grading.sources, first.at, screen, 4),
          ...screen.sentence(first.message, { indent: 4, most: 6 }),
          ...(first.meaning === undefined ? [] : screen.sentence(first.meaning, { indent: 4 })),
          ...(more === undefined ? [] : ['', ...screen.sentence(more, { style: 'faint' })]),
        ]),
  ];
}
