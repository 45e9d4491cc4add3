/** Excel reads UTF-8 only with this mark at the beginning. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A number written as text, such as an amount. It stays a number; every other text is guarded. */
interface Figure {
  readonly figure: string;
}
export const figure = (text: string): Figure => ({ figure: text });

export type Cell = string | number | Figure;

/** A spreadsheet runs a text that begins like a formula, and rounds one of many digits. */
const GUARDED = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]|^\d{12,}$/u;

const textOf = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.figure;
  const text = GUARDED.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Returns rows as CSV. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(textOf).join(',')}\r\n`).join('');

/** `2026-11-23 18:05:09` at this offset from UTC, which spreadsheets read as a time. */
export const csvTime = (atMs: number, offsetMinutes: number): string =>
  new Date(atMs + offsetMinutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');

/** The title of a column of times: `Time (GMT+8:00)`. */
export const timeTitle = (title: string, offsetMinutes: number): string => {
  const size = Math.abs(offsetMinutes);
  const zone = `GMT${offsetMinutes < 0 ? '-' : '+'}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
  return `${title} (${zone})`;
};
