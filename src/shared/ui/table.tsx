import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers, aligned to the end of the line. */
  figure?: boolean;
  /** Row actions: buttons with their own names. Only screen readers get the column's title. */
  action?: boolean;
  /** Where it stands in a row of two lines: at the beginning or the end of the first line, below its title, or nowhere; else in the second. */
  phone?: 'first' | 'end' | 'titled' | 'none';
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Where it does not fit, each row is two lines instead of a card. */
  twoLines?: boolean;
}

/** A table that becomes a list of cards when it does not fit. */
export const Table = <Row,>({ caption, columns, rows, rowKey, twoLines }: Props<Row>) => (
  <table className={styles.table} data-two-lines={twoLines || undefined}>
    <caption className={styles.unseen}>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.key} scope="col" data-figure={column.figure || undefined}>
            {column.action ? <span className={styles.unseen}>{column.title}</span> : column.title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map((column) => (
            <td
              key={column.key}
              data-title={column.action ? undefined : column.title}
              data-phone={column.phone}
              data-figure={column.figure || column.action || undefined}
            >
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
