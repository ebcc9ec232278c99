/** Runs the tasks, at most `workers` at once; results come back in the order of the tasks. */
export async function runBatch<Task, Result>(
  tasks: readonly Task[],
  workers: number,
  work: (task: Task) => Promise<Result>,
  onDone: (result: Result, done: number) => void,
): Promise<Result[]> {
  const results = new Map<Task, Result>();
  const waiting = tasks.values();
  async function worker(): Promise<void> {
    for (const task of waiting) {
      const result = await work(task);
      results.set(task, result);
      onDone(result, results.size);
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(workers, tasks.length)) }, worker));
  return tasks.flatMap((task) => {
    const result = results.get(task);
    return result === undefined ? [] : [result];
  });
}
