const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
const tagOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

/** A text in single quotes. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A value as source text in one line. Equal values have equal texts. Throws for what has no literal. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) {
    if (typeof value !== 'function' && typeof value !== 'symbol') return String(value);
    throw new Error(`A test cannot hold a ${typeof value}.`);
  }
  // They may be of another realm.
  switch (tagOf(value)) {
    case 'Array':
      return `[${(value as unknown[]).map(textOf).join(', ')}]`;
    case 'Map':
      return `new Map(${textOf([...(value as Map<unknown, unknown>)])})`;
    case 'Set':
      return `new Set(${textOf([...(value as Set<unknown>)])})`;
    case 'Date':
      return `new Date(${(value as Date).getTime()})`;
    case 'Error':
      return `new Error(${quoted((value as Error).message)})`;
    case 'Object':
      return fieldsOf(value);
    default:
      throw new Error(`A test cannot hold ${tagOf(value)}.`);
  }
}

const fieldsOf = (value: object): string => {
  const fields = Object.entries(value).map(
    ([name, each]) => `${IDENTIFIER.test(name) ? name : quoted(name)}: ${textOf(each)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

/** The values of letters, one a line. */
export const letterValues = (values: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(values)
    .map(([letter, value]) => `  ${letter}: ${textOf(value)},\n`)
    .join('')}}`;
