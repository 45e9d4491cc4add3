import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { $clock } from '../replay/model.ts';
import { useSlice } from '../ui/use-slice.ts';
import { causesOf } from './causes.ts';
import { ROW_PX } from './draw.ts';
import * as model from './model.ts';
import { cellId, Heads, rowId } from './heads.tsx';
import { useKeys } from './use-keys.ts';
import { RULER_PX, usePicture } from './use-picture.ts';
import { usePointer, type Hit } from './use-pointer.ts';
import { count, sentenceOf } from './texts.ts';
import styles from './lanes.module.css';

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
    placeCursor: model.cursorPlaced,
    open: model.marbleOpened,
    pan: model.axisPanned,
    zoom: model.axisZoomed,
    choose: model.intervalChosen,
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

  const pressed = useKeys(see);
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
          <Heads from={from} to={to} at={at} />
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
