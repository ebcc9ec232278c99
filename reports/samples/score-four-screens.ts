// What a referee shows the person in the sample games; `«A1»` is typed.

const empty = '. . . .';

/** The four levels side by side; only pegs A1 and B1 have beads in these games. */
function board(a1: string, b1: string): string {
  const row = (name: string, beads: string) =>
    [0, 1, 2, 3].map((level) => `${name}  ${beads[level] ?? '.'}${empty.slice(1)}`).join('   ');
  const head = Array<string>(4).fill('   1 2 3 4').join('   ');
  return `${head}\n${row('A', a1)}\n${row('B', b1)}\n${row('C', '')}\n${row('D', '')}\n`;
}

const greeting = `\
Score Four. Type a location from A1 to D4, restart, or quit.
You are White and begin; type black to be Black.
${board('', '')}Your move, white: `;

export function afterRounds(rounds: number): string {
  const shown = Array.from({ length: rounds }, (_, index) => {
    const [whites, blacks] = ['O'.repeat(index + 1), 'X'.repeat(index)];
    return `«A1»\n${board(whites, blacks)}The opponent plays B1.\n${board(whites, `${blacks}X`)}Your move, white: `;
  });
  return greeting + shown.join('');
}

export function afterWin(announced: string): string {
  return `${afterRounds(3)}«A1»\n${board('OOOO', 'XXX')}${announced}\n`;
}

export const refusedLocation = `${afterRounds(1)}«E9»\nThere is no location E9. Try again.\n`;
