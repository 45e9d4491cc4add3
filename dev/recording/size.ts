const PER_VALUE = 16;
/** Values beyond these are not counted, but estimated from those that were. */
const MAX_VALUES = 2_000;
/** Of messages of one kind, each this many is measured. */
const EACH = 64;
/** Each one of this size is measured. */
const LARGE = 4_096;

/** About how many bytes a value takes. */
const measure = (value: unknown): number => {
  let seen = 0;
  let left = 0;
  const visit = (each: unknown): number => {
    if (seen >= MAX_VALUES) {
      left += 1;
      return 0;
    }
    seen += 1;
    if (typeof each === 'string') return PER_VALUE + each.length;
    if (typeof each !== 'object' || each === null) return PER_VALUE;
    const values: unknown[] = Array.isArray(each)
      ? each
      : each instanceof Map
        ? [...each.values()]
        : each instanceof Set
          ? [...each]
          : Object.values(each);
    return values.reduce<number>((sum, inner) => sum + PER_VALUE + visit(inner), PER_VALUE);
  };
  const bytes = visit(value);
  return Math.ceil((bytes * (seen + left)) / Math.max(1, seen));
};

/** Estimates sizes. Thousands of small messages a second are not measured one by one. */
export const sizes = () => {
  const known = new Map<string, { bytes: number; count: number }>();
  return (kind: string, value: unknown): number => {
    let of = known.get(kind);
    if (!of) known.set(kind, (of = { bytes: 0, count: 0 }));
    if (of.count % EACH === 0 || of.bytes >= LARGE) of.bytes = measure(value);
    of.count += 1;
    return of.bytes;
  };
};
