/** Returns how many sets of `size` there are among `from`, where they may be too many for a number. */
export function ways(from: number, size: number): bigint {
  if (size < 0 || size > from) return 0n;
  let count = 1n;
  for (let at = 1; at <= size; at += 1) count = (count * BigInt(from - size + at)) / BigInt(at);
  return count;
}
