/**
 * Collects all questions of one turn of the event loop and asks them together: a process for each would take a hundred
 * times as long.
 */
export function askTogether<Question, Answer>(
  answerAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: { readonly question: Question; readonly answer: (all: Promise<Answer>) => void }[] = [];

  function askAll(): void {
    const asked = waiting;
    waiting = [];
    const all = answerAll(asked.map(({ question }) => question));
    for (const [index, { answer }] of asked.entries()) {
      answer(
        all.then((answers) => {
          const found = answers[index];
          if (found === undefined) throw new Error('The sample solution lost an answer');
          return found;
        }),
      );
    }
  }

  return (question) =>
    new Promise((answer) => {
      waiting.push({ question, answer });
      if (waiting.length === 1) setImmediate(askAll);
    });
}
