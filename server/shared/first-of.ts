/** Returns the first of these, such as the one row of an answer that always has one. Throws RangeError if there is none. */
export const firstOf = <T>(items: readonly T[]): T => {
  const [first] = items;
  if (first === undefined) throw new RangeError('there is nothing in what was answered');
  return first;
};
