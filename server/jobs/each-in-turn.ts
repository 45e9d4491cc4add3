/**
 * Does the work of each item, one after the other. One that fails does not stop those after it; the first failure is thrown at the
 * end. Stops between two items when the signal is aborted.
 */
export const eachInTurn = async <T>(
  items: readonly T[],
  signal: AbortSignal,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const item of items) {
    if (signal.aborted) return;
    await work(item).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
};
