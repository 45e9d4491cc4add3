/** Of messages of one kind, each this many is measured. */
const EACH = 64;
/** Each one of this size is measured. */
const LARGE = 4_096;
/** Larger values are not measured to the end. */
const MAX_VALUES = 2_000;
const PER_VALUE = 16;

/** About how many bytes a value takes: its letters, and as much again for each value in it. */
const measure = (value: unknown): number => {
  let bytes = 0;
  const left = [value];
  for (let seen = 0; left.length > 0 && seen < MAX_VALUES; seen += 1) {
    const each = left.pop();
    bytes += PER_VALUE + (typeof each === 'string' ? each.length : 0);
    if (typeof each === 'object' && each !== null)
      left.push(...(each instanceof Map || each instanceof Set ? each.values() : (Object.values(each) as unknown[])));
  }
  return bytes + left.length * 2 * PER_VALUE;
};

/** Estimates sizes. Thousands of small messages a second are not measured one by one. */
export const sizes = () => {
  const known = new Map<string, { bytes: number; count: number }>();
  return (kind: string, value: unknown): number => {
    const of = known.get(kind) ?? { bytes: 0, count: 0 };
    known.set(kind, of);
    if (of.count % EACH === 0 || of.bytes >= LARGE) of.bytes = measure(value);
    of.count += 1;
    return of.bytes;
  };
};
