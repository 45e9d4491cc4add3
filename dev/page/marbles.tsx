import { useUnit } from 'effector-react';
import { firstAt, type Marble } from './book.ts';
import type { Causes } from './causes.ts';
import { clustersOf, type Row } from './rows.ts';
import { marbleOpened } from './model.ts';
import { count, labelOf, sentenceOf } from './texts.ts';
import { colourOf } from './ui.tsx';
import styles from './page.module.css';

export const ROW_PX = 28;
export const HEADS_PX = 190;
/** Marbles nearer than this become a bar. */
const GAP_PX = 14;
/** A label needs this much before the next marble. */
const LABEL_PX = 40;

interface Picture {
  /** The moment at the left end of the picture. */
  begin: number;
  pxPerMs: number;
  now: number;
  /** What is in view, in pixels. */
  left: number;
  width: number;
}

/** The marbles of a lane that are in view. They are for the pointer; the head of the lane and the table are for the keyboard. */
export const Marbles = ({
  row: { group, marbles },
  begin,
  pxPerMs,
  now,
  left,
  width,
}: Picture & { row: Extract<Row, { marbles: unknown }> }) => {
  const open = useUnit(marbleOpened);
  const xOf = (t: number) => (t - begin) * pxPerMs;
  const timeAt = (x: number) => begin + x / pxPerMs;
  const clusters = clustersOf(marbles, timeAt(left - GAP_PX), timeAt(left + width + GAP_PX), GAP_PX / pxPerMs);
  return (
    <div className={styles.marbles} style={{ ...colourOf(group), insetInlineStart: HEADS_PX }} aria-hidden>
      {clusters.map(({ first, fromMs, toMs, count: together, bad }, at) => {
        const marble = marbles[first]!;
        const x = xOf(fromMs);
        if (together > 1) {
          const inlineSize = (toMs - fromMs) * pxPerMs + GAP_PX;
          return (
            <span
              key={marble.trace.id}
              className={styles.bar}
              data-bad={bad}
              style={{ insetInlineStart: x - GAP_PX / 2, inlineSize }}
              title={`${count(together)} marbles`}
              onClick={({ nativeEvent: { offsetX } }) => {
                const nearest = firstAt(marbles, fromMs + (offsetX - GAP_PX / 2) / pxPerMs);
                open(marbles[Math.min(nearest, first + together - 1)]!);
              }}
            >
              {inlineSize > 24 && count(together)}
            </span>
          );
        }
        const next = clusters[at + 1];
        const room = (next ? xOf(next.fromMs) : left + width) - x - GAP_PX * 1.5;
        return (
          <span key={marble.trace.id} className={styles.at} style={{ insetInlineStart: x }}>
            {marble.trace.lane !== 'stream' && marble.look === 'begin' && (
              <i
                className={styles.call}
                data-bad={marble.result?.look === 'bad'}
                style={{ inlineSize: ((marble.result?.t ?? now) - marble.t) * pxPerMs }}
              />
            )}
            <span
              className={styles.marble}
              data-look={marble.look}
              data-hollow={marble.look === 'begin' || group === 'Frames out'}
              title={sentenceOf(marble)}
              onClick={() => open(marble)}
            />
            {room > LABEL_PX && <small style={{ maxInlineSize: room }}>{labelOf(marble)}</small>}
          </span>
        );
      })}
    </div>
  );
};

interface Overlay extends Picture {
  causes: Causes;
  rows: readonly Row[];
  opened: Marble | null;
}

/** Lines from each cause to what it caused, over the lanes that are shown. */
export const CausesOverlay = ({ causes, rows, opened, begin, pxPerMs, left, width }: Overlay) => {
  const rowOf = new Map(rows.map((row, at) => ['lane' in row ? row.lane : null, at]));
  const placeOf = (marble: Marble | undefined) => {
    const row = marble && rowOf.get(marble.lane);
    return row === undefined ? null : { x: (marble!.t - begin) * pxPerMs - left, y: (row + 0.5) * ROW_PX };
  };
  return (
    <svg
      className={styles.causes}
      aria-hidden
      style={{ insetInlineStart: HEADS_PX + left, inlineSize: width, blockSize: rows.length * ROW_PX }}
    >
      {causes.steps.map(({ marble, before }) => {
        const [to, from] = [placeOf(marble), placeOf(before?.marble)];
        if (!to) return null;
        return (
          <g key={marble.trace.id} data-opened={marble === opened}>
            {from && <path d={`M${from.x} ${from.y} C${to.x} ${from.y} ${from.x} ${to.y} ${to.x} ${to.y}`} />}
            <circle cx={to.x} cy={to.y} r={9} />
          </g>
        );
      })}
    </svg>
  );
};
