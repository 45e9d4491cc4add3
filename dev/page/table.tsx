import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { valueOf, versionOf } from '../recording/lane.ts';
import { COLUMNS, ordered, TEXT, type Order } from './rows.ts';
import { $book, $filter, $growth, $opened, marbleChosen } from './model.ts';
import { clock, count, happened, preview } from './texts.ts';
import { Button, Dot } from './ui.tsx';
import styles from './page.module.css';

/** Rows at first, and with each request for more. */
const ROWS = 100;

/** The marbles behind the picture, with the same filter. */
export const MarbleTable = () => {
  const { book, filter, growth, opened, choose } = useUnit({
    book: $book,
    filter: $filter,
    growth: $growth,
    opened: $opened,
    choose: marbleChosen,
  });
  const [order, setOrder] = useState<Order>({ column: 'time', descending: true });
  const [shown, setShown] = useState(ROWS);
  const marbles = useMemo(() => (book && growth ? ordered(book, filter, order) : []), [book, filter, order, growth]);
  return (
    <>
      <table className={styles.table} aria-label={`Marbles, ${count(marbles.length)}`}>
        <thead>
          <tr>
            {COLUMNS.map((column) => {
              const isSorted = order.column === column;
              const descending = isSorted ? !order.descending : column === 'time';
              return (
                <th key={column} aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : 'none'}>
                  <button type="button" onClick={() => setOrder({ column, descending })}>
                    {column} {isSorted && (order.descending ? '↓' : '↑')}
                  </button>
                </th>
              );
            })}
            <th>version</th>
            <th>what</th>
            <th>value</th>
          </tr>
        </thead>
        <tbody>
          {marbles.slice(0, shown).map((marble) => (
            <tr key={marble.trace.id} data-opened={marble === opened}>
              <td>
                <button type="button" onClick={() => choose(marble)}>
                  {clock(marble.t)}
                </button>
              </td>
              <td>
                <Dot group={marble.lane.group} /> {marble.lane.group}
              </td>
              <td>{marble.lane.name}</td>
              <td>{TEXT.topic(marble)}</td>
              <td>{versionOf(marble.trace)?.seq}</td>
              <td>{happened(marble)}</td>
              <td>{valueOf(marble.trace) !== undefined && preview(valueOf(marble.trace), 120)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {marbles.length === 0 && <p className={styles.hint}>No marble passes the filter.</p>}
      {marbles.length > shown && (
        <Button onClick={() => setShown(shown + ROWS)}>Show more of {count(marbles.length)}</Button>
      )}
    </>
  );
};
