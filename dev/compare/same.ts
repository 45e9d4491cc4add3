const tagOf = (value: unknown): string => Object.prototype.toString.call(value);

/** Functions and instances, such as a connection, are made anew in each session. */
function isMade(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (tagOf(value) !== '[object Object]') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== null && Object.getPrototypeOf(prototype) !== null;
}

/** What tells an object from another of its kind. */
const partsOf = (value: object): Record<string, unknown> => {
  switch (tagOf(value)) {
    case '[object Map]':
    case '[object Set]':
      return { ...[...(value as Iterable<unknown>)] };
    case '[object Date]':
      return { time: (value as Date).getTime() };
    case '[object Error]':
      return { name: (value as Error).name, message: (value as Error).message };
    default:
      return value as Record<string, unknown>;
  }
};

/**
 * Whether two values are equal, by shape: they may be of two realms. A field that is undefined is as one that is absent, and
 * any function or instance as any other.
 */
export function same(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (isMade(left) || isMade(right)) return isMade(left) && isMade(right);
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (tagOf(left) !== tagOf(right)) return false;
  const [one, other] = [partsOf(left), partsOf(right)];
  return Object.keys({ ...one, ...other }).every((name) => same(one[name], other[name]));
}
