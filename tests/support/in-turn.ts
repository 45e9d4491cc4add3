/** A function that gives these results, one at each call; one call more is an error. */
export const inTurn = <T>(...results: readonly T[]): (() => T) => {
  let turn = 0;
  return () => {
    if (turn === results.length) throw new Error(`called more often than ${results.length} times`);
    turn += 1;
    return results[turn - 1]!;
  };
};
