/** Excel reads UTF-8 only with this mark at the beginning. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Prevents a spreadsheet from reading the cell as a formula. */
const quoted = (cell: string | number): string => {
  const text = String(cell);
  const safe = typeof cell === 'string' && /^[=+@\t\r]|^-(?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns rows as CSV. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n';
