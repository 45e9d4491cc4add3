/** A cache that evicts the least recently used value. */
export interface Lru<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  readonly size: number;
}

/** Creates a cache of at most `limit` values. A Map's order is the order of last use. */
export function createLru<T>(limit: number): Lru<T> {
  const kept = new Map<string, T>();
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, value);
      if (kept.size > limit) kept.delete(kept.keys().next().value!);
    },
    get size() {
      return kept.size;
    },
  };
}
