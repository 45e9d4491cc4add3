import { useUnit } from 'effector-react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { $clock } from '../replay/model.ts';
import { Dot } from '../ui/dot.tsx';
import { useSlice } from '../ui/use-slice.ts';
import { causesOf } from './causes.ts';
import { ROW_PX } from './draw.ts';
import type { Marble } from './lane.ts';
import * as model from './model.ts';
import { indexOf, KEYS, type Key, type Row } from './rows.ts';
import { RULER_PX, usePicture } from './use-picture.ts';
import { usePointer, type Hit } from './use-pointer.ts';
import { count, lastPart, sentenceOf } from './texts.ts';
import styles from './lanes.module.css';

const ZOOM = 1.5;
const cellId = 'lanes-cell';
const rowId = (at: number) => `lanes-row-${at}`;
const isKey = (key: string): key is Key => KEYS.some((each) => each === key);

/** The picture: rows of lanes, and their marbles over time. Its keys make it a tree grid. */
export const Lanes = () => {
  const page = useUnit({
    rows: model.$rows,
    book: model.$book,
    growth: model.$growth,
    axis: model.$axis,
    cursor: model.$cursor,
    opened: model.$opened,
    interval: model.$interval,
    clock: $clock,
    toggleGroup: model.groupToggled,
    moveCursor: model.cursorMoved,
    placeCursor: model.cursorPlaced,
    open: model.marbleOpened,
    close: model.marbleClosed,
    follow: model.followToggled,
    pan: model.axisPanned,
    zoom: model.axisZoomed,
    fit: model.fitRequested,
    choose: model.intervalChosen,
    clear: model.intervalCleared,
    setEdge: model.intervalEdgeSet,
  });
  const { rows, book, growth, opened, cursor } = page;
  const [hit, setHit] = useState<Hit | null>(null);
  const { ref, onScroll, reveal, from, to } = useSlice(rows.length, ROW_PX);
  const lanes = useRef<HTMLCanvasElement>(null);
  const ruler = useRef<HTMLCanvasElement>(null);
  // The paint and later consequences of the opened marble come after it.
  const causes = useMemo(() => (book && opened && growth ? causesOf(book, opened) : null), [book, opened, growth]);
  const see = usePicture(lanes, ruler, {
    rows,
    from,
    to,
    book,
    causes,
    opened,
    axis: page.axis,
    nowMs: page.clock.nowMs,
    cursor: cursor?.marble ?? null,
    interval: page.interval,
  });
  const { onLanes, onRuler } = usePointer(lanes, ruler, {
    see,
    rows,
    from,
    clicked(row, marble) {
      page.placeCursor({ row, marble });
      if (marble) page.open(marble);
    },
    hovered: setHit,
    panned: (byMs, edgeMs) => page.pan({ byMs, edgeMs }),
    zoomed: (factor, aroundMs) => page.zoom({ factor, aroundMs }),
    chosen: page.choose,
  });

  const at = rows.findIndex(({ id }) => id === cursor?.row);
  useEffect(() => reveal(at, RULER_PX), [at, reveal]);

  const pressed = (event: KeyboardEvent) => {
    const { axis, nowMs } = see();
    const row = rows[at];
    const handled = (() => {
      if (event.altKey || event.ctrlKey || event.metaKey) return false;
      if (event.key === ' ') page.follow({ nowMs });
      else if (event.key === 'f') page.fit();
      else if (event.key === '+' || event.key === '=' || event.key === '-') {
        const factor = event.key === '-' ? ZOOM : 1 / ZOOM;
        page.zoom({ factor, aroundMs: cursor?.marble?.t ?? axis.toMs - axis.spanMs / 2 });
      } else if (event.key === ',' || event.key === '.') {
        page.pan({ byMs: (event.key === ',' ? -0.25 : 0.25) * axis.spanMs, edgeMs: axis.toMs });
      } else if (event.key === '[' || event.key === ']') page.setEdge({ edge: event.key === '[' ? 'from' : 'to' });
      else if (event.key === 'Escape') {
        if (page.interval) page.clear();
        else page.close();
      } else if (event.key === 'Enter') {
        if (row?.row === 'group') page.toggleGroup(row.group);
        else if (cursor?.marble) page.open(cursor.marble);
      } else if (row?.row === 'group' && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
        if (row.collapsed === (event.key === 'ArrowRight')) page.toggleGroup(row.group);
      } else if (isKey(event.key)) page.moveCursor({ key: event.key, atMs: Math.min(nowMs, axis.toMs) });
      else return false;
      return true;
    })();
    if (handled) event.preventDefault();
  };

  // The row of the cursor is there wherever the list is scrolled to: it is what a screen reader is at.
  const drawn = rows.slice(from, to).map((row, offset) => ({ row, at: from + offset }));
  if (at >= 0 && (at < from || at >= to)) drawn.push({ row: rows[at]!, at });
  const current = rows[at];
  return (
    <div className={styles.lanes}>
      <div className={styles.top} style={{ blockSize: RULER_PX }}>
        <div className={styles.corner}>Lane</div>
        <div className={styles.ruler}>
          <canvas ref={ruler} aria-hidden title="Drag to choose an interval. Turn the wheel to zoom." {...onRuler} />
        </div>
      </div>
      <div
        ref={ref}
        className={styles.scroll}
        onScroll={onScroll}
        role="treegrid"
        aria-label="Lanes of marbles"
        aria-rowcount={rows.length}
        aria-describedby="lanes-keys"
        aria-activedescendant={current ? (cursor?.marble ? cellId : rowId(at)) : undefined}
        tabIndex={0}
        onKeyDown={pressed}
      >
        <div className={styles.rows} style={{ blockSize: rows.length * ROW_PX }}>
          {drawn.map(({ row, at: index }) => (
            <Head
              key={row.id}
              row={row}
              at={index}
              isCurrent={index === at}
              said={index === at && cursor?.marble && row.row === 'lane' ? said(row, cursor.marble) : null}
              onClick={() => {
                page.placeCursor({ row: row.id, marble: null });
                if (row.row === 'group') page.toggleGroup(row.group);
              }}
            />
          ))}
          <div className={styles.picture} style={{ insetBlockStart: from * ROW_PX }}>
            <canvas ref={lanes} aria-hidden {...onLanes} />
            {hit && <Tip hit={hit} />}
          </div>
        </div>
        {rows.length === 0 && <p className={styles.empty}>{book ? 'No lane passes the filter.' : 'No marbles yet.'}</p>}
      </div>
      <p id="lanes-keys" className={styles.unseen}>
        Up and down: lanes. Left and right: marbles. Enter opens. Space stops and follows. Plus and minus zoom, F fits
        all. Comma and full stop move. Square brackets choose an interval.
      </p>
    </div>
  );
};

const said = (row: Extract<Row, { row: 'lane' }>, marble: Marble) =>
  `${sentenceOf(marble)}. ${count(indexOf(row.marbles, marble) + 1)} of ${count(row.marbles.length)}`;

interface HeadProps {
  row: Row;
  at: number;
  isCurrent: boolean;
  /** The marble under the cursor, for screen readers. */
  said: string | null;
  onClick: () => void;
}

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

const Tip = ({ hit }: { hit: Hit }) => (
  <div
    className={styles.tip}
    style={{ insetInlineStart: `clamp(4px, ${hit.x - 120}px, calc(100% - 370px))`, insetBlockStart: hit.y + 14 }}
    aria-hidden
  >
    {hit.count > 1 && <b>{count(hit.count)} marbles · </b>}
    {sentenceOf(hit.marble)}
  </div>
);
