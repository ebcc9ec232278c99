import type { Generator, InputFile } from '../attempt.ts';
import { classAttempt } from '../class-attempt.ts';
import { solutionText } from '../honest.ts';
import { talkerProgram, talkers } from './talkers.ts';

const halves = ['opponent', 'referee'] as const;
const shared = ['Board.cpp', 'Board.h', 'Protocol.cpp', 'Protocol.h'];

export const talks: Generator = {
  recipes: Object.keys(talkers).flatMap((name) => halves.map((half) => `${half} ${name}`)),
  generate(recipe, dice) {
    const half = recipe.startsWith('opponent') ? 'opponent' : 'referee';
    const other = half === 'opponent' ? 'referee' : 'opponent';
    const hostile = talkerProgram(talkers[recipe.slice(half.length + 1)] ?? '', half);
    const second = dice.happens(40) ? dice.oneOf(Object.keys(talkers)) : undefined;
    const content =
      second === undefined ? solutionText('score-four', `${other}.cpp`) : talkerProgram(talkers[second] ?? '', other);
    const files: InputFile[] = [
      { path: `${half}.cpp`, content: hostile },
      { path: `${other}.cpp`, content },
      ...shared.map((path) => ({ path, content: solutionText('score-four', path) })),
    ];
    const name = second === undefined ? recipe : `${recipe} + ${other} ${second}`;
    return classAttempt({ name, assignment: 'score-four', files }, dice);
  },
};
