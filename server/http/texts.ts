/** A NUL, or half of a surrogate pair: PostgreSQL holds neither in a text or in jsonb. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Path of the first text (or name) within `value` that no database holds; undefined where all of them can be kept. */
export const unstorableText = (value: unknown, path: readonly string[] = []): string | undefined => {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    if (UNSTORABLE.test(name)) return path.join('.');
    const found = unstorableText(each, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
};
