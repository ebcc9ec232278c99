import type { Generator, InputFile } from '../attempt.ts';
import { classAttempt } from '../class-attempt.ts';
import { solutionText } from '../honest.ts';
import { interactiveProgramText, interactivePrograms } from './interactive-programs.ts';

const halves = ['opponent', 'referee'] as const;
const shared = ['Board.cpp', 'Board.h', 'Protocol.cpp', 'Protocol.h'];

export const conversations: Generator = {
  recipes: Object.keys(interactivePrograms).flatMap((name) => halves.map((half) => `${half} ${name}`)),
  generate(recipe, dice) {
    const half = recipe.startsWith('opponent') ? 'opponent' : 'referee';
    const other = half === 'opponent' ? 'referee' : 'opponent';
    const hostile = interactiveProgramText(interactivePrograms[recipe.slice(half.length + 1)] ?? '', half);
    const second = dice.happens(40) ? dice.oneOf(Object.keys(interactivePrograms)) : undefined;
    const content =
      second === undefined
        ? solutionText('score-four', `${other}.cpp`)
        : interactiveProgramText(interactivePrograms[second] ?? '', other);
    const files: InputFile[] = [
      { path: `${half}.cpp`, content: hostile },
      { path: `${other}.cpp`, content },
      ...shared.map((path) => ({ path, content: solutionText('score-four', path) })),
    ];
    const name = second === undefined ? recipe : `${recipe} + ${other} ${second}`;
    return classAttempt({ name, assignment: 'score-four', files }, dice);
  },
};
