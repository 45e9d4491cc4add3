const WIDTH = 120;
const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
const INDENT = '  ';

const tagOf = (value: unknown): string => Object.prototype.toString.call(value);

/** A text in single quotes, or in double ones where that needs fewer escapes, as the formatter writes it. */
export const quoted = (text: string): string => {
  const json = JSON.stringify(text);
  const inner = json.slice(1, -1).replaceAll('\\"', '"');
  const singles = text.split("'").length - 1;
  const doubles = text.split('"').length - 1;
  return singles > doubles ? `"${inner.replaceAll('"', '\\"')}"` : `'${inner.replaceAll("'", "\\'")}'`;
};

const keyOf = (name: string): string => (IDENTIFIER.test(name) ? name : quoted(name));

const numberText = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

/** A list: what stands before it, between and after it. */
interface List {
  open: string;
  parts: readonly Part[];
  close: string;
  /** Whether it is broken into lines even if it fits. */
  breaks: boolean;
  /** Numbers fill the lines. */
  fills: boolean;
  /** Spaces inside the brackets, as in objects. */
  spaced: boolean;
}
interface Part {
  prefix: string;
  value: unknown;
}

function listOf(value: object): List | null {
  const list = (open: string, parts: readonly Part[], close: string, rest: Partial<List> = {}): List => ({
    ...{ open, parts, close, breaks: false, fills: false, spaced: false },
    ...rest,
  });
  const bare = (each: unknown): Part => ({ prefix: '', value: each });
  switch (tagOf(value)) {
    case '[object Array]': {
      const all = value as unknown[];
      return list('[', all.map(bare), ']', {
        breaks: isMatrix(all),
        fills: all.length > 1 && all.every((each) => typeof each === 'number'),
      });
    }
    case '[object Object]':
      return list(
        '{',
        Object.entries(value).map(([name, each]) => ({ prefix: `${keyOf(name)}: `, value: each as unknown })),
        '}',
        { spaced: true },
      );
    default:
      return null;
  }
}

/** The formatter always breaks a list of several objects, or of several lists, that each have more than one element. */
function isMatrix(all: readonly unknown[]): boolean {
  const sizes = (tag: string) => all.every((each) => tagOf(each) === tag && Object.keys(each as object).length > 1);
  return all.length > 1 && (sizes('[object Object]') || sizes('[object Array]'));
}

/** A value as source text in one line. Equal values have equal texts. Throws for what has no literal. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'object') {
    const tag = tagOf(value);
    if (tag === '[object Map]') return `new Map(${textOf([...(value as Map<unknown, unknown>)])})`;
    if (tag === '[object Set]') return `new Set(${textOf([...(value as Set<unknown>)])})`;
    if (tag === '[object Date]') return `new Date(${(value as Date).getTime()})`;
    if (tag === '[object Error]') return `new Error(${quoted((value as Error).message)})`;
    const list = listOf(value);
    if (list) {
      const inner = list.parts.map(({ prefix, value: each }) => prefix + textOf(each)).join(', ');
      const space = list.spaced && inner !== '' ? ' ' : '';
      return list.open + space + inner + space + list.close;
    }
  }
  throw new Error(`A test cannot hold ${tagOf(value)}.`);
}

/**
 * The same over several lines where it is too long, as the formatter breaks it. `used` is how many characters stand before it
 * on its line, and `after` how many must follow it there.
 */
export function literal(value: unknown, indent: string, used: number, after = 1): string {
  const inLine = textOf(value);
  const fits = used + inLine.length + after <= WIDTH;
  if (typeof value !== 'object' || value === null) return inLine;
  const tag = tagOf(value);
  if (tag === '[object Map]' || tag === '[object Set]') {
    const all = [...(value as Iterable<unknown>)];
    const open = tag === '[object Map]' ? 'new Map(' : 'new Set(';
    return fits && !breaksInside(all) ? inLine : `${open}${literal(all, indent, used + open.length, after + 1)})`;
  }
  const list = listOf(value);
  if (!list || (fits && !breaksInside(value))) return inLine;
  const inner = indent + INDENT;
  const lines = list.fills
    ? filled(
        list.parts.map((part) => textOf(part.value)),
        inner,
      )
    : list.parts.map(({ prefix, value: each }) => {
        const start = inner + prefix;
        const isLong = typeof each === 'string' && start.length + textOf(each).length + 1 > WIDTH;
        // A long text goes to a line of its own, after its name.
        if (isLong && prefix !== '') return `${start.trimEnd()}\n${inner}${INDENT}${textOf(each)},`;
        return `${start}${literal(each, inner, start.length)},`;
      });
  return `${list.open}\n${lines.join('\n')}\n${indent}${list.close}`;
}

const breaksInside = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const tag = tagOf(value);
  if (tag === '[object Map]' || tag === '[object Set]') return breaksInside([...(value as Iterable<unknown>)]);
  const list = listOf(value);
  return list !== null && (list.breaks || list.parts.some((part) => breaksInside(part.value)));
};

function filled(texts: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + text.length + 2 <= WIDTH) lines[lines.length - 1] = `${last} ${text},`;
    else lines.push(`${indent}${text},`);
  }
  return lines;
}
