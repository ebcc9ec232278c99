// Golden sessions of the sample suite as they look in a terminal; `«5»` is typed.

export const sampleRun = `\
. . . .
. . . .
. . . .
. . . .
Player 1's move: «5»
. . . .
A . . .
A . . .
. . . .
Player 2's move: «0»
Invalid! Try again.
Player 2's move: «20»
Invalid! Try again.
Player 2's move: «4»
Invalid! Try again.
Player 2's move: «9»
Invalid! Try again.
Player 2's move: «3»
. . B B
A . . .
A . . .
. . . .
Player 1's move: «14»
Invalid! Try again.
Player 1's move: «11»
. . B B
A . . .
A . A .
. . A .
Player 2's move: «13»
. . B B
A . . .
A . A .
B B A .
Player 1's move: «2»
. A B B
A A . .
A . A .
B B A .
Player 2's move: «7»
. A B B
A A B B
A . A .
B B A .
Player 1's move: «12»
. A B B
A A B B
A . A A
B B A A
Player 1 wins!
`;

export const oneDominoEach = `\
. . . .
. . . .
. . . .
. . . .
Player 1's move: «6»
. . . .
. A . .
. A . .
. . . .
Player 2's move: «3»
. . B B
. A . .
. A . .
. . . .
Player 1's move: `;

export const firstMoveRefused = `\
. . . .
. . . .
. . . .
. . . .
Player 1's move: «14»
Invalid! Try again.
Player 1's move: «2»
. A . .
. A . .
. . . .
. . . .
Player 2's move: `;

export const rightColumn = `\
. . . .
. . . .
. . . .
. . . .
Player 1's move: «6»
. . . .
. A . .
. A . .
. . . .
Player 2's move: «4»
Invalid! Try again.
Player 2's move: «8»
Invalid! Try again.
Player 2's move: «12»
Invalid! Try again.
Player 2's move: «16»
Invalid! Try again.
Player 2's move: «3»
. . B B
. A . .
. A . .
. . . .
Player 1's move: «8»
. . B B
. A . A
. A . A
. . . .
Player 2's move: `;

export const shortestWinOfPlayer2 = `\
. . . .
. . . .
. . . .
. . . .
Player 1's move: «5»
. . . .
A . . .
A . . .
. . . .
Player 2's move: «7»
. . . .
A . B B
A . . .
. . . .
Player 1's move: «6»
. . . .
A A B B
A A . .
. . . .
Player 2's move: «11»
. . . .
A A B B
A A B B
. . . .
Player 2 wins!
`;

export const shortestWinOfPlayer1 = `\
. . . .
. . . .
. . . .
. . . .
Player 1's move: «1»
A . . .
A . . .
. . . .
. . . .
Player 2's move: «2»
A B B .
A . . .
. . . .
. . . .
Player 1's move: «7»
A B B .
A . A .
. . A .
. . . .
Player 2's move: «14»
A B B .
A . A .
. . A .
. B B .
Player 1's move: «9»
A B B .
A . A .
A . A .
A B B .
Player 1 wins!
`;

export const smallestRefusal = `\
. . . .
. . . .
. . . .
. . . .
Player 1's move: «5»
. . . .
A . . .
A . . .
. . . .
Player 2's move: «0»
Invalid! Try again.
Player 2's move: `;
