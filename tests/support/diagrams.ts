import { isDeepStrictEqual } from 'node:util';

/** What TestScheduler compares: notifications with their columns, or the times of subscriptions. */
export interface Frame {
  frame?: number;
  notification?: { kind: string; value?: unknown; error?: unknown };
}

/** From here on, columns without anything are drawn as their number. */
const LONG = 20;

/** Two logs as diagrams under each other, with a line that says which value each letter is. Undefined for subscriptions. */
export function diagrams(expected: readonly Frame[], actual: readonly Frame[]): string | undefined {
  if ([...expected, ...actual].some(({ notification }) => !notification)) return undefined;
  const legend = new Map<string, unknown>();
  const [above, below] = [expected, actual].map((log) => cellsOf(log, legend)) as [Cells, Cells];
  const lines = ['', ''];
  const columns = [...new Set([...above.keys(), ...below.keys()])].sort((one, other) => one - other);
  let next = 0;
  for (const column of columns) {
    const gap = column - next;
    const between = gap >= LONG ? ` ${gap}ms ` : '-'.repeat(Math.max(0, gap));
    const cells = [above, below].map((log) => log.get(column));
    const width = Math.max(...cells.map((cell) => cell?.length ?? 1));
    cells.forEach((cell, index) => {
      const isOver = /[|#]\)? *$/.test(lines[index]!);
      lines[index] += isOver ? ' '.repeat(between.length + width) : between + (cell ?? '-').padEnd(width);
    });
    next = column + 1;
  }
  const values = [...legend].map(([letter, value]) => `  ${letter} = ${written(value)}`);
  return [`expected  ${lines[0]}`, `actual    ${lines[1]}`, ...values].map((line) => line.trimEnd()).join('\n');
}

type Cells = Map<number, string>;

/** What a diagram has in each column: `a`, or `(ab|)` for several at once. */
function cellsOf(log: readonly Frame[], legend: Map<string, unknown>): Cells {
  const letters = new Map<number, string>();
  for (const { frame = 0, notification } of log)
    letters.set(frame, (letters.get(frame) ?? '') + letterOf(notification!, legend));
  return new Map([...letters].map(([frame, said]) => [frame, [...said].length > 1 ? `(${said})` : said]));
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function letterOf({ kind, value, error }: NonNullable<Frame['notification']>, legend: Map<string, unknown>): string {
  if (kind === 'C') return '|';
  if (kind === 'E') {
    if (error !== 'error') legend.set('#', error);
    return '#';
  }
  if (typeof value === 'string' && /^[^-\s|#()]$/.test(value)) return value;
  const known = [...legend].find(([letter, each]) => letter !== '#' && isDeepStrictEqual(each, value));
  if (known) return known[0];
  const letter = [...ALPHABET].find((each) => !legend.has(each)) ?? '?';
  legend.set(letter, value);
  return letter;
}

const written = (value: unknown): string =>
  value instanceof Error ? String(value) : (JSON.stringify(value) ?? String(value));
