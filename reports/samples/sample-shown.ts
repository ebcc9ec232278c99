import type { BoardShown, DigitsShown } from '../../harness/model/assignment/shown.ts';

/** As in `cases/domineering`. */
export const gridShown: DigitsShown = {
  kind: 'digits',
  parts: [{ name: 'position', count: 16 }],
  picture: ['# # # #', '# # # #', '# # # #', '# # # #'],
  places: ['a b c d', 'e f g h', 'i j k l', 'm n o p'],
  cells: '.AB',
};

/** As in `cases/dots-and-triangles`. */
export const trianglesShown: DigitsShown = {
  kind: 'digits',
  parts: [
    { name: 'position', count: 12 },
    { name: 'triangle', count: 6 },
  ],
  picture: ['  o---o  ', ' /#\\#/#\\ ', 'o---o---o', ' \\#/#\\#/ ', '  o---o  '],
  places: ['  .aaa.  ', ' bmcndoe ', '.fff.ggg.', ' hpiqjrk ', '  .lll.  '],
  cells: ' 12',
};

/** As in `cases/lines-of-action`. */
export const boardShown: BoardShown = { kind: 'board', columns: 'abcdefgh', rows: '01234567' };
