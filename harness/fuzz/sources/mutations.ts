import type { Dice } from '../dice.ts';

/** Mistakes in an honest program: some of its words are lost, doubled, changed or moved. */
export const mutations: Readonly<Record<string, (text: string, other: string, dice: Dice) => string>> = {
  'words lost': (text, _, dice) => changed(text, dice, () => ''),
  'words doubled': (text, _, dice) => changed(text, dice, (word) => `${word} ${word}`),
  'words swapped': (text, _, dice) => {
    const words = wordsOf(text);
    return changed(text, dice, () => dice.oneOf(words));
  },
  'words of another program': (text, other, dice) => {
    const words = wordsOf(other);
    return changed(text, dice, () => dice.oneOf(words));
  },
  'two programs in one': (text, other, dice) => {
    const [first, second] = [text.split('\n'), other.split('\n')];
    return [...first.slice(0, dice.whole(0, first.length)), ...second.slice(dice.whole(0, second.length))].join('\n');
  },
  'cut off': (text, _, dice) => text.slice(0, dice.whole(0, text.length)),
  'letters changed': (text, _, dice) => {
    const letters = [...text];
    for (let count = dice.size(1, 40); count > 0; count -= 1) {
      letters[dice.whole(0, letters.length - 1)] = dice.oneOf([...'(){}[]<>;,"\'#\\/*&!= \n\0aZ0']);
    }
    return letters.join('');
  },
};

/** Words, white space and single other characters. */
const word = /\w+|\s+|[^\w\s]/g;

function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

function changed(text: string, dice: Dice, change: (word: string) => string): string {
  const words = wordsOf(text);
  for (let count = dice.size(1, 60); count > 0; count -= 1) {
    const place = dice.whole(0, words.length - 1);
    words[place] = change(words[place] ?? '');
  }
  return words.join('');
}
