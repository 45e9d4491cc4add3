/** NUL and lone surrogates: PostgreSQL stores neither in text or jsonb. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Returns the path of the first text or name within `value` that PostgreSQL cannot store, or undefined. */
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
