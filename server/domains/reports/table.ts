import { BYTE_ORDER_MARK, csvOf, figure, type Cell } from '../../shared/csv.ts';
import { decimal } from '../../shared/decimal.ts';

/** A column of figures: counts, or money in minor units. */
export interface Column<F> {
  title: string;
  of: (figures: F) => number;
  isMoney?: boolean;
  /** Left out of the table where all its figures are zero. A CSV always has it, so that files have the same columns. */
  isRare?: boolean;
}

/** A report as its endpoint answers it. */
export interface Report<F> {
  name: string;
  from: string;
  to: string;
  timeZone: string;
  currency: string;
  exponent: number;
  rows: readonly (F & { key: string; name: string | null })[];
  total: F;
}

const grouped = (text: string): string => text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/** A table for the terminal: aligned, with the digits of the currency, thousands apart, and a line of totals. */
export const tableOf = <F>(title: string, first: string, columns: readonly Column<F>[], report: Report<F>): string => {
  const { name, from, to, timeZone, currency, exponent, rows, total } = report;
  const shown = columns.filter(({ isRare, of }) => !isRare || [...rows, total].some((figures) => of(figures) !== 0));
  const cellsOf = (key: string, figures: F): string[] => [
    key,
    ...shown.map(({ of, isMoney }) => grouped(decimal(of(figures), isMoney ? exponent : 0))),
  ];
  const body = rows.map((row) => cellsOf(row.name === null ? row.key : `${row.key} ${row.name}`, row));
  const lines = [[first, ...shown.map((column) => column.title)], ...body, cellsOf('total', total)];
  const widths = lines[0]!.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  const printed = lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '),
  );
  const rule = '-'.repeat(printed[0]!.length);
  return [
    `${title} of ${name}, ${from} to ${to} (${timeZone}), money in ${currency}`,
    printed[0],
    ...printed.slice(1, -1),
    rule,
    printed.at(-1),
  ].join('\n');
};

/** The report as CSV, all columns, its last line the totals. The end of the last line is left to whoever prints it. */
export const reportCsv = <F>(first: string, columns: readonly Column<F>[], report: Report<F>): string => {
  const { currency, exponent, rows, total } = report;
  const titles = columns.map(({ title, isMoney }) => (isMoney ? `${title} ${currency}` : title));
  const lineOf = (key: string, name: string, figures: F): Cell[] => [
    key,
    name,
    ...columns.map(({ of, isMoney }) => (isMoney ? figure(decimal(of(figures), exponent)) : of(figures))),
  ];
  const csv = csvOf([
    [first, 'name', ...titles],
    ...rows.map((row) => lineOf(row.key, row.name ?? '', row)),
    lineOf('total', '', total),
  ]);
  return BYTE_ORDER_MARK + csv.slice(0, -1);
};
