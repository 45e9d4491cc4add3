import { useUnit } from 'effector-react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { preview } from '../inspect/value.ts';
import { clockLabel } from '../lanes/axis.ts';
import { valueOf, versionOf, type Marble } from '../lanes/lane.ts';
import { $book, $filter, $growth, $opened, marbleShown } from '../lanes/model.ts';
import { count, happened } from '../lanes/texts.ts';
import { Dot } from '../ui/dot.tsx';
import { useSlice } from '../ui/use-slice.ts';
import { COLUMNS, ordered, type Column, type Order } from './order.ts';
import styles from './table.module.css';

const ROW_PX = 26;
const PAGE = 10;
const TITLES: Record<Column, string> = { time: 'Time', group: 'Group', name: 'Name', topic: 'Topic' };

/** How many rows a key moves the cursor. */
const stepOf = (key: string, rows: number): number | undefined => {
  const steps: Record<string, number> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -PAGE,
    PageDown: PAGE,
    Home: -rows,
    End: rows,
  };
  return steps[key];
};

/** The marbles behind the picture, with the same filter. */
export const MarbleTable = () => {
  const { book, filter, growth, opened, show } = useUnit({
    book: $book,
    filter: $filter,
    growth: $growth,
    opened: $opened,
    show: marbleShown,
  });
  const [order, setOrder] = useState<Order>({ column: 'time', descending: true });
  const [current, setCurrent] = useState<Marble | null>(opened);
  const rows = useMemo(() => (book && growth ? ordered(book, filter, order) : []), [book, filter, order, growth]);
  const { ref, onScroll, reveal, from, to } = useSlice(rows.length, ROW_PX);
  const at = current ? rows.indexOf(current) : -1;
  useEffect(() => {
    if (current) reveal(at, ROW_PX);
    // Only when the keyboard moves: new rows must not scroll the list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current]);

  const pressed = (event: KeyboardEvent) => {
    const step = stepOf(event.key, rows.length);
    if (step !== undefined) setCurrent(rows[Math.min(rows.length - 1, Math.max(0, at + step))] ?? null);
    else if (event.key === 'Enter' && current) show(current);
    else return;
    event.preventDefault();
  };

  const drawn = rows.slice(from, to).map((marble, offset) => ({ marble, index: from + offset }));
  if (current && at >= 0 && (at < from || at >= to)) drawn.push({ marble: current, index: at });
  return (
    <div
      ref={ref}
      className={styles.table}
      onScroll={onScroll}
      role="grid"
      aria-label={`Marbles, ${count(rows.length)}`}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={at >= 0 ? `table-row-${at}` : undefined}
      tabIndex={0}
      onKeyDown={pressed}
    >
      <Heads order={order} onOrder={setOrder} />
      <div className={styles.rows} role="rowgroup" style={{ blockSize: rows.length * ROW_PX }}>
        {drawn.map(({ marble, index }) => (
          <Row
            key={marble.trace.id}
            marble={marble}
            index={index}
            isOpened={marble === opened}
            isCurrent={marble === current}
            onClick={() => {
              setCurrent(marble);
              show(marble);
            }}
          />
        ))}
      </div>
      {rows.length === 0 && <p className={styles.empty}>No marble passes the filter.</p>}
    </div>
  );
};

/** The titles of the columns; four of them sort. */
const Heads = ({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) => (
  <div role="row" aria-rowindex={1} className={styles.heads}>
    {COLUMNS.map((column) => {
      const isSorted = order.column === column;
      return (
        <div
          key={column}
          role="columnheader"
          aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : 'none'}
        >
          <button
            type="button"
            onClick={() => onOrder({ column, descending: isSorted ? !order.descending : column === 'time' })}
          >
            {TITLES[column]}
            {isSorted && (order.descending ? <ArrowDown size={13} aria-hidden /> : <ArrowUp size={13} aria-hidden />)}
          </button>
        </div>
      );
    })}
    <div role="columnheader">Version</div>
    <div role="columnheader">What</div>
    <div role="columnheader">Value</div>
  </div>
);

interface RowProps {
  marble: Marble;
  index: number;
  isOpened: boolean;
  isCurrent: boolean;
  onClick: () => void;
}

const Row = ({ marble, index, isOpened, isCurrent, onClick }: RowProps) => (
  <div
    id={`table-row-${index}`}
    role="row"
    aria-rowindex={index + 2}
    aria-selected={isOpened}
    data-current={isCurrent || undefined}
    className={styles.row}
    style={{ insetBlockStart: index * ROW_PX, blockSize: ROW_PX }}
    onClick={onClick}
  >
    <div role="gridcell">{clockLabel(marble.t, 1)}</div>
    <div role="gridcell">
      <Dot group={marble.lane.group} />
      {marble.lane.group}
    </div>
    <div role="gridcell" title={marble.lane.name}>
      {marble.lane.name}
    </div>
    <div role="gridcell">{marble.topic ? `${marble.topic.feed} ${marble.topic.key}` : ''}</div>
    <div role="gridcell">{versionOf(marble.trace)?.seq ?? ''}</div>
    <div role="gridcell">{happened(marble)}</div>
    <div role="gridcell" className={styles.value}>
      {valueOf(marble.trace) === undefined ? '' : preview(valueOf(marble.trace), 120)}
    </div>
  </div>
);
