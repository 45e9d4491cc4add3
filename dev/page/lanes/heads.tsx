import { useUnit } from 'effector-react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Dot } from '../ui/dot.tsx';
import { ROW_PX } from './draw.ts';
import type { Marble } from './lane.ts';
import * as model from './model.ts';
import { indexOf, type Row } from './rows.ts';
import { count, lastPart, sentenceOf } from './texts.ts';
import styles from './lanes.module.css';

export const cellId = 'lanes-cell';
export const rowId = (at: number) => `lanes-row-${at}`;

/** The rows in view, with their places. The row of the cursor is there in any case: it is what a screen reader is at. */
const drawnOf = (rows: readonly Row[], from: number, to: number, at: number) => {
  const drawn = rows.slice(from, to).map((row, offset) => ({ row, at: from + offset }));
  if (at >= 0 && (at < from || at >= to)) drawn.push({ row: rows[at]!, at });
  return drawn;
};

const said = (row: Extract<Row, { row: 'lane' }>, marble: Marble) =>
  `${sentenceOf(marble)}. ${count(indexOf(row.marbles, marble) + 1)} of ${count(row.marbles.length)}`;

/** The heads of the rows in view. `at`: the place of the cursor's row. */
export const Heads = ({ from, to, at }: { from: number; to: number; at: number }) => {
  const page = useUnit({
    rows: model.$rows,
    cursor: model.$cursor,
    placeCursor: model.cursorPlaced,
    toggleGroup: model.groupToggled,
  });
  const marble = page.cursor?.marble;
  return drawnOf(page.rows, from, to, at).map(({ row, at: index }) => (
    <Head
      key={row.id}
      row={row}
      at={index}
      isCurrent={index === at}
      said={index === at && marble && row.row === 'lane' ? said(row, marble) : null}
      onClick={() => {
        page.placeCursor({ row: row.id, marble: null });
        if (row.row === 'group') page.toggleGroup(row.group);
      }}
    />
  ));
};

interface HeadProps {
  row: Row;
  at: number;
  isCurrent: boolean;
  /** The marble under the cursor, for screen readers. */
  said: string | null;
  onClick: () => void;
}

/** The row of a group, or of a lane. */
const Head = ({ row, at, isCurrent, said: sentence, onClick }: HeadProps) => {
  const isGroup = row.row === 'group';
  return (
    <div
      id={rowId(at)}
      role="row"
      aria-level={isGroup ? 1 : 2}
      aria-rowindex={at + 1}
      aria-expanded={isGroup ? !row.collapsed : undefined}
      className={styles.row}
      data-group={isGroup || undefined}
      data-current={isCurrent || undefined}
      style={{ insetBlockStart: at * ROW_PX, blockSize: ROW_PX }}
    >
      <div role="rowheader" className={styles.head} title={isGroup ? undefined : row.lane.name} onClick={onClick}>
        {isGroup ? (
          <>
            {row.collapsed ? <ChevronRight size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
            <span className={styles.name}>{row.group}</span>
            <span className={styles.count}>{row.lanes}</span>
          </>
        ) : (
          <>
            <Dot group={row.group} />
            <span className={styles.unseen}>{row.lane.name}</span>
            <LaneName name={row.lane.name} />
            <span className={styles.count}>{count(row.marbles.length)}</span>
          </>
        )}
      </div>
      {sentence !== null && (
        <span role="gridcell" id={cellId} className={styles.unseen}>
          {sentence}
        </span>
      )}
    </div>
  );
};

/** The name in two parts, of which only the first is cut. Screen readers have it whole. */
const LaneName = ({ name }: { name: string }) => {
  const last = lastPart(name);
  return (
    <span className={styles.name} aria-hidden>
      <span className={styles.way}>{name.slice(0, name.length - last.length)}</span>
      <span className={styles.last}>{last}</span>
    </span>
  );
};
