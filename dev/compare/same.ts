const tagOf = (value: unknown): string => Object.prototype.toString.call(value);

/** Functions and instances, such as a connection, are made anew in each session. */
function isMade(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (tagOf(value) !== '[object Object]') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== null && Object.getPrototypeOf(prototype) !== null;
}

/**
 * Whether two values are equal, by shape: they may be of two realms. A field that is undefined is as one that is absent, and
 * any function or instance as any other.
 */
export function same(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (isMade(left) || isMade(right)) return isMade(left) && isMade(right);
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const tag = tagOf(left);
  if (tag !== tagOf(right)) return false;
  switch (tag) {
    case '[object Array]':
      return sameLists(left as unknown[], right as unknown[]);
    case '[object Map]':
    case '[object Set]':
      return sameLists([...(left as Iterable<unknown>)], [...(right as Iterable<unknown>)]);
    case '[object Date]':
      return Object.is((left as Date).getTime(), (right as Date).getTime());
    case '[object Error]':
      return (left as Error).name === (right as Error).name && (left as Error).message === (right as Error).message;
    default:
      return sameFields(left as Record<string, unknown>, right as Record<string, unknown>);
  }
}

const sameLists = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.length === right.length && left.every((each, index) => same(each, right[index]));

const sameFields = (left: Record<string, unknown>, right: Record<string, unknown>): boolean =>
  [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) => same(left[name], right[name]));
