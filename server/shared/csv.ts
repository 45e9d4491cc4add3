import { clockAt, offsetAt } from '../../contract/time-zone.ts';

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

/** `2026-11-23 18:05:09` in a time zone, which spreadsheets read as a time. */
export const csvTime = (atMs: number, timeZone: string): string =>
  new Date(clockAt(timeZone, atMs)).toISOString().slice(0, 19).replace('T', ' ');

/** Names of zones without summer time that no reader knows: their offset says more. */
const OFFSET_ZONE = /^(UTC$|Etc\/)/;

/** The title of a column of times: `Time (Asia/Tokyo)`, or `Time (GMT+8:00)` of a zone that is only an offset. */
export const timeTitle = (title: string, timeZone: string): string => {
  if (!OFFSET_ZONE.test(timeZone)) return `${title} (${timeZone})`;
  const offset = offsetAt(timeZone, 0);
  const size = Math.abs(offset);
  const zone = `GMT${offset < 0 ? '-' : '+'}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
  return `${title} (${zone})`;
};
